import type { CallAnswer } from '@ethereal/contracts/call';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { searchSuggestions } from '@ethereal/contracts/items';
import { searchPath } from './search-path.ts';

export type Suggestions = CallAnswer<typeof searchSuggestions>;

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
  /** Number of items, or the price. */
  count?: number | string;
  /** Places of the letters that were typed: from, and up to. */
  marks?: readonly { from: number; to: number }[];
};
export type OptionGroup = { title: string; options: Option[] };

const kindOptions = (kinds: Suggestions['kinds']): Option[] =>
  kinds.map(({ label, search, count, marks }) => ({
    label,
    text: search,
    to: searchPath(search),
    count,
    marks,
    icon: 'search',
  }));

/** Returns what was found for a text: kinds with counts, items with picture and price, brands and stores. */
export function foundOptions(suggestions: Suggestions | undefined): OptionGroup[] {
  if (!suggestions) return [];
  const { kinds, items, brands, stores } = suggestions;
  return [
    { title: 'Searches', options: kindOptions(kinds) },
    {
      title: 'Items',
      options: items.map(({ label, marks, item: { price, itemImg } }) => ({
        label,
        marks,
        text: label,
        to: searchPath(label),
        picture: itemImg,
        count: formatMoney(price),
      })),
    },
    {
      title: 'Brands',
      options: brands.map(({ label, marks, count }) => ({
        label,
        marks,
        count,
        to: `/ethereal/all?brand=${encodeURIComponent(label)}`,
      })),
    },
    {
      title: 'Stores',
      options: stores.map(({ _id, label, marks }) => ({ label, marks, to: `/ethereal/sellers/${_id}` })),
    },
  ];
}

/** Returns what was searched for before, with a way to forget it, and popular kinds. */
export function emptyOptions(
  searches: readonly string[],
  forget: () => void,
  popular: Suggestions['kinds'] = [],
): OptionGroup[] {
  const recent = searches.map((text): Option => ({ label: text, text, to: searchPath(text), icon: 'recent' }));
  const clear = searches.length > 0 ? [{ label: 'Clear recent searches', act: forget }] : [];
  return [
    { title: 'Recent searches', options: [...recent, ...clear] },
    { title: 'Popular', options: kindOptions(popular) },
  ];
}
