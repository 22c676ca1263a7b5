import { CATEGORY_LABELS, SUB_CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import { FILTER_FIELDS } from '@ethereal/contracts/items';
import { capitalized, GENDER_LABELS } from './filter-labels.ts';
import type { Filters } from './filters.ts';

/** New values of filters, in their form in a URL. */
export type FilterChange = Partial<Record<keyof Filters, string | readonly string[]>>;

/**
 * Returns the query of a URL after a change, from the start of the list. A blank value removes its filter. Other
 * parameters stay.
 */
export function changeQuery(query: URLSearchParams, change: FilterChange) {
  const changed = new URLSearchParams(query);
  changed.delete('cursor');
  for (const [name, value] of Object.entries(change)) {
    changed.delete(name);
    for (const text of [value].flat()) if (text !== '') changed.append(name, text);
  }
  return changed;
}

/** Returns the values of a filter with one more, or without it. */
export const toggled = <T extends string>(values: readonly T[] = [], value: T): T[] =>
  values.includes(value) ? values.filter((kept) => kept !== value) : [...values, value];

/** Label of an active filter, and the change that removes it. */
export type Chip = { label: string; without: FilterChange };

/** Returns the active filters as chips. The sort order hides no item, so it has no chip. */
export function chipsOf(filters: Filters): Chip[] {
  const { search, category, gender, subCategory, size = [], inStock, minPrice, maxPrice } = filters;
  const chipsFor = (name: 'type' | 'color' | 'material' | 'forWhom') => {
    const values: readonly string[] = filters[name] ?? [];
    return values.map((value) => ({ label: capitalized(value), without: { [name]: toggled(values, value) } }));
  };
  const chips: (Chip | false | undefined)[] = [
    search !== undefined && { label: `“${search}”`, without: { search: '' } },
    category && { label: CATEGORY_LABELS[category], without: { category: '' } },
    gender && { label: `Gender: ${GENDER_LABELS[gender]}`, without: { gender: '' } },
    subCategory && { label: SUB_CATEGORY_LABELS[subCategory], without: { subCategory: '' } },
    ...size.map((value) => ({ label: `Size ${value}`, without: { size: toggled(size, value) } })),
    ...FILTER_FIELDS.flatMap(({ name, label, choices }) => {
      const values = filters[name] ?? [];
      return values.map((value) => ({
        label: choices ? `${label}: ${choices[value]}` : value,
        without: { [name]: toggled(values, value) },
      }));
    }),
    ...chipsFor('type'),
    ...chipsFor('color'),
    ...chipsFor('material'),
    ...chipsFor('forWhom'),
    filters.rating && { label: `${filters.rating} stars at least`, without: { rating: '' } },
    inStock && { label: 'In stock', without: { inStock: '' } },
    filters.offers && { label: 'Offers', without: { offers: '' } },
    minPrice !== undefined && { label: `From $${minPrice}`, without: { minPrice: '' } },
    maxPrice !== undefined && { label: `Up to $${maxPrice}`, without: { maxPrice: '' } },
  ];
  return chips.filter((chip) => chip !== false && chip !== undefined);
}
