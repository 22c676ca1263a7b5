import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import { type Account, type Entry, imbalanceOf } from './ledger.rules.ts';

export type Ledger = ReturnType<typeof createLedger>;

/** Stores the ledger. Entries are only added, each cause once; balances are sums. */
export function createLedger(db: Db) {
  const entries = db.collection<Entry>('ledger');

  async function balances(filter: object): Promise<Map<Account, number>> {
    const sums = await entries
      .aggregate<{ _id: Account; cents: number }>([
        { $match: filter },
        { $unwind: '$postings' },
        { $group: { _id: '$postings.account', cents: { $sum: '$postings.cents' } } },
      ])
      .toArray();
    return new Map(sums.map(({ _id, cents }) => [_id, cents]));
  }

  return {
    async ensureIndexes(): Promise<void> {
      await entries.createIndexes([{ key: { seller: 1, at: -1 } }, { key: { order: 1 } }]);
    },
    /**
     * Books an entry. An entry whose cause is booked already changes nothing. Throws when its postings do not sum to
     * zero.
     */
    async post(entry: Entry): Promise<void> {
      if (imbalanceOf(entry) !== 0) throw new Error(`The postings of ${entry._id} do not sum to zero.`);
      await unlessDuplicate(entries.insertOne(entry));
    },
    /** Returns the sum of all postings in cents, which is zero. */
    async sum(): Promise<number> {
      return [...(await balances({})).values()].reduce((sum, cents) => sum + cents, 0);
    },
    /** Cents that the provider owes the shop: of all orders less the payouts. */
    clearing: async (): Promise<number> => (await balances({})).get('provider-clearing') ?? 0,
    /** Cents of one order that the provider owes the shop, and that the shop's discounts cost it. */
    async ofOrder(order: string): Promise<{ clearingCents: number; discountCents: number }> {
      const sums = await balances({ order });
      return {
        clearingCents: sums.get('provider-clearing') ?? 0,
        discountCents: sums.get('shop-discounts') ?? 0,
      };
    },
    /** Sums of the shop's own accounts in cents: commission kept, discounts borne, and money paid in. */
    async ofShop(): Promise<{ commissionCents: number; discountCents: number; fundsCents: number }> {
      const sums = await balances({});
      return {
        commissionCents: -(sums.get('shop-commission') ?? 0) || 0,
        discountCents: sums.get('shop-discounts') ?? 0,
        fundsCents: -(sums.get('shop-funds') ?? 0) || 0,
      };
    },
    /** Balances of a seller's accounts in cents. A positive number is owed to the seller. */
    async ofSeller(seller: string): Promise<{ pendingCents: number; payableCents: number }> {
      const sums = await balances({ seller });
      return {
        pendingCents: -(sums.get(`seller-pending:${seller}`) ?? 0) || 0,
        payableCents: -(sums.get(`seller-payable:${seller}`) ?? 0) || 0,
      };
    },
  };
}
