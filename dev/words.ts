// Fails when a room that is clean says a word that is not the field's, and names the one to use: npm run words
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import list from './words.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const TEXT = /\.(?:ts|tsx|mjs|md)$/;
// Input: our own.
const PATTERN = new RegExp(`\\b(?:${Object.keys(list.words).join('|')})\\b`, 'gi');
const replacements = new Map(Object.entries(list.words));

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...list.rooms], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => TEXT.test(file));

const faults = files.flatMap((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(PATTERN)].map(
        ([word]) => `${file}:${at + 1}: '${word}', say: ${replacements.get(word.toLowerCase())}`,
      ),
    ),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0 || files.length === 0) process.exitCode = 1;
