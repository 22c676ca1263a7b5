import { formatMoney } from '@ethereal/contracts/format-money';
import type { ShownItem } from '../../conversations/conversation.ts';
import { escapeMarkdown } from '../../text/markdown.ts';

export const ITEMS_SHOWN = 4;

/** Where an item's page is. */
export const pathOf = ({ category, _id }: Pick<ShownItem, 'category' | '_id'>): string =>
  `/ethereal/categories/${category}/${_id}`;

export const linkTo = (item: Pick<ShownItem, 'category' | '_id' | 'name'>): string =>
  `[${escapeMarkdown(item.name)}](${pathOf(item)})`;

/** One line: the item as a link, with its price. */
export const itemLine = (item: ShownItem): string => `- ${linkTo(item)} – ${formatMoney(item.price)}\n`;
