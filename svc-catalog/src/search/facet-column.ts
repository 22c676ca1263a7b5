import { fold } from './fold.ts';

const FEWEST = 1024;

/** A value as it was written first, and the form that is compared. */
type Value = { readonly shown: string; readonly same: string };

/**
 * Values of one facet for every item, by ordinal. Each value, and each different set of values, is kept once under
 * a small number, so a
 * column is one number per item however many values there are, and a query looks at each set once, not at each item.
 */
export class FacetColumn {
  readonly #values: Value[] = [];
  readonly #valueNumbers = new Map<string, number>();
  /** The numbers of their values. */
  readonly #sets: (readonly number[])[] = [];
  readonly #setNumbers = new Map<string, number>();
  /** The same by how items write them: most are written like another's. */
  readonly #written = new Map<string, number>();
  /** Number of live items that have each value. */
  readonly #live: number[] = [];
  #ofItem = new Uint32Array(FEWEST);
  #length = 0;

  /** The items' sets, by ordinal; behind the last item stands nothing of meaning. */
  get ofItem(): Uint32Array {
    return this.#ofItem;
  }

  get sets(): readonly (readonly number[])[] {
    return this.#sets;
  }

  get values(): readonly Value[] {
    return this.#values;
  }

  /** The number of live items that have each value. */
  get live(): readonly number[] {
    return this.#live;
  }

  /** The number of a value however it is written. */
  numberOf(value: string): number | undefined {
    return this.#valueNumbers.get(sameValue(value));
  }

  /** The number of the set that is this value alone. */
  setOf(value: string): number | undefined {
    return this.#setNumbers.get(keyOf([this.numberOf(value) ?? -1]));
  }

  push(values: readonly string[]): void {
    if (this.#length === this.#ofItem.length) {
      const larger = new Uint32Array(Math.ceil(this.#length * 1.5));
      larger.set(this.#ofItem);
      this.#ofItem = larger;
    }
    const set = this.#setNumberOf(values);
    this.#ofItem[this.#length++] = set;
    this.#count(set, 1);
  }

  /** Counts an item no longer; its place stays until the next truncation. */
  drop(ordinal: number): void {
    this.#count(this.#ofItem[ordinal] ?? 0, -1);
  }

  /** Returns the number of live items that have a value. */
  countOf(value: string): number {
    return this.#live[this.numberOf(value) ?? -1] ?? 0;
  }

  #count(set: number, by: number): void {
    for (const value of this.#sets[set] ?? []) this.#live[value] = (this.#live[value] ?? 0) + by;
  }

  move(from: number, to: number): void {
    this.#ofItem[to] = this.#ofItem[from] ?? 0;
  }

  /** Forgets the items from an ordinal on, and the sets that no item has any more. */
  truncate(length: number): void {
    const kept = Array.from(this.#ofItem.subarray(0, length), (set) => this.#sets[set] ?? []);
    const shown = this.#values.map((value) => value.shown);
    this.#values.length = this.#sets.length = this.#live.length = 0;
    for (const numbers of [this.#valueNumbers, this.#setNumbers, this.#written]) numbers.clear();
    this.#length = 0;
    for (const values of kept) this.push(values.map((value) => shown[value] ?? ''));
  }

  #setNumberOf(shown: readonly string[]): number {
    const written = shown.join('\n');
    const known = this.#written.get(written);
    if (known !== undefined) return known;
    const values = shown.map((value) => this.#valueNumberOf(value));
    const key = keyOf(values);
    const number = this.#setNumbers.get(key) ?? this.#sets.push(values) - 1;
    this.#setNumbers.set(key, number);
    this.#written.set(written, number);
    return number;
  }

  #valueNumberOf(shown: string): number {
    const same = sameValue(shown);
    const number = this.#valueNumbers.get(same) ?? this.#values.push({ shown, same }) - 1;
    this.#valueNumbers.set(same, number);
    return number;
  }
}

const keyOf = (values: readonly number[]) => values.toSorted((a, b) => a - b).join();

/** Values are the same without regard to case and accents: 'Café' is 'CAFE'. */
const sameValue = (value: string): string => fold(value);
