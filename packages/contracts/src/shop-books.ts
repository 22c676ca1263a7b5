import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency } from './payments.ts';

export const getShopBooks = defineCall({
  id: 'getShopBooks',
  service: 'svc-payments',
  method: 'GET',
  path: '/api/desk/books',
  auth: true,
  roles: ['operator', 'support'],
  summary: "Get the shop's own sums in the ledger, of all payments by card",
  success: {
    status: 200,
    body: z.object({
      currency,
      /** Commission that the shop keeps, net of refunds. */
      commissionCents: z.int(),
      /** Cost of the discounts of the shop's codes, net of refunds. */
      discountCents: z.int(),
      /** Money of its own that the shop paid in at the provider, so that payouts are covered. */
      fundsCents: z.int(),
    }),
  },
  rateLimit: { windowSeconds: 60, max: 30 },
});
