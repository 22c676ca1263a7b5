import { wordsOf } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * How well an item answers a search, 0 (not at all) to 255. A rank follows from the item and the search alone, never
 * from other items, so that pages of results stay as they are while items come and go.
 */
const NAME_IS = 255;
const NAME_BEGINS = 250;
const NAME_HAS_WORD_BEGIN = 245;
const NAME_HAS = 240;
const ALL_WORDS = 100;
const ALL_WITH_TYPOS = 50;
const MOST_WORDS = 1;

/** Points of one word, by where and how it was found. At most `TYPO` points: not sure that it was meant. */
const IN_NAME = 40;
const BEGINS_IN_NAME = 32;
const IN_TEXT = 24;
const BEGINS_IN_TEXT = 16;
const TYPO = 8;
const TYPO_IN_TEXT = 4;

/** Words of descriptions are many: only the longer ones are taken for a mistyped one. */
const TEXT_TYPO_FROM = 6;
const MOST_QUERY_WORDS = 8;

/** Suggestions look at names alone. */
type Within = 'names' | 'texts';
type Options = { within?: Within; exact?: boolean | undefined };
type Searchable = { names: readonly string[]; vocabulary: Vocabulary };

function rankByName({ names, vocabulary }: Searchable, text: string, ranks: Uint8Array): void {
  const wordBegin = ` ${text}`;
  const rankOne = (ordinal: number) => {
    const name = names[ordinal] ?? '';
    const at = name.indexOf(text);
    if (at < 0) return;
    if (at === 0) ranks[ordinal] = name.length === text.length ? NAME_IS : NAME_BEGINS;
    else ranks[ordinal] = name.includes(wordBegin) ? NAME_HAS_WORD_BEGIN : NAME_HAS;
  };
  const words = wordsOf(text);
  // Reading all names takes longest: a name that has the text has a word that holds its one word, or that begins
  // with its last.
  const [last] = words.slice(-1);
  if (last === undefined) for (let ordinal = 0; ordinal < names.length; ordinal++) rankOne(ordinal);
  else
    for (const postings of words.length === 1 ? vocabulary.ofNamesWith(last) : vocabulary.startingWith(last))
      postings.each((ordinal, inName) => inName && rankOne(ordinal));
}

/** The best points of one word of the search in every item. */
function pointsOf(vocabulary: Vocabulary, word: string, points: Uint8Array, options: Options): void {
  const { within = 'texts', exact = false } = options;
  points.fill(0);
  const inTexts = within === 'texts' ? 1 : 0;
  const raise = (ordinal: number, value: number) => {
    if (value > (points[ordinal] ?? 0)) points[ordinal] = value;
  };
  for (const { postings } of exact ? [] : vocabulary.meantBy(word)) {
    const inText = word.length >= TEXT_TYPO_FROM ? TYPO_IN_TEXT * inTexts : 0;
    postings.each((ordinal, inName) => raise(ordinal, inName ? TYPO : inText));
  }
  for (const postings of vocabulary.startingWith(word)) {
    postings.each((ordinal, inName) => raise(ordinal, inName ? BEGINS_IN_NAME : BEGINS_IN_TEXT * inTexts));
  }
  vocabulary.exact(word)?.each((ordinal, inName) => raise(ordinal, inName ? IN_NAME : IN_TEXT * inTexts));
}

/** The rank of an item that has so many of the words, with so many points for them all. */
function rankOf(found: number, points: number, unsure: boolean, words: number): number {
  if (found === 0 || found * 3 < words * 2) return 0;
  const all = unsure ? ALL_WITH_TYPOS : ALL_WORDS;
  return (found === words ? all : MOST_WORDS) + Math.round(points / words);
}

function rankByWords(vocabulary: Vocabulary, words: string[], ranks: Uint8Array, options: Options): void {
  const size = ranks.length;
  const points = new Uint8Array(size);
  const sums = new Uint16Array(size);
  const found = new Uint8Array(size);
  const unsure = new Uint8Array(size);
  for (const word of words) {
    pointsOf(vocabulary, word, points, options);
    for (let ordinal = 0; ordinal < size; ordinal++) {
      const value = points[ordinal] ?? 0;
      if (value === 0) continue;
      sums[ordinal] = (sums[ordinal] ?? 0) + value;
      found[ordinal] = (found[ordinal] ?? 0) + 1;
      if (value <= TYPO) unsure[ordinal] = 1;
    }
  }
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const count = found[ordinal] ?? 0;
    ranks[ordinal] = rankOf(count, sums[ordinal] ?? 0, unsure[ordinal] === 1, words.length);
  }
}

/**
 * Ranks every ordinal for a folded search text: first the names that contain it, then those with all its words in name
 * or description, then with typos, last those with two thirds of its words.
 * Blank names (items that are gone) are never found by name. `exact` takes no word for a mistyped one.
 */
export function rank({ names, vocabulary }: Searchable, text: string, options: Options = {}): Uint8Array {
  const ranks = new Uint8Array(names.length);
  const words = wordsOf(text).slice(0, MOST_QUERY_WORDS);
  if (words.length > 0) rankByWords(vocabulary, words, ranks, options);
  rankByName({ names, vocabulary }, text, ranks);
  return ranks;
}
