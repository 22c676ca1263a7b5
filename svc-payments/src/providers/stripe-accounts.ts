import Stripe from 'stripe';
import type { PaymentProvider } from './provider.ts';

type AccountCalls = Pick<
  PaymentProvider,
  'createAccount' | 'createAccountLink' | 'readAccount' | 'transfer' | 'sendToBank' | 'isReturned'
>;

/** Maximum number of transfers or payouts that one page of a list holds. */
const PAGE_SIZE = 100;

/** Returns false for the refusal of a transfer that the shop's balance does not cover. Throws any other error. */
function falseWithoutFunds(cause: unknown): false {
  if (cause instanceof Stripe.errors.StripeError && cause.code === 'balance_insufficient') return false;
  throw cause;
}

/**
 * Calls for sellers' accounts by Stripe Connect: Express accounts with Stripe's hosted onboarding, and payouts that the
 * shop triggers. Stripe may discard idempotency keys after 24 hours, so transfers and payouts are also looked up by the
 * id of their payout.
 */
export function createStripeAccounts(stripe: Stripe, orUnavailable: <T>(work: Promise<T>) => Promise<T>): AccountCalls {
  /** Returns the attempts to send a payout that were returned, and whether the latest attempt is another one. */
  async function attemptsOf(account: string, payout: string): Promise<{ returned: number; isSent: boolean }> {
    const { data } = await orUnavailable(stripe.payouts.list({ limit: PAGE_SIZE }, { stripeAccount: account }));
    const attempts = data.filter(({ metadata }) => metadata?.payout === payout);
    const returned = attempts.filter(({ status }) => status === 'failed' || status === 'canceled').length;
    return { returned, isSent: attempts.length > returned };
  }

  return {
    async createAccount(seller, key) {
      const account = await orUnavailable(
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
      return (await orUnavailable(stripe.accountLinks.create(link))).url;
    },
    async readAccount(id) {
      const { details_submitted, capabilities, payouts_enabled, requirements } = await orUnavailable(
        stripe.accounts.retrieve(id),
      );
      const missing = new Set([...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])]);
      return {
        submitted: details_submitted,
        enabled: capabilities?.transfers === 'active' && payouts_enabled,
        missing: missing.size,
      };
    },
    async transfer({ account, cents, payout, attempt }) {
      const group = { transfer_group: `payout:${payout}`, destination: account };
      const known = await orUnavailable(stripe.transfers.list({ ...group, limit: 1 }));
      if (known.data.length > 0) return true;
      const transfer = { ...group, amount: cents, currency: 'usd' };
      // Stripe stores the refusal of a key, too. A key is left only after its refusal, so it cannot transfer later.
      const idempotencyKey = attempt === 0 ? `transfer:${payout}` : `transfer:${payout}:${attempt}`;
      const create = stripe.transfers.create(transfer, { idempotencyKey }).then(() => true);
      return orUnavailable(create.catch(falseWithoutFunds));
    },
    async sendToBank({ account, cents, payout }) {
      const { returned, isSent } = await attemptsOf(account, payout);
      if (isSent) return;
      const sent = { amount: cents, currency: 'usd', metadata: { payout } };
      const idempotencyKey = returned === 0 ? `payout:${payout}` : `payout:${payout}:${returned}`;
      await orUnavailable(stripe.payouts.create(sent, { stripeAccount: account, idempotencyKey }));
    },
    async isReturned({ account, payout }) {
      const { returned, isSent } = await attemptsOf(account, payout);
      return returned > 0 && !isSent;
    },
  };
}
