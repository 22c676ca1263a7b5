import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the lines of a word list in `svc-catalog/data`, without comments and blank lines. */
export function linesOf(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../data', file), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Splits a line at the first occurrence of a mark; the second part is empty without the mark. */
export function splitAt(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark);
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + mark.length).trim()];
}

/** Returns the parts between the commas of a list. */
export const partsOf = (list: string, mark = ','): string[] =>
  list
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
