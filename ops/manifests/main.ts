/**
 * Writes what of the manifests follows from what each area.ts says; with --check it only says what is not current.
 *
 *     npm run manifests [-- --check]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frontEndsIn, servicesIn } from '@ethereal/areas/repository';
import { FOLDER, generated } from './generated.ts';

const ROOT = join(import.meta.dirname, '../..');
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const stale = [...generated(await servicesIn(ROOT), frontEndsIn(ROOT))]
  .map(([name, text]) => ({ file: join(FOLDER, name), text }))
  .filter(
    ({ file, text }) => !existsSync(join(ROOT, file)) || readFileSync(join(ROOT, file), 'utf8') !== text,
  );
if (!check) for (const { file, text } of stale) writeFileSync(join(ROOT, file), text);
console.log(
  stale.map(({ file }) => `${file} ${check ? 'is not current' : 'is written'}`).join('\n') ||
    'All is current.',
);
if (check && stale.length > 0) process.exitCode = 1;
