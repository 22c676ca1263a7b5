import type { AnyEvent } from '@ethereal/contracts/events';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { PageStart } from '@ethereal/service-kit/paging';
import type { Db } from 'mongodb';

/** One line's share, or what a refund took back after it could be paid out. */
export type PayoutLine = { order: string; product: string; cents: number };

/** What a seller is paid at once. Its cents and lines are fixed when it is made; `paidAt` stands once the provider has done it. */
export type Payout = {
  _id: string;
  seller: string;
  cents: number;
  lines: PayoutLine[];
  createdAt: Date;
  paidAt?: Date;
  pendingEvents: AnyEvent[];
};

/** A line whose share may be paid out, or is taken back; in one payout at most. */
export type PayableLine = PayoutLine & { _id: string; seller: string; at: Date; payout?: string };

export type PayoutStore = ReturnType<typeof createPayoutStore>;

export function createPayoutStore(db: Db) {
  const payouts = db.collection<Payout>('payouts');
  const lines = db.collection<PayableLine>('payable-lines');
  const newestFirst = { createdAt: -1, _id: -1 } as const;

  return {
    /** Notes a line that may be paid out, once for its cause. */
    async note(line: PayableLine): Promise<void> {
      try {
        await lines.insertOne(line);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** The lines of sellers that no payout has, of those noted before a moment. */
    waiting: (before: Date) =>
      lines
        .aggregate<{ _id: string; cents: number }>([
          { $match: { payout: { $exists: false }, at: { $lte: before } } },
          { $group: { _id: '$seller', cents: { $sum: '$cents' } } },
        ])
        .toArray(),
    /** Puts a seller's waiting lines into a payout; done again it finds those that it took before. */
    async claim(seller: string, payout: string, before: Date): Promise<PayoutLine[]> {
      await lines.updateMany(
        { seller, payout: { $exists: false }, at: { $lte: before } },
        { $set: { payout } },
      );
      const claimed = await lines.find({ payout }).sort({ _id: 1 }).toArray();
      return claimed.map(({ order, product, cents }) => ({ order, product, cents }));
    },
    /** A payout that came to nothing lets its lines go, for the next one. */
    async unclaim(payout: string): Promise<void> {
      await lines.updateMany({ payout }, { $unset: { payout: '' } });
    },
    async insert(payout: Payout): Promise<void> {
      try {
        await payouts.insertOne(payout);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Notes that it was paid, and what that announces; once. */
    async paid(id: string, at: Date, event: AnyEvent): Promise<void> {
      await payouts.updateOne(
        { _id: id, paidAt: { $exists: false } },
        { $set: { paidAt: at }, $push: { pendingEvents: event } },
      );
    },
    unpaid: (limit: number) =>
      payouts
        .find({ paidAt: { $exists: false } })
        .limit(limit)
        .toArray(),
    /** Claims of payouts that a crash kept from being made. */
    abandoned: async (): Promise<{ seller: string; payout: string }[]> => {
      const claimed = await lines
        .aggregate<{ _id: string; seller: string }>([
          { $match: { payout: { $exists: true } } },
          { $group: { _id: '$payout', seller: { $first: '$seller' } } },
          { $lookup: { from: 'payouts', localField: '_id', foreignField: '_id', as: 'made' } },
          { $match: { made: { $size: 0 } } },
        ])
        .toArray();
      return claimed.map(({ _id, seller }) => ({ seller, payout: _id }));
    },
    ofSeller: (seller: string, limit: number, from?: PageStart) =>
      payouts
        .find({
          seller,
          paidAt: { $exists: true },
          ...(from && {
            $or: [
              { createdAt: { $lt: from.createdAt } },
              { createdAt: from.createdAt, _id: { $lt: from.id } },
            ],
          }),
        })
        .sort(newestFirst)
        .limit(limit)
        .toArray(),
    find: async (seller: string, id: string) =>
      (await payouts.findOne({ _id: id, seller, paidAt: { $exists: true } })) ?? undefined,
    async paidCents(seller: string): Promise<number> {
      const [sum] = await payouts
        .aggregate<{ cents: number }>([
          { $match: { seller, paidAt: { $exists: true } } },
          { $group: { _id: null, cents: { $sum: '$cents' } } },
        ])
        .toArray();
      return sum?.cents ?? 0;
    },
    async ensureIndexes(): Promise<void> {
      await payouts.createIndexes([{ key: { seller: 1, createdAt: -1, _id: -1 } }, { key: { paidAt: 1 } }]);
      await lines.createIndexes([{ key: { seller: 1, payout: 1, at: 1 } }, { key: { payout: 1 } }]);
    },
  };
}
