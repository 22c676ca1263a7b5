import { unavailable } from '@ethereal/service-kit/errors';
import type { StockStore, Units } from '../stock/stock.store.ts';
import type { Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';
import { clientDisconnected, outOfStock, shortages } from './placing.rules.ts';

export type PlaceTrackedDependencies = {
  orders: OrdersStore;
  stocks: StockStore;
  announceStock(item: string): void;
  /** For an order by card: the page where its buyer pays. Throws unavailable when there is none to be had. */
  openPayment(order: Order, authorization: string): Promise<string>;
  now(): Date;
};

/** Between two looks at a stock somebody may have given pieces back: this many looks are enough. */
const MAX_LOOKS = 3;

/**
 * Places an order whose items are tracked, without a transaction over documents: first all its pieces are reserved, one
 * conditional update each, in an order that all orders keep; then its own document says that it is placed, which is the point of no
 * return; then what it holds leaves the stock. If a unit is missing, the document says so first, and all goes back.
 * Each step can be repeated; only the process that began an order may place it, anybody may refuse it (`giveUp`).
 */
export function createPlaceTracked(dependencies: PlaceTrackedDependencies) {
  const { orders, stocks, announceStock, openPayment, now } = dependencies;

  /** Reserves the pieces of one item; false when it is no longer tracked. Throws what is short. */
  async function reserve(order: Order, units: Units): Promise<boolean> {
    for (let look = 0; look < MAX_LOOKS; look++) {
      if (await stocks.reserve(order._id, units, now())) {
        announceStock(units.item);
        return true;
      }
      const found = await stocks.find([units.item]);
      if (!found.get(units.item)?.tracked) return false;
      const lines = order.lines.filter(({ product }) => product === units.item);
      const short = shortages(lines, found);
      if (Object.keys(short).length > 0) throw outOfStock(short);
    }
    throw unavailable('This is being sold very fast. Please try again.');
  }

  async function withPage(order: Order, authorization: string): Promise<Order> {
    if (!order.payment) return order;
    return { ...order, payment: { ...order.payment, url: await openPayment(order, authorization) } };
  }

  /** Ends an order that was not placed: its pieces are free again, and its key too. */
  async function giveUp(order: Order): Promise<void> {
    const refused = await orders.refuse(order._id);
    if (!refused) return;
    await stocks.release(order._id, order.reserved ?? []);
    for (const { item } of order.reserved ?? []) announceStock(item);
    await orders.remove(order._id);
  }

  async function reserveAll(order: Order, pieces: readonly Units[]): Promise<Order> {
    const untracked = new Set<string>();
    for (const units of pieces) if (!(await reserve(order, units))) untracked.add(units.item);
    const lines = order.lines.map(({ tracked, ...line }) =>
      tracked && !untracked.has(line.product) ? { ...line, tracked } : line,
    );
    return { ...order, lines };
  }

  /** Everything that is short of an order, not only what was met first. */
  async function allShort(order: Order, first: unknown): Promise<unknown> {
    const now = await stocks.find(order.lines.map(({ product }) => product)).catch(() => undefined);
    const short = now ? shortages(order.lines, now) : {};
    return Object.keys(short).length > 0 ? outOfStock(short) : first;
  }

  return {
    giveUp,
    /** @throws conflict `OUT_OF_STOCK` when there is not enough, with nothing reserved any more. */
    async place(order: Order, isAwaited: () => boolean, authorization: string): Promise<Order> {
      try {
        const reserved = await reserveAll(order, order.reserved ?? []);
        if (!isAwaited()) throw clientDisconnected();
        const placed = await orders.place(await withPage(reserved, authorization));
        if (placed) return placed;
        await stocks.release(order._id, order.reserved ?? []);
      } catch (error) {
        // What fails here is left to the sweep.
        await giveUp(order).catch(() => {});
        throw error instanceof Error && 'code' in error && error.code === 'OUT_OF_STOCK'
          ? await allShort(order, error)
          : error;
      }
      throw unavailable('Placing the order took too long. Please try again.');
    },
  };
}
