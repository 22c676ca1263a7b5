import type { Db } from 'mongodb';
import type { Order } from './order.ts';
import { PLACED, SOLD } from './order-lists.store.ts';

/** Reads and settles what orders note of the uses of their codes. */
export type OrderUses = {
  /** Returns sold orders of before a moment whose uses of codes may not be counted as taken. */
  withHeldUses(before: Date, limit: number): Promise<Order[]>;
  /** Returns orders whose uses of codes may not be given back. */
  withUsesBack(limit: number): Promise<Order[]>;
  /** Removes the note that uses of codes are held, or have to be given back. */
  markUsesSettled(id: string, note: 'usesHeld' | 'usesBack'): Promise<void>;
  /** Whether a buyer has an order, other than the given one, that is not refused or cancelled as a whole. */
  hasOther(buyer: string, except?: string): Promise<boolean>;
};

/** Creates the store of the code uses that orders hold. */
export function createOrderUses(db: Db): OrderUses {
  const orders = db.collection<Order>('orders');
  return {
    withHeldUses: (before, limit) =>
      orders
        .find({ usesHeld: true, ...PLACED, ...SOLD, createdAt: { $lt: before } })
        .limit(limit)
        .toArray(),
    withUsesBack: (limit) => orders.find({ usesBack: true }).limit(limit).toArray(),
    async markUsesSettled(id, note) {
      await orders.updateOne({ _id: id }, { $unset: { [note]: '' } });
    },
    hasOther: async (buyer, except) =>
      (await orders.findOne(
        {
          buyer,
          state: { $ne: 'refused' },
          lines: { $elemMatch: { status: { $ne: 'Cancelled' } } },
          ...(except && { _id: { $ne: except } }),
        },
        { projection: { _id: 1 } },
      )) !== null,
  };
}
