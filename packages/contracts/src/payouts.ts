import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, moment, paging } from './common.ts';
import { cents } from './money.ts';
import { currency } from './payments.ts';

const signedCents = z.int();

/** `name` is that of the item when it was ordered. */
const payoutLine = z.object({
  orderId: id,
  productId: id,
  lineId: id.optional(),
  name: z.string().optional(),
  cents: signedCents,
  /**
   * Price of the line less the seller's discount, negative for a refund. The difference between it and `cents` is the
   * commission.
   */
  saleCents: signedCents.optional(),
  /** Discount of the seller's own codes, of the sign of `saleCents`; the price of the line is the sum of both. */
  discountCents: signedCents.optional(),
  /** Part of `saleCents` that a code of the shop took off, and that the shop paid to the seller. */
  shopDiscountCents: signedCents.optional(),
});

/** `returnedAt` is present while the seller's bank has returned the payout, which is then sent again. */
export const payout = z.object({
  _id: id,
  at: moment,
  cents,
  lines: z.array(payoutLine),
  returnedAt: moment.optional(),
});
export type Payout = z.output<typeof payout>;

export const listPayouts = defineCall({
  id: 'listPayouts',
  service: 'svc-payments',
  method: 'GET',
  path: '/api/payouts',
  auth: true,
  summary: "Get the caller's balance as a seller, and what was paid out, newest first",
  query: z.object(paging),
  success: {
    status: 200,
    body: z.object({
      currency,
      pendingCents: signedCents,
      payableCents: signedCents,
      paidCents: signedCents,
      payouts: z.array(payout),
      nextCursor: z.string().nullable(),
    }),
  },
});

export const downloadPayout = defineCall({
  id: 'downloadPayout',
  service: 'svc-payments',
  method: 'GET',
  path: '/api/payouts/{id}.csv',
  auth: true,
  summary: 'Download a payout line by line, as CSV',
  params: z.object({ id }),
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  failures: { 404: 'There is no such payout of the caller.' },
});
