import { beginsNames } from './begins-names.ts';
import type { Catalog } from './catalog.ts';
import { lexicon, type Phrase } from './language/lexicon.ts';
import { places } from './reading.ts';
import { isInShop } from './word-counts.ts';

/** Minimum length of the words of a brand that were written as one. */
const MIN_PART = 2;

/**
 * Returns the words with those joined that are parts of a known one, of which the first is unknown: `lap top bag`. The
 * parts of a phrase are joined only if a longer phrase begins so.
 */
export function joinParts(
  catalog: Catalog,
  tokens: readonly string[],
  phrases: readonly Phrase[],
): string[] | undefined {
  const words = lexicon();
  const ofPhrases = new Set(phrases.flatMap((phrase) => (phrase.to - phrase.from > 1 ? places(phrase) : [])));
  const at = tokens.findIndex((token, place) => {
    const joined = token + (tokens[place + 1] ?? '');
    if (joined === token || isInShop(catalog, token) || words.meaningsOf([token]).length > 0) return false;
    const isKnown = words.isCue(joined) || catalog.vocabulary.exact(joined) !== undefined;
    return isKnown && (!ofPhrases.has(place) || words.meaningsOf([joined, tokens[place + 2] ?? '']).length > 0);
  });
  return at < 0 ? undefined : [...tokens.slice(0, at), `${tokens[at]}${tokens[at + 1]}`, ...tokens.slice(at + 2)];
}

/** Returns the two words of a brand that was written without the blank or hyphen between them: `rayban`. */
export function brandApart(catalog: Catalog, word: string): string | undefined {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (catalog.vocabulary.exact(first) && beginsNames(catalog, [first, second])) return `${first} ${second}`;
  }
  return undefined;
}

/** Returns two known words that were written without a blank between them. */
export function apart(word: string): string | undefined {
  const isGoods = (candidate: string) =>
    lexicon()
      .meaningsOf([candidate])
      .some(({ type }) => type !== 'filler');
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isGoods(first) && isGoods(second)) return `${first} ${second}`;
  }
  return undefined;
}
