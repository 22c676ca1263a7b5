import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './common.ts';
import { card } from './items/item.ts';
import { order } from './orders.ts';
import { review } from './reviews.ts';

/** Maximum number of each kind on the first view of a person's page at the desk, newest first. */
export const MAX_BELONGINGS = 60;

const params = z.object({ id });

/** An item as the desk sees it. `hidden`: whether the desk hides it; the suspension of its seller does not count. */
const deskItem = card.extend({ hidden: z.boolean() });
export type DeskItem = z.output<typeof deskItem>;

/** Lists a person's items and reviews. Not reachable through the gateway. */
export const listPersonsGoods = defineCall({
  id: 'listPersonsGoods',
  service: 'svc-catalog',
  method: 'GET',
  path: '/internal/people/{id}/goods',
  auth: false,
  summary: "List a person's newest items, hidden ones too, and reviews, for the desk",
  params,
  success: {
    status: 200,
    body: z.object({
      items: z.array(deskItem),
      reviews: z.array(review.extend({ item: id })),
    }),
  },
});

/** Lists a person's orders. Not reachable through the gateway. */
export const listPersonsOrders = defineCall({
  id: 'listPersonsOrders',
  service: 'svc-orders',
  method: 'GET',
  path: '/internal/people/{id}/orders',
  auth: false,
  summary: "List a person's newest orders, for the desk",
  params,
  success: { status: 200, body: z.object({ orders: z.array(order) }) },
});
