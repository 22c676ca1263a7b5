import { z } from 'zod';
import { AS_CHANGE, defineCall } from '../call.ts';
import { blankAsAbsent, id, MAX_SEARCH, optionalProse, paging } from '../common.ts';
import { PAYMENT_METHODS } from '../payments.ts';
import { LINE_STATUSES } from './line.ts';
import { order, orderRequest } from './order.ts';
import { userLocation } from './user-location.ts';

const service = 'svc-orders';

/** Maximum number of characters of a search in own orders. */
export const MAX_ORDER_SEARCH = 100;

const page = z.object({ orders: z.array(order), nextCursor: z.string().nullable() });

export const submitOrder = defineCall({
  id: 'submitOrder',
  service,
  method: 'POST',
  path: '/api/submitOrder',
  auth: true,
  summary:
    'Order what is in the cart, each variant of a product as an entry of its own; header Idempotency-Key makes a retry safe',
  body: orderRequest,
  success: { status: 201, body: order },
  failures: {
    400: 'A faulty field, or an empty order.',
    403: 'Another buyer than the caller.',
    409: 'A price, seller or total is no longer true, an item is no longer sold, or there is not enough of it (`OUT_OF_STOCK`; `errors` by productId), a code does not apply as sent (`CODE_CHANGED`; `errors` by code), or the key was used with another body.',
    503: 'Card payments are unavailable; nothing was ordered, the cart is kept.',
  },
  limitedBy: AS_CHANGE,
});

export const listSellerOrders = defineCall({
  id: 'listSellerOrders',
  service,
  method: 'GET',
  path: '/api/orders',
  auth: true,
  summary: "List orders with the caller's items, only those items in each, newest first",
  query: z.object({
    sellerId: id,
    /** Limits the list to orders with one of the caller's lines in this status. */
    status: blankAsAbsent(z.enum(LINE_STATUSES, 'Must be a state of an ordered item.')),
    /** Text in names of items, the recipient, the city, or the end of the order's id. */
    search: blankAsAbsent(z.string().trim().max(MAX_ORDER_SEARCH, `May have at most ${MAX_ORDER_SEARCH} characters.`)),
    ...paging,
  }),
  success: { status: 200, body: page },
  failures: { 403: "Another seller's orders." },
});

export const listBuyerOrders = defineCall({
  id: 'listBuyerOrders',
  service,
  method: 'GET',
  path: '/api/ordersBuyer',
  auth: true,
  summary: "List the caller's orders, newest first",
  query: z.object({
    buyerId: id,
    /** Limits the list to orders with a line in this state. */
    status: blankAsAbsent(z.enum(LINE_STATUSES, 'Must be a state of an ordered item.')),
    /** Text in names of items, or the end of the order's id. */
    search: blankAsAbsent(z.string().trim().max(MAX_ORDER_SEARCH, `May have at most ${MAX_ORDER_SEARCH} characters.`)),
    ...paging,
  }),
  success: { status: 200, body: page },
  failures: { 403: "Another buyer's orders." },
});

export const getOrder = defineCall({
  id: 'getOrder',
  service,
  method: 'GET',
  path: '/api/orders/{orderId}',
  auth: true,
  summary: 'Get an order; one of its sellers sees their own items',
  params: z.object({ orderId: id }),
  success: { status: 200, body: order },
  failures: { 403: "Another buyer's order.", 404: 'There is no such order.' },
});

export const listDeskOrders = defineCall({
  id: 'listDeskOrders',
  service,
  method: 'GET',
  path: '/api/desk/orders',
  auth: true,
  roles: ['operator', 'support'],
  summary: 'List the orders of all people, newest first',
  query: z.strictObject({
    /** Words that must each be in the order's id or number, its buyer's id, or the recipient's name. */
    search: blankAsAbsent(z.string().trim().max(MAX_SEARCH, `May have at most ${MAX_SEARCH} characters.`)),
    cursor: paging.cursor,
  }),
  success: { status: 200, body: page },
});

export const cancelOrder = defineCall({
  id: 'cancelOrder',
  service,
  method: 'POST',
  path: '/api/orders/{orderId}/cancel',
  auth: true,
  summary: "Cancel every item of the caller's order that can still be cancelled",
  params: z.object({ orderId: id }),
  body: z.strictObject({ reason: optionalProse('Reason', 500).optional() }),
  success: { status: 200, body: z.object({ order }) },
  failures: { 403: "Another buyer's order.", 404: 'There is no such order.', 409: 'It is too late to cancel.' },
  limitedBy: AS_CHANGE,
});

/**
 * Reads what a mail about an order states beside its goods. svc-identity makes this call when it sends the mail, so
 * that no event and no stored mail contains an address. Not reachable through the gateway.
 */
export const readOrderForMail = defineCall({
  id: 'readOrderForMail',
  service: 'svc-orders',
  method: 'GET',
  path: '/internal/orders/{orderId}/mail',
  auth: false,
  summary: 'Get the address and the payment of an order, for a mail about it; no address once the buyer is erased',
  params: z.object({ orderId: id }),
  success: {
    status: 200,
    body: z.object({ address: userLocation.nullable(), payment: z.enum(PAYMENT_METHODS) }),
  },
  failures: { 404: 'There is no such order.' },
});
