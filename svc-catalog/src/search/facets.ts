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

/** Why an item is not among what matches: for nothing, for one facet alone (its place, from 1), or for more than that. */
const MATCHES = 0;
const IS_OUT = 255;

function failingSets(column: FacetColumn, chosen: string | readonly string[]): Uint8Array {
  const wanted = new Set([chosen].flat().map((value) => column.numberOf(value)));
  return Uint8Array.from(column.sets, (values) => (values.some((value) => wanted.has(value)) ? 0 : 1));
}

/** What is chosen in the facets, to be asked of single items. */
export class FacetChoice {
  readonly #chosen: { ofItem: Uint32Array; fails: Uint8Array }[];

  constructor(columns: Record<Facet, FacetColumn>, choice: Choice) {
    this.#chosen = FACET_NAMES.flatMap((facet) => {
      const chosen = choice[facet];
      if (chosen === undefined) return [];
      return [{ ofItem: columns[facet].ofItem, fails: failingSets(columns[facet], chosen) }];
    });
  }

  passes(ordinal: number): boolean {
    for (const { fails, ofItem } of this.#chosen) if (fails[ofItem[ordinal] ?? 0] === 1) return false;
    return true;
  }
}

/**
 * Counts items by the values of each facet under the choices in the *other* facets: the count beside a value is the
 * total that choosing it alone gives. So an item counts for all facets when it passes all choices, and for one facet
 * when it fails that one alone. Column by column, as they lie in memory.
 * @param wanted by ordinal, 1 for the items that it is about
 */
export function countFacets(
  columns: Record<Facet, FacetColumn>,
  choice: Choice,
  wanted: Uint8Array,
): { facets: Facets; matches(ordinal: number): boolean } {
  const reasons = wanted.map((one) => (one === 1 ? MATCHES : IS_OUT));
  for (const [at, facet] of FACET_NAMES.entries()) {
    const chosen = choice[facet];
    if (chosen === undefined) continue;
    const { ofItem } = columns[facet];
    const fails = failingSets(columns[facet], chosen);
    for (let ordinal = 0; ordinal < reasons.length; ordinal++)
      if (fails[ofItem[ordinal] ?? 0] === 1)
        reasons[ordinal] = reasons[ordinal] === MATCHES ? at + 1 : IS_OUT;
  }
  const lists = FACET_NAMES.map((facet, at) => {
    const { ofItem, sets } = columns[facet];
    const counts = new Uint32Array(sets.length);
    for (let ordinal = 0; ordinal < reasons.length; ordinal++) {
      const reason = reasons[ordinal];
      if (reason !== MATCHES && reason !== at + 1) continue;
      const set = ofItem[ordinal] ?? 0;
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return [facet, valuesOf(facet, columns[facet], counts)];
  });
  return { facets: Object.fromEntries(lists) as Facets, matches: (ordinal) => reasons[ordinal] === MATCHES };
}

/** The values that leave any item. */
function valuesOf(facet: Facet, { sets, values }: FacetColumn, counts: Uint32Array): Facets[Facet] {
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
