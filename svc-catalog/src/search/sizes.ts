import type { Category } from '@ethereal/contracts/fashion';
import { sizesForNumber } from '@ethereal/contracts/size-guide';
import { systemOf } from '@ethereal/contracts/size-systems';
import { lexicon } from './language/lexicon.ts';
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

const CHILDREN = new Set(['kids', 'boys', 'girls', 'baby']);
const ADULTS = ['women', 'men'] as const;

/** Returns the categories of clothes whose sizes a query may mean. */
function categoriesOf(groups: readonly string[]): readonly Category[] {
  if (groups.some((group) => CHILDREN.has(group))) return ['kids'];
  const adults = ADULTS.filter((group) => groups.includes(group));
  return adults.length > 0 ? adults : ADULTS;
}

/**
 * Returns a query for clothes with the letters that its numbers of sizes mean by the shop's chart. A number that only
 * women's clothes have asks for goods for women: `dress size 8`.
 */
export function withLetters(understood: Understood): Understood {
  const { sizes, kinds, forWhom } = understood;
  const isBelow = (above: string) => kinds.some((kind) => lexicon().kinds.isBelow(kind, above));
  const isClothes = kinds.length === 0 || isBelow('clothing');
  const numbers = isClothes ? sizes.flatMap((size) => /^(?:US )?(\d{1,2})$/.exec(size)?.[1] ?? []) : [];
  const worn = isBelow('bottoms') ? 'bottomW' : 'topW';
  const meant = categoriesOf(forWhom).flatMap((category) =>
    numbers.flatMap((number) => sizesForNumber(category, worn, Number(number)).map((size) => ({ category, size }))),
  );
  const [one] = meant;
  if (!one) return understood;
  const isOfOne = forWhom.length === 0 && meant.every(({ category }) => category === one.category);
  const all = [...new Set([...sizes, ...meant.map(({ size }) => size)])];
  return { ...understood, sizes: all, forWhom: isOfOne ? [one.category] : forWhom };
}
