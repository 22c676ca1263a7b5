import { CODE_NOT_VALID } from '@ethereal/contracts/codes';
import { DomainError, unavailable } from '@ethereal/service-kit/errors';
import { codeTextOf } from '../codes/code.ts';
import { codeChanged, usesOf } from '../codes/reduce-order.rules.ts';
import type { UsesStore } from '../codes/uses.store.ts';
import type { StockStore, Units } from '../stock/stock.store.ts';
import type { Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';
import { clientDisconnected } from './placing.rules.ts';
import { outOfStock, shortages } from './units.rules.ts';

type PlaceTrackedDeps = {
  orders: OrdersStore;
  stocks: StockStore;
  uses: UsesStore;
  announceStock(item: string): void;
  /** Returns the payment page of an order by card. Throws unavailable when it cannot be opened. */
  openPayment(order: Order): Promise<string>;
  now(): Date;
};

/** Maximum number of attempts to reserve; between two of them, another order may have released units. */
const MAX_RESERVE_ATTEMPTS = 3;

/**
 * Places an order with tracked items or codes without a transaction over documents. First all units and uses are
 * reserved by one conditional update each, units in the same order for all orders. Then the order's document is placed,
 * which is the point of no return. Then the units leave the stock, and the uses are taken. If units or uses are
 * missing, the order is refused first, then all that it reserved is released. Each step is idempotent. Only the process
 * that created an order may place it; every process may refuse it (`giveUp`).
 */
export function createPlaceTracked(deps: PlaceTrackedDeps) {
  const { orders, stocks, uses, announceStock, openPayment, now } = deps;

  /**
   * Reserves units of one item. Returns false when the item is no longer tracked. @throws conflict when units are
   * missing
   */
  async function reserve(order: Order, units: Units): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_RESERVE_ATTEMPTS; attempt++) {
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

  /** Returns an order by card with its payment page. @throws unavailable when the page cannot be opened */
  async function withPage(order: Order): Promise<Order> {
    if (!order.payment) return order;
    return { ...order, payment: { ...order.payment, url: await openPayment(order) } };
  }

  /** Ends an order that was not placed: frees its units and its key. */
  async function giveUp(order: Order): Promise<void> {
    const refused = await orders.refuse(order._id);
    if (!refused) return;
    await stocks.release(order._id, order.reserved ?? []);
    await uses.release(usesOf(order));
    for (const { item } of order.reserved ?? []) announceStock(item);
    await orders.remove(order._id);
  }

  async function reserveAll(order: Order): Promise<Order> {
    const untracked = new Set<string>();
    for (const units of order.reserved ?? []) if (!(await reserve(order, units))) untracked.add(units.item);
    const lines = order.lines.map(({ tracked, ...line }) =>
      tracked && !untracked.has(line.product) ? { ...line, tracked } : line,
    );
    return { ...order, lines };
  }

  /** Reserves a use of each code. @throws conflict `CODE_CHANGED` when a code has none left for this person */
  async function reserveUses(order: Order): Promise<void> {
    for (const use of usesOf(order)) {
      const outcome = await uses.reserve(use, now());
      if (outcome === 'used') throw codeChanged({ [codeTextOf(use.code)]: 'You have used this code already.' });
      if (outcome === 'gone') throw codeChanged({ [codeTextOf(use.code)]: CODE_NOT_VALID });
    }
  }

  /** Returns the error that names every missing item, not only the first one. */
  async function allShort(order: Order, first: unknown): Promise<unknown> {
    const found = await stocks.find(order.lines.map(({ product }) => product)).catch(() => undefined);
    const short = found ? shortages(order.lines, found) : {};
    return Object.keys(short).length > 0 ? outOfStock(short) : first;
  }

  return {
    giveUp,
    withPage,
    /** @throws conflict `OUT_OF_STOCK` or `CODE_CHANGED` when units or uses are missing; nothing stays reserved */
    async place(order: Order, isAwaited: () => boolean): Promise<Order> {
      try {
        const reserved = await reserveAll(order);
        await reserveUses(order);
        if (!isAwaited()) throw clientDisconnected();
        const placed = await orders.place(await withPage(reserved));
        if (placed) return placed;
        await stocks.release(order._id, order.reserved ?? []);
        await uses.release(usesOf(order));
      } catch (error) {
        // The sweep repeats this step if it fails.
        await giveUp(order).catch(() => {});
        const isShort = error instanceof DomainError && error.code === 'OUT_OF_STOCK';
        throw isShort ? await allShort(order, error) : error;
      }
      throw unavailable('Placing the order took too long. Please try again.');
    },
  };
}
