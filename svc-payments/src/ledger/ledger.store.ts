import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import { createBalances } from './balances.ts';
import { type Entry, imbalanceOf } from './ledger.rules.ts';

export type Ledger = ReturnType<typeof createLedgerStore>;

/** Turns the balance of an account that is owed into a positive number. */
const owed = (cents = 0): number => -cents || 0;

/** Stores the ledger. Entries are only added, each cause once; balances are sums. */
export function createLedgerStore(db: Db, now: () => Date) {
  const entries = db.collection<Entry>('ledger');
  const checks = db.collection<{ _id: string; at: Date }>('book-checks');
  const balances = createBalances(db, entries, now);
  const ofAll = () => balances.of('all', {});

  return {
    async ensureIndexes(): Promise<void> {
      await entries.createIndexes([{ key: { seller: 1, at: -1 } }, { key: { order: 1 } }, { key: { at: 1 } }]);
    },
    /**
     * Books an entry. An entry whose cause is booked already changes nothing. Throws when its postings do not sum to
     * zero.
     */
    async post(entry: Entry): Promise<void> {
      if (imbalanceOf(entry) !== 0) throw new Error(`The postings of ${entry._id} do not sum to zero.`);
      await unlessDuplicate(entries.insertOne(entry));
    },
    /** Makes the next sums come from all entries instead of stored sums of older ones. */
    reopen: balances.reopen,
    /** Returns the moment of the last check of the whole books. */
    wholeCheckAt: async (): Promise<Date> => (await checks.findOne({ _id: 'whole' }))?.at ?? new Date(0),
    async noteWholeCheck(): Promise<void> {
      await checks.updateOne({ _id: 'whole' }, { $set: { at: now() } }, { upsert: true });
    },
    /** Returns the sum of all postings in cents, which is zero. */
    sum: async (): Promise<number> => Object.values(await ofAll()).reduce((sum, cents) => sum + cents, 0),
    /** Cents that the provider owes the shop: of all orders less the payouts. */
    clearing: async (): Promise<number> => (await ofAll())['provider-clearing'] ?? 0,
    /** Cents of one order that the provider owes the shop, and that the shop's discounts cost it. */
    async ofOrder(order: string): Promise<{ clearingCents: number; discountCents: number }> {
      const sums = await balances.sumOf({ order });
      return { clearingCents: sums['provider-clearing'] ?? 0, discountCents: sums['shop-discounts'] ?? 0 };
    },
    /** Sums of the shop's own accounts in cents: commission kept, discounts borne, and money paid in. */
    async ofShop(): Promise<{ commissionCents: number; discountCents: number; fundsCents: number }> {
      const sums = await ofAll();
      return {
        commissionCents: owed(sums['shop-commission']),
        discountCents: sums['shop-discounts'] ?? 0,
        fundsCents: owed(sums['shop-funds']),
      };
    },
    /** Balances of a seller's accounts in cents. A positive number is owed to the seller. */
    async ofSeller(seller: string): Promise<{ pendingCents: number; payableCents: number }> {
      const sums = await balances.of(`seller:${seller}`, { seller });
      return { pendingCents: owed(sums['seller-pending']), payableCents: owed(sums['seller-payable']) };
    },
  };
}
