import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the rows of a table of `data`, without its header, as lists of columns. */
export const readRows = (table: string): string[][] =>
  readFileSync(join(import.meta.dirname, '../../data', table), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
