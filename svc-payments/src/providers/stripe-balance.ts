import type Stripe from 'stripe';

/** What moves on Stripe's books without the shop's doing: its fees, and what it pays to the shop's own bank account. */
const STRIPES_OWN: ReadonlySet<string> = new Set(['fee', 'payout', 'payout_reversal']);

type Movement = Pick<Stripe.BalanceTransaction, 'amount' | 'reporting_category'>;

/** Gross, as the buyers paid it: the fee of a charge stands beside its amount. */
const ofShop = ({ amount, reporting_category }: Movement): number => (STRIPES_OWN.has(reporting_category) ? 0 : amount);

const EACH = { limit: 100 };

/**
 * Sums what the shop captured, refunded and transferred, in cents. Stripe's books are only added to: what was summed is remembered, and a
 * later call reads what is newer.
 */
export function createStripeBalance(stripe: Stripe): () => Promise<number> {
  let [cents, newest]: [number, string | undefined] = [0, undefined];

  /** From the newest to the oldest; nothing is remembered of a reading that broke off. */
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
    // Before an id, the oldest comes first.
    else
      for await (const movement of stripe.balanceTransactions.list({ ...EACH, ending_before: newest })) {
        newest = movement.id;
        cents += ofShop(movement);
      }
    return cents;
  };
}
