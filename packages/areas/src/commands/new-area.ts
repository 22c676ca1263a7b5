import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { RegistryError } from '../registry/registry.ts';
import { exitWithReason, ROOT } from './cli.ts';

// Usage: `npm run new-area mf-gifts` or `npm run new-area svc-gifts`, optionally with `-- --bare` or `-- --into folder`
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' }, bare: { type: 'boolean', default: false } },
});

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

async function makeArea(area: string, folder: string, bare: boolean): Promise<string> {
  const [, kind = '', name = ''] = /^(mf|svc)-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(area) ?? [];
  if (!name)
    throw new RegistryError(
      `"${area}" is no name of an area. Write mf-<name> or svc-<name> in small letters, digits and hyphens: npm run new-area svc-gifts.`,
    );
  const target = join(folder, area);
  if (existsSync(target)) throw new RegistryError(`${target} exists. Choose another name or remove that folder.`);
  await cp(join(TEMPLATES, TEMPLATE_OF[kind] ?? ''), target, { recursive: true });
  if (bare) for (const part of FULL_ONLY) await rm(join(target, part), { recursive: true, force: true });
  const replaced = (text: string) => wordings(name).reduce((before, [was, is]) => before.replace(was, is), text);
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((it) => it.isFile())) {
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, replaced(withoutMarkers(await readFile(file, 'utf8'), bare)));
    await rename(file, join(entry.parentPath, replaced(entry.name)));
  }
  if (folder === ROOT) await format(target);
  return target;
}

const NEXT = {
  mf: (area: string) => [
    `the page /ethereal/${area.slice('mf-'.length)}`,
    '  npm install                    adds it to package-lock.json',
    `  npm test -w ${area}`,
    `  npm run release -w ${area}     builds it and puts it live in the site that npm start runs`,
    `  npm run rollback -w ${area}    takes it back`,
  ],
  svc: (area: string) => [
    `the call GET /api/${area.slice('svc-'.length)}`,
    '  npm install                    adds it to package-lock.json',
    `  npm test -w ${area}`,
    '  npm start                      runs it with everything else',
  ],
};

try {
  const area = positionals[0] ?? '';
  const target = await makeArea(area, values.into ?? ROOT, values.bare);
  const [what, ...steps] = NEXT[area.startsWith('svc-') ? 'svc' : 'mf'](area);
  console.log([`${target} was created, with ${what}`, '', ...steps].join('\n'));
} catch (error) {
  exitWithReason(error);
}
