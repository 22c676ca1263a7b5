import type { Order } from '../orders/order.ts';
import type { OrdersStore } from '../orders/orders.store.ts';
import { usesOf } from './reduce-order.rules.ts';
import type { UsesStore } from './uses.store.ts';

/** Creates the functions that settle the uses of codes that are stored with an order. Each is idempotent. */
export function createSettleUses({ orders, uses }: { orders: Pick<OrdersStore, 'markUsesSettled'>; uses: UsesStore }) {
  async function takeUses(order: Order): Promise<void> {
    if (order.usesHeld) await uses.take(usesOf(order));
  }
  return {
    /** Counts the uses of a sold order as taken; its note stays. */
    takeUses,
    async takeHeldUses(order: Order): Promise<void> {
      if (!order.usesHeld) return;
      await takeUses(order);
      await orders.markUsesSettled(order._id, 'usesHeld');
    },
    /** Gives the uses of an order back that was cancelled as a whole. */
    async giveBackUses(order: Order): Promise<void> {
      if (!order.usesBack) return;
      await uses.giveBack(usesOf(order));
      await orders.markUsesSettled(order._id, 'usesBack');
    },
    /** Frees the uses of an order that will not be sold. */
    async releaseUses(order: Order): Promise<void> {
      if (!order.usesHeld) return;
      await uses.release(usesOf(order));
      await orders.markUsesSettled(order._id, 'usesHeld');
    },
  };
}
