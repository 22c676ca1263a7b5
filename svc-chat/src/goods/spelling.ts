import { distance } from '../text/word-forms.ts';
import { frequencyOf, isEnglish } from '../text/word-frequency.ts';
import { type AlikeWords, createAlikeWords } from './alike-words.ts';
import { singular } from './tokens.ts';

/** Frequency in subtitles from which a word counts as spelled correctly. */
const COMMON = 400;
const SHORTEST = 4;
const LONGEST = 24;
/** Reduction of the cost of a correction if the corrected word names a thing. */
const THING = 0.3;
const LOOKED_UP_AT_MOST = 16;
const TAKEN_AT_MOST = 1000;
const WORD = /(?<![\p{L}'’])\p{L}+(?![\p{L}'’])/gu;

export type Spelling = {
  /** Adds the words of some goods, in their order. */
  add(words: readonly string[]): void;
  has(word: string): boolean;
  /** Returns a text with its misspelled words corrected. */
  spell(text: string): string;
  /** Replaces unknown words by words of the goods: misspelled, abbreviated, split or joined words. */
  correct(words: readonly string[]): string[];
};

/** Returns the maximum edit distance between a misspelling and the intended word. */
const allowed = (word: string) => (word.length < 5 ? 1 : word.length < 7 ? 1.5 : word.length < 10 ? 2 : 3);

type Known = { alike: AlikeWords; counts: ReadonlyMap<string, number>; isWord(word: string): boolean };

/** Returns the word that a misspelled word most likely stands for. */
function nearest(word: string, { alike, counts, isWord }: Known): string | undefined {
  const most = allowed(word);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const known of alike.like(word)) {
    const apart = distance(word, known, Math.ceil(most));
    const cost =
      apart +
      (known[0] === word[0] ? 0 : 0.6) -
      (isWord(known) ? THING : 0) -
      Math.min(0.4, Math.log10(counts.get(known) ?? 1) / 5);
    if (apart <= most && cost <= most && cost < least) {
      best = known;
      least = cost;
    }
  }
  return best;
}

/** Returns the most frequent word that starts with an abbreviation such as "binocs". */
function prolonged(word: string, counts: Known['counts']): string | undefined {
  const stem = word.replace(/s$/, '');
  if (stem.length < SHORTEST) return undefined;
  let longer: string | undefined;
  let most = 0;
  for (const [known, count] of counts) {
    if (count <= most || !known.startsWith(stem)) continue;
    longer = known;
    most = count;
  }
  return longer;
}

/**
 * Creates a spelling corrector from the words of goods.
 * @param others further correct words that goods need not contain
 * @param isWord whether a word is known elsewhere; such a word is never corrected
 */
export function createSpelling(isWord: (word: string) => boolean, others: Iterable<string> = []): Spelling {
  const counts = new Map<string, number>();
  const alike = createAlikeWords();
  /** Cache of corrections, because one message requests the same word several times. */
  const taken = new Map<string, string[]>();
  /** Corrects "tshirt" to "T-shirt" if goods contain the latter. */
  const withLetter = new Map<string, string[]>();
  function enter(word: string): void {
    if (word.length >= SHORTEST - 1 && word.length <= LONGEST) alike.add(word);
  }
  const known = new Set(others);
  for (const word of known) enter(word);

  function add(words: readonly string[]): void {
    taken.clear();
    for (const [at, word] of words.entries()) {
      const count = counts.get(word);
      counts.set(word, (count ?? 0) + 1);
      if (count === undefined && !known.has(word)) enter(word);
      const next = words[at + 1];
      if (word.length === 1 && next !== undefined) withLetter.set(word + next, [word, next]);
    }
  }
  const has = (word: string) => counts.has(word);

  /** Splits "hosepipe" if goods contain "hose" and "pipe". */
  function parted(word: string): string[] | undefined {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(has)) return parts;
    }
    return undefined;
  }

  const isStrange = (word: string) =>
    word.length >= SHORTEST &&
    word.length <= LONGEST &&
    !/\d/.test(word) &&
    !has(word) &&
    !known.has(word) &&
    !isWord(word) &&
    frequencyOf(word) < COMMON;

  const isSaid = (word: string) => has(word) || has(singular(word));
  const apart = (word: string): string[] => (has(word) ? undefined : withLetter.get(singular(word))) ?? [word];

  /** Returns the correction of an unknown word. */
  function spelled(word: string): string[] {
    const known = taken.get(word);
    if (known) return known;
    const by = { alike, counts, isWord };
    const forms = [...new Set([word, singular(word)])];
    const like = forms.map((form) => nearest(form, by)).find((one) => one !== undefined);
    const meant = parted(word) ?? [like ?? prolonged(word, counts) ?? word];
    if (taken.size === TAKEN_AT_MOST) taken.clear();
    taken.set(word, meant);
    return meant;
  }

  return {
    add,
    has,
    spell(text) {
      let left = LOOKED_UP_AT_MOST;
      return text.replaceAll(WORD, (word) => {
        if (left === 0 || !isStrange(word) || isEnglish(word)) return word;
        left -= 1;
        return spelled(word).join(' ');
      });
    },
    correct(said) {
      const words = said.flatMap(apart);
      const corrected: string[] = [];
      let left = LOOKED_UP_AT_MOST;
      for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const next = words[at + 1];
        if (next !== undefined && isSaid(word + next)) {
          corrected.push(word + next);
          at += 1;
        } else if (left > 0 && isStrange(word)) {
          left -= 1;
          corrected.push(...spelled(word));
        } else corrected.push(word);
      }
      return corrected;
    },
  };
}
