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
type Vocabulary = {
  words: ReadonlyMap<string, number>;
  byTrace: ReadonlyMap<string, readonly string[]>;
  bySound: ReadonlyMap<string, readonly string[]>;
};

export function createVocabulary(words: ReadonlyMap<string, number>): Vocabulary {
  const byTrace = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const word of words.keys()) {
    if (word.length < 3 || word.length > LONGEST) continue;
    const sound = soundOf(word);
    if (sound.length >= SOUNDS) addTo(bySound, sound, word);
    for (const trace of new Set(traces(word))) addTo(byTrace, trace, word);
  }
  return { words, byTrace, bySound };
}

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const known = lists.get(key);
  if (known) known.push(word);
  else lists.set(key, [word]);
}

/** "plated" of "plate": what a longer word is a form of. */
const basesOf = (word: string): string[] =>
  word.length > 5 && /ed$/.test(word)
    ? [word.slice(0, -1), word.slice(0, -2)].filter((base) => frequencyOf(base) > RARE)
    : [];

/** How a word sounds, roughly: its first letter and the consonants that are heard. */
function soundOf(word: string): string {
  const heard = word
    .replace(/ph/g, 'f')
    .replace(/gh|(?<=.)h/g, '')
    .replace(/ck|q|c(?![eiy])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/x/g, 'ks');
  return (
    (heard[0] ?? '') +
    heard
      .slice(1)
      .replace(/[aeiouyw]/g, '')
      .replace(/(.)\1/g, '$1')
  );
}
/** So many sounds a word must have, and so many letters it may be apart, to be known by its sound. */
const SOUNDS = 4;
const APART_BY_EAR = 4;

/** "sunn", "hatt": the word with one of its doubled letters said once. */
const undoubled = (word: string): string[] =>
  [...word.matchAll(/(.)\1/g)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));

/** How unlikely it is that the one was meant by the other; at most about 2. */
function costOf(word: string, known: string, weight: number): number {
  const most = word.length < 5 ? 1 : word.length < 7 ? 1.5 : 2;
  const away = distance(word, known, 2);
  // A doubled or swapped letter is likelier than another, and few people mistype the first.
  const doubled = known.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1');
  const swapped = [...known].sort().join('') === [...word].sort().join('');
  const heard = known.length > word.length && soundOf(known) === soundOf(word);
  const likely = away - (doubled || swapped || heard ? 0.5 : 0) + (known[0] === word[0] ? 0 : 0.6);
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
    [word, ...(stem(word).length > 3 ? [stem(word)] : []), ...basesOf(word)].some(
      (form) => has(form) || said(form) || isEnglish(form) || notSoldNoun(form) !== undefined,
    );

  function lookUp(word: string): string {
    const single = undoubled(word).find(has);
    if (single) return single;
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
    return best === word ? (heardAs(word) ?? word) : best;
  }

  /** "hedfones": the commonest word that sounds the same. */
  function heardAs(word: string): string | undefined {
    const sound = soundOf(word);
    return vocabularies
      .flatMap(({ words, bySound }) =>
        (bySound.get(sound) ?? []).map((known) => ({ known, weight: words.get(known) ?? 1 })),
      )
      .filter(({ known }) => distance(word, known, APART_BY_EAR) <= APART_BY_EAR)
      .sort((one, other) => other.weight - one.weight)[0]?.known;
  }

  function besides(word: string, next: string | undefined): string {
    if (next === undefined || word.length < 4 || frequencyOf(word) > RARE || has(word)) return word;
    return (
      pairs.get(stem(next))?.find((first) => first[0] === word[0] && distance(first, word, 1) === 1) ?? word
    );
  }

  const seconds = new Map<string, string[]>();
  for (const [second, firsts] of pairs) for (const first of firsts) addTo(seconds, first, second);
  /** The same of the second: after "wireless" a rare word that is nearly "mouse". */
  function following(word: string, before: string | undefined): string {
    if (before === undefined || word.length < 4 || frequencyOf(word) > RARE || has(word)) return word;
    return (
      seconds.get(before)?.find((second) => second[0] === word[0] && distance(second, word, 1) === 1) ?? word
    );
  }

  return {
    correctAll(words) {
      let left = LOOKED_UP_AT_MOST;
      const corrected: string[] = [];
      for (const word of words) {
        const strange =
          word.length >= SHORTEST && word.length <= LONGEST && !/[^a-z]/.test(word) && !isKnown(word);
        const likely = word.length <= LONGEST ? following(word, corrected.at(-1)) : word;
        if (likely === word && strange && left > 0) {
          left -= 1;
          corrected.push(lookUp(word));
        } else corrected.push(likely);
      }
      return corrected.map((word, at, all) => besides(word, all[at + 1]));
    },
  };
}
