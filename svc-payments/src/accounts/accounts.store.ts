import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import { createWrite } from '@ethereal/service-kit/write';
import type { Db } from 'mongodb';
import { type AccountCommand, decide } from './account.rules.ts';
import type { SellerAccount } from './account.ts';

export type AccountsStore = ReturnType<typeof createAccountsStore>;

/** Stores sellers' accounts, one document per seller. A seller without one counts as not connected. */
export function createAccountsStore(db: Db) {
  const accounts = db.collection<SellerAccount>('accounts');
  const find = async (seller: string): Promise<SellerAccount> =>
    (await accounts.findOne({ _id: seller })) ?? { _id: seller, version: 0 };

  async function save(before: SellerAccount, { state }: { state: SellerAccount }): Promise<SellerAccount | undefined> {
    if (before.version > 0) {
      const { modifiedCount } = await accounts.replaceOne({ _id: state._id, version: before.version }, state);
      return modifiedCount === 1 ? state : undefined;
    }
    return (await unlessDuplicate(accounts.insertOne(state))) && state;
  }

  return {
    find,
    /** Changes a seller's account by its rules. Returns the account as it is then. */
    change: createWrite<string, SellerAccount, AccountCommand>({
      document: 'payout account',
      load: find,
      decide,
      save,
    }),
    /** Returns the seller whose account a provider names; undefined for an unknown account. */
    async sellerOf(account: string): Promise<string | undefined> {
      return (await accounts.findOne({ account }, { projection: { _id: 1 } }))?._id;
    },
    /**
     * Returns accounts that their provider may have changed without a webhook: not ready, and read before a moment.
     */
    unsettled: (provider: string, readBefore: Date, limit: number) =>
      accounts
        .find({
          account: { $exists: true },
          provider,
          'report.enabled': { $ne: true },
          $or: [{ readAt: { $exists: false } }, { readAt: { $lt: readBefore } }],
        })
        .limit(limit)
        .toArray(),
    async ensureIndexes(): Promise<void> {
      await accounts.createIndexes([
        { key: { account: 1 }, unique: true, partialFilterExpression: { account: { $exists: true } } },
        { key: { 'report.enabled': 1, readAt: 1 } },
      ]);
    },
  };
}
