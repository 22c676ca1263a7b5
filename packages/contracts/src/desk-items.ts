import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { id, reasonSent } from './common.ts';
import { card } from './items/item.ts';

const service = 'svc-catalog';
const itemId = z.object({ id });
const unknownItem = 'There is no such item.';
const own = "It is the caller's own item: another operator decides.";

export const hideItem = defineCall({
  id: 'hideItem',
  service,
  method: 'POST',
  path: '/api/desk/items/{id}/hide',
  auth: true,
  roles: ['operator'],
  summary: 'Hide an item from the shop, independent of its seller',
  params: itemId,
  body: reasonSent,
  success: { status: 200, body: messageBody },
  failures: {
    400: 'The reason is blank or too long.',
    403: own,
    404: unknownItem,
    409: 'It is being changed elsewhere.',
  },
});

export const showItem = defineCall({
  id: 'showItem',
  service,
  method: 'POST',
  path: '/api/desk/items/{id}/show',
  auth: true,
  roles: ['operator'],
  summary: 'Show a hidden item again; an item of a suspended seller stays hidden',
  params: itemId,
  success: { status: 200, body: messageBody },
  failures: { 403: own, 404: unknownItem, 409: 'It is being changed elsewhere.' },
});

/** Maximum number of featured items: the row of best sellers on the home page shows as many. */
export const MAX_FEATURED = 4;

export const featureItem = defineCall({
  id: 'featureItem',
  service,
  method: 'POST',
  path: '/api/desk/items/{id}/feature',
  auth: true,
  roles: ['operator'],
  summary: 'Feature an item among the best sellers, at the top of the whole list',
  params: itemId,
  success: { status: 200, body: messageBody },
  failures: {
    403: own,
    404: 'There is no such item for sale.',
    409: 'As many are featured as the row shows, or the item is being changed elsewhere.',
  },
});

export const unfeatureItem = defineCall({
  id: 'unfeatureItem',
  service,
  method: 'POST',
  path: '/api/desk/items/{id}/unfeature',
  auth: true,
  roles: ['operator'],
  summary: 'Return a featured item to its regular position',
  params: itemId,
  success: { status: 200, body: messageBody },
  failures: { 403: own, 404: unknownItem, 409: 'It is being changed elsewhere.' },
});

export const listFeatured = defineCall({
  id: 'listFeatured',
  service,
  method: 'GET',
  path: '/api/desk/items/featured',
  auth: true,
  roles: ['operator', 'support'],
  summary: 'List the featured items that are for sale, the newest first',
  success: { status: 200, body: z.object({ items: z.array(card) }) },
});
