import type { Catalog } from './catalog.ts';
import { correct } from './correct.ts';
import type { Exclusions } from './exclusions.ts';
import { hasAny, search } from './find.ts';
import { lexicon } from './language/lexicon.ts';
import { queryTokens } from './query-tokens.ts';
import type { Understood } from './reading.ts';

/** Maximum number of texts that are offered. */
const MAX_OFFERED = 3;
/** Maximum number of texts that are tried. */
const MAX_TRIED = 6;
/** Conditions by which a text can ask for what another one excludes. */
const LISTS = ['kinds', 'colors', 'materials', 'brands'] as const;
/** Minimum length of an unknown word of an offered text. */
const MIN_LENGTH = 3;

/**
 * Whether some item has a word or a word that begins with it, so that a text with it is worth a search. Unknown words
 * of one or two letters begin too many others.
 */
function isPossible({ vocabulary }: Catalog, word: string): boolean {
  if (word.length < MIN_LENGTH && !lexicon().isKnown(word)) return vocabulary.exact(word) !== undefined;
  for (const _ of vocabulary.startingWith(word)) return true;
  for (const _ of vocabulary.otherForms(word)) return true;
  return false;
}

/** Whether a word names or describes goods. */
const isTelling = (word: string): boolean =>
  lexicon()
    .meaningsOf([word])
    .every(({ type }) => type !== 'filler');

/** Whether a text asks for what another one excludes: `leather` for `wallet not leather`. */
const asksFor = (understood: Understood, excluded: Exclusions): boolean =>
  LISTS.some((list) => understood[list].some((value) => excluded[list].includes(value)));

/**
 * Returns texts to search for in place of one that finds nothing: corrected, or without one of its words. Each finds
 * something.
 * @param excluded what the text excludes
 */
export function searchesInstead(catalog: Catalog, typed: string, excluded: Exclusions): string[] {
  const tokens = queryTokens(typed);
  const words = correct(catalog, tokens, { doubts: true }) ?? tokens;
  const shorter = words.map((_, at) => words.filter((_word, other) => other !== at).join(' ')).toReversed();
  const written = tokens.join(' ');
  const texts = [words.join(' '), ...(words.length > 1 ? shorter : []), ...words];
  const found: string[] = [];
  let tried = 0;
  for (const text of new Set(texts)) {
    const itsTokens = queryTokens(text);
    if (text === written || !itsTokens.some(isTelling) || !itsTokens.every((word) => isPossible(catalog, word)))
      continue;
    if (found.length === MAX_OFFERED || tried++ === MAX_TRIED) break;
    const { ranks, understood } = search(catalog, text);
    const isOfGoods = understood.parts.some(({ of }) => of !== 'without');
    if (isOfGoods && !asksFor(understood, excluded) && hasAny(ranks)) found.push(text);
  }
  return found;
}
