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

/** What a list is narrowed by, as it stands in the query of the page's URL. Prices are in dollars. */
export type Filters = {
  search?: string;
  category?: Category;
  gender?: Gender;
  subCategory?: SubCategory;
  size?: Size;
  sort?: Sort;
  minPrice?: string;
  maxPrice?: string;
};

const SORTS = ['asc', 'desc'] as const;
type Sort = (typeof SORTS)[number];
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  asc: 'Lowest to Highest',
  desc: 'Highest to Lowest',
};
export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  men: 'Men',
  women: 'Women',
  unisex: 'Unisex',
};

/** Whether a text is an amount of dollars that a price filter takes. */
export const isAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text);

/** A category as it may stand in a URL, where `home-essentials` means `home`. */
export function categoryOf(text: string | null | undefined): Category | undefined {
  return oneOf(CATEGORIES, text === 'home-essentials' ? 'home' : text);
}

/** A category as the dropdown and its links write it. */
export const pathOf = (category: Category): string => (category === 'home' ? 'home-essentials' : category);

/** What the category dropdown offers, after 'all'. */
export const CATEGORY_CHOICES = BROWSED_CATEGORIES.map((category) => ({
  value: pathOf(category),
  label: CATEGORY_LABELS[category],
}));

function oneOf<const T extends string>(choices: readonly T[], text: string | null | undefined) {
  return choices.find((choice) => choice === text);
}

/** The filters of a URL's query. What is malformed there is no filter. */
export function readFilters(query: URLSearchParams): Filters {
  const amount = (name: string) => {
    const text = query.get(name) ?? '';
    return isAmount(text) ? text : undefined;
  };
  return withoutAbsent({
    search: query.get('search')?.trim().slice(0, 200) || undefined,
    category: categoryOf(query.get('category')),
    gender: oneOf(GENDERS, query.get('gender')),
    subCategory: oneOf(SUB_CATEGORIES, query.get('subCategory')),
    size: oneOf(SIZES, query.get('size')),
    sort: oneOf(SORTS, query.get('sort')),
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
  });
}

type Absent<T> = { [K in keyof T]?: T[K] | undefined };

function withoutAbsent(filters: Absent<Filters>): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The query of a URL after a change; a blank value takes its filter away. Other parameters stay. */
export function changeQuery(query: URLSearchParams, change: Partial<Record<keyof Filters, string>>) {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** One active filter as people read it, with what removes it. */
export type Chip = { label: string; without: Partial<Record<keyof Filters, string>> };

/** The active filters as chips. The order of a list hides nothing, so that it is none. */
export function chipsOf(filters: Filters): Chip[] {
  const { search, category, gender, subCategory, size, minPrice, maxPrice } = filters;
  const chips: (Chip | false | undefined)[] = [
    search !== undefined && { label: `“${search}”`, without: { search: '' } },
    category && { label: CATEGORY_LABELS[category], without: { category: '' } },
    gender && { label: `Gender: ${GENDER_LABELS[gender]}`, without: { gender: '' } },
    subCategory && { label: SUB_CATEGORY_LABELS[subCategory], without: { subCategory: '' } },
    size && { label: `Size ${size}`, without: { size: '' } },
    minPrice !== undefined && { label: `From $${minPrice}`, without: { minPrice: '' } },
    maxPrice !== undefined && { label: `Up to $${maxPrice}`, without: { maxPrice: '' } },
  ];
  return chips.filter((chip) => chip !== false && chip !== undefined);
}

/** What to say when nothing is found. */
export function nothingFound({ search }: Filters): string {
  return search === undefined
    ? 'No items found matching the filters.'
    : `No items found matching "${search}"`;
}
