import { z } from 'zod';
import { defineCall } from './call.ts';
import { quantity } from './cart.ts';
import { id, line, moment, paging } from './common.ts';
import { size } from './fashion.ts';
import { dollars } from './money.ts';

/** What a seller may say of an ordered item; any of them at any time. */
export const ITEM_STATUSES = ['Pending', 'Out for Shipping', 'Handed'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** The states that the shop delivers to. */
export const STATES = { NY: 'New York', CA: 'California' } as const;
export const COUNTRIES = ['United States'] as const;

export const EMPTY_CART = 'Your cart is empty';

/** How many different items one order may hold. */
export const MAX_ORDER_LINES = 200;

/** Where an order goes. */
export const userLocation = z.strictObject({
  country: z.enum(COUNTRIES, 'We deliver to the United States only.'),
  fullname: line('Full name', 100),
  phone: line('Phone', 30).refine(
    (phone) => /^[+\d\s().\-x#]+$/i.test(phone) && phone.replace(/\D/g, '').length >= 5,
    'Enter a phone number.',
  ),
  address: line('Address', 200),
  address2: z.string().trim().max(200, 'May have at most 200 characters.').optional(),
  city: line('City', 100),
  state: z.enum(['NY', 'CA'], 'Choose New York or California.'),
  zipcode: z
    .string('Zip code is required.')
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a zip code of 5 digits, or 5-4.'),
  defaultAddress: z.boolean().optional(),
});
export type UserLocation = z.output<typeof userLocation>;

export const orderItem = z.object({
  productId: z.object({ _id: id, name: z.string(), price: dollars, user: id, image1: z.string() }),
  quantity: z.int(),
  price: dollars,
  seller: id,
  sizeChosen: z.string().nullable(),
  status: z.enum(ITEM_STATUSES),
});

export const order = z.object({
  _id: id,
  buyer: id,
  items: z.array(orderItem),
  totalPrice: dollars,
  userLocation,
  createdAt: moment,
});
export type Order = z.output<typeof order>;

/** What the buyer claims to order; the server compares it with what is true. */
export const orderClaim = z.strictObject({
  buyer: id,
  items: z
    .array(
      z.strictObject({
        productId: id,
        quantity,
        price: dollars,
        seller: id,
        sizeChosen: size.or(z.literal('')).nullish(),
      }),
      'Items must be a list.',
    )
    .max(MAX_ORDER_LINES, `An order may hold at most ${MAX_ORDER_LINES} different items.`),
  totalPrice: dollars,
  userLocation,
});
export type OrderClaim = z.output<typeof orderClaim>;

const service = 'svc-orders';
const page = z.object({ orders: z.array(order), nextCursor: z.string().nullable() });

export const submitOrder = defineCall({
  id: 'submitOrder',
  service,
  method: 'POST',
  path: '/api/submitOrder',
  auth: true,
  summary: 'Order what is in the cart; header Idempotency-Key makes a retry safe',
  body: orderClaim,
  success: { status: 201, body: order },
  failures: {
    400: 'A faulty field, or an empty order.',
    403: 'Another buyer than the caller.',
    409: 'A price, seller or total is no longer true, an item is no longer sold (`errors` by productId), or the key was used with another body.',
  },
});

export const listSellerOrders = defineCall({
  id: 'listSellerOrders',
  service,
  method: 'GET',
  path: '/api/orders',
  auth: true,
  summary: "Orders with the caller's items, only those items in each, newest first",
  query: z.object({ sellerId: id, ...paging }),
  success: { status: 200, body: page },
  failures: { 403: "Another seller's orders." },
});

export const listBuyerOrders = defineCall({
  id: 'listBuyerOrders',
  service,
  method: 'GET',
  path: '/api/ordersBuyer',
  auth: true,
  summary: "The caller's orders, newest first",
  query: z.object({ buyerId: id, ...paging }),
  success: { status: 200, body: page },
  failures: { 403: "Another buyer's orders." },
});

export const updateItemStatus = defineCall({
  id: 'updateItemStatus',
  service,
  method: 'PATCH',
  path: '/api/orders/{orderId}/items/{productId}/updateStatus',
  auth: true,
  summary: "Set the delivery state of the caller's item in an order",
  params: z.object({ orderId: id, productId: id }),
  body: z.strictObject({ status: z.enum(ITEM_STATUSES, 'Must be Pending, Out for Shipping or Handed.') }),
  success: { status: 200, body: z.object({ order }) },
  failures: { 403: "Another seller's item.", 404: 'There is no such order or item.' },
});

export const getAddress = defineCall({
  id: 'getAddress',
  service,
  method: 'GET',
  path: '/api/address',
  auth: true,
  summary: "The caller's default address",
  success: { status: 200, body: z.object({ address: userLocation.nullable() }) },
});
