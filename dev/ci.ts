import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { frontEndsIn } from '@ethereal/areas/repository';
import pLimit from 'p-limit';
import { collect, type Outcome, ROOT, runCheck, succeeds } from './ci/command.ts';
import { add, type Counts, countsOf, type Report } from './ci/counts.ts';
import { oversized } from './ci/sizes.ts';
import { createProgress } from './site/progress.ts';

const REPORT = join(ROOT, '.cache/ci-tests.json');

const progress = createProgress(console.log);
const script = (name: string, cwd?: string) => () => collect('npm', ['run', '--silent', name], cwd);
const build = (area: string) => check(`Production build of ${area}`, script('build', join(ROOT, area)));

// The slowest checks come first, so that the last one does not run alone for long.
const CHECKS = [
  check('Regular expressions (recheck)', script('regexes')),
  check('Types (tsc)', script('types')),
  check('Style (biome)', script('lint')),
  check('Boundaries (dependency-cruiser)', script('boundaries')),
  check('Dead code (knip)', script('dead-code')),
  check('Words', script('words')),
  check('Commits', script('commits')),
  ...frontEndsIn(ROOT).map(build),
];

const checks = await pLimit(availableParallelism()).map(CHECKS, (run) => run());
const sizes = await check('Size of the front-ends', sizesOfFrontEnds)();
const tests = await progress.step('Tests (npm test)', () => runTests('test'));
const kills = await progress.step('Killed services (npm run test:kills)', () => runTests('test:kills'));
// `--site` adds every browser test, as the workflows do.
const site = process.argv.includes('--site')
  ? [await progress.step('Browser tests (npm run test:site)', () => runTests('test:site'))]
  : [];

const { passed, failed } = add([...checks, sizes, tests, kills, ...site]);
const isEmpty = [tests, kills, ...site].some((run) => run.passed === 0);
if (isEmpty) console.log('No test ran.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || isEmpty ? 1 : 0);

/** Returns a check that counts as one test and prints its output when it fails. */
function check(name: string, work: () => Promise<Outcome>): () => Promise<Counts> {
  return async () => ((await runCheck(progress, name, work)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function sizesOfFrontEnds(): Promise<Outcome> {
  const faults = oversized();
  return { isGood: faults.length === 0, output: faults.join('\n') };
}

/** Runs a test script of the repository and counts its tests. Failed tests are not repeated. */
async function runTests(name: string): Promise<Counts> {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=./dev/testing/failures-reporter.ts', '--reporter=json', `--outputFile.json=${REPORT}`];
  const isGood = await succeeds('npm', ['run', '--silent', name, '--', ...reporters]);
  const counts = countsOf(readReport());
  return { ...counts, failed: isGood ? counts.failed : Math.max(1, counts.failed) };
}

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return undefined;
  }
}
