import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import type { ShownItem } from '../conversations/conversation.ts';
import { escapeMarkdown } from '../text/markdown.ts';

/** Maximum number of items shown for one wish. */
export const ITEMS_SHOWN = 4;
/** Maximum number of items shown for each of several wishes. */
export const ITEMS_SHOWN_EACH = 3;

/** Returns the path of an item's page. */
export const pathOf = ({ category, _id }: Pick<ShownItem, 'category' | '_id'>): string =>
  `/ethereal/categories/${category}/${_id}`;

export const linkTo = (item: Pick<ShownItem, 'category' | '_id' | 'name'>): string =>
  `[${escapeMarkdown(item.name)}](${pathOf(item)})`;

type Listed = Pick<ShownItem, 'category' | '_id' | 'name' | 'price'> & Pick<Partial<Item>, 'formerPrice'>;

/** Returns one line of Markdown: the item as a link, with its price and the price before a reduction. */
export const itemLine = (item: Listed): string => {
  const former = item.formerPrice === undefined ? '' : ` (was ${formatMoney(item.formerPrice)})`;
  return `- ${linkTo(item)} – ${formatMoney(item.price)}${former}\n`;
};

export const toShown = ({ _id, name, price, category, subCategory, size }: Item): ShownItem => ({
  _id,
  name,
  price,
  category,
  subCategory,
  size,
});

export const listWords = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** Returns the parts of a phrase that are not blank, joined by blanks. */
export const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
