/** Where a word occurs: one number per item, its ordinal and whether the word is in its name. */
export class Postings {
  #list = new Uint32Array(2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(ordinal: number, inName: boolean): void {
    if (this.#length === this.#list.length) {
      const larger = new Uint32Array(Math.ceil(this.#length * 1.5) + 1);
      larger.set(this.#list);
      this.#list = larger;
    }
    this.#list[this.#length++] = ordinal * 2 + (inName ? 1 : 0);
  }

  each(visit: (ordinal: number, inName: boolean) => void): void {
    for (let at = 0; at < this.#length; at++) {
      const posting = this.#list[at] ?? 0;
      visit(posting >>> 1, (posting & 1) === 1);
    }
  }

  /** Renumbers the ordinals; what moves to -1 is dropped. */
  renumber(moved: Int32Array): void {
    const kept = this.#list.slice(0, this.#length);
    this.#length = 0;
    for (const posting of kept) {
      const ordinal = moved[posting >>> 1] ?? -1;
      if (ordinal >= 0) this.#list[this.#length++] = ordinal * 2 + (posting & 1);
    }
    this.#list = this.#list.slice(0, Math.max(this.#length, 2));
  }
}
