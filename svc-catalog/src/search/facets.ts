import { CATEGORIES, GENDERS, genderOf, SIZES, SUB_CATEGORIES } from '@ethereal/contracts/fashion';
import type { Entry } from './catalogue.ts';
import type { FacetColumn } from './facet-column.ts';
import { Leading } from './leading.ts';

type Definition = {
  valuesOf(entry: Entry): readonly string[];
  /** The order that its values are listed in; without one the most frequent come first. */
  order?: readonly string[];
};

const MOST_VALUES = 100;

/** What items are filtered and counted by. A new facet is a line here and a parameter of the list. */
export const FACETS = {
  category: { valuesOf: ({ category }) => [category], order: CATEGORIES },
  gender: { valuesOf: ({ category }) => [genderOf(category)], order: GENDERS },
  subCategory: { valuesOf: ({ subCategory }) => [subCategory], order: SUB_CATEGORIES },
  size: { valuesOf: ({ sizes }) => sizes, order: SIZES },
  inStock: { valuesOf: ({ inStock = true }) => [String(inStock)], order: ['true', 'false'] },
  brand: { valuesOf: ({ brand }) => (brand ? [brand] : []) },
} as const satisfies Record<string, Definition>;

export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** Per facet the chosen value, or several: an item passes that has any of them. */
export type Choice = Partial<Record<Facet, string | readonly string[]>>;
type FacetValue = { value: string; count: number };
export type Facets = Record<Facet, FacetValue[]>;

type Counter = {
  facet: Facet;
  ofItem: readonly number[];
  fails: Uint8Array | undefined;
  counts: Uint32Array;
};

function failingSets(column: FacetColumn, chosen: string | readonly string[]): Uint8Array {
  const wanted = new Set([chosen].flat().map((value) => column.numberOf(value)));
  return Uint8Array.from(column.sets, (values) => (values.some((value) => wanted.has(value)) ? 0 : 1));
}

/**
 * Counts items by the values of each facet under the choices in the *other* facets: the count beside a value is the
 * total that choosing it alone gives. An item is counted for all facets when it passes all choices, and for one facet
 * when it fails that one alone.
 */
export class FacetCount {
  readonly #columns: Record<Facet, FacetColumn>;
  readonly #counters: Counter[];
  readonly #chosen: Counter[];

  constructor(columns: Record<Facet, FacetColumn>, choice: Choice) {
    this.#columns = columns;
    this.#counters = FACET_NAMES.map((facet) => {
      const column = columns[facet];
      const chosen = choice[facet];
      return {
        facet,
        ofItem: column.ofItem,
        fails: chosen === undefined ? undefined : failingSets(column, chosen),
        counts: new Uint32Array(column.sets.length),
      };
    });
    this.#chosen = this.#counters.filter(({ fails }) => fails !== undefined);
  }

  /** Whether an item passes all choices. */
  passes(ordinal: number): boolean {
    for (const { fails, ofItem } of this.#chosen) if (fails?.[ofItem[ordinal] ?? 0] === 1) return false;
    return true;
  }

  /** The same, and counts it. */
  count(ordinal: number): boolean {
    let failed: Counter | undefined;
    for (const counter of this.#chosen) {
      if (counter.fails?.[counter.ofItem[ordinal] ?? 0] !== 1) continue;
      if (failed) return false;
      failed = counter;
    }
    if (failed) {
      countIn(failed, ordinal);
      return false;
    }
    for (const counter of this.#counters) countIn(counter, ordinal);
    return true;
  }

  /** The values that leave any item. */
  facets(): Facets {
    const lists = this.#counters.map((counter) => [counter.facet, this.#valuesOf(counter)]);
    return Object.fromEntries(lists) as Facets;
  }

  #valuesOf({ facet, counts }: Counter): Facets[Facet] {
    const { sets, values } = this.#columns[facet];
    const perValue = new Uint32Array(values.length);
    for (const [set, its] of sets.entries())
      for (const value of its) perValue[value] = (perValue[value] ?? 0) + (counts[set] ?? 0);
    const { order }: Definition = FACETS[facet];
    const place = (value: string) => order?.indexOf(value) ?? 0;
    const comparing = (a: FacetValue, b: FacetValue) =>
      place(a.value) - place(b.value) || (order ? 0 : b.count - a.count || (a.value < b.value ? -1 : 1));
    const first = new Leading(MOST_VALUES, comparing);
    for (const [value, { shown }] of values.entries()) {
      const count = perValue[value] ?? 0;
      if (count > 0) first.add({ value: shown, count });
    }
    return first.all;
  }
}

function countIn({ ofItem, counts }: Counter, ordinal: number): void {
  const set = ofItem[ordinal] ?? 0;
  counts[set] = (counts[set] ?? 0) + 1;
}
