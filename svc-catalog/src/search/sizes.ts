import { systemOf } from '@ethereal/contracts/size-systems';
import { places, type Reading, type Understood } from './reading.ts';

const SIZE_OF: ReadonlyMap<string, string> = new Map([
  ['s', 'S'],
  ['small', 'S'],
  ['m', 'M'],
  ['medium', 'M'],
  ['l', 'L'],
  ['large', 'L'],
  ['xl', 'XL'],
  ['xxl', 'XXL'],
  ['2xl', 'XXL'],
]);
const CLEAR_SIZES = new Set(['xl', 'xxl', '2xl']);
/** Words before a letter or word that make it a size: `in M`, `in a medium`. */
const BEFORE_SIZE = /^(?:in|in an?|in the)$/;

/** Returns the sizes that a word after `size` means: a letter, or a number, which may be one that no item has. */
function sizesNamed(word: string): string[] {
  const letter = SIZE_OF.get(word);
  if (letter) return [letter];
  const numbers = [`US ${word}`, `Ring ${word}`].filter((size) => systemOf(size) !== undefined);
  return numbers.length > 0 || !/^\d{1,2}$/.test(word) ? numbers : [word];
}

/** Reads sizes: `size 9`, `in M`, `XL`. */
export function readSizes(reading: Reading, { sizes }: Understood): void {
  const { tokens, taken } = reading;
  for (const [at, token] of tokens.entries()) {
    const from = tokens[at - 1] === 'us' ? at - 2 : at - 1;
    const isNamed = tokens[from] === 'size';
    const isIn =
      SIZE_OF.has(token) && [1, 2].some((back) => BEFORE_SIZE.test(tokens.slice(Math.max(0, at - back), at).join(' ')));
    if (taken[at] || !(isNamed || isIn || CLEAR_SIZES.has(token))) continue;
    const named = sizesNamed(token);
    if (named.length === 0) continue;
    sizes.push(...named);
    const part = { from: isNamed ? from : at, to: at + 1 };
    reading.take(part.from, part.to);
    reading.show('size', `size ${SIZE_OF.get(token) ?? token}`, places(part));
  }
}
