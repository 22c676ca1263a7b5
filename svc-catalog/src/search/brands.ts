import { FEATURES } from './degrees.ts';
import type { Lexicon } from './language/lexicon.ts';
import { places, type Reading, type Understood } from './reading.ts';

/** Facts about the shop's goods that are needed to understand a query. */
export type Shop = {
  /** Whether some item has this brand. Input: folded text. */
  isBrand(text: string): boolean;
  /** Whether some item has this kind. */
  hasKind(kind: string): boolean;
  /** Whether the names of several items begin with these words. */
  beginsNames(words: readonly string[]): boolean;
  /** Whether some item costs less than usual. */
  hasReduced?(): boolean;
};

/** Maximum length of a brand, in words. */
const MAX_BRAND = 4;
/** Minimum length of each of two words that are joined to a brand. */
const MIN_JOINED = 3;

const isMeant = (words: Lexicon, word: string) => words.meaningsOf([word]).length > 0;

/** Whether all words of a possible brand have another meaning. Filler is part of some brands: `US Polo`. */
function isAlsoKnown(words: Lexicon, some: readonly string[]): boolean {
  if (some.length === 1) return some.every((word) => isMeant(words, word));
  return some.every((word) => words.meaningsOf([word]).some(({ type }) => type !== 'filler'));
}

/** Whether words are a part of goods, such as `leopard print`, or a number of pieces: `set of 4`. */
const isFeature = (words: Lexicon, some: readonly string[]): boolean =>
  FEATURES.has(some.at(-1) ?? '') ||
  some.every((word) => /^\d+$/.test(word) || words.meaningsOf([word]).some(({ type }) => type === 'filler'));

/** Whether the last word names a group of people, as many names do behind the brand: `puma mens`. */
const endsWithGroup = (words: Lexicon, some: readonly string[]): boolean =>
  words.meaningsOf(some.slice(-1)).some(({ type }) => type === 'whom');

/** Returns the brand that two words without another meaning together make when joined: `wild craft` is `wildcraft`. */
function joinedBrand({ words }: Reading, some: readonly string[], shop: Shop): string | undefined {
  if (some.length !== 2 || some.some((word) => word.length < MIN_JOINED)) return undefined;
  const joined = some.join('');
  if (words.meaningsOf(some).length > 0 || shop.beginsNames(some)) return undefined;
  return shop.isBrand(joined) || shop.beginsNames([joined]) ? joined : undefined;
}

/** Reads brands: those of the shop's items, or else the words with which several names begin. */
export function readBrands(reading: Reading, { brands }: Understood, shop: Shop): void {
  const { tokens, words } = reading;
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + MAX_BRAND); to > from; to--) {
      if (reading.taken.slice(from, to).includes(true)) continue;
      const some = tokens.slice(from, to);
      const joined = joinedBrand(reading, some, shop);
      const [isOtherwiseKnown, isPartlyKnown] = [isAlsoKnown(words, some), some.some((word) => isMeant(words, word))];
      const isBrand =
        joined !== undefined ||
        (!isOtherwiseKnown &&
          (shop.isBrand(some.join(' ')) ||
            (to - from > 1 &&
              isPartlyKnown &&
              !endsWithGroup(words, some) &&
              !isFeature(words, some) &&
              words.meaningsOf(some).length === 0 &&
              shop.beginsNames(some))));
      if (!isBrand) continue;
      brands.push(joined ?? some.join(' '));
      reading.take(from, to);
      reading.show('brand', some.join(' '), places({ from, to }));
      break;
    }
  }
}
