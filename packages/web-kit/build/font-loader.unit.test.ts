import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHARACTERS } from './font-loader.ts';

const css = readFileSync(path.join(import.meta.dirname, '../src/styles/fonts.css'), 'utf8');
const ranges = [...css.matchAll(/\?basic=[^}]*unicode-range:([^;]*);/g)].map(([, range = '']) => range);

function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

test('lists the same characters in the style sheet as in the reduced fonts', () => {
  expect(ranges).toHaveLength(2);
  for (const range of ranges) expect(charactersOf(range).sort()).toEqual([...CHARACTERS].sort());
});
