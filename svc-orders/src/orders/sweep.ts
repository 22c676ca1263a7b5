import { workOnEach } from '@ethereal/service-kit/each';
import type { StockStore } from '../stock/stock.store.ts';
import type { createFinishOrder } from './finish-order.ts';
import type { OrdersStore } from './orders.store.ts';
import type { createPlaceTracked } from './place-tracked.ts';
import { ORPHANED_MS, PLACING_MS } from './submit-order.ts';

type SweepDeps = {
  orders: OrdersStore;
  stocks: StockStore;
  placeTracked: ReturnType<typeof createPlaceTracked>;
  finish: ReturnType<typeof createFinishOrder>;
  announceStock(item: string): void;
  now(): Date;
};

/** Maximum number of orders of each kind in one sweep. */
const BATCH = 100;
/** Milliseconds for which the instance that placed an order completes the order itself. */
const FINISHING_MS = 2000;

/**
 * Creates the sweep that completes work left by crashes. Every step is idempotent, also across instances. An order that
 * fails does not keep the others waiting.
 */
export function createSweep({ orders, stocks, placeTracked, finish, announceStock, now }: SweepDeps) {
  const ago = (ms: number) => new Date(now().getTime() - ms);

  let from = '';

  /** Frees units that were reserved for an order after it was given up. Each sweep reads the next page of items. */
  async function freeOrphans(): Promise<void> {
    const { reserved, next } = await stocks.reservedBefore(ago(ORPHANED_MS), { from, limit: BATCH });
    from = next ?? '';
    if (reserved.length === 0) return;
    const withOrder = await orders.existing(reserved.map(({ order }) => order));
    await workOnEach(reserved, async ({ order, units }) => {
      if (withOrder.has(order)) return;
      await stocks.release(order, [units]);
      announceStock(units.item);
    });
  }

  return async (): Promise<void> => {
    const placing = ago(PLACING_MS);
    const finishing = ago(FINISHING_MS);
    const parts = [
      async () => workOnEach(await orders.unsettledBefore(placing, BATCH), placeTracked.giveUp),
      async () => workOnEach(await orders.withReserved(finishing, BATCH), finish.takeReserved),
      async () => workOnEach(await orders.withCartToClear(finishing, BATCH), finish.clearCart),
      async () => workOnEach(await orders.withRestocks(BATCH), finish.restock),
      async () => workOnEach(await orders.withHeldUses(finishing, BATCH), finish.takeHeldUses),
      async () => workOnEach(await orders.withUsesBack(BATCH), finish.giveBackUses),
      freeOrphans,
    ];
    await workOnEach(parts, (work) => work());
  };
}
