import type { AnyEvent } from '@ethereal/contracts/events';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { PageStart } from '@ethereal/service-kit/paging';
import type { Db } from 'mongodb';

/** One line's share, or what a refund took back after it could be paid out. `_id` is its cause. */
export type PayoutLine = {
  _id: string;
  order: string;
  product: string;
  lineId?: string;
  name?: string;
  cents: number;
};

/** What a seller is paid at once. Its cents and lines are fixed when it is made; `paidAt` stands once the provider has done it. */
export type Payout = {
  _id: string;
  seller: string;
  cents: number;
  lines: PayoutLine[];
  createdAt: Date;
  /** Its lines are marked as its own: then the seller's next one may be made. */
  marked?: true;
  paidAt?: Date;
  pendingEvents: AnyEvent[];
};

/** A line whose share may be paid out, or is reversed; in one payout at most. */
export type PayableLine = PayoutLine & { seller: string; at: Date; payout?: string };

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
    /** Sellers with lines that no payout has, of those noted before a moment, and what they come to. */
    waiting: (before: Date) =>
      lines
        .aggregate<{ _id: string; cents: number }>([
          { $match: { payout: { $exists: false }, at: { $lte: before } } },
          { $group: { _id: '$seller', cents: { $sum: '$cents' } } },
          { $match: { cents: { $gt: 0 } } },
        ])
        .toArray(),
    /** A seller's lines that no payout has, of those noted before a moment. */
    async waitingOf(seller: string, before: Date): Promise<PayoutLine[]> {
      const found = await lines
        .find({ seller, payout: { $exists: false }, at: { $lte: before } })
        .sort({ _id: 1 })
        .toArray();
      return found.map(({ _id, order, product, lineId, name, cents }) => ({
        _id,
        order,
        product,
        ...(lineId && { lineId }),
        cents,
        ...(name && { name }),
      }));
    },
    /** How many payouts a seller has. */
    countOf: (seller: string) => payouts.countDocuments({ seller }),
    /** Whether the next one has to wait: the last was made in this period, or has not marked its lines yet. */
    hasRecent: async (seller: string, before: Date): Promise<boolean> =>
      (await payouts.findOne({
        seller,
        $or: [{ marked: { $exists: false } }, { createdAt: { $gte: before } }],
      })) !== null,
    unmarked: () => payouts.find({ marked: { $exists: false } }).toArray(),
    /** Marks a payout's lines as its own, any number of times. */
    async mark({ _id, lines: own }: Payout): Promise<void> {
      await lines.updateMany({ _id: { $in: own.map((line) => line._id) } }, { $set: { payout: _id } });
      await payouts.updateOne({ _id }, { $set: { marked: true } });
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
    unpaid: () => payouts.find({ marked: true, paidAt: { $exists: false } }).toArray(),
    ofSeller: (seller: string, limit: number, from?: PageStart) =>
      payouts
        .find({
          seller,
          paidAt: { $exists: true },
          ...(from && {
            $or: [{ createdAt: { $lt: from.createdAt } }, { createdAt: from.createdAt, _id: { $lt: from.id } }],
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
      await payouts.createIndexes([
        { key: { seller: 1, createdAt: -1, _id: -1 } },
        { key: { paidAt: 1 } },
        { key: { marked: 1 } },
      ]);
      await lines.createIndexes([{ key: { seller: 1, payout: 1, at: 1 } }, { key: { payout: 1, at: 1 } }]);
    },
  };
}
