import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { discounts } from './codes.ts';
import { id, moment } from './common.ts';
import { cents } from './money.ts';

// `order-display.ts` has no schemas, so that a page that only links to the receipt loads no zod.
export { receiptPath } from './order-display.ts';

/** Payment methods of an order. The default is on delivery. */
export const PAYMENT_METHODS = ['on-delivery', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** States of a payment by card, from the first session to the last refund. */
export const CARD_STATES = [
  'awaiting',
  'authorized',
  'partly-captured',
  'captured',
  'partly-refunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const;
export type CardState = (typeof CARD_STATES)[number];

/** States of a payment on delivery: `collected` when no line is open anymore. */
const DELIVERY_STATES = ['due', 'collected'] as const;

const paymentState = z.enum([...CARD_STATES, ...DELIVERY_STATES]);

export const PAYMENT_UNAVAILABLE = 'Payment is unavailable. Your cart is kept.';

/** Steps in the history of a payment. `released`: authorized, and never to be captured. */
const PAYMENT_STEPS = [
  'created',
  'authorized',
  'captured',
  'released',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

export const currency = z.literal('USD');

/** Payment of an order, as its buyer and its sellers see it. */
export const orderPayment = z.object({
  method: z.enum(PAYMENT_METHODS),
  state: paymentState,
  /**
   * Address of the provider's page while the order awaits its payment; only in the answer to the buyer who placed the
   * order.
   */
  url: z.url().optional(),
  expiresAt: moment.optional(),
});
export type OrderPayment = z.output<typeof orderPayment>;

/** Goods of a line as they were ordered, for notifications about its money. */
export const paidGoods = z.object({
  itemImg: z.string().optional(),
  colorChosen: z.string().optional(),
  sizeChosen: z.string().nullable().optional(),
  quantity: z.int().positive(),
});
export type PaidGoods = z.output<typeof paidGoods>;

/** Price of an order line by line, as svc-orders returns it to svc-payments. */
export const payable = z.object({
  orderId: id,
  buyer: id,
  method: z.enum(PAYMENT_METHODS),
  state: paymentState,
  currency,
  expiresAt: moment.optional(),
  lines: z.array(
    z.object({
      productId: id,
      /** Absent for the first line of a product, whose id is the product's. */
      lineId: id.optional(),
      /** Line that this line was split from. */
      splitFrom: id.optional(),
      name: z.string().optional(),
      goods: paidGoods.optional(),
      seller: id,
      /** Cents that the buyer pays. */
      cents,
      /** Cents that codes took off the line, in an order with codes. */
      discounts: discounts.optional(),
      cancelled: z.boolean(),
    }),
  ),
});
export type Payable = z.output<typeof payable>;

export const payment = z.object({
  orderId: id,
  method: z.enum(PAYMENT_METHODS),
  state: paymentState,
  currency,
  totalCents: cents,
  authorizedCents: cents,
  capturedCents: cents,
  refundedCents: cents,
  history: z.array(
    z.object({ at: moment, type: z.enum(PAYMENT_STEPS), cents, productId: id.optional(), lineId: id.optional() }),
  ),
});
export type Payment = z.output<typeof payment>;

const paymentSession = z.object({ url: z.url(), expiresAt: moment });

const orderParams = z.object({ orderId: id });
export const getPayable = defineCall({
  id: 'getPayable',
  service: 'svc-orders',
  method: 'GET',
  path: '/api/orders/{orderId}/payable',
  auth: true,
  summary: 'Get the receipt of an order: lines, sums and payment; a seller gets their own lines',
  params: orderParams,
  success: { status: 200, body: payable },
  failures: { 403: "Another buyer's order.", 404: 'There is no such order.' },
});

/** Maximum number of orders in one request for totals. */
export const MAX_ORDERS_COMPARED = 100;

/** Returns the totals that svc-payments compares its ledger with. Not reachable through the gateway. */
export const listOrderTotals = defineCall({
  id: 'listOrderTotals',
  service: 'svc-orders',
  method: 'GET',
  path: '/internal/orders/totals',
  auth: false,
  summary: 'Get the sum of shipped lines paid by card that were neither cancelled nor returned',
  query: z.strictObject({
    /** Ids of orders, separated by commas. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(id).max(MAX_ORDERS_COMPARED)),
  }),
  success: {
    status: 200,
    // `movedAt`: when the status of a line last changed. The event of this change may not have arrived yet.
    body: z.object({ orders: z.array(z.object({ orderId: id, cents, movedAt: moment })) }),
  },
});

export const listPaymentMethods = defineCall({
  id: 'listPaymentMethods',
  service: 'svc-orders',
  method: 'GET',
  path: '/api/payment-methods',
  auth: false,
  summary: 'List the payment methods of the shop, the preselected one first',
  success: { status: 200, body: z.object({ methods: z.array(z.enum(PAYMENT_METHODS)) }) },
});

export const openPaymentSession = defineCall({
  id: 'openPaymentSession',
  service: 'svc-payments',
  method: 'POST',
  path: '/api/payments/{orderId}/session',
  auth: true,
  summary: "Open the provider's page for an order that awaits its payment",
  params: orderParams,
  success: { status: 201, body: paymentSession },
  failures: {
    403: "Another buyer's order.",
    404: 'There is no such order.',
    409: 'It is paid already (`ALREADY_PAID`), or not by card (`NOT_BY_CARD`).',
    410: 'It was cancelled, or its time is over (`EXPIRED`).',
    503: PAYMENT_UNAVAILABLE,
  },
  limitedBy: AS_CHANGE,
});

/** Opens the page of a new order, whose amounts svc-orders sends. Not reachable through the gateway. */
export const openOrderPayment = defineCall({
  id: 'openOrderPayment',
  service: 'svc-payments',
  method: 'POST',
  path: '/internal/payments',
  auth: false,
  summary: "Open the provider's page for an order that svc-orders places",
  body: payable,
  success: { status: 201, body: paymentSession },
  failures: openPaymentSession.failures,
});

export const getPayment = defineCall({
  id: 'getPayment',
  service: 'svc-payments',
  method: 'GET',
  path: '/api/payments/{orderId}',
  auth: true,
  summary: 'Get the payment of an order; a seller gets the part of their own lines',
  params: orderParams,
  success: { status: 200, body: payment },
  failures: { 403: "Another buyer's order.", 404: 'There is no such order.' },
});

export const receiveWebhook = defineCall({
  id: 'receiveWebhook',
  service: 'svc-payments',
  method: 'POST',
  path: '/api/payments/webhook/{provider}',
  auth: false,
  summary: 'Receive a signed report of the payment provider; idempotent',
  params: z.object({ provider: z.string().max(40) }),
  success: { status: 200, body: z.object({ received: z.literal(true) }) },
  failures: {
    400: 'Unsigned, wrongly signed or too old (`INVALID_SIGNATURE`), or of another amount, currency or order (`MISMATCH`).',
    404: 'No provider of this name takes cards here.',
    413: 'More than 256 kB.',
  },
  rateLimit: { windowSeconds: 60, max: 6000 },
});
