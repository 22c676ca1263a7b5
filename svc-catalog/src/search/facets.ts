import { CATEGORIES, GENDERS, genderOf, SUB_CATEGORIES } from '@ethereal/contracts/fashion';
import { FILTER_FIELDS, type FilterName, GROUPS } from '@ethereal/contracts/items';
import { ALL_SIZES } from '@ethereal/contracts/size-systems';
import { meanOf } from '../reviews/review.ts';
import { isMark } from './attributes.ts';
import type { Described, Entry } from './entry.ts';
import type { FacetColumn } from './facet-column.ts';
import { Leading } from './leading.ts';

type Definition = {
  valuesOf(entry: Described): readonly string[];
  /** Order in which the values are listed; without it the most frequent come first. */
  order?: readonly string[];
};

/** Maximum number of values of a facet that a list names. */
const MAX_VALUES = 100;
/** Ratings of at least so many stars. */
const RATINGS = ['4', '3', '2', '1'];

function ratingsOf({ stars }: Entry): string[] {
  const mean = stars ? meanOf(stars) : 0;
  return RATINGS.filter((minimum) => mean >= Number(minimum));
}

/** Returns the value of reduced items. */
export const offersOf = ({ reduction }: Pick<Entry, 'reduction'>): string[] => (reduction === undefined ? [] : ['1']);

/** Facets of the fields of items that have `filter` in the table of fields. */
const ofFields = Object.fromEntries(
  FILTER_FIELDS.map(({ name }): [FilterName, Definition] => [
    name,
    { valuesOf: (entry) => [entry[name] ?? []].flat().map(String) },
  ]),
) as Record<FilterName, Definition>;

/**
 * Facets by which items are filtered and counted. A facet that is derived from several fields is a line here and a
 * parameter of the list.
 */
export const FACETS = {
  category: { valuesOf: ({ category }) => [category], order: CATEGORIES },
  gender: { valuesOf: ({ category }) => [genderOf(category)], order: GENDERS },
  subCategory: { valuesOf: ({ subCategory }) => [subCategory], order: SUB_CATEGORIES },
  size: { valuesOf: ({ sizes }) => sizes, order: ALL_SIZES },
  inStock: { valuesOf: ({ inStock = true }) => [String(inStock)], order: ['true', 'false'] },
  ...ofFields,
  type: { valuesOf: ({ columns }) => columns.type },
  color: { valuesOf: ({ columns }) => columns.color },
  material: { valuesOf: ({ columns }) => columns.material },
  forWhom: { valuesOf: ({ columns }) => columns.forWhom, order: GROUPS },
  rating: { valuesOf: ratingsOf, order: RATINGS },
  offers: { valuesOf: offersOf },
} as const satisfies Record<string, Definition>;

export type Facet = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** The chosen value or values per facet. An item passes a facet when it has any of them. */
export type Choice = Partial<Record<Facet, string | readonly string[]>>;
type FacetValue = { value: string; count: number };
export type Facets = Record<Facet, FacetValue[]>;

/** Reason of an item that passes all facets. An item that fails one facet alone has the place of that facet, from 1. */
export const MATCHES = 0;
/** Reason of an item that fails more than one facet. */
export const IS_OUT = 255;

const failingSets = (column: FacetColumn, chosen: string | readonly string[]): Uint8Array =>
  column.countInSets([chosen].flat()).map((count) => (count === 0 ? 1 : 0));

/** Tests single items against the values chosen in the facets. */
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
 * total after choosing it alone. So an item counts for all facets when it passes all choices, and for one facet when it
 * fails that one alone. The loops are plain and go column by column, because there may be a million items.
 * @param reasons by ordinal: `MATCHES` for the items to count, else `IS_OUT`. Afterwards `MATCHES` marks the items that
 * pass all choices.
 */
export function countFacets(columns: Record<Facet, FacetColumn>, choice: Choice, reasons: Uint8Array): Facets {
  for (const [at, facet] of FACET_NAMES.entries()) {
    const chosen = choice[facet];
    if (chosen !== undefined) exclude(columns[facet], failingSets(columns[facet], chosen), reasons, at + 1);
  }
  const matching = placesOf(reasons, MATCHES);
  const lists = FACET_NAMES.map((facet, at) => {
    const counts = new Uint32Array(columns[facet].sets.length);
    countSets(columns[facet], matching, counts);
    if (choice[facet] !== undefined) countSets(columns[facet], placesOf(reasons, at + 1), counts);
    return [facet, valuesOf(facet, columns[facet], countValues(columns[facet], counts))];
  });
  return Object.fromEntries(lists) as Facets;
}

/** Returns the counts of all items for sale, which the columns keep. */
export function countAll(columns: Record<Facet, FacetColumn>): Facets {
  return Object.fromEntries(
    FACET_NAMES.map((facet) => [facet, valuesOf(facet, columns[facet], columns[facet].live)]),
  ) as Facets;
}

/** Returns the ordinals that have this reason. */
function placesOf(reasons: Uint8Array, reason: number): Uint32Array {
  const places = new Uint32Array(reasons.length);
  let length = 0;
  for (let ordinal = 0; ordinal < reasons.length; ordinal++)
    if (reasons[ordinal] === reason) places[length++] = ordinal;
  return places.subarray(0, length);
}

function exclude({ ofItem }: FacetColumn, fails: Uint8Array, reasons: Uint8Array, reason: number): void {
  for (let ordinal = 0; ordinal < reasons.length; ordinal++)
    if (fails[ofItem[ordinal] ?? 0] === 1) reasons[ordinal] = reasons[ordinal] === MATCHES ? reason : IS_OUT;
}

function countSets({ ofItem }: FacetColumn, places: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < places.length; at++) {
    const set = ofItem[places[at] ?? 0] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
  }
}

/** Returns the number of items with each value, from the number of items with each set of values. */
function countValues({ sets, values }: FacetColumn, counts: Uint32Array): Uint32Array {
  const perValue = new Uint32Array(values.length);
  for (let set = 0; set < sets.length; set++) {
    const count = counts[set] ?? 0;
    if (count > 0) for (const value of sets[set] ?? []) perValue[value] = (perValue[value] ?? 0) + count;
  }
  return perValue;
}

/** Returns the values that at least one item has, with their counts. */
function valuesOf(facet: Facet, column: FacetColumn, perValue: ArrayLike<number>): Facets[Facet] {
  const { order }: Definition = FACETS[facet];
  const place = (value: string) => order?.indexOf(value) ?? 0;
  const comparing = (a: FacetValue, b: FacetValue) =>
    place(a.value) - place(b.value) || (order ? 0 : b.count - a.count || (a.value < b.value ? -1 : 1));
  const first = new Leading(MAX_VALUES, comparing);
  for (let value = 0; value < perValue.length; value++) {
    const count = perValue[value] ?? 0;
    if (count === 0 || isMark(column.values[value]?.shown ?? '')) continue;
    if (order || count >= (first.last?.count ?? 0)) first.add({ value: column.values[value]?.shown ?? '', count });
  }
  return first.all;
}
