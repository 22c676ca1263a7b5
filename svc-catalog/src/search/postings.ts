/** Ordinal of no item. */
const NONE = -1;

/** Occurrences of a word: one number per item, with its ordinal and whether its name has the word. */
export class Postings {
  /** Half of all words occur once, so a single posting needs no list. */
  #only = NONE;
  #list: Uint32Array | undefined;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(ordinal: number, inName: boolean): void {
    this.#push(ordinal * 2 + (inName ? 1 : 0));
  }

  each(visit: (ordinal: number, inName: boolean) => void): void {
    for (let at = 0; at < this.#length; at++) {
      const posting = this.#list ? (this.#list[at] ?? 0) : this.#only;
      visit(posting >>> 1, (posting & 1) === 1);
    }
  }

  /** Renumbers the ordinals. Postings that move to -1 are dropped. */
  renumber(moved: Int32Array): void {
    const kept = this.#list?.slice(0, this.#length) ?? [this.#only].slice(0, this.#length);
    this.#list = undefined;
    this.#length = 0;
    for (const posting of kept) {
      const ordinal = moved[posting >>> 1] ?? -1;
      if (ordinal >= 0) this.#push(ordinal * 2 + (posting & 1));
    }
  }

  #push(posting: number): void {
    if (this.#length === 0) this.#only = posting;
    else {
      this.#list ??= Uint32Array.of(this.#only, 0);
      if (this.#length === this.#list.length) {
        const larger = new Uint32Array(Math.ceil(this.#length * 1.5) + 1);
        larger.set(this.#list);
        this.#list = larger;
      }
      this.#list[this.#length] = posting;
    }
    this.#length++;
  }
}

/** Visits the items whose names have a posting of each word. */
export function eachWithAll(
  size: number,
  words: readonly (readonly (Postings | undefined)[])[],
  visit: (ordinal: number) => void,
): void {
  const found = new Uint8Array(size);
  for (const [place, forms] of words.entries())
    for (const postings of forms)
      postings?.each((ordinal, inName) => {
        if (!inName || found[ordinal] !== place) return;
        found[ordinal] = place + 1;
        if (place === words.length - 1) visit(ordinal);
      });
}
