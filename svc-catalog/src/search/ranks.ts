import { wordsOf } from './fold.ts';
import { eachPossibleName, type Searchable } from './names.ts';
import type { Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Ranks of suggestions: how well a name matches the typed text, from 0 (not at all) to 255. */
const NAME_IS = 255;
const NAME_BEGINS = 250;
const NAME_HAS_WORD_BEGIN = 245;
const NAME_HAS = 240;
const ALL_WORDS = 100;
const ALL_WITH_TYPOS = 50;
const SOME_WORDS = 1;

/** Points of one word by where and how it was found. At most `TYPO` points mean that the match is uncertain. */
const IN_NAME = 40;
const BEGINS_IN_NAME = 32;
const TYPO = 8;

/** Maximum number of words of a typed text that are compared. */
const MAX_QUERY_WORDS = 8;

function rankByName(searchable: Searchable, text: string, ranks: Uint8Array): void {
  const wordBegin = ` ${text}`;
  eachPossibleName(searchable, text, (name, ordinal) => {
    const at = name.indexOf(text);
    if (at < 0) return;
    if (at === 0) ranks[ordinal] = name.length === text.length ? NAME_IS : NAME_BEGINS;
    else ranks[ordinal] = name.includes(wordBegin) ? NAME_HAS_WORD_BEGIN : NAME_HAS;
  });
}

/** Fills in the best points of one word of the search for every item. */
function fillPoints(vocabulary: Vocabulary, word: string, points: Uint8Array): void {
  points.fill(0);
  const raise = (postings: Postings | undefined, value: number) =>
    postings?.each((ordinal, inName) => {
      if (inName && value > (points[ordinal] ?? 0)) points[ordinal] = value;
    });
  for (const { postings } of vocabulary.meantBy(word)) raise(postings, TYPO);
  for (const postings of vocabulary.startingWith(word)) raise(postings, BEGINS_IN_NAME);
  raise(vocabulary.exact(word), IN_NAME);
}

/** Returns the rank of an item from its number of matched words and their points. */
function rankOf(found: number, points: number, unsure: boolean, words: number): number {
  if (found === 0 || found * 3 < words * 2) return 0;
  const all = unsure ? ALL_WITH_TYPOS : ALL_WORDS;
  return (found === words ? all : SOME_WORDS) + Math.round(points / words);
}

function rankByWords(vocabulary: Vocabulary, words: string[], ranks: Uint8Array): void {
  const size = ranks.length;
  const points = new Uint8Array(size);
  const sums = new Uint16Array(size);
  const found = new Uint8Array(size);
  const unsure = new Uint8Array(size);
  for (const word of words) {
    fillPoints(vocabulary, word, points);
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
 * Ranks every ordinal for a folded text by its name. The order is: names that contain the text, names with all words,
 * matches with typos, two thirds of the words. Blank names (removed items) are never found.
 */
export function rankNames({ names, vocabulary }: Searchable, text: string): Uint8Array {
  const ranks = new Uint8Array(names.length);
  const words = wordsOf(text).slice(0, MAX_QUERY_WORDS);
  if (words.length > 0) rankByWords(vocabulary, words, ranks);
  rankByName({ names, vocabulary }, text, ranks);
  return ranks;
}
