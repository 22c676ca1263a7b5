import type { Catalog } from './catalog.ts';
import { lexicon, type Meaning } from './language/lexicon.ts';
import type { Postings } from './postings.ts';

/** Minimum length of filler, and of a word that no item has, that a word is corrected to. */
const MIN_FILLER = 6;

/** Whether some item has a word, or another form of it in its name. */
export const isInShop = (catalog: Catalog, word: string): boolean =>
  catalog.vocabulary.exact(word) !== undefined || countForms(catalog, word) > 0;

/** Returns the number of items for sale that have a word in their names. Descriptions have too many other words. */
export function countLive({ names }: Catalog, postings: Postings | undefined): number {
  let count = 0;
  postings?.each((ordinal, isInName) => {
    if (isInName && names[ordinal] !== '') count++;
  });
  return count;
}

/** Returns the number of items for sale whose names have a word in this or another form. */
export function countForms(catalog: Catalog, word: string): number {
  let count = countLive(catalog, catalog.vocabulary.exact(word));
  for (const form of catalog.vocabulary.otherForms(word)) count += countLive(catalog, form);
  return count;
}

/** Returns the number of items that a meaning matches. */
export function itemsWith({ facets }: Catalog, { type, value, inQueries }: Meaning): number {
  switch (type) {
    case 'kind':
      return facets.type.countOf(value);
    case 'color':
      return facets.color.countOf(value);
    case 'material':
      return facets.material.countOf(value);
    case 'whom':
      return inQueries ? 1 : facets.forWhom.countOf(value);
    case 'filler':
      return value.length < MIN_FILLER ? 0 : 1;
  }
}

/**
 * Returns the number of items that a word of the shop's lists matches; 1 for a long word without any item, if it names
 * no quality of goods, such as an occasion, or if it is near.
 */
export function itemsOf(catalog: Catalog, word: string, isNear: boolean): number {
  const meanings = lexicon().meaningsOf([word]);
  const counts = meanings.map((meaning) => itemsWith(catalog, meaning));
  const isLong = word.length >= MIN_FILLER && (isNear || meanings.length === 0);
  const ofKnown = isLong && lexicon().isKnown(word) ? 1 : 0;
  return Math.max(countLive(catalog, catalog.vocabulary.exact(word)), ofKnown, ...counts);
}
