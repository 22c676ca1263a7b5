import { editItem, unpublishItem, uploadItem } from '@ethereal/contracts/items';
import { addReview, deleteReview, editReview, replyToReview } from '@ethereal/contracts/reviews';
import { saveStore } from '@ethereal/contracts/sellers';
import { z } from 'zod';

/** What a page shows, as far as it decides which changes touch it. */
export type Tags = readonly string[];

const LISTS = 'lists';
const EVERY_ITEM = 'items';
const EVERY_SELLER = 'sellers';
const item = (id: string) => `item:${id.toLowerCase()}`;
const seller = (id: string) => `seller:${id.toLowerCase()}`;

const ID = '([0-9a-f]{24})';
const ITEM_PAGE = new RegExp(`^/ethereal/categories/[^/]+/${ID}(?:[/?]|$)`, 'i');
const SELLER_PAGE = new RegExp(`^/ethereal/sellers/${ID}(?:[/?]|$)`, 'i');

/** Those of a page: an item's and a seller's own page have their own; whatever else an area shows may list items. */
export function tagsOfPage(location: string): Tags {
  const [, itemId] = ITEM_PAGE.exec(location) ?? [];
  if (itemId) return [item(itemId), EVERY_ITEM];
  const [, sellerId] = SELLER_PAGE.exec(location) ?? [];
  if (sellerId) return [seller(sellerId), EVERY_SELLER];
  return [LISTS];
}

/** Of an event's data no more is read than whose item it is. */
const about = z
  .object({
    seller: z.string().optional(),
    item: z.object({ seller: z.string() }).optional().catch(undefined),
  })
  .catch({});

/** What an event changes; undefined when that may be anything. A type that is new to the gateway is no fault. */
export function tagsOfEvent({ type, subject, data }: { type: string; subject: string; data: unknown }) {
  if (type.startsWith('review.')) return [item(subject)];
  if (type === 'store.changed') return [seller(subject), EVERY_ITEM];
  if (!type.startsWith('item.')) return undefined;
  const known = about.parse(data);
  const owner = known.seller ?? known.item?.seller;
  return [LISTS, item(subject), owner ? seller(owner) : EVERY_SELLER];
}

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const OF_CALL: ReadonlyMap<string, (path: string) => Tags> = new Map([
  ...[editItem, unpublishItem].map(
    (call) => [keyOf(call), (path: string) => [LISTS, EVERY_SELLER, item(lastOf(path))]] as const,
  ),
  [keyOf(uploadItem), () => [LISTS, EVERY_SELLER]] as const,
  ...[addReview, editReview, deleteReview, replyToReview].map(
    (call) => [keyOf(call), () => [LISTS, EVERY_ITEM]] as const,
  ),
  [keyOf(saveStore), () => [EVERY_SELLER, EVERY_ITEM]] as const,
]);

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What a call changes that succeeded: its caller sees it at once, before its event has come around. */
export const tagsOfCall = (method: string, template: string, path: string): Tags | undefined =>
  OF_CALL.get(`${method} ${template}`)?.(path);
