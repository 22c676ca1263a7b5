import type Stripe from 'stripe';
import type { PaymentProvider } from './provider.ts';

type AccountCalls = Pick<
  PaymentProvider,
  'createAccount' | 'createAccountLink' | 'readAccount' | 'transfer' | 'sendToBank'
>;

/** Maximum number of transfers or payouts that one page of a list holds. */
const PAGE = 100;

/**
 * Calls for sellers' accounts by Stripe Connect: Express accounts with Stripe's hosted onboarding, and payouts that the
 * shop triggers. Stripe may discard idempotency keys after 24 hours, so transfers and payouts are also looked up by the
 * id of their payout.
 */
export function createStripeAccounts(stripe: Stripe, ask: <T>(work: Promise<T>) => Promise<T>): AccountCalls {
  async function isSent(account: string, payout: string): Promise<boolean> {
    const sent = await ask(stripe.payouts.list({ limit: PAGE }, { stripeAccount: account }));
    return sent.data.some(({ metadata }) => metadata?.payout === payout);
  }

  return {
    async createAccount(seller, key) {
      const account = await ask(
        stripe.accounts.create(
          {
            type: 'express',
            country: 'US',
            capabilities: { transfers: { requested: true } },
            // Manual payouts: the shop sends each one, so that it arrives with its own statement.
            settings: { payouts: { schedule: { interval: 'manual' } } },
            metadata: { seller },
          },
          { idempotencyKey: key },
        ),
      );
      return account.id;
    },
    async createAccountLink(account, { returnUrl, refreshUrl }) {
      const link = { account, return_url: returnUrl, refresh_url: refreshUrl, type: 'account_onboarding' } as const;
      return (await ask(stripe.accountLinks.create(link))).url;
    },
    async readAccount(id) {
      const { details_submitted, capabilities, payouts_enabled, requirements } = await ask(
        stripe.accounts.retrieve(id),
      );
      const missing = new Set([...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])]);
      return {
        submitted: details_submitted,
        enabled: capabilities?.transfers === 'active' && payouts_enabled,
        missing: missing.size,
      };
    },
    async transfer({ account, cents, payout }) {
      const group = { transfer_group: `payout:${payout}`, destination: account };
      const known = await ask(stripe.transfers.list({ ...group, limit: 1 }));
      if (known.data.length > 0) return;
      const transfer = { ...group, amount: cents, currency: 'usd' };
      await ask(stripe.transfers.create(transfer, { idempotencyKey: `transfer:${payout}` }));
    },
    async sendToBank({ account, cents, payout }) {
      if (await isSent(account, payout)) return;
      const sent = { amount: cents, currency: 'usd', metadata: { payout } };
      await ask(stripe.payouts.create(sent, { stripeAccount: account, idempotencyKey: `payout:${payout}` }));
    },
  };
}
