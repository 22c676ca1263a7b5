import type { CallAnswer } from '@ethereal/contracts/call';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { searchSuggestions } from '@ethereal/contracts/items';
import { searchPath } from './search-path.ts';

export type Suggestions = CallAnswer<typeof searchSuggestions>;

/** An option of the list below the search box. */
export type Option = {
  label: string;
  /** Path that the option opens. */
  to?: string;
  /** Text of the search box after the choice. By default the text stays the same. */
  text?: string;
  act?(): void;
  /** Address of the option's picture. */
  picture?: string | undefined;
  icon?: 'search' | 'recent';
  /** Number of items, or the price. */
  count?: number | string;
  /** Start and end of each part of the label that matches the typed text. */
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

/** Returns the suggestions for a text: kinds with counts, items with picture and price, brands and stores. */
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

/** Returns the earlier searches, an option that clears them, and popular kinds. */
export function emptyOptions(
  searches: readonly string[],
  clearRecent: () => void,
  popular: Suggestions['kinds'] = [],
): OptionGroup[] {
  const recent = searches.map((text): Option => ({ label: text, text, to: searchPath(text), icon: 'recent' }));
  const clear = searches.length > 0 ? [{ label: 'Clear recent searches', act: clearRecent }] : [];
  return [
    { title: 'Recent searches', options: [...recent, ...clear] },
    { title: 'Popular', options: kindOptions(popular) },
  ];
}
