import SearchableMap from 'minisearch/SearchableMap';
import { Postings } from './postings.ts';

/** A word of the catalogue that may be meant, and by how many letters it differs. */
export type MeantWord = { word: string; distance: number; postings: Postings };

const digitsOf = (word: string) => word.replace(/\P{N}+/gu, '');

/** From this length on a word may hold one typo, and from the other one two. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 9;

/** The word with two neighbouring letters swapped, for each such pair. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
}

/**
 * All words of the catalogue and where they occur. Minisearch's radix tree finds them by prefix and by distance;
 * the lists are compact numbers, since its own postings (a map per word) would need some 400 MB for 100,000 items.
 */
export class Vocabulary {
  #words = new SearchableMap<Postings>();

  add(word: string, ordinal: number, inName: boolean): void {
    let postings = this.#words.get(word);
    if (!postings) {
      postings = new Postings();
      this.#words.set(word, postings);
    }
    postings.add(ordinal, inName);
  }

  exact(word: string): Postings | undefined {
    return this.#words.get(word);
  }

  /** The words that begin with this one, itself included. */
  *startingWith(word: string): Iterable<Postings> {
    for (const [, postings] of this.#words.atPrefix(word)) yield postings;
  }

  /**
   * The words that may be meant: one letter wrong, missing, too much, or swapped with its neighbour, for words of the
   * catalogue with four letters or more; two in long words. Numbers in a word are never taken for typos.
   */
  *meantBy(word: string): Iterable<MeantWord> {
    if (word.length < ONE_TYPO_FROM - 1) return;
    const digits = digitsOf(word);
    const most = word.length >= TWO_TYPOS_FROM ? 2 : 1;
    for (const [meant, [postings, distance]] of this.#words.fuzzyGet(word, most)) {
      if (meant.length >= ONE_TYPO_FROM && digitsOf(meant) === digits)
        yield { word: meant, distance, postings };
    }
    if (word.length < ONE_TYPO_FROM) return;
    for (const swapped of swaps(word)) {
      if (digitsOf(swapped) !== digits) continue;
      for (const [meant, postings] of this.#words.atPrefix(swapped))
        yield { word: meant, distance: 1, postings };
    }
  }

  renumber(moved: Int32Array): void {
    const gone: string[] = [];
    for (const [word, postings] of this.#words) {
      postings.renumber(moved);
      if (postings.length === 0) gone.push(word);
    }
    for (const word of gone) this.#words.delete(word);
  }
}
