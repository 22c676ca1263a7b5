const FEW = 32;

/** Ordinals in an order, kept sorted as they come and go; many new ones at once are sorted together. */
export class SortedOrdinals {
  #sorted: number[] = [];
  #added: number[] = [];
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  add(ordinal: number): void {
    this.#added.push(ordinal);
  }

  /** Takes one out; what it is sorted by must still be as it was when added. */
  remove(ordinal: number): void {
    const sorted = this.all();
    const at = this.#place(sorted, ordinal);
    if (sorted[at] === ordinal) sorted.splice(at, 1);
  }

  all(): number[] {
    if (this.#added.length > FEW) this.#sorted = this.#sorted.concat(this.#added).sort(this.#compare);
    else
      for (const ordinal of this.#added) this.#sorted.splice(this.#place(this.#sorted, ordinal), 0, ordinal);
    this.#added = [];
    return this.#sorted;
  }

  /** Gives every ordinal its new number; the order among them stays. */
  renumber(moved: Int32Array): void {
    this.#sorted = this.all().flatMap((ordinal) => moved[ordinal] ?? []);
  }

  /** Index of the first one that is not before the given one. */
  #place(sorted: number[], ordinal: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(sorted[middle] ?? 0, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
