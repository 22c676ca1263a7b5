import { CATEGORIES, CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import type { ItemPage } from '@ethereal/contracts/items';
import { searchPath } from './search-path.ts';

/** Something to choose under the search box. */
export type Option = {
  label: string;
  /** Where it leads. */
  to?: string;
  /** What stands in the box then; as it was by default. */
  text?: string;
  act?(): void;
  /** The address of a picture of it. */
  picture?: string | undefined;
  icon?: 'search' | 'recent';
  /** How many items there are. */
  count?: number;
};
export type OptionGroup = { title: string; options: Option[] };

const MOST_CATEGORIES = 3;
const MOST_BRANDS = 2;

/** What was found for a text: names with their pictures, and where else in the shop it leads. */
export function foundOptions(text: string, names: readonly string[], found: ItemPage | undefined): OptionGroup[] {
  const pictures = new Map(found?.items.map(({ name, itemImg }) => [name, itemImg]));
  const items = names.map(
    (name): Option => ({
      label: name,
      text: name,
      to: searchPath(name),
      picture: pictures.get(name),
      icon: 'search',
    }),
  );
  const within = (name: 'category' | 'brand', value: string) =>
    searchPath(text, `&${name}=${encodeURIComponent(value)}`);
  const { category = [], brand = [] } = found?.facets ?? {};
  const counts = new Map(category.map(({ value, count }) => [value, count]));
  const categories = CATEGORIES.map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_CATEGORIES)
    .map(({ value, count }) => ({ label: CATEGORY_LABELS[value], to: within('category', value), count }));
  const brands = brand
    .filter(({ count }) => count > 0)
    .slice(0, MOST_BRANDS)
    .map(({ value, count }) => ({ label: value, to: within('brand', value), count }));
  return [
    { title: 'Items', options: items },
    { title: 'Categories', options: categories },
    { title: 'Brands', options: brands },
  ];
}

/** What was searched for before, and a way to forget it. */
export function recentOptions(searches: readonly string[], forget: () => void): OptionGroup[] {
  if (searches.length === 0) return [];
  const options = searches.map((text): Option => ({ label: text, text, to: searchPath(text), icon: 'recent' }));
  return [{ title: 'Recent searches', options: [...options, { label: 'Clear recent searches', act: forget }] }];
}
