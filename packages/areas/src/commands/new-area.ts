import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RegistryError } from '../registry/registry.ts';
import { exitWithReason, ROOT } from './cli.ts';

// npm run new-area mf-gifts, or svc-gifts [-- --into folder]
const { positionals, values } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });

const TEMPLATES = join(import.meta.dirname, '../../template');
const TEMPLATE_OF: Readonly<Record<string, string>> = { mf: 'front-end', svc: 'service' };

/** `mf-gift-cards` in the ways that a template writes `mf-sample`. */
const wordings = (area: string, name: string): [string, string][] => {
  const words = name.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const joined = words.join('');
  return [
    // As part of the id of a call.
    ['sampleCount', `${joined[0]?.toLowerCase()}${joined.slice(1)}Count`],
    [`${area}-sample`, `${area}-${name}`],
    [`${area}_sample`, `${area}_${name.replaceAll('-', '_')}`],
    ['Sample', words.join(' ')],
    ['sample', name],
  ];
};

async function makeArea(area: string, folder: string): Promise<string> {
  const [, kind = '', name = ''] = /^(mf|svc)-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(area) ?? [];
  if (!name)
    throw new RegistryError('Say its name: npm run new-area mf-gifts, or svc-gifts (small letters, digits and -).');
  const target = join(folder, area);
  if (existsSync(target)) throw new RegistryError(`${target} is there already.`);
  await cp(join(TEMPLATES, TEMPLATE_OF[kind] ?? ''), target, { recursive: true });
  const replaced = (text: string) =>
    wordings(kind, name).reduce((before, [was, is]) => before.replaceAll(was, is), text);
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((it) => it.isFile())) {
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, replaced(await readFile(file, 'utf8')));
    await rename(file, join(entry.parentPath, replaced(entry.name)));
  }
  return target;
}

const NEXT = {
  mf: (area: string) => [
    `one page: /ethereal/${area.slice('mf-'.length)}`,
    '  npm install                    notes it in package-lock.json',
    `  npm test -w ${area}`,
    `  npm run release -w ${area}     builds it and puts it live in the site that npm start runs`,
    `  npm run rollback -w ${area}    takes it back`,
  ],
  svc: (area: string) => [
    `one call: GET /api/${area.slice('svc-'.length)}`,
    '  npm install                    notes it in package-lock.json',
    `  npm test -w ${area}`,
    '  npm start                      runs it with everything else',
  ],
};

try {
  const area = positionals[0] ?? '';
  const target = await makeArea(area, values.into ?? ROOT);
  const [what, ...steps] = NEXT[area.startsWith('svc-') ? 'svc' : 'mf'](area);
  console.log([`${target} is there, with ${what}`, '', ...steps].join('\n'));
} catch (error) {
  exitWithReason(error);
}
