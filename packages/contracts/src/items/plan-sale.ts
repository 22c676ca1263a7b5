import { z } from 'zod';
import { AS_CHANGE, defineCall } from '../call.ts';
import { id } from '../common.ts';
import { saleSent } from '../sale.ts';
import { ownCard, service } from './item.ts';

/** Maximum number of items whose sale one call changes. */
export const MAX_SALE_ITEMS = 100;

export const planSale = defineCall({
  id: 'planSale',
  service,
  method: 'PUT',
  path: '/api/yourItems/sale',
  auth: true,
  summary: "Plan a sale of several of the caller's items, or end their sales with null; a refused item changes nothing",
  body: z.strictObject({
    items: z.array(id).min(1, 'Choose an item.').max(MAX_SALE_ITEMS, `Choose at most ${MAX_SALE_ITEMS} items.`),
    sale: saleSent.nullable(),
  }),
  success: {
    status: 200,
    body: z.object({
      /** Items as they are after the call, in the order of the request. */
      changed: z.array(ownCard),
      refused: z.array(z.object({ _id: id, message: z.string() })),
    }),
  },
  failures: { 400: 'One message per faulty field.' },
  limitedBy: AS_CHANGE,
});
