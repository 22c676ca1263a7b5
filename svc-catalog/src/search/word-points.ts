import type { Catalog } from './catalog.ts';
import { wordsOf } from './fold.ts';
import { pluralOf } from './language/phrase.ts';
import { levelsOf } from './levels.ts';
import { eachWithAll, type Postings } from './postings.ts';
import type { Word } from './reading.ts';

/** Points of one word by its place, as parts of `WORDS`. */
export const IN_NAME = 24;
export const FORM_IN_NAME = 22;
const BEGINS_IN_NAME = 16;
const IN_TEXT = 10;
const BEGINS_IN_TEXT = 5;
/** Minimum length from which a word also matches words that begin with it. */
const PREFIX_FROM = 3;

/** Raises the points of a word for the items in its postings. */
export function raise(best: Uint8Array, postings: Postings | undefined, inName: number, inText: number): void {
  postings?.each((ordinal, isInName) => {
    const value = isInName ? inName : inText;
    if (value > (best[ordinal] ?? 0)) best[ordinal] = value;
  });
}

/** Returns the points of a word without a blank for every item. */
function pointsOfOne({ vocabulary, ids }: Catalog, { word, same = [], role, isBegun }: Word): Uint8Array {
  const best = new Uint8Array(ids.length);
  const inText = role === 'thing' || role === 'inNames' ? 0 : IN_TEXT;
  for (const name of [word, ...same.flatMap((other) => [other, pluralOf(other)])])
    raise(best, vocabulary.exact(name), IN_NAME, inText);
  for (const form of vocabulary.otherForms(word)) raise(best, form, FORM_IN_NAME, inText);
  if (word.length >= PREFIX_FROM && isBegun)
    for (const longer of vocabulary.startingWith(word)) raise(best, longer, BEGINS_IN_NAME, BEGINS_IN_TEXT);
  return best;
}

/** Returns the points of a word for every item. A feature, such as `v neck`, has those of its weakest word. */
export function pointsOfWord(catalog: Catalog, word: Word): Uint8Array {
  const [best = new Uint8Array(), ...others] = word.word
    .split(' ')
    .map((one) => pointsOfOne(catalog, { ...word, word: one }));
  for (const other of others)
    for (let ordinal = 0; ordinal < best.length; ordinal++)
      best[ordinal] = Math.min(best[ordinal] ?? 0, other[ordinal] ?? 0);
  return best;
}

/** Returns the points of a brand, for items with this brand or its words in their names. */
export function pointsOfBrand({ facets: { brand: column }, ids, vocabulary }: Catalog, brand: string): Uint8Array {
  const best = new Uint8Array(ids.length);
  const levels = levelsOf(column, new Map([[brand, IN_NAME]]));
  for (let ordinal = 0; ordinal < best.length; ordinal++) best[ordinal] = levels[column.ofItem[ordinal] ?? 0] ?? 0;
  const words = wordsOf(brand).map((word) => [vocabulary.exact(word)]);
  eachWithAll(best.length, words, (ordinal) => {
    best[ordinal] = IN_NAME;
  });
  return best;
}
