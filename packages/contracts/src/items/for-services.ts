import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, moment } from '../common.ts';
import { stock } from '../stock.ts';
import { item, service, unknownItem } from './item.ts';
import { replicatedItem } from './replicated-item.ts';

/** Maximum number of ids in one request for items. */
export const MAX_SHELF_IDS = 60;
const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(MAX_SHELF_IDS));

/** Returns items by their ids, as the assistant requests them. Not reachable through the gateway. */
export const listItemsForShelf = defineCall({
  id: 'listItemsForShelf',
  service,
  method: 'GET',
  path: '/internal/items',
  auth: false,
  summary: 'List items by their ids, unpublished ones too',
  query: z.object({ ids }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(z.object({ item, published: z.boolean() })),
      /** Null, and the time of the answer: readers of earlier releases require both. */
      next: id.nullable(),
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
