import { z } from 'zod';
import { defineCall } from '../call.ts';
import { blankAsAbsent, id, moment } from '../common.ts';
import { category, size } from '../fashion.ts';
import { stock } from '../stock.ts';
import { item, service, unknownItem } from './item.ts';

/** So many items can be asked for by their ids at once. */
export const MOST_SHELF_IDS = 60;
const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(MOST_SHELF_IDS));

/** Items as the assistant keeps them; a page of them. Not reachable through the gateway. */
export const listItemsForShelf = defineCall({
  id: 'listItemsForShelf',
  service,
  method: 'GET',
  path: '/internal/items',
  auth: false,
  summary:
    'Published items by id or, by `order`, the newest first; with `since` those that changed since then, with `ids` these, unpublished ones too',
  query: z.object({
    after: blankAsAbsent(id),
    order: blankAsAbsent(z.literal('newest')),
    since: blankAsAbsent(moment),
    ids: blankAsAbsent(ids),
  }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(z.object({ item, published: z.boolean() })),
      /** Where the next page begins; null after the last. */
      next: id.nullable(),
      /** When this was read, for the next `since`. */
      now: moment,
    }),
  },
});

/** What a service that keeps a replica asks of the owner on a miss. Not reachable through the gateway. */
export const getItemForReplica = defineCall({
  id: 'getItemForReplica',
  service,
  method: 'GET',
  path: '/internal/items/{id}',
  auth: false,
  summary: 'An item as replicas keep it',
  params: z.object({ id }),
  success: {
    status: 200,
    body: z.object({
      item: z.object({
        name: z.string(),
        priceCents: z.int(),
        category,
        colors: z.array(z.string()).optional(),
        sizes: z.array(size),
        itemImg: z.string(),
        seller: id,
      }),
      version: z.int(),
      published: z.boolean(),
      /** As the seller last sent it with the item, and when. */
      stock: stock.optional(),
      stockAt: moment.optional(),
    }),
  },
  failures: { 404: unknownItem },
});
