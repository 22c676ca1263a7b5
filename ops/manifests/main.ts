/**
 * Writes the manifests, compose.yaml, its variables, the settings, the generated parts of READMEs and the list of areas
 * from each area.ts, config.ts and README. With --check it only reports outdated files.
 *
 *     npm run manifests [-- --check]
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { frontEndsIn, servicesIn } from '@ethereal/areas/repository';
import { FOLDER } from './addresses.ts';
import { generated } from './generated.ts';

const ROOT = join(import.meta.dirname, '../..');
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = await generated(ROOT, await servicesIn(ROOT), frontEndsIn(ROOT), textOf);
const isStale = ([file, text]: [string, string]) => !existsSync(join(ROOT, file)) || textOf(file) !== text;
const stale = [...files].filter(isStale);
const obsolete = globSync(`${FOLDER}/*`, { cwd: ROOT }).filter((file) => !files.has(file));

function write(): void {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  for (const file of obsolete) rmSync(join(ROOT, file));
}

if (!check) write();
const lines = [
  ...stale.map(([file]) => `${file} ${check ? 'is not current' : 'is written'}`),
  ...obsolete.map((file) => `${file} ${check ? 'is of no area' : 'is removed'}`),
];
console.log(lines.join('\n') || 'All is current.');
if (check && lines.length > 0) {
  console.log('Run npm run manifests.');
  process.exitCode = 1;
}
