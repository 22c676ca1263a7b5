import type { StockStore } from '../stock/stock.store.ts';
import type { createFinishOrder } from './finish-order.ts';
import type { OrdersStore } from './orders.store.ts';
import type { createPlaceTracked } from './place-tracked.ts';
import { PLACING_MS } from './submit-order.ts';

type SweepDependencies = {
  orders: OrdersStore;
  stocks: StockStore;
  placeTracked: ReturnType<typeof createPlaceTracked>;
  finish: ReturnType<typeof createFinishOrder>;
  announceStock(item: string): void;
  now(): Date;
};

/** How many of a kind one sweep takes up. */
const BATCH = 100;
/** An order that was begun later is still in flight at the instance that placed it, in milliseconds. */
const FINISHING_MS = 2000;
/** Pieces that no order knows of are free again after this, in milliseconds: its writing may have been very slow. */
const ORPHANED_MS = 6 * PLACING_MS;

/** Ends what crashes left half done; every step can be repeated, by several instances at once. */
export function createSweep({ orders, stocks, placeTracked, finish, announceStock, now }: SweepDependencies) {
  const ago = (ms: number) => new Date(now().getTime() - ms);

  let from = '';

  /** Pieces that were reserved for an order after it had been given up. One sweep looks at some items, the next goes on behind them. */
  async function freeOrphans(): Promise<void> {
    const { reserved, next } = await stocks.reservedBefore(ago(ORPHANED_MS), { from, limit: BATCH });
    from = next ?? '';
    if (reserved.length === 0) return;
    const known = await orders.existing(reserved.map(({ order }) => order));
    for (const { order, units } of reserved) {
      if (known.has(order)) continue;
      await stocks.release(order, [units]);
      announceStock(units.item);
    }
  }

  return async (): Promise<void> => {
    for (const order of await orders.unsettledBefore(ago(PLACING_MS), BATCH)) await placeTracked.giveUp(order);
    for (const order of await orders.withReserved(ago(FINISHING_MS), BATCH)) await finish.takeReserved(order);
    for (const order of await orders.withCartToClear(ago(FINISHING_MS), BATCH)) await finish.clearCart(order);
    for (const order of await orders.withRestocks(BATCH)) await finish.restock(order);
    await freeOrphans();
  };
}
