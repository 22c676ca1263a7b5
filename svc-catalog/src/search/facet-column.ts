import { fold } from './fold.ts';

/** Number of items for which a new column has room. */
const INITIAL_ROOM = 1024;

/** A value as it was first written, and its folded form for comparison. */
type Value = { readonly shown: string; readonly same: string };

/**
 * Stores the values of one facet for every item, by ordinal. Each value, and each distinct set of values, is stored
 * once under a small number. So a column is one number per item however many values there are, and a query checks each
 * set once instead of each item.
 */
export class FacetColumn {
  readonly #values: Value[] = [];
  readonly #valueNumbers = new Map<string, number>();
  /** Sets by number, each with the numbers of its values. */
  readonly #sets: (readonly number[])[] = [];
  readonly #setNumbers = new Map<string, number>();
  /** Numbers of sets by their unfolded values, which most items share with another one. */
  readonly #written = new Map<string, number>();
  /** Number of live items that have each value. */
  readonly #live: number[] = [];
  #ofItem = new Uint32Array(INITIAL_ROOM);
  #length = 0;

  /** Numbers of sets by ordinal. Entries beyond the last item have no meaning. */
  get ofItem(): Uint32Array {
    return this.#ofItem;
  }

  get sets(): readonly (readonly number[])[] {
    return this.#sets;
  }

  get values(): readonly Value[] {
    return this.#values;
  }

  /** Number of live items that have each value. */
  get live(): readonly number[] {
    return this.#live;
  }

  /** Returns the number of a value in any notation. */
  numberOf(value: string): number | undefined {
    return this.#valueNumbers.get(sameValue(value));
  }

  /** Returns the number of these values in each set. */
  countInSets(values: readonly string[]): Uint8Array {
    const numbers = new Set(values.map((value) => this.numberOf(value)));
    return Uint8Array.from(this.#sets, (set) => set.filter((value) => numbers.has(value)).length);
  }

  /** Returns the number of the set that contains this value only. */
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

  /** Returns the values of an item; none for an ordinal without an item. */
  valuesOf(ordinal: number): string[] {
    if (ordinal < 0 || ordinal >= this.#length) return [];
    return (this.#sets[this.#ofItem[ordinal] ?? 0] ?? []).flatMap((value) => this.#values[value]?.shown ?? []);
  }

  /** Replaces the values of an item. */
  set(ordinal: number, values: readonly string[]): void {
    this.drop(ordinal);
    const set = this.#setNumberOf(values);
    this.#ofItem[ordinal] = set;
    this.#count(set, 1);
  }

  /** Removes an item from the counts. Its place stays until the next truncation. */
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

  /** Removes the items from an ordinal on, and the sets that no item has any more. */
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

/** Returns an empty column for each facet. */
export const columnOfEach = <Facet extends string>(facets: readonly Facet[]) =>
  Object.fromEntries(facets.map((facet) => [facet, new FacetColumn()])) as Record<Facet, FacetColumn>;

const keyOf = (values: readonly number[]) => values.toSorted((a, b) => a - b).join();

/** Folds a value: values are equal regardless of case and accents, such as 'Café' and 'CAFE'. */
const sameValue = (value: string): string => fold(value);
