import { nounOf } from '@ethereal/service-kit/stem';
import type { Meaning, Phrase } from './lexicon.ts';

/** Words that name goods for others behind any kind: the rack of `shoe rack`. */
export class Belongings {
  readonly #meanings = new Map<string, readonly Meaning[]>();

  /** Adds a word of `kinds.txt` that follows any kind: `~ rack`. Returns false for another word. */
  takes(word: string, meaning: Meaning): boolean {
    const isBelonging = word.startsWith('~ ');
    if (isBelonging) this.#meanings.set(nounOf(word.slice(2)), [meaning]);
    return isBelonging;
  }

  has(word: string): boolean {
    return this.#meanings.has(nounOf(word));
  }

  /**
   * Returns a phrase that names a kind with the word behind it that names goods for it: `watch box`. Other words behind
   * it are known, because a `skirt box pleat` is a skirt.
   */
  behind(tokens: readonly string[], phrase: Phrase, isKnown: (tokens: readonly string[]) => boolean): Phrase {
    const { from, to, meanings } = phrase;
    const [word, next] = tokens.slice(to, to + 2);
    const its = word === undefined ? undefined : this.#meanings.get(nounOf(word));
    if (!its || !meanings.some(({ type }) => type === 'kind')) return phrase;
    return next === undefined || isKnown([next]) ? { from, to: to + 1, meanings: its } : phrase;
  }
}
