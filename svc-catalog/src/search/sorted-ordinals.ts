import { firstPlace } from './first-place.ts';

/**
 * Ordinals in an order. What comes and goes is worked in when the order is asked for: all of it at once, in one
 * pass.
 */
export class SortedOrdinals {
  #sorted = new Uint32Array();
  #added: number[] = [];
  readonly #removed = new Set<number>();
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  add(ordinal: number): void {
    this.#added.push(ordinal);
  }

  /** Takes one out; what it is sorted by stays as it is until the order is asked for. */
  remove(ordinal: number): void {
    this.#removed.add(ordinal);
  }

  all(): Uint32Array<ArrayBuffer> {
    if (this.#added.length > 0 || this.#removed.size > 0) this.#sorted = this.#merged();
    return this.#sorted;
  }

  /** Gives every ordinal its new number; the order among them stays. What moves to -1 is dropped. */
  renumber(moved: Int32Array): void {
    this.#sorted = this.all()
      .filter((ordinal) => (moved[ordinal] ?? -1) >= 0)
      .map((ordinal) => moved[ordinal] ?? 0);
  }

  #merged(): Uint32Array<ArrayBuffer> {
    const before = this.#sorted;
    const added = this.#added.filter((ordinal) => !this.#removed.delete(ordinal)).sort(this.#compare);
    const placeOf = (ordinal: number) =>
      firstPlace(0, before.length, (place) => this.#compare(before[place] ?? 0, ordinal) >= 0);
    const gone = [...this.#removed].map(placeOf).sort((a, b) => a - b);
    this.#added = [];
    this.#removed.clear();
    const after = new Uint32Array(before.length - gone.length + added.length);
    let [from, to, next] = [0, 0, 0];
    const copyTo = (end: number) => {
      after.set(before.subarray(from, end), to);
      to += end - from;
      from = end;
    };
    const copyWithoutGone = (end: number) => {
      for (; (gone[next] ?? end) < end; next++) {
        copyTo(gone[next] ?? end);
        from++;
      }
      copyTo(end);
    };
    for (const ordinal of added) {
      copyWithoutGone(placeOf(ordinal));
      after[to++] = ordinal;
    }
    copyWithoutGone(before.length);
    return after;
  }
}
