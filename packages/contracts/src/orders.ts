import { z } from 'zod';
import { defineCall } from './call.ts';
import { lineId, quantity } from './cart.ts';
import { codeText, discounts, MAX_CODES, orderCode } from './codes.ts';
import { color } from './colors.ts';
import { blankAsAbsent, id, line, moment, noneAsAbsent, optionalLine, optionalProse, paging, prose } from './common.ts';
import { deliveryWindow } from './delivery.ts';
import { category, size } from './fashion.ts';
import { cents, dollars } from './money.ts';
import { orderPayment, PAYMENT_METHODS } from './payments.ts';
import { shipment, shipmentFields } from './shipments.ts';

/** Statuses that a seller may set on a line, in any order. */
export const ITEM_STATUSES = ['Pending', 'Out for Shipping', 'Handed'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** States that the shop delivers to. */
export const STATES = { NY: 'New York', CA: 'California' } as const;
export const COUNTRIES = ['United States'] as const;

export const EMPTY_CART = 'Your cart is empty';

/** Maximum number of lines of one order. */
export const MAX_ORDER_LINES = 200;

/** Recipient and address of an order. */
export const userLocation = z.strictObject({
  country: z.enum(COUNTRIES, 'We deliver to the United States only.'),
  fullname: line('Full name', 100),
  phone: line('Phone', 30).refine(
    (phone) => /^[+\d\s().\-x#]+$/i.test(phone) && phone.replace(/\D/g, '').length >= 5,
    'Enter a phone number.',
  ),
  address: line('Address', 200),
  address2: optionalLine('Address', 200).optional(),
  city: line('City', 100),
  state: z.enum(['NY', 'CA'], 'Choose New York or California.'),
  zipcode: z
    .string('Zip code is required.')
    .trim()
    // Nine digits without a dash are stored with it.
    .overwrite((digits) => digits.replace(/^(\d{5}) ?(\d{4})$/, '$1-$2'))
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a zip code of 5 digits, or 5-4.'),
  defaultAddress: z.boolean().optional(),
});
export type UserLocation = z.output<typeof userLocation>;

/** Statuses of a line: the three that the seller sets, and cancelled. */
export const LINE_STATUSES = [...ITEM_STATUSES, 'Cancelled'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

export const RETURN_STATES = ['requested', 'approved', 'declined', 'received', 'withdrawn'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** People who may pay for the parcel of a return. */
export const RETURN_PAYERS = ['buyer', 'seller'] as const;

/** Number of days after a line was handed over during which it can be returned. */
export const RETURN_DAYS = 14;

/** Statuses in the timeline of a line. */
export const HISTORY_STATUSES = [
  ...LINE_STATUSES,
  'Return requested',
  'Return approved',
  'Return declined',
  'Return received',
  'Return withdrawn',
] as const;
export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

export const historyEntry = z.object({
  status: z.enum(HISTORY_STATUSES),
  at: moment,
  /** Id of the user who made the change. */
  by: id,
  /** Reason or note that was given with the change. */
  note: z.string().optional(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const lineReturn = z.object({
  state: z.enum(RETURN_STATES),
  reason: z.string(),
  note: z.string().optional(),
  requestedAt: moment,
  /** Address to which the buyer sends an approved return. */
  sendTo: z.string().optional(),
  /** Person who pays for the parcel of an approved return. */
  paidBy: z.enum(RETURN_PAYERS).optional(),
});
export type LineReturn = z.output<typeof lineReturn>;

/** Actions on a line that are open to its reader now. */
export const LINE_ACTIONS = [
  'set-status',
  'cancel',
  'request-return',
  'approve-return',
  'decline-return',
  'receive-return',
] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

export const orderItem = z.object({
  /** Absent only in answers of a release that had one line per product: then it is the product's id. */
  lineId: lineId.optional(),
  productId: z.object({
    _id: id,
    name: z.string(),
    price: dollars,
    user: id,
    image1: z.string(),
    /** Category when the item was ordered; absent in older orders. */
    category: category.optional(),
  }),
  quantity: z.int(),
  price: dollars,
  seller: id,
  colorChosen: z.string().optional(),
  sizeChosen: z.string().nullable(),
  status: z.enum(LINE_STATUSES),
  /** Timeline of the line, oldest entry first. */
  history: z.array(historyEntry).optional(),
  return: lineReturn.optional(),
  actions: z.array(z.enum(LINE_ACTIONS)).optional(),
  /** Amount of the line that was refunded by card. */
  refundedCents: cents.optional(),
  /** Amount that the buyer pays for the line, in an order with codes: price times quantity less `discounts`. */
  paidCents: cents.optional(),
  discounts: discounts.optional(),
  /** Days on which the line arrives, as promised when it was ordered. */
  delivery: deliveryWindow.optional(),
  /** Moment until which a return can be requested; present once the line is handed over. */
  returnUntil: moment.optional(),
  /** Present once the seller named a carrier or tracking number. */
  shipment: shipment.optional(),
});
export type OrderItem = z.output<typeof orderItem>;

export const order = z.object({
  _id: id,
  buyer: id,
  items: z.array(orderItem),
  /** Sum that the buyer pays: the prices less the discount. */
  totalPrice: dollars,
  /** Codes that reduced the order; a seller receives their own. */
  codes: z.array(orderCode).optional(),
  discount: dollars.optional(),
  userLocation,
  createdAt: moment,
  payment: orderPayment.optional(),
});
export type Order = z.output<typeof order>;

// In a file without schemas: a page that only shows the number loads no zod.
export { orderNumber } from './order-number.ts';

/** Order as the buyer's client sees it. The server compares it with the stored items, prices and stock. */
export const orderRequest = z.strictObject({
  buyer: id,
  items: z
    .array(
      z.strictObject({
        productId: id,
        quantity,
        price: dollars,
        seller: id,
        colorChosen: noneAsAbsent(color),
        sizeChosen: size.or(z.literal('')).nullish(),
      }),
      'Items must be a list.',
    )
    .max(MAX_ORDER_LINES, `An order may hold at most ${MAX_ORDER_LINES} different items.`),
  /** Sum to pay: with `codes` the total less their discounts, without them the total. */
  totalPrice: dollars,
  /** Codes that the order uses, each for every owner in it who has the code. The cart need not have them. */
  codes: z.array(codeText).max(MAX_CODES, `An order may use at most ${MAX_CODES} codes.`).optional(),
  userLocation,
  /** Payment method; on delivery when absent. */
  payment: z.enum(PAYMENT_METHODS, "Must be 'card' or 'on-delivery'.").optional(),
});
export type OrderRequest = z.output<typeof orderRequest>;

const service = 'svc-orders';
/**
 * Names one of several lines of a product. Without it, the change applies to every line of the product that allows it.
 */
const whichLine = { lineId: lineId.optional() };
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
});

export const listSellerOrders = defineCall({
  id: 'listSellerOrders',
  service,
  method: 'GET',
  path: '/api/orders',
  auth: true,
  summary: "Orders with the caller's items, only those items in each, newest first",
  query: z.object({
    sellerId: id,
    /** Limits the list to orders with one of the caller's lines in this status. */
    status: blankAsAbsent(z.enum(LINE_STATUSES, 'Must be a state of an ordered item.')),
    /** Text in names of items, the recipient, the city, or the end of the order's id. */
    search: blankAsAbsent(z.string().trim().max(100, 'May have at most 100 characters.')),
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
  summary: "The caller's orders, newest first",
  query: z.object({
    buyerId: id,
    /** Only orders with a line in this state. */
    status: blankAsAbsent(z.enum(LINE_STATUSES, 'Must be a state of an ordered item.')),
    /** In names of items, or the end of the order's id. */
    search: blankAsAbsent(z.string().trim().max(100, 'May have at most 100 characters.')),
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
  summary: 'An order; one of its sellers sees their own items',
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
  summary: 'Orders of everybody, whole and newest first',
  query: z.strictObject({
    /** Words that must each be in the order's id or number, its buyer's id, or the recipient's name. */
    search: blankAsAbsent(z.string().trim().max(200, 'May have at most 200 characters.')),
    cursor: paging.cursor,
  }),
  success: { status: 200, body: page },
});

export const updateItemStatus = defineCall({
  id: 'updateItemStatus',
  service,
  method: 'PATCH',
  path: '/api/orders/{orderId}/items/{productId}/updateStatus',
  auth: true,
  summary: "Set the delivery state of the caller's item in an order, with its carrier and tracking number",
  params: z.object({ orderId: id, productId: id }),
  body: z
    .strictObject({
      status: z.enum(ITEM_STATUSES, 'Must be Pending, Out for Shipping or Handed.'),
      ...shipmentFields,
      ...whichLine,
    })
    .refine(({ status, carrier, trackingNumber }) => status !== 'Pending' || !(carrier || trackingNumber), {
      error: 'A pending item has no carrier or tracking number.',
      path: ['status'],
    }),
  success: { status: 200, body: z.object({ order }) },
  failures: {
    403: "Another seller's item.",
    404: 'There is no such order or item.',
    409: 'The line is cancelled, or its payment is not authorized (`PAYMENT_NOT_AUTHORIZED`).',
  },
});

const params = z.object({ orderId: id, productId: id });
/** Condition for operators and support who act for a buyer or seller. */
const onBehalf = 'On behalf of others it wants a role and a reason.';
const oneOrder = { status: 200, body: z.object({ order }) };

export const cancelLine = defineCall({
  id: 'cancelLine',
  service,
  method: 'POST',
  path: '/api/orders/{orderId}/items/{productId}/cancel',
  auth: true,
  summary:
    'Cancel an ordered item, or a `quantity` of it: the buyer while it is Pending, the seller until it is Handed',
  params,
  body: z.strictObject({
    reason: optionalProse('Reason', 500).optional(),
    ...whichLine,
    quantity: quantity.optional(),
  }),
  success: oneOrder,
  failures: {
    400: onBehalf,
    403: "Neither the caller's order nor the caller's item.",
    404: 'There is no such order or item.',
    409: 'It is too late to cancel.',
  },
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
  success: oneOrder,
  failures: { 403: "Another buyer's order.", 404: 'There is no such order.', 409: 'It is too late to cancel.' },
});

export const requestReturn = defineCall({
  id: 'requestReturn',
  service,
  method: 'POST',
  path: '/api/orders/{orderId}/items/{productId}/return',
  auth: true,
  summary: 'Ask to return an ordered item, or a `quantity` of it, up to 14 days after it was handed over',
  params,
  body: z.strictObject({ reason: prose('Reason', 500), ...whichLine, quantity: quantity.optional() }),
  success: oneOrder,
  failures: {
    403: "Not the caller's order.",
    404: 'There is no such order or item.',
    409: 'It was not handed over, too long ago, or a return was settled.',
  },
});

export const withdrawReturn = defineCall({
  id: 'withdrawReturn',
  service,
  method: 'POST',
  path: '/api/orders/{orderId}/items/{productId}/return/withdraw',
  auth: true,
  summary: "Withdraw the caller's return that its seller has not answered; it cannot be requested again",
  params,
  body: z.strictObject(whichLine),
  success: oneOrder,
  failures: {
    403: "Not the caller's order.",
    404: 'There is no such order, item or return.',
    409: 'The return is answered.',
  },
});

export const decideReturn = defineCall({
  id: 'decideReturn',
  service,
  method: 'PATCH',
  path: '/api/orders/{orderId}/items/{productId}/return',
  auth: true,
  summary: 'Answer a return, or say that it was received',
  params,
  body: z.strictObject({
    state: z.enum(['approved', 'declined', 'received'], 'Must be approved, declined or received.'),
    note: optionalProse('Note', 500).optional(),
    /** Reason, given only when an operator or support acts for the seller. */
    reason: optionalProse('Reason', 500).optional(),
    /** With `approved`: address to which the buyer sends the item. */
    sendTo: optionalProse('Address', 300).optional(),
    /** With `approved`: the person who pays for the parcel. */
    paidBy: z.enum(RETURN_PAYERS, 'Must be buyer or seller.').optional(),
    ...whichLine,
  }),
  success: oneOrder,
  failures: {
    400: onBehalf,
    403: "Another seller's item.",
    404: 'There is no such order, item or return.',
    409: 'Out of order.',
  },
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
