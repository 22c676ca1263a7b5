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
  check('Regular expressions (npm run regexes)', script('regexes')),
  check('Types (npm run types)', script('types')),
  check('Style (npm run lint -- --write)', script('lint')),
  check('Boundaries (npm run boundaries)', script('boundaries')),
  check('Dead code (npm run dead-code)', script('dead-code')),
  check('Words (npm run words)', script('words')),
  check('Commits (npm run commits)', script('commits')),
  ...frontEndsIn(ROOT).map(build),
];

const checks = await pLimit(availableParallelism()).map(CHECKS, (run) => run());
const sizes = await check('Size of the front ends', sizesOfFrontEnds)();
const tests = await runTests('Tests', 'test');
const kills = await runTests('Killed services', 'test:kills');
const site = await runTests('Browser tests', 'test:site');

const { passed, failed } = add([...checks, sizes, tests, kills, site]);
// The end of the output alone names what failed.
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Returns a check that counts as one test and prints its output when it fails. */
function check(name: string, work: () => Promise<Outcome>): () => Promise<Counts> {
  return async () =>
    (await runCheck(progress, name, work)) ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

async function sizesOfFrontEnds(): Promise<Outcome> {
  const faults = oversized();
  return { isGood: faults.length === 0, output: faults.join('\n') };
}

/** Runs a test script of the repository and counts its tests. Failed tests are not repeated. */
function runTests(name: string, npmScript: string): Promise<Counts> {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=./dev/testing/failures-reporter.ts', '--reporter=json', `--outputFile.json=${REPORT}`];
  const run = async () => {
    const isGood = await succeeds('npm', ['run', '--silent', npmScript, '--', ...reporters]);
    return countsOf(npmScript, readReport(), isGood);
  };
  return progress.step(`${name} (npm run ${npmScript})`, run, ({ failed }) => failed.length === 0);
}

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return undefined;
  }
}
