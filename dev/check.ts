// Checks one area (`npm run check -w svc-orders`) for all that can refuse its change, except browser tests: these are
// added by `-- --browser`. Turborepo caches the results of tests and builds of unchanged sources.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { collect, type Outcome, ROOT, runCheck } from './ci/command.ts';
import { namedAndRemoved } from './ci/removed-texts.ts';
import { unlistedPackages } from './ci/unlisted-packages.ts';
import { createProgress } from './site/progress.ts';

/**
 * Browser tests of an area's main purpose, by their file names in `e2e/`. An area without an entry has the file of its
 * name, such as `gifts` for mf-gifts.
 */
const BROWSER_TESTS: Readonly<Record<string, readonly string[]>> = {
  shell: ['page-to-page'],
  'mf-account': ['account'],
  'mf-operator': ['desk'],
  'mf-store': ['importing'],
  'mf-storefront': ['variants'],
  'svc-analytics': ['journey'],
  'svc-catalog': ['importing'],
  'svc-chat': ['chat'],
  'svc-gateway': ['without-scripts'],
  'svc-identity': ['account'],
  'svc-orders': ['buying'],
  'svc-payments': ['journey'],
};

const [area = '', ...options] = process.argv.slice(2);
if (!/^[\w/-]{1,80}$/.test(area) || !existsSync(join(ROOT, area, 'package.json'))) {
  console.error('Usage: npm run check -w <area> [-- --browser]');
  process.exit(2);
}
process.env.TURBO_TELEMETRY_DISABLED = '1';
const progress = createProgress(console.log);
const bin = (name: string, ...args: string[]) => [join(ROOT, 'node_modules/.bin', name), args] as const;
const npm = (...args: string[]) => ['npm', ['run', '--silent', ...args]] as const;

const failed: string[] = [];
async function check(name: string, work: () => Promise<Outcome>): Promise<void> {
  if (!(await runCheck(progress, name, work))) failed.push(name);
}
const run = (name: string, [command, args]: readonly [string, readonly string[]]) =>
  check(name, () => collect(command, [...args]));

// The checks run one after the other beside the tests, which wait for databases and brokers part of their time. The
// longest one is the last, so that the others fail early.
const limit = pLimit(1);
const filters = [`--filter=./${area}`, '--filter=@ethereal/contracts'];
await Promise.all([
  limit(check, 'Texts that browser tests name', async () => removedTexts()),
  limit(check, 'Packages (package.json)', async () => packagesOf(area)),
  limit(run, 'Generated files (npm run manifests)', npm('manifests', '--', '--check')),
  limit(run, 'Style (npm run lint -- --write)', bin('biome', 'check', area, 'packages')),
  limit(run, 'Words (npm run words)', npm('words', '--', area)),
  limit(run, 'Commits (npm run commits)', npm('commits')),
  limit(
    run,
    'Boundaries (npm run boundaries)',
    bin('depcruise', '--config', '.dependency-cruiser.cjs', '-T', 'err-long', area),
  ),
  limit(run, 'Dead code (npm run dead-code)', bin('knip', '--workspace', area)),
  limit(run, 'Regular expressions (npm run regexes)', npm('regexes')),
  limit(
    run,
    'Layout, settings, documents (npm test -- ops/checks ops/monitoring)',
    bin('vitest', 'run', '--project=unit', '--testTimeout=60000', 'ops/checks', 'ops/monitoring'),
  ),
  limit(run, 'Types (npm run types)', types()),
  run(
    `Tests and build (npm test -w ${area})`,
    bin('turbo', 'run', 'test', 'build', ...filters, '--continue', '--output-logs=errors-only'),
  ),
]);
const names = BROWSER_TESTS[area] ?? ownTest();
const files = names.map((name) => `e2e/${name}.e2e`);
if (!options.includes('--browser')) {
  if (files.length > 0) console.log(`Browser tests of ${area}: npm test -- ${files.join(' ')}`);
} else if (files.length > 0) await run('Browser tests', npm('test:site', '--', ...files));
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All checks passed.');
process.exit(failed.length > 0 ? 1 : 0);

/** Returns the browser test that has the name of the area, if there is one. */
function ownTest(): string[] {
  const name = area.replace(/^(?:mf|svc)-/, '');
  return existsSync(join(ROOT, `e2e/${name}.e2e.test.ts`)) ? [name] : [];
}

/** Finds imports of packages that the area's `package.json` does not list. */
function packagesOf(area: string): Outcome {
  const unlisted = unlistedPackages(area);
  return { isGood: unlisted.length === 0, output: unlisted.join('\n') };
}

/** Returns the command that checks types: of the area with what it imports, and of everything when packages changed. */
function types() {
  if (diffSinceMain('packages') !== '') return npm('types');
  const place = join(ROOT, '.cache/types', area);
  mkdirSync(place, { recursive: true });
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    include: [join(ROOT, area), join(ROOT, 'packages/*/src/**/*.d.ts')],
    exclude: ['node_modules', 'dist'].map((folder) => join(ROOT, '**', folder)),
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
  return bin('tsc', '-p', place, '--incremental', '--tsBuildInfoFile', join(place, 'tsbuildinfo'));
}

/** Finds texts of the area and of the packages that are gone since main, and that browser tests name. */
function removedTexts(): Outcome {
  const found = namedAndRemoved(ROOT, {
    [area]: { diff: diffSinceMain(area), sources: [area, 'packages'] },
    // Any area may show what a package no longer has.
    packages: { diff: diffSinceMain('packages'), sources: ['shell', 'mf-*', 'svc-*', 'packages'] },
  });
  const lines = found.map(({ file, line, text, of }) => `${file}:${line} names "${text}", which ${of} no longer has.`);
  const named = [...new Set(found.map(({ file }) => file))].filter((file) => file.endsWith('.e2e.test.ts'));
  const output = [...lines, `Change the text there too, then run: npm test -- ${named.join(' ')}`].join('\n');
  return { isGood: found.length === 0, output };
}

/** Returns the diff of a folder's sources against main, committed or not; empty without a history. */
function diffSinceMain(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  for (const main of ['origin/main', 'main']) {
    try {
      return git('diff', '-U0', git('merge-base', 'HEAD', main).trim(), '--', folder, ':!*.test.*');
    } catch {
      // This clone has no such branch.
    }
  }
  return '';
}
