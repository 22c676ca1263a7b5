import { wordsOf } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Ranks: how well an item matches a search, from 0 (not at all) to 255. A rank depends on the item and the search only,
 * never on other items, so that pages of results stay the same while items are added and removed.
 */
const NAME_IS = 255;
const NAME_BEGINS = 250;
const NAME_HAS_WORD_BEGIN = 245;
const NAME_HAS = 240;
const ALL_WORDS = 100;
const ALL_WITH_TYPOS = 50;
const MAX_WORDS = 1;

/** Points of one word by where and how it was found. At most `TYPO` points mean that the match is uncertain. */
const IN_NAME = 40;
const BEGINS_IN_NAME = 32;
const IN_TEXT = 24;
const BEGINS_IN_TEXT = 16;
const TYPO = 8;
const TYPO_IN_TEXT = 4;

/** Minimum length of a word that may match descriptions with typos; shorter words would match too many. */
const TEXT_TYPO_FROM = 6;
const MAX_QUERY_WORDS = 8;

/** Suggestions search names only. */
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
  // Reading all names takes longest, so only names with a suitable word are read: one that contains the only word of
  // the text, or begins with its last.
  const [last] = words.slice(-1);
  if (last === undefined) for (let ordinal = 0; ordinal < names.length; ordinal++) rankOne(ordinal);
  else
    for (const postings of words.length === 1 ? vocabulary.ofNamesWith(last) : vocabulary.startingWith(last))
      postings.each((ordinal, inName) => inName && rankOne(ordinal));
}

/** Adds the best points of one word of the search for every item. */
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

/** Returns the rank of an item from its number of matched words and their points. */
function rankOf(found: number, points: number, unsure: boolean, words: number): number {
  if (found === 0 || found * 3 < words * 2) return 0;
  const all = unsure ? ALL_WITH_TYPOS : ALL_WORDS;
  return (found === words ? all : MAX_WORDS) + Math.round(points / words);
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
 * Ranks every ordinal for a folded search text. The order is: names that contain the text, all words in name or
 * description, matches with typos, two thirds of the words.
 * Blank names (removed items) are never found by name. `exact` disables the correction of typos.
 */
export function rank({ names, vocabulary }: Searchable, text: string, options: Options = {}): Uint8Array {
  const ranks = new Uint8Array(names.length);
  const words = wordsOf(text).slice(0, MAX_QUERY_WORDS);
  if (words.length > 0) rankByWords(vocabulary, words, ranks, options);
  rankByName({ names, vocabulary }, text, ranks);
  return ranks;
}
