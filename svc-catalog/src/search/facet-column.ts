import { fold } from './fold.ts';

/**
 * What one facet says of every item, by ordinal. Each different set of values is kept once under a small number, so a
 * column is one number per item however many values there are, and a query looks at each set once, not at each item.
 */
export class FacetColumn {
  readonly #sets: { values: string[] }[] = [];
  readonly #numbers = new Map<string, number>();
  #ofItem: number[] = [];

  /** The items' sets, by ordinal. */
  get ofItem(): readonly number[] {
    return this.#ofItem;
  }

  get sets(): readonly { readonly values: readonly string[] }[] {
    return this.#sets;
  }

  /** The number of the set that is this value alone. */
  setOf(value: string): number | undefined {
    return this.#numbers.get(keyOf([value]));
  }

  push(values: readonly string[]): void {
    this.#ofItem.push(this.#numberOf(values));
  }

  move(from: number, to: number): void {
    this.#ofItem[to] = this.#ofItem[from] ?? 0;
  }

  /** Forgets the items from an ordinal on, and the sets that no item has any more. */
  truncate(length: number): void {
    const kept = this.#ofItem.slice(0, length).map((set) => this.#sets[set]?.values ?? []);
    this.#sets.length = 0;
    this.#numbers.clear();
    this.#ofItem = kept.map((values) => this.#numberOf(values));
  }

  #numberOf(values: readonly string[]): number {
    const key = keyOf(values);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#sets.push({ values: [...values] }) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

const keyOf = (values: readonly string[]) => JSON.stringify(values.map(sameValue).sort());

/** Values are the same without regard to case and accents: 'Café' is 'CAFE'. */
export const sameValue = (value: string): string => fold(value);
