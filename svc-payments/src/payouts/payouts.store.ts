import type { AnyEvent } from '@ethereal/contracts/events';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import type { Collection, Db, Filter } from 'mongodb';
import { MAX_LINES } from './payout.rules.ts';

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
  /** Part of `saleCents` that the shop paid for the buyer by its code, negative for a refund. */
  shopDiscountCents?: number;
};

/**
 * Payout of a seller. Account, cents and lines are fixed when it is made; `paidAt` is set once the provider sent it,
 * and removed when the seller's bank returns it.
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
  /** Moment at which the seller's bank returned the payout. It is sent again. */
  returnedAt?: Date;
  /** Payments of the shop's own money for this payout: the number that arrived, and the cents of an awaited one. */
  funds?: { arrived: number; awaitedCents?: number };
  pendingEvents: AnyEvent[];
};

/** Line that belongs to no payout yet. */
export type WaitingLine = PayoutLine & { at: Date };

/** Line whose share may be paid out, or is reversed. It belongs to one payout at most. */
type PayableLine = WaitingLine & { seller: string; payout?: string };

/** Number of payouts that are read at once to be sent, each of which takes seconds at the provider. */
const UNPAID_BATCH = 50;

/** Filter of payouts that were sent at least once. */
const WAS_SENT = { $or: [{ paidAt: { $exists: true } }, { returnedAt: { $exists: true } }] };

/** Filter of payouts with fewer lines than a payout may have. */
const NOT_FULL = { [`lines.${MAX_LINES - 1}`]: { $exists: false } };

/** Filter of lines without a payout. */
const WAITING = { payout: { $exists: false } };

export type PayoutsStore = ReturnType<typeof createPayoutsStore>;

/** Calls for the lines that belong to no payout yet. */
function payableLineCalls(lines: Collection<PayableLine>) {
  return {
    /** Stores a line that may be paid out, once per cause. */
    async addLine(line: PayableLine): Promise<void> {
      await unlessDuplicate(lines.insertOne(line));
    },
    /** Returns sellers whose lines without a payout have a positive sum, and one of which was stored until a moment. */
    waiting: (before: Date) =>
      lines
        .aggregate<{ _id: string }>([
          { $match: WAITING },
          { $group: { _id: '$seller', cents: { $sum: '$cents' }, oldest: { $min: '$at' } } },
          { $match: { cents: { $gt: 0 }, oldest: { $lte: before } } },
        ])
        .toArray(),
    /** Returns a seller's lines without a payout. */
    async waitingOf(seller: string): Promise<WaitingLine[]> {
      // Lines of earlier releases may have a field `held`.
      const projection = { seller: 0, payout: 0, held: 0 };
      return lines
        .find<WaitingLine>({ seller, ...WAITING }, { projection })
        .sort({ _id: 1 })
        .toArray();
    },
  };
}

/** Creates the store of payouts and of the lines that wait for one. */
export function createPayoutsStore(db: Db) {
  const payouts = db.collection<Payout>('payouts');
  const lines = db.collection<PayableLine>('payable-lines');
  const newestFirst = { createdAt: -1, _id: -1 } as const;

  async function sumOf(filter: Filter<Payout>): Promise<number> {
    const sums = payouts.aggregate<{ cents: number }>([
      { $match: filter },
      { $group: { _id: null, cents: { $sum: '$cents' } } },
    ]);
    return (await sums.next())?.cents ?? 0;
  }

  return {
    ...payableLineCalls(lines),
    /** Returns the number of payouts of a seller. */
    countOf: (seller: string) => payouts.countDocuments({ seller }),
    /**
     * Whether the next payout has to wait: the last one has not marked its lines yet, or was made in this period and
     * had room for every line.
     */
    hasRecent: async (seller: string, before: Date): Promise<boolean> =>
      (await payouts.findOne({
        seller,
        $or: [{ marked: { $exists: false } }, { createdAt: { $gte: before }, ...NOT_FULL }],
      })) !== null,
    unmarked: () => payouts.find({ marked: { $exists: false } }),
    /** Marks the lines of a payout with its id. Idempotent. */
    async mark({ _id, lines: own }: Payout): Promise<void> {
      await lines.updateMany({ _id: { $in: own.map((line) => line._id) } }, { $set: { payout: _id } });
      await payouts.updateOne({ _id }, { $set: { marked: true } });
    },
    async insert(payout: Payout): Promise<void> {
      await unlessDuplicate(payouts.insertOne(payout));
    },
    /** Marks a payout as paid, with the event that announces it. Idempotent. */
    async markPaid(id: string, at: Date, event: AnyEvent): Promise<void> {
      await payouts.updateOne(
        { _id: id, paidAt: { $exists: false } },
        { $set: { paidAt: at }, $unset: { returnedAt: '' }, $push: { pendingEvents: event } },
      );
    },
    /** Marks a paid payout as returned, with the event that notifies its seller. Returns false when it is not paid. */
    async markReturned(id: string, at: Date, event: AnyEvent): Promise<boolean> {
      const { modifiedCount } = await payouts.updateOne(
        { _id: id, paidAt: { $exists: true } },
        { $set: { returnedAt: at }, $unset: { paidAt: '' }, $push: { pendingEvents: event } },
      );
      return modifiedCount === 1;
    },
    /** Stores the cents that the shop pays in for a payout, once per number of arrived payments. Returns them. */
    async awaitFunds(id: string, arrived: number, cents: number): Promise<number | undefined> {
      const isNext = arrived === 0 ? { 'funds.arrived': { $exists: false } } : { 'funds.arrived': arrived };
      await payouts.updateOne(
        { _id: id, ...isNext, 'funds.awaitedCents': { $exists: false } },
        { $set: { funds: { arrived, awaitedCents: cents } } },
      );
      const funds = (await payouts.findOne({ _id: id }))?.funds;
      return funds?.arrived === arrived ? funds.awaitedCents : undefined;
    },
    /** Stores the arrival of the money that was awaited. Idempotent. */
    async markFundsArrived(id: string, arrived: number): Promise<void> {
      await payouts.updateOne({ _id: id, 'funds.arrived': arrived }, { $set: { funds: { arrived: arrived + 1 } } });
    },
    byId: async (id: string) => (await payouts.findOne({ _id: id })) ?? undefined,
    /** Returns payouts that were paid after a moment; a seller's bank may still return them. */
    paidAfter: (moment: Date) => payouts.find({ paidAt: { $gt: moment } }),
    /** Returns the payouts to send, in small batches: the database closes a cursor that reads none for ten minutes. */
    unpaid: () => payouts.find({ marked: true, paidAt: { $exists: false } }).batchSize(UNPAID_BATCH),
    ofSeller: (seller: string, limit: number, from?: PageStart) =>
      payouts
        .find({ seller, $and: [WAS_SENT, olderThan<Payout>('createdAt', from)] })
        .sort(newestFirst)
        .limit(limit)
        .toArray(),
    find: async (seller: string, id: string) => (await payouts.findOne({ _id: id, seller, ...WAS_SENT })) ?? undefined,
    /** Returns the cents that reached a seller's bank, and those that the bank returned. */
    async sumsOf(seller: string): Promise<{ paidCents: number; returnedCents: number }> {
      const [paidCents, returnedCents] = await Promise.all([
        sumOf({ seller, paidAt: { $exists: true } }),
        sumOf({ seller, returnedAt: { $exists: true } }),
      ]);
      return { paidCents, returnedCents };
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
