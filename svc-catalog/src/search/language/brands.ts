import { linesOf, partsOf, splitAt } from './data.ts';
import { withoutMark } from './kinds.ts';

/** Maximum length of a brand, in words. */
const MAX_BRAND = 3;

const ENTRIES = linesOf('brands.txt').flatMap((line) => {
  const [kinds, brands] = splitAt(line, '=');
  return partsOf(brands).map((brand) => ({ brand, kinds: partsOf(kinds).map(withoutMark) }));
});

/** Words of well-known brands, which the shop need not have. */
export const brandWords: ReadonlySet<string> = new Set(ENTRIES.flatMap(({ brand }) => brand.split(' ')));

/** Kinds by the brand that stands for them, written as one word. */
const KINDS = Map.groupBy(ENTRIES, ({ brand }) => brand.replaceAll(' ', ''));

/** Whether a word is a well-known brand, which may have a blank elsewhere: `rayban`. */
export const isWellKnown = (word: string): boolean => KINDS.has(word);

/** A well-known brand in a query: its words, and the kinds that its shoppers look for, the best first. */
export type WellKnown = { words: readonly string[]; kinds: readonly string[] };

/** Returns the first well-known brand that a query names: `ray ban aviator` by `ray ban`; undefined without one. */
export function wellKnownIn(tokens: readonly string[]): WellKnown | undefined {
  for (const from of tokens.keys())
    for (let to = Math.min(tokens.length, from + MAX_BRAND); to > from; to--) {
      const words = tokens.slice(from, to);
      const kinds = KINDS.get(words.join(''))?.flatMap((entry) => entry.kinds);
      if (kinds) return { words, kinds };
    }
  return undefined;
}
