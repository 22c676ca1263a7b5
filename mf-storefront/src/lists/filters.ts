import { MAX_CURSOR, MAX_SEARCH } from '@ethereal/contracts/common';
import {
  CATEGORIES,
  type Category,
  GENDERS,
  type Gender,
  SUB_CATEGORIES,
  type SubCategory,
} from '@ethereal/contracts/fashion';
import {
  FILTER_FIELDS,
  type FilterName,
  GROUPS,
  MAX_FILTER,
  MAX_FILTER_VALUES,
  SORTS,
  type Sort,
} from '@ethereal/contracts/items';
import { readSize } from '@ethereal/contracts/size-systems';

type Group = (typeof GROUPS)[number];

/** Returns the values of a filter that accepts several. */
const readValues = <T extends string>(
  query: URLSearchParams,
  name: string,
  allowed: (text: string) => T | undefined,
) => {
  const found = [...new Set(query.getAll(name).flatMap((text) => allowed(text.trim()) ?? []))];
  return found.length > 0 ? found.slice(0, MAX_FILTER_VALUES) : undefined;
};
/** Returns a value of at most so many characters; undefined for a longer or blank one. */
const limitText = (text: string, max: number = MAX_FILTER) => (text.length <= max && text) || undefined;

/** Filters of a list as written in the query of the page's URL. Prices are in dollars. */
export type Filters = Partial<Record<FilterName, string[]>> & {
  /** Id of the seller on a seller's page. It is not part of a URL. */
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
  size?: string[];
  /** Kinds, colors, materials and groups of people, as the shop derives them from an item's text; several of each. */
  type?: string[];
  color?: string[];
  material?: string[];
  forWhom?: Group[];
  /** Minimum of the average stars. */
  rating?: '1' | '2' | '3' | '4';
  inStock?: 'true';
  /** Whether the list has items at reduced prices alone. */
  offers?: '1';
  sort?: Sort;
  minPrice?: string;
  maxPrice?: string;
};

/** Whether a text is an amount of dollars that a price filter accepts. */
export const isAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text);

/** Returns the category of a URL segment, in which `home-essentials` means `home`. */
export function categoryOf(text: string | null | undefined): Category | undefined {
  return oneOf(CATEGORIES, text === 'home-essentials' ? 'home' : text);
}

/** Returns the URL segment of a category. */
export const pathOf = (category: Category): string => (category === 'home' ? 'home-essentials' : category);

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
    cursor: query.get('cursor')?.slice(0, MAX_CURSOR) || undefined,
    search: query.get('search')?.trim().slice(0, MAX_SEARCH) || undefined,
    exact: flag('exact'),
    category: categoryOf(query.get('category')),
    gender: oneOf(GENDERS, query.get('gender')),
    subCategory: oneOf(SUB_CATEGORIES, query.get('subCategory')),
    size: readValues(query, 'size', (text) => readSize(text)),
    ...fieldFilters(query),
    ...derivedFilters(query),
    inStock: flag('inStock'),
    offers: oneOf(['1'], query.get('offers')),
    sort: oneOf(SORTS, query.get('sort')),
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
  });
}

/** Returns the filters by fields of items, as the table of fields lists them. */
const fieldFilters = (query: URLSearchParams) =>
  Object.fromEntries(
    FILTER_FIELDS.map(({ name, choices, max }) => [
      name,
      readValues(query, name, (text) => (choices ? oneOf(Object.keys(choices), text) : limitText(text, max))),
    ]),
  ) as Absent<Record<FilterName, string[]>>;

const derivedFilters = (query: URLSearchParams) => {
  const textsOf = (name: string) => readValues(query, name, (text) => limitText(text));
  return {
    type: textsOf('type'),
    color: textsOf('color'),
    material: textsOf('material'),
    forWhom: readValues(query, 'forWhom', (text) => oneOf(GROUPS, text)),
    rating: oneOf(['1', '2', '3', '4'], query.get('rating')),
  };
};

type Absent<T> = { [K in keyof T]?: T[K] | undefined };

function withoutAbsent(filters: Absent<Filters>): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
