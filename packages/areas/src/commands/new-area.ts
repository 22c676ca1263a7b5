import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { RegistryError } from '../registry/registry.ts';
import { exitWithReason, ROOT } from './cli.ts';
import { shareContract } from './share-contract.ts';

// Usage:
// `npm run new-area mf-gifts` a front end
// `npm run new-area svc-gifts [-- --bare]` a service
// `npm run new-area gifts` both, with a page that uses the service's calls; the missing one if one of them exists
// Each optionally with `-- --into folder`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' }, bare: { type: 'boolean', default: false } },
});

const folder = values.into ?? ROOT;
const TEMPLATES = join(import.meta.dirname, '../../template');
const TEMPLATE_OF: Readonly<Record<string, string>> = { mf: 'front-end', svc: 'service' };
/** Folders of a template that `--bare` leaves out, beside the lines between `// <full>` and `// </full>`. */
const FULL_ONLY = ['src/notes'];

/** Returns the spellings of `mf-sample` in a template, each with that of the new area, such as `mf-gift-cards`. */
const wordings = (name: string): [RegExp, string][] => {
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const joined = words.join('');
  return [
    // Matches parts of identifiers, such as `sampleCounted` and `writeSampleNote`.
    [/sample(?=[A-Z])/g, `${joined[0]?.toLowerCase()}${joined.slice(1)}`],
    [/(?<=[a-z])Sample|Sample(?=[A-Z])/g, joined],
    [/_sample/g, `_${name.replaceAll('-', '_')}`],
    [/Sample/g, words.join(' ')],
    [/sample/g, name],
  ];
};

/**
 * Returns the lines without the markers `// <full>` and `// </full>`, and for `--bare` without the lines between them.
 */
function withoutMarkers(text: string, bare: boolean): string {
  let isFull = false;
  const kept = text.split('\n').filter((line) => {
    const marker = /^ *\/\/ <(\/?)full>$/.exec(line);
    if (marker) isFull = marker[1] === '';
    return !marker && !(bare && isFull);
  });
  return kept.join('\n');
}

/**
 * Formats new files of this repository as `npm run lint` expects them, because line breaks depend on the length of the
 * name.
 */
async function format(folder: string): Promise<void> {
  const biome = createRequire(join(ROOT, 'package.json')).resolve('@biomejs/biome/bin/biome');
  await promisify(execFile)(process.execPath, [biome, 'check', '--write', '--no-errors-on-unmatched', folder], {
    cwd: ROOT,
  });
}

/**
 * Makes an area from templates, of which a later one replaces files of an earlier one.
 * @throws RegistryError when the folder exists
 */
async function makeArea(area: string, templates: readonly string[]): Promise<void> {
  const target = join(folder, area);
  if (existsSync(target)) throw new RegistryError(`${target} exists. Choose another name or remove that folder.`);
  for (const template of templates) await cp(join(TEMPLATES, template), target, { recursive: true });
  if (values.bare) for (const part of FULL_ONLY) await rm(join(target, part), { recursive: true, force: true });
  const name = area.slice(area.indexOf('-') + 1);
  const replaced = (text: string) => wordings(name).reduce((before, [was, is]) => before.replace(was, is), text);
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, replaced(withoutMarkers(await readFile(file, 'utf8'), values.bare)));
    await rename(file, join(entry.parentPath, replaced(entry.name)));
  }
  if (folder === ROOT) await format(target);
}

/** Names of the new areas, and files of `packages/contracts` that were written for them. */
type Made = { areas: string[]; contracts: string[] };

/**
 * Makes what is missing of a service and a front end of one name, and a contract of both. The page uses the service's
 * calls when the service is new, too.
 */
async function makeBoth(name: string): Promise<Made> {
  const missing = [`svc-${name}`, `mf-${name}`].filter((area) => !existsSync(join(folder, area)));
  const isPair = missing.length === 2;
  if (missing.includes(`svc-${name}`)) await makeArea(`svc-${name}`, ['service']);
  const contracts = await shareContract(name, folder);
  if (folder === ROOT) await format('packages/contracts/src');
  if (missing.includes(`mf-${name}`)) await makeArea(`mf-${name}`, isPair ? ['front-end', 'pair'] : ['front-end']);
  return { areas: missing, contracts };
}

/** Makes the areas that an argument names. */
async function make(given: string): Promise<Made> {
  const [, kind = '', name = ''] = /^(?:(mf|svc)-)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(given) ?? [];
  if (!name)
    throw new RegistryError(
      `"${given}" is not the name of an area. Write mf-<name>, svc-<name> or <name> for both, in small letters, digits and hyphens: npm run new-area gifts.`,
    );
  if (!kind) return await makeBoth(name);
  await makeArea(given, [TEMPLATE_OF[kind] ?? '']);
  return { areas: [given], contracts: [] };
}

/** Returns the steps that follow, each with its effect. */
function nextSteps(areas: readonly string[]): [command: string, effect: string][] {
  const each = areas.map((area): [string, string] => [`npm run check -w ${area}`, 'runs its checks and tests']);
  const frontEnds = areas.filter((area) => area.startsWith('mf-'));
  return [
    ...areas.map((area): [string, string] => [
      `edit ${area}/README.md`,
      'its first sentence enters docs/architecture.md',
    ]),
    ['npm install', 'adds it to package-lock.json'],
    ['npm run manifests', 'adds it to Kubernetes, compose, .env.example and docs/architecture.md'],
    ...each,
    ['npm start', 'runs it with everything else; docs/how-to.md describes the files to edit'],
    ...frontEnds.flatMap((area): [string, string][] => [
      [`npm run release -w ${area}`, 'makes it live there; `-- --percent 10` for some visitors'],
      [`npm run rollback -w ${area}`, 'takes it back'],
    ]),
  ];
}

try {
  const { areas, contracts } = await make(positionals[0] ?? '');
  const written = [...areas.map((area) => join(folder, area)), ...contracts];
  const lines = nextSteps(areas).map(([command, effect]) => `  ${command.padEnd(36)} ${effect}`);
  console.log([`Written: ${written.join(', ')}`, '', ...lines].join('\n'));
} catch (error) {
  exitWithReason(error);
}
