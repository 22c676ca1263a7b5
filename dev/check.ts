// Checks one area as its workflow does (`npm run check -w svc-orders`): style, words, types and boundaries, its tests
// and its build by Turborepo, which caches unchanged tasks, then the browser tests of the area when it changed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { collect, ROOT, succeeds } from './ci/command.ts';
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

const [area = ''] = process.argv.slice(2);
if (!/^[\w/-]{1,80}$/.test(area) || !existsSync(join(ROOT, area, 'package.json'))) {
  console.error('Usage: npm run check -w <area>');
  process.exit(2);
}
const progress = createProgress(console.log);
const bin = (name: string, ...args: string[]) => [join(ROOT, 'node_modules/.bin', name), args] as const;

async function check(name: string, [command, args]: readonly [string, readonly string[]]): Promise<boolean> {
  const { isGood, output } = await progress.step(name, () => collect(command, [...args]));
  if (!isGood) console.log(`${output}\n✗ ${name} failed`);
  return isGood;
}

const limit = pLimit(availableParallelism());
const checks = await Promise.all([
  limit(check, 'Types (tsc)', ['npm', ['run', '--silent', 'types']]),
  limit(check, 'Style (biome)', bin('biome', 'check', area, 'packages')),
  limit(check, 'Boundaries (dependency-cruiser)', ['npm', ['run', '--silent', 'boundaries']]),
  limit(check, 'Words', ['npm', ['run', '--silent', 'words', '--', area]]),
]);
const filters = [`--filter=./${area}`, '--filter=@ethereal/contracts'];
process.env.TURBO_TELEMETRY_DISABLED = '1';
const tests = await succeeds(...turbo('run', 'test', 'build', ...filters, '--output-logs=errors-only'));
const names = hasChanged() ? (BROWSER_TESTS[area] ?? ownTest()) : [];
if (names.length === 0) console.log(`No browser tests: ${area} has none of its own or did not change since main.`);
const files = names.map((name) => `e2e/${name}.e2e`);
const site = names.length === 0 || (await succeeds('npm', ['run', '--silent', 'test:site', '--', ...files]));
process.exit([...checks, tests, site].every(Boolean) ? 0 : 1);

function turbo(...args: string[]): [string, string[]] {
  return [join(ROOT, 'node_modules/.bin/turbo'), args];
}

/** Returns the browser test that has the name of the area, if there is one. */
function ownTest(): string[] {
  const name = area.replace(/^(?:mf|svc)-/, '');
  return existsSync(join(ROOT, `e2e/${name}.e2e.test.ts`)) ? [name] : [];
}

/** Whether files of the area differ from main, committed or not. Without a history, every area has changed. */
function hasChanged(): boolean {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
    const base = git('merge-base', 'HEAD', 'main');
    return git('diff', '--name-only', base, '--', area) !== '' || git('status', '--porcelain', '--', area) !== '';
  } catch {
    return true;
  }
}
