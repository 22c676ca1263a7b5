import {
  BROWSED_CATEGORIES,
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  GENDERS,
  type Gender,
  SIZES,
  type Size,
  SUB_CATEGORIES,
  SUB_CATEGORY_LABELS,
  type SubCategory,
} from '@ethereal/contracts/fashion';
import { GROUPS, MAX_BRAND, SORTS, type Sort } from '@ethereal/contracts/items';

type Group = (typeof GROUPS)[number];

/** Returns the values of a filter that accepts several. */
const several = <T extends string>(query: URLSearchParams, name: string, allowed: (text: string) => T | undefined) => {
  const found = [...new Set(query.getAll(name).flatMap((text) => allowed(text.trim()) ?? []))];
  return found.length > 0 ? found.slice(0, MOST_VALUES) : undefined;
};
const MOST_VALUES = 20;

/** Filters of a list as written in the query of the page's URL. Prices are in dollars. */
export type Filters = {
  /** Id of the seller on a seller's page. Not part of a URL. */
  seller?: string;
  search?: string;
  /** Whether the search is used as written, without correcting mistyped words. */
  exact?: 'true';
  /** Start of a later part of a list, for paging without JavaScript. */
  cursor?: string;
  category?: Category;
  gender?: Gender;
  subCategory?: SubCategory;
  /** Several values: an item passes with any of them. */
  size?: Size[];
  brand?: string[];
  /** Kinds, colors, materials and groups of people, as the shop derives them from an item's text; several of each. */
  type?: string[];
  color?: string[];
  material?: string[];
  forWhom?: Group[];
  /** Minimum of the average stars. */
  rating?: '1' | '2' | '3' | '4';
  inStock?: 'true';
  sort?: Sort;
  minPrice?: string;
  maxPrice?: string;
};

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  asc: 'Lowest to Highest',
  desc: 'Highest to Lowest',
  newest: 'Newest',
  rating: 'Best rated',
  reduction: 'Largest reduction',
};
export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  men: 'Men',
  women: 'Women',
  unisex: 'Unisex',
};

/** Whether a text is an amount of dollars that a price filter accepts. */
export const isAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text);

/** Returns the category of a URL segment, in which `home-essentials` means `home`. */
export function categoryOf(text: string | null | undefined): Category | undefined {
  return oneOf(CATEGORIES, text === 'home-essentials' ? 'home' : text);
}

/** Returns the URL segment of a category. */
export const pathOf = (category: Category): string => (category === 'home' ? 'home-essentials' : category);

/** Options of the category dropdown after 'all'. */
export const CATEGORY_CHOICES = BROWSED_CATEGORIES.map((category) => ({
  value: pathOf(category),
  label: CATEGORY_LABELS[category],
}));

function oneOf<const T extends string>(choices: readonly T[], text: string | null | undefined) {
  return choices.find((choice) => choice === text);
}

/** Returns the filters of a URL's query. Malformed values are ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const flag = (name: string) => oneOf(['true'], query.get(name));
  const amount = (name: string) => {
    const text = query.get(name) ?? '';
    return isAmount(text) ? text : undefined;
  };
  return withoutAbsent({
    cursor: query.get('cursor')?.slice(0, 500) || undefined,
    search: query.get('search')?.trim().slice(0, 200) || undefined,
    exact: flag('exact'),
    category: categoryOf(query.get('category')),
    gender: oneOf(GENDERS, query.get('gender')),
    subCategory: oneOf(SUB_CATEGORIES, query.get('subCategory')),
    size: several(query, 'size', (text) => oneOf(SIZES, text)),
    brand: several(query, 'brand', (text) => (text.length <= MAX_BRAND && text) || undefined),
    ...derivedFilters(query),
    inStock: flag('inStock'),
    sort: oneOf(SORTS, query.get('sort')),
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
  });
}

const derivedFilters = (query: URLSearchParams) => {
  const text = (name: string) => several(query, name, (one) => (one.length <= MAX_BRAND && one) || undefined);
  return {
    type: text('type'),
    color: text('color'),
    material: text('material'),
    forWhom: several(query, 'forWhom', (one) => oneOf(GROUPS, one)),
    rating: oneOf(['1', '2', '3', '4'], query.get('rating')),
  };
};

type Absent<T> = { [K in keyof T]?: T[K] | undefined };

function withoutAbsent(filters: Absent<Filters>): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

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
    for (const one of [value].flat()) if (one !== '') changed.append(name, one);
  }
  return changed;
}

/** Returns the values of a filter with one more, or without it. */
export const toggled = <T extends string>(values: readonly T[] = [], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Label of an active filter, and the change that removes it. */
export type Chip = { label: string; without: FilterChange };

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const OF_CATEGORY: Partial<Record<Category, string>> = { men: "Men's", women: "Women's", kids: "Kids'" };
const pluralOf = (kind: string) =>
  /s$/.test(kind) && !/ss$/.test(kind)
    ? kind
    : /(ss|x|ch|sh)$/.test(kind)
      ? `${kind}es`
      : /(wear|ry|up)$/.test(kind)
        ? kind
        : `${kind}s`;

/** Returns the title of a list by its filters: `Women's dresses`; the given title if no kind is chosen. */
export function titleOf(title: string, { search, category, type = [] }: Filters): string {
  if (search !== undefined || type.length === 0 || type.length > 2) return title;
  const kinds = type.map(pluralOf).join(' and ');
  const owner = category && OF_CATEGORY[category];
  return owner ? `${owner} ${kinds}` : capitalized(kinds);
}

/** Returns the active filters as chips. The sort order hides no item, so it has no chip. */
export function chipsOf(filters: Filters): Chip[] {
  const { search, category, gender, subCategory, size = [], brand = [], inStock, minPrice, maxPrice } = filters;
  const each = (name: 'type' | 'color' | 'material' | 'forWhom') => {
    const values: readonly string[] = filters[name] ?? [];
    return values.map((one) => ({ label: capitalized(one), without: { [name]: toggled(values, one) } }));
  };
  const chips: (Chip | false | undefined)[] = [
    search !== undefined && { label: `“${search}”`, without: { search: '' } },
    category && { label: CATEGORY_LABELS[category], without: { category: '' } },
    gender && { label: `Gender: ${GENDER_LABELS[gender]}`, without: { gender: '' } },
    subCategory && { label: SUB_CATEGORY_LABELS[subCategory], without: { subCategory: '' } },
    ...size.map((one) => ({ label: `Size ${one}`, without: { size: toggled(size, one) } })),
    ...brand.map((one) => ({ label: one, without: { brand: toggled(brand, one) } })),
    ...each('type'),
    ...each('color'),
    ...each('material'),
    ...each('forWhom'),
    filters.rating && { label: `${filters.rating} stars at least`, without: { rating: '' } },
    inStock && { label: 'In stock', without: { inStock: '' } },
    minPrice !== undefined && { label: `From $${minPrice}`, without: { minPrice: '' } },
    maxPrice !== undefined && { label: `Up to $${maxPrice}`, without: { maxPrice: '' } },
  ];
  return chips.filter((chip) => chip !== false && chip !== undefined);
}

/** Returns the message for a list without results. */
export function nothingFound({ search }: Filters): string {
  return search === undefined ? 'No items found matching the filters.' : `No items found matching "${search}"`;
}
