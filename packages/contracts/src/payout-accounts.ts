import { z } from 'zod';
import { defineCall } from './call.ts';

/** States of a seller's account at the payment provider. Money waits in the ledger until the account is ready. */
const PAYOUT_ACCOUNT_STATES = ['not-connected', 'in-review', 'ready', 'restricted'] as const;
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

const payoutAccount = z.object({
  state: z.enum(PAYOUT_ACCOUNT_STATES),
  /** Whether the seller has begun to connect an account without completing it. */
  started: z.boolean(),
  /** Number of details that the provider still requires. */
  missing: z.int(),
});
export type PayoutAccount = z.output<typeof payoutAccount>;

const service = 'svc-payments';

export const getPayoutAccount = defineCall({
  id: 'getPayoutAccount',
  service,
  method: 'GET',
  path: '/api/payout-account',
  auth: true,
  summary: "Get the state of the caller's account at the payment provider",
  success: { status: 200, body: payoutAccount },
});

export const connectPayoutAccount = defineCall({
  id: 'connectPayoutAccount',
  service,
  method: 'POST',
  path: '/api/payout-account',
  auth: true,
  summary: "Open the provider's page where the caller connects an account or completes its details",
  success: { status: 201, body: z.object({ url: z.url() }) },
  failures: { 503: 'The payment provider does not answer, or this shop takes no cards.' },
  rateLimit: { windowSeconds: 60, max: 20 },
});

export const getSellingTerms = defineCall({
  id: 'getSellingTerms',
  service,
  method: 'GET',
  path: '/api/selling-terms',
  auth: false,
  summary: 'Get the commission of the shop and the times of payouts',
  success: {
    status: 200,
    body: z.object({
      /** Share of a line that the shop keeps, in hundredths of a percent. */
      commissionBasisPoints: z.int(),
      /** Days between the handover of a line and the time from which its seller's share can be paid out. */
      payoutDelayDays: z.number(),
      /** Days between two payouts to a seller. */
      payoutEveryDays: z.number(),
    }),
  },
});
