import { wordsOf } from './fold.ts';
import type { Postings } from './postings.ts';
import { isByTypo, MOST_QUERY_WORDS, TEXT_TYPO_FROM } from './ranks.ts';
import type { MeantWord, Vocabulary } from './vocabulary.ts';

type Searched = { names: readonly string[]; vocabulary: Vocabulary };
/** In how many items for sale a word occurs. */
type Count = (postings: Postings, inNamesOnly?: boolean) => number;

/**
 * What a folded search text was taken for, when no item has its words as they are written and some item has them
 * with typos; undefined otherwise.
 */
export function correctedText({ names, vocabulary }: Searched, text: string, ranks: Uint8Array) {
  let best = 0;
  for (let ordinal = 0; ordinal < ranks.length; ordinal++) {
    const rank = ranks[ordinal] ?? 0;
    if (rank > best && names[ordinal] !== '') best = rank;
  }
  if (!isByTypo(best)) return undefined;
  const count: Count = (postings, inNamesOnly = false) => {
    let items = 0;
    postings.each((ordinal, inName) => {
      if (names[ordinal] !== '' && (inName || !inNamesOnly)) items++;
    });
    return items;
  };
  const words = wordsOf(text).slice(0, MOST_QUERY_WORDS);
  const meant = words.map((word) => (isKnown(vocabulary, word, count) ? word : nearest(vocabulary, word, count)));
  return meant.join(' ') === words.join(' ') ? undefined : meant.join(' ');
}

function isKnown(vocabulary: Vocabulary, word: string, count: Count): boolean {
  for (const postings of vocabulary.startingWith(word)) if (count(postings) > 0) return true;
  return false;
}

/** The word with the fewest letters changed, and of those the one that most items have. */
function nearest(vocabulary: Vocabulary, word: string, count: Count): string {
  let best: (MeantWord & { items: number }) | undefined;
  for (const meant of vocabulary.meantBy(word)) {
    const items = count(meant.postings, word.length < TEXT_TYPO_FROM);
    if (items === 0) continue;
    const nearer = (best?.distance ?? Number.POSITIVE_INFINITY) - meant.distance;
    if (nearer > 0 || (nearer === 0 && items > (best?.items ?? 0))) best = { ...meant, items };
  }
  return best?.word ?? word;
}
