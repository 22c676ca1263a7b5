import type { AnyEvent } from '@ethereal/contracts/events';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { PageStart } from '@ethereal/service-kit/paging';
import type { Db } from 'mongodb';

/** Seller's share of one line; negative when a refund reversed it after it had matured. `_id` is its cause. */
export type PayoutLine = {
  _id: string;
  order: string;
  product: string;
  lineId?: string;
  name?: string;
  cents: number;
  /**
   * Price of the line less the seller's discount, negative for a refund; the difference to the share is the commission.
   * Absent in lines that were stored before prices were.
   */
  saleCents?: number;
  /** Discount of the seller's codes, negative for a refund. */
  discountCents?: number;
};

/**
 * Payout of a seller. Account, cents and lines are fixed when it is made; `paidAt` is set once the provider sent it.
 */
export type Payout = {
  _id: string;
  seller: string;
  /** Seller's account at the provider; absent in payouts that were made before sellers connected accounts. */
  account?: string;
  cents: number;
  lines: PayoutLine[];
  createdAt: Date;
  /** Whether the lines are marked as paid by this payout. The seller's next payout is made after that. */
  marked?: true;
  paidAt?: Date;
  pendingEvents: AnyEvent[];
};

/**
 * Line whose share may be paid out, or is reversed. It belongs to one payout at most; `held` keeps it out while a
 * return is open.
 */
export type PayableLine = PayoutLine & { seller: string; at: Date; payout?: string; held?: boolean };

export type PayoutStore = ReturnType<typeof createPayoutStore>;

export function createPayoutStore(db: Db) {
  const payouts = db.collection<Payout>('payouts');
  const lines = db.collection<PayableLine>('payable-lines');
  const newestFirst = { createdAt: -1, _id: -1 } as const;

  return {
    /** Stores a line that may be paid out, once per cause. */
    async note(line: PayableLine): Promise<void> {
      try {
        await lines.insertOne(line);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Holds a line out of payouts, or releases it. A line that is in a payout already is not changed. */
    async hold(id: string, held: boolean): Promise<void> {
      await lines.updateOne({ _id: id, payout: { $exists: false } }, { $set: { held } });
    },
    /**
     * Returns sellers that have lines without a payout stored before a moment, with the sum of these lines. Held lines
     * do not count, and a sum must be positive.
     */
    waiting: (before: Date) =>
      lines
        .aggregate<{ _id: string; cents: number }>([
          { $match: { payout: { $exists: false }, held: { $ne: true }, at: { $lte: before } } },
          { $group: { _id: '$seller', cents: { $sum: '$cents' } } },
          { $match: { cents: { $gt: 0 } } },
        ])
        .toArray(),
    /** Returns a seller's lines without a payout that were stored before a moment. */
    async waitingOf(seller: string, before: Date): Promise<PayoutLine[]> {
      const found = await lines
        .find({ seller, payout: { $exists: false }, held: { $ne: true }, at: { $lte: before } })
        .sort({ _id: 1 })
        .toArray();
      return found.map(({ seller: _, at, payout, held, ...line }) => line);
    },
    /** Returns the number of payouts of a seller. */
    countOf: (seller: string) => payouts.countDocuments({ seller }),
    /** Whether the next payout has to wait: the last one was made in this period, or has not marked its lines yet. */
    hasRecent: async (seller: string, before: Date): Promise<boolean> =>
      (await payouts.findOne({
        seller,
        $or: [{ marked: { $exists: false } }, { createdAt: { $gte: before } }],
      })) !== null,
    unmarked: () => payouts.find({ marked: { $exists: false } }).toArray(),
    /** Marks the lines of a payout with its id. Idempotent. */
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
    /** Marks a payout as paid, with the event that announces it. Idempotent. */
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
