import type { Item } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';

/** Maximum length of the question in the link, in characters. */
const LONGEST = 300;

/** Returns a link to a message to the seller with the question; blank while the shop has no messages. */
export function askSeller(item: Pick<Item, '_id'>, { message, tools, language }: Talk): string {
  if (!tools.hasMessages || language !== 'en') return '';
  const query = new URLSearchParams({ about: 'item', id: item._id, text: message.slice(0, LONGEST) });
  return ` [Ask the seller](/ethereal/messages/new?${query})`;
}
