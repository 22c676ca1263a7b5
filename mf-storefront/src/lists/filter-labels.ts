import { BROWSED_CATEGORIES, CATEGORY_LABELS, type Category, type Gender } from '@ethereal/contracts/fashion';
import type { Sort } from '@ethereal/contracts/items';
import { type Filters, pathOf } from './filters.ts';

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

/** Options of the category dropdown after 'all'. */
export const CATEGORY_CHOICES = BROWSED_CATEGORIES.map((category) => ({
  value: pathOf(category),
  label: CATEGORY_LABELS[category],
}));

/** Returns a text with its first letter as a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const CATEGORY_POSSESSIVE: Partial<Record<Category, string>> = { men: "Men's", women: "Women's", kids: "Kids'" };
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
  const owner = category && CATEGORY_POSSESSIVE[category];
  return owner ? `${owner} ${kinds}` : capitalized(kinds);
}

/** Returns the message for a list without results. */
export function nothingFound({ search }: Filters): string {
  return search === undefined ? 'No items found matching the filters.' : `No items found matching "${search}"`;
}
