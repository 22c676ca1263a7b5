import type { Logger } from '@ethereal/service-kit/logger';
import type { CartStore } from '../cart/cart.store.ts';
import { removeOrdered } from '../cart/cart.ts';
import type { OrdersStore } from './orders.store.ts';
import type { Order } from './orders.ts';

type FinishDependencies = {
  orders: OrdersStore;
  carts: CartStore;
  announceOrder(id: string): void;
  logger: Logger;
};

/** How many unfinished orders one sweep takes up. */
const SWEEP_BATCH = 100;

/** What a placed order owes can be brought about any number of times with the effect of once. */
export function createFinishOrder({ orders, carts, announceOrder, logger }: FinishDependencies) {
  async function clearCart({ _id, buyer, orderedRevs }: Order): Promise<void> {
    if (!orderedRevs) return;
    await carts.change(buyer, (lines) => ({ lines: removeOrdered(lines, orderedRevs) }));
    await orders.cartCleared(_id);
  }

  return {
    /** The order stands whether or not this succeeds: what fails here is left to the sweep. */
    async finishOrder(order: Order): Promise<void> {
      announceOrder(order._id);
      await clearCart(order).catch((error) =>
        logger.warn({ error, order: order._id }, 'cart not cleared yet'),
      );
    },
    /** Clears the carts that a crash left full. */
    async sweep(): Promise<void> {
      for (const order of await orders.withCartToClear(SWEEP_BATCH)) await clearCart(order);
    },
  };
}
