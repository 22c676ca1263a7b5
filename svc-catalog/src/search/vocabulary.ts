import { stem } from '@ethereal/service-kit/stem';
import { firstPlace } from './first-place.ts';
import { MAX_WORD } from './fold.ts';
import { nearWords } from './near-words.ts';
import { Postings } from './postings.ts';
import { SortedOrdinals } from './sorted-ordinals.ts';

/** A word of the catalog that a mistyped word may mean, with its distance. */
export type MeantWord = { word: string; distance: number; postings: Postings };

const digitsOf = (word: string) => word.replace(/\P{N}+/gu, '');

/** Minimum length of a word that may have one typo. */
const ONE_TYPO_FROM = 4;
/** Minimum length of a word that may have two typos. */
const TWO_TYPOS_FROM = 9;

/** Minimum length from which a substring keeps its whole text in memory. */
const PIECE_OF_TEXT = 13;
const alone = (word: string) => (word.length < PIECE_OF_TEXT ? word : Buffer.from(word).toString());

/** Returns the word with two adjacent letters swapped, for each such pair. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
}

/**
 * Stores all words of the catalog with their occurrences, and finds them by beginning and by distance in a sorted list.
 * The radix tree of Minisearch takes five times the memory and twice the time to fill: a million items have a million
 * different words.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  #words: string[] = [];
  #postings: Postings[] = [];
  readonly #inNames = new Set<number>();
  /** Numbers of words by stem, for words that are not the stem itself. */
  readonly #byStem = new Map<string, number[]>();
  #sorted = this.#inOrder();

  add(word: string, ordinal: number, inName: boolean): void {
    const number = this.#numbers.get(word) ?? this.#enter(alone(word), new Postings());
    this.#postings[number]?.add(ordinal, inName);
    if (inName) this.#inNames.add(number);
  }

  exact(word: string): Postings | undefined {
    const number = this.#numbers.get(word);
    return number === undefined ? undefined : this.#postings[number];
  }

  /** Returns the words that share the stem of a word, without the word itself. */
  *otherForms(word: string): Iterable<Postings> {
    const root = stem(word);
    if (root !== word && this.#numbers.has(root)) yield this.#postings[this.#numbers.get(root) ?? -1] ?? new Postings();
    for (const number of this.#byStem.get(root) ?? [])
      if (this.#word(number) !== word) yield this.#postings[number] ?? new Postings();
  }

  /** Returns the words that begin with this one, including itself. */
  *startingWith(word: string): Iterable<Postings> {
    for (const number of this.#numbersFrom(word)) yield this.#postings[number] ?? new Postings();
  }

  /**
   * Returns the words of names that contain a text, as far as known: the rest of words beyond the maximum length is not
   * stored.
   */
  *ofNamesWith(text: string): Iterable<Postings> {
    for (const number of this.#inNames) {
      const word = this.#word(number);
      if (word.includes(text) || word.length === MAX_WORD) yield this.#postings[number] ?? new Postings();
    }
  }

  /**
   * Returns the words that a mistyped word may mean: with one letter wrong, missing, added or swapped with its
   * neighbor, for words of four letters or more; two in long words. Numbers in a word are never taken for typos.
   */
  *meantBy(word: string): Iterable<MeantWord> {
    if (word.length < ONE_TYPO_FROM - 1) return;
    const digits = digitsOf(word);
    const maxDistance = word.length >= TWO_TYPOS_FROM ? 2 : 1;
    const sorted = this.#sorted.all();
    for (const { at, distance } of nearWords(word, maxDistance, sorted.length, (at) => this.#word(sorted[at]))) {
      const meant = this.#meant(sorted[at], distance);
      if (meant.word.length >= ONE_TYPO_FROM && digitsOf(meant.word) === digits) yield meant;
    }
    if (word.length < ONE_TYPO_FROM) return;
    for (const swapped of swaps(word)) {
      if (digitsOf(swapped) !== digits) continue;
      for (const number of this.#numbersFrom(swapped)) yield this.#meant(number, 1);
    }
  }

  /** Renumbers the ordinals of items. Words that no item has any more are removed. */
  renumber(moved: Int32Array): void {
    const [words, postings, inNames] = [this.#words, this.#postings, new Set(this.#inNames)];
    this.#numbers.clear();
    this.#inNames.clear();
    this.#byStem.clear();
    [this.#words, this.#postings, this.#sorted] = [[], [], this.#inOrder()];
    for (const [number, word] of words.entries()) {
      const its = postings[number] ?? new Postings();
      its.renumber(moved);
      if (its.length === 0) continue;
      const now = this.#enter(word, its);
      if (inNames.has(number)) this.#inNames.add(now);
    }
  }

  /** Sorts the latest additions, so that the next search does not have to. */
  settle(): void {
    this.#sorted.all();
  }

  #inOrder(): SortedOrdinals {
    return new SortedOrdinals((a, b) => (a === b ? 0 : this.#word(a) < this.#word(b) ? -1 : 1));
  }

  #enter(word: string, postings: Postings): number {
    const number = this.#words.push(word) - 1;
    this.#postings.push(postings);
    this.#numbers.set(word, number);
    this.#sorted.add(number);
    const root = stem(word);
    if (root !== word) {
      const others = this.#byStem.get(root);
      if (others) others.push(number);
      else this.#byStem.set(root, [number]);
    }
    return number;
  }

  #word(number: number | undefined): string {
    return this.#words[number ?? -1] ?? '';
  }

  #meant(number: number | undefined, distance: number): MeantWord {
    return { word: this.#word(number), distance, postings: this.#postings[number ?? -1] ?? new Postings() };
  }

  /** Returns the numbers of the words that begin with a text. */
  *#numbersFrom(word: string): Iterable<number> {
    const sorted = this.#sorted.all();
    let place = firstPlace(0, sorted.length, (at) => this.#word(sorted[at]) >= word);
    for (; place < sorted.length; place++) {
      const number = sorted[place] ?? 0;
      if (!this.#word(number).startsWith(word)) return;
      yield number;
    }
  }
}
