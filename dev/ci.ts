import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { frontEndsIn } from '@ethereal/areas/repository';
import { ROOT, succeeds } from './ci/command.ts';
import { add, afterSecondRun, type Counts, countsOf, failedFiles, type Report } from './ci/counts.ts';
import { oversized } from './ci/sizes.ts';
import { createProgress } from './site/progress.ts';

const REPORT = join(ROOT, '.cache/ci-tests.json');

const progress = createProgress(console.log);
const script = (name: string) => () => succeeds('npm', ['run', '--silent', name]);

const results: Counts[] = [
  await check('Style (biome)', script('lint')),
  await check('Words', script('words')),
  await check('Types (tsc)', script('types')),
  await check('Boundaries (dependency-cruiser)', script('boundaries')),
  await check('Dead code (knip)', script('dead-code')),
  await check('Regular expressions (recheck)', script('regexes')),
];
for (const area of frontEndsIn(ROOT)) {
  results.push(await check(`Production build of ${area}`, () => succeeds('npm', ['run', 'build'], join(ROOT, area))));
}
results.push(await check('Size of the front-ends', async () => oversized().length === 0));

const tests = await progress.step('Tests (npm test)', runTests);
const { passed, failed } = add([...results, tests]);
if (tests.passed === 0) console.log('No test ran.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || tests.passed === 0 ? 1 : 0);

/** One check counts as one test. */
async function check(name: string, work: () => Promise<boolean>): Promise<Counts> {
  const good = await progress.step(name, work);
  if (!good) console.log(`✗ ${name} failed`);
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 };
}

/** Files that failed are run once more when all else is over: what a busy neighbour spoilt passes then, a fault does not. */
async function runTests(): Promise<Counts> {
  const first = await runVitest([]);
  const spoilt = failedFiles(first.report);
  if (first.counts.failed === 0 || spoilt.length === 0) return first.counts;
  console.log(`Once more, alone: ${spoilt.join(', ')}`);
  const second = await runVitest(spoilt);
  return afterSecondRun(first.counts, second.counts);
}

async function runVitest(files: string[]): Promise<{ counts: Counts; report: Report | undefined }> {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const good = await succeeds('npm', ['test', '--', ...reporters, ...files]);
  const report = readReport();
  const counts = countsOf(report);
  return { counts: { ...counts, failed: good ? counts.failed : Math.max(1, counts.failed) }, report };
}

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return undefined;
  }
}
