import type { Category } from '@ethereal/contracts/fashion';
import { sizesForNumber } from '@ethereal/contracts/size-guide';
import { readSize, SIZE_SYSTEMS, systemOf } from '@ethereal/contracts/size-systems';
import { valuesOf } from './conditions.ts';
import { lexicon } from './language/lexicon.ts';
import { RANGE } from './language/numbers.ts';
import { CHILDREN } from './levels.ts';
import { places, type Reading, type Understood } from './reading.ts';

const SIZE_OF: ReadonlyMap<string, string> = new Map([
  ['xs', 'XS'],
  ['s', 'S'],
  ['small', 'S'],
  ['m', 'M'],
  ['medium', 'M'],
  ['l', 'L'],
  ['large', 'L'],
  ['xl', 'XL'],
  ['xxl', 'XXL'],
  ['2xl', 'XXL'],
  ['xxxl', '3XL'],
  ['3xl', '3XL'],
]);
const CLEAR_SIZES = new Set(['xs', 'xl', 'xxl', '2xl', 'xxxl', '3xl']);
/** Words before a letter or word that make it a size: `in M`, `in a medium`. */
const BEFORE_SIZE = /^(?:in|in an?|in the)$/;

/** Countries whose sizes of shoes a query may name; the shop has those of the first. */
const COUNTRIES = new Set(['us', 'uk', 'eu']);
/** Words after a size for the width of a shoe. */
const WIDTHS = new Set(['wide', 'narrow']);

/** Returns the sizes that a word after `size` means: a letter, or sizes of shoes and rings, or a number of clothes. */
function sizesNamed(word: string): string[] {
  const letter = SIZE_OF.get(word);
  if (letter) return [letter];
  const sizes = [`US ${word}`, `Ring ${word}`].filter((size) => systemOf(size) !== undefined);
  return sizes.length === 2 || !/^\d{1,2}$/.test(word) ? sizes : [...sizes, word];
}

/** Returns a waist in inches, and the sizes of jeans with it. */
const sizesOfWaist = (word: string): string[] => [
  word,
  ...SIZE_SYSTEMS.jeans.sizes.filter((size) => size.startsWith(`${word} `)),
];

/** Sizes that a query states, and the range of its tokens. */
type Stated = { from: number; to: number; sizes: string[] };

const isBelow = (kind: string, above: string) => lexicon().kinds.isBelow(kind, above);
const isNumber = (token: string) => /^\d{1,2}(?:\.5)?$/.test(token);
/** Kinds of goods that have sizes. */
const SIZED = ['clothing', 'footwear', 'belt', 'ring', 'gloves', 'headwear'];

/** Returns the size at the end of a query for goods with sizes, behind a known phrase: `white sneakers womens 8`. */
function statedLast({ tokens, words }: Reading, at: number): Stated | undefined {
  const token = tokens[at] ?? '';
  if (at < tokens.length - 1 || !(SIZE_OF.has(token) || isNumber(token))) return undefined;
  const known = words
    .phrasesOf(tokens.slice(0, at))
    .filter(({ meanings }) => meanings.some(({ type }) => type !== 'filler'));
  const kinds = known.flatMap((phrase) => valuesOf(phrase, 'kind'));
  if (known.at(-1)?.to !== at || !kinds.some((kind) => SIZED.some((above) => isBelow(kind, above)))) return undefined;
  const isWaist = isNumber(token) && kinds.some((kind) => isBelow(kind, 'trousers'));
  return { from: at, to: at + 1, sizes: isWaist ? sizesOfWaist(token) : sizesNamed(token) };
}

/** Returns the sizes that a waist and a length state: `w32 l34`. */
function waistAt(tokens: readonly string[], at: number): Stated | undefined {
  const waist = /^w(\d{2})$/.exec(tokens[at] ?? '')?.[1];
  if (waist === undefined) return undefined;
  const length = /^l(\d{2})$/.exec(tokens[at + 1] ?? '')?.[1];
  if (length === undefined) return { from: at, to: at + 1, sizes: sizesOfWaist(waist) };
  return { from: at, to: at + 2, sizes: [waist, readSize(`${waist}x${length}`) ?? `${waist}x${length}`] };
}

const INCHES = new Set(['in', 'inch', 'inches']);

/** Returns the sizes of a waist before that word: `30 waist`, `30 inch waist`, `30in waist`. */
function beforeWaist(tokens: readonly string[], at: number): Stated | undefined {
  const waist = /^(\d{2})(?:in|inch)?$/.exec(tokens[at] ?? '')?.[1];
  const last = INCHES.has(tokens[at + 1] ?? '') ? at + 2 : at + 1;
  return waist !== undefined && tokens[last] === 'waist'
    ? { from: at, to: last + 1, sizes: sizesOfWaist(waist) }
    : undefined;
}

/** Returns the size that a word states before goods with sizes: `large black t-shirt`. A `large handbag` is big. */
function beforeGoods({ tokens, words }: Reading, at: number): Stated | undefined {
  const token = tokens[at] ?? '';
  if (token.length < 3 || !SIZE_OF.has(token)) return undefined;
  let to = at + 1;
  for (const phrase of words.phrasesOf(tokens.slice(to))) {
    if (phrase.from !== to - at - 1) return undefined;
    const kinds = valuesOf(phrase, 'kind');
    if (kinds.length > 0)
      return kinds.some((kind) => isBelow(kind, 'clothing'))
        ? { from: at, to: at + 1, sizes: sizesNamed(token) }
        : undefined;
    to += phrase.to - phrase.from;
  }
  return undefined;
}

/** Words before a size. */
const SIZE = new Set(['size', 'sizes', 'sz']);

/** Returns the sizes at a place behind the word `size`, which may be a range: `7-8`. */
function sizesFrom(tokens: readonly string[], at: number): Omit<Stated, 'from'> {
  const [token = '', between = '', last = ''] = tokens.slice(at, at + 3);
  return isNumber(token) && RANGE.has(between) && isNumber(last)
    ? { to: at + 3, sizes: [...sizesNamed(token), ...sizesNamed(last)] }
    : { to: at + 1, sizes: sizesNamed(token) };
}

/** Returns the size at a place before its country: `9 uk`. */
function beforeCountry(tokens: readonly string[], at: number): Stated | undefined {
  const [before = '', token = '', country = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!COUNTRIES.has(country) || !isNumber(token)) return undefined;
  return { from: SIZE.has(before) ? at - 1 : at, to: at + 2, sizes: [`${country.toUpperCase()} ${token}`] };
}

/** Returns the sizes that are stated at a place: `size 9`, `us 9`, `27cm`, `waist 32`, `32x34`, `in M`, `XL`. */
function statedAt(tokens: readonly string[], at: number): Stated | undefined {
  const [before = '', token = ''] = [tokens[at - 1], tokens[at]];
  const isOfCountry = COUNTRIES.has(before) && isNumber(token);
  const from = isOfCountry || before === 'us' ? at - 2 : at - 1;
  if (SIZE.has(tokens[from] ?? '')) return { from, ...sizesFrom(tokens, at) };
  if (isOfCountry) return { from: at - 1, to: at + 1, sizes: [`${before.toUpperCase()} ${token}`] };
  if (before === 'waist' && isNumber(token)) return { from: at - 1, to: at + 1, sizes: sizesOfWaist(token) };
  if (/^\d{2}x\d{2}$/.test(token))
    return { from: at, to: at + 1, sizes: [token.slice(0, 2), readSize(token) ?? token] };
  const foot = /^(2\d(?:\.5)?|3[0-3])cm$/.exec(token)?.[1];
  if (foot !== undefined) return { from: at, to: at + 1, sizes: [`${foot} cm`] };
  const isIn =
    SIZE_OF.has(token) && [1, 2].some((back) => BEFORE_SIZE.test(tokens.slice(Math.max(0, at - back), at).join(' ')));
  return isIn || CLEAR_SIZES.has(token) ? { from: at, to: at + 1, sizes: sizesNamed(token) } : undefined;
}

/** Returns a size as pages show it: `size 9`, `size L`, `uk 9`. */
function labelOf(tokens: readonly string[], { from, to }: Stated): string {
  const last = tokens[to - 1] ?? '';
  if (RANGE.has(tokens[to - 2] ?? '') || COUNTRIES.has(last)) return tokens.slice(from, to).join(' ');
  const isSize = SIZE_OF.has(last) || SIZE.has(tokens[from] ?? '') || (to - from === 1 && isNumber(last));
  return isSize ? `size ${SIZE_OF.get(last) ?? last}` : tokens.slice(from, to).join(' ');
}

/** Takes the letters that repeat a size: the first one of `M size M`. */
function takeRepeated(reading: Reading, sizes: readonly string[]): void {
  for (const [at, token] of reading.tokens.entries())
    if (token.length === 1 && sizes.includes(SIZE_OF.get(token) ?? '')) reading.take(at, at + 1);
}

/** Reads sizes. A width after a size is a wish. */
export function readSizes(reading: Reading, { sizes, words }: Understood): void {
  const { tokens, taken } = reading;
  for (const at of tokens.keys()) {
    const part = taken[at]
      ? undefined
      : (beforeCountry(tokens, at) ??
        beforeWaist(tokens, at) ??
        statedAt(tokens, at) ??
        waistAt(tokens, at) ??
        beforeGoods(reading, at) ??
        statedLast(reading, at));
    if (!part || part.sizes.length === 0) continue;
    sizes.push(...part.sizes);
    const width = tokens[part.to] ?? '';
    if (WIDTHS.has(width)) words.push({ word: width, isRequired: false });
    const all = { from: part.from, to: WIDTHS.has(width) ? part.to + 1 : part.to };
    reading.take(all.from, all.to);
    reading.show('size', labelOf(tokens, part), places(all));
  }
  takeRepeated(reading, sizes);
}

const ADULTS = ['women', 'men'] as const;

/** Returns the categories of clothes whose sizes a query may mean. */
function categoriesOf(groups: readonly string[]): readonly Category[] {
  if (groups.some((group) => CHILDREN.includes(group))) return ['kids'];
  const adults = ADULTS.filter((group) => groups.includes(group));
  return adults.length > 0 ? adults : ADULTS;
}

/**
 * Returns a query for clothes, or for a person or an occasion, with the letters that its numbers of sizes mean by the
 * shop's chart. A number that only women's clothes have asks for goods for women: `dress size 8`. Sizes by country are
 * of shoes.
 */
export function withLetters(understood: Understood): Understood {
  const { sizes, kinds, forWhom, occasion } = understood;
  // "Womens size 10" means clothes, too; "acme size 10" may be a shoe of a man.
  const isOpen = kinds.length === 0 && (forWhom.length > 0 || occasion !== undefined);
  const isOfClothes = kinds.length > 0 && kinds.every((kind) => isBelow(kind, 'clothing'));
  if (!isOpen && !isOfClothes) return understood;
  const numbers = sizes.flatMap((size) => /^(?:Ring )?(\d{1,2})$/.exec(size)?.[1] ?? []);
  const worn = kinds.some((kind) => isBelow(kind, 'bottoms')) ? 'bottomW' : 'topW';
  const meant = categoriesOf(forWhom).flatMap((category) =>
    numbers.flatMap((number) => sizesForNumber(category, worn, Number(number)).map((size) => ({ category, size }))),
  );
  const [one] = meant;
  if (!one) return understood;
  const isOfOne = isOfClothes && forWhom.length === 0 && meant.every(({ category }) => category === one.category);
  const all = [...new Set([...sizes, ...meant.map(({ size }) => size)])];
  return { ...understood, sizes: all, forWhom: isOfOne ? [one.category] : forWhom };
}
