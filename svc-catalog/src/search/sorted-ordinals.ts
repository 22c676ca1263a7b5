import { firstPlace } from './first-place.ts';

/** Keeps ordinals in an order. Additions and removals are merged in one pass when the order is read. */
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

  /** Removes an ordinal. Its sort key must not change until the order is read. */
  remove(ordinal: number): void {
    this.#removed.add(ordinal);
  }

  all(): Uint32Array<ArrayBuffer> {
    if (this.#added.length > 0 || this.#removed.size > 0) this.#sorted = this.#merged();
    return this.#sorted;
  }

  /** Renumbers every ordinal and keeps their order. Ordinals that move to -1 are dropped. */
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
    const removedPlaces = [...this.#removed].map(placeOf).sort((a, b) => a - b);
    this.#added = [];
    this.#removed.clear();
    const after = new Uint32Array(before.length - removedPlaces.length + added.length);
    let [from, to, next] = [0, 0, 0];
    const copyTo = (end: number) => {
      after.set(before.subarray(from, end), to);
      to += end - from;
      from = end;
    };
    const copyRemaining = (end: number) => {
      for (; (removedPlaces[next] ?? end) < end; next++) {
        copyTo(removedPlaces[next] ?? end);
        from++;
      }
      copyTo(end);
    };
    for (const ordinal of added) {
      copyRemaining(placeOf(ordinal));
      after[to++] = ordinal;
    }
    copyRemaining(before.length);
    return after;
  }
}
