import type Stripe from 'stripe';
import type { PaymentProvider } from './provider.ts';

const EACH = { limit: 100 };

type FundsCalls = Pick<PaymentProvider, 'available' | 'addFunds'>;

/** Calls for the shop's own funds: the available balance, and top-ups by the bank account that is linked at Stripe. */
export function createStripeFunds(stripe: Stripe, orUnavailable: <T>(work: Promise<T>) => Promise<T>): FundsCalls {
  return {
    async available() {
      const { available } = await orUnavailable(stripe.balance.retrieve());
      return available.reduce((sum, { currency, amount }) => sum + (currency === 'usd' ? amount : 0), 0);
    },
    async addFunds(cents, key) {
      const known = (await orUnavailable(stripe.topups.list(EACH))).data.filter(
        ({ metadata }) => metadata?.key === key,
      );
      const failed = known.filter(({ status }) => status !== 'pending' && status !== 'succeeded').length;
      if (known.length > failed) return known.some(({ status }) => status === 'succeeded');
      const topUp = { amount: cents, currency: 'usd', description: 'Funds for payouts to sellers', metadata: { key } };
      const idempotencyKey = failed === 0 ? `funds:${key}` : `funds:${key}:${failed}`;
      return (await orUnavailable(stripe.topups.create(topUp, { idempotencyKey }))).status === 'succeeded';
    },
  };
}

/** Movements that Stripe makes on its own: fees, and payouts to the shop's bank account. */
const IGNORED_CATEGORIES: ReadonlySet<string> = new Set(['fee', 'payout', 'payout_reversal']);

type Movement = Pick<Stripe.BalanceTransaction, 'amount' | 'reporting_category'>;

/** Returns the gross amount of a movement of the shop. Stripe lists the fee of a charge beside its amount. */
const shopAmountOf = ({ amount, reporting_category }: Movement): number =>
  IGNORED_CATEGORIES.has(reporting_category) ? 0 : amount;

/**
 * Sums what the shop captured, refunded and transferred, in cents. Stripe's books are append-only: the sum is cached,
 * and a later call reads newer movements alone.
 */
export function createStripeBalance(stripe: Stripe): () => Promise<number> {
  let [cents, newest]: [number, string | undefined] = [0, undefined];

  /** Reads all movements from the newest to the oldest. An interrupted reading caches nothing. */
  async function readAll(): Promise<void> {
    let [sum, first]: [number, string | undefined] = [0, undefined];
    for await (const movement of stripe.balanceTransactions.list(EACH)) {
      first ??= movement.id;
      sum += shopAmountOf(movement);
    }
    [cents, newest] = [sum, first];
  }

  return async () => {
    if (newest === undefined) await readAll();
    // With `ending_before`, Stripe returns the oldest movement first.
    else
      for await (const movement of stripe.balanceTransactions.list({ ...EACH, ending_before: newest })) {
        newest = movement.id;
        cents += shopAmountOf(movement);
      }
    return cents;
  };
}
