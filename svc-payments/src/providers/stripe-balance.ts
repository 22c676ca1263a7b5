import type Stripe from 'stripe';

/** Movements that Stripe makes on its own: fees, and payouts to the shop's bank account. */
const STRIPES_OWN: ReadonlySet<string> = new Set(['fee', 'payout', 'payout_reversal']);

type Movement = Pick<Stripe.BalanceTransaction, 'amount' | 'reporting_category'>;

/** Returns the gross amount of a movement of the shop. Stripe lists the fee of a charge beside its amount. */
const ofShop = ({ amount, reporting_category }: Movement): number => (STRIPES_OWN.has(reporting_category) ? 0 : amount);

const EACH = { limit: 100 };

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
      sum += ofShop(movement);
    }
    [cents, newest] = [sum, first];
  }

  return async () => {
    if (newest === undefined) await readAll();
    // With `ending_before`, Stripe returns the oldest movement first.
    else
      for await (const movement of stripe.balanceTransactions.list({ ...EACH, ending_before: newest })) {
        newest = movement.id;
        cents += ofShop(movement);
      }
    return cents;
  };
}
