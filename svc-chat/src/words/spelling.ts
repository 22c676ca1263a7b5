import { distance, stem } from '../text/words.ts';
import { frequencyOf, isEnglish } from './english.ts';
import { notSoldNoun } from './goods.ts';

/** So many unknown words of a message are looked up; a text with more is no shopper's. */
const LOOKED_UP_AT_MOST = 24;
/** A word that is said more rarely may stand for the first of a known pair. */
const RARE = 150;
const SHORTEST = 3;
const LONGEST = 24;

/** All spellings of a word with one letter left out. */
const shortened = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** The word with up to two letters left out: words that share one are at most two letters apart each. */
function* traces(word: string): Iterable<string> {
  yield word;
  const once = word.length > 3 ? shortened(word) : [];
  yield* once;
  if (word.length < 7) return;
  for (const one of once) yield* shortened(one);
}

export type Spelling = {
  /** The message's words with typos taken out of those that are no words; what is right stays. */
  correctAll(words: readonly string[]): string[];
};

/** Words to correct to, with how common each is, and where their misspellings lead. */
type Vocabulary = { words: ReadonlyMap<string, number>; byTrace: ReadonlyMap<string, readonly string[]> };

export function createVocabulary(words: ReadonlyMap<string, number>): Vocabulary {
  const byTrace = new Map<string, string[]>();
  for (const word of words.keys()) {
    if (word.length < 3 || word.length > LONGEST) continue;
    for (const trace of new Set(traces(word))) {
      const known = byTrace.get(trace);
      if (known) known.push(word);
      else byTrace.set(trace, [word]);
    }
  }
  return { words, byTrace };
}

/** How unlikely it is that the one was meant by the other; at most about 2. */
function costOf(word: string, known: string, weight: number): number {
  const most = word.length < 5 ? 1 : word.length < 7 ? 1.5 : 2;
  const away = distance(word, known, 2);
  // A doubled or swapped letter is likelier than another, and few people mistype the first.
  const doubled = known.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1');
  const swapped = [...known].sort().join('') === [...word].sort().join('');
  const likely = away - (doubled || swapped ? 0.5 : 0) + (known[0] === word[0] ? 0 : 0.6);
  if (likely > most) return Number.POSITIVE_INFINITY;
  return likely - Math.log10(weight + 1) / 10 - Math.min(0.2, Math.log10(frequencyOf(known) + 1) / 30);
}

/**
 * Corrects to the words of shopping and of the shop alone. A word of the dictionary or a name is never changed.
 * @param vocabularies what is corrected to
 * @param said whether a word stands in the goods' own texts: it is none to be corrected
 * @param pairs names of two words, the first ones by the second: beside "glass" a rare word that is nearly "wine" is that
 */
export function createSpelling(
  vocabularies: readonly Vocabulary[],
  pairs: ReadonlyMap<string, readonly string[]> = new Map(),
  said: (word: string) => boolean = () => false,
): Spelling {
  const has = (word: string) => vocabularies.some(({ words }) => words.has(word));
  const isKnown = (word: string) =>
    [word, ...(stem(word).length > 3 ? [stem(word)] : [])].some(
      (form) => has(form) || said(form) || isEnglish(form) || notSoldNoun(form) !== undefined,
    );

  function lookUp(word: string): string {
    let best = word;
    let least = Number.POSITIVE_INFINITY;
    for (const trace of new Set(traces(word))) {
      for (const { words, byTrace } of vocabularies) {
        for (const known of byTrace.get(trace) ?? []) {
          const cost = costOf(word, known, words.get(known) ?? 1);
          if (cost < least) {
            best = known;
            least = cost;
          }
        }
      }
    }
    return best;
  }

  function besides(word: string, next: string | undefined): string {
    if (next === undefined || word.length < 4 || frequencyOf(word) > RARE || has(word)) return word;
    return (
      pairs.get(stem(next))?.find((first) => first[0] === word[0] && distance(first, word, 1) === 1) ?? word
    );
  }

  return {
    correctAll(words) {
      let left = LOOKED_UP_AT_MOST;
      return words
        .map((word) => {
          if (word.length < SHORTEST || word.length > LONGEST || /[^a-z]/.test(word) || isKnown(word))
            return word;
          if (left === 0) return word;
          left -= 1;
          return lookUp(word);
        })
        .map((word, at, all) => besides(word, all[at + 1]));
    },
  };
}
