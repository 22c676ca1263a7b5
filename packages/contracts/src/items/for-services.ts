import { z } from 'zod';
import { defineCall } from '../call.ts';
import { blankAsAbsent, id, moment } from '../common.ts';
import { stock } from '../stock.ts';
import { item, service, unknownItem } from './item.ts';
import { replicatedItem } from './replicated-item.ts';

/** Maximum number of ids in one request for items. */
export const MAX_SHELF_IDS = 60;
const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(MAX_SHELF_IDS));

/**
 * Returns items by `ids`, as the assistant requests them, or one page of items. `after`, `order` and `since` are for
 * readers that keep a copy; no service of this release sends them. The next `since` is `now` of the first page: items
 * that change while the pages are read are in that answer. Not reachable through the gateway.
 */
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
      /** Start of the next page; null after the last page. */
      next: id.nullable(),
      /** Time of this answer. */
      now: moment,
    }),
  },
});

/** Returns one item to a service whose replica lacks it. Not reachable through the gateway. */
export const getItemForReplica = defineCall({
  id: 'getItemForReplica',
  service,
  method: 'GET',
  path: '/internal/items/{id}',
  auth: false,
  summary: 'Get an item as replicas store it',
  params: z.object({ id }),
  success: {
    status: 200,
    body: z.object({
      item: replicatedItem,
      version: z.int(),
      published: z.boolean(),
      /** Stock as the seller last sent it with the item, and the time of that. */
      stock: stock.optional(),
      stockAt: moment.optional(),
    }),
  },
  failures: { 404: unknownItem },
});
