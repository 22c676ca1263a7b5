import { DomainError } from '@ethereal/service-kit/errors';
import type { Handed } from '@ethereal/service-kit/events/relay';
import type { Logger } from '@ethereal/service-kit/logger';
import { removeOrdered } from '../cart/cart.rules.ts';
import type { CartStore } from '../cart/cart.store.ts';
import { createSettleUses } from '../codes/settle-uses.ts';
import type { UsesStore } from '../codes/uses.store.ts';
import type { StockStore } from '../stock/stock.store.ts';
import type { Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';

type FinishDeps = {
  orders: OrdersStore;
  carts: CartStore;
  stocks: StockStore;
  uses: UsesStore;
  announceOrder(id: string, handed?: Handed): void;
  announceStock(item: string): void;
  logger: Logger;
};

/** Creates the functions that complete placed orders. Each is idempotent. */
export function createFinishOrder(deps: FinishDeps) {
  const { orders, carts, stocks, announceOrder, announceStock, logger } = deps;
  const { takeUses, takeHeldUses, giveBackUses, releaseUses } = createSettleUses(deps);

  /** Removes the ordered quantities and the used codes from the cart. */
  async function emptyCart({ buyer, cartRevs, cartParts = [], codes: used = [] }: Order): Promise<void> {
    if (!cartRevs) return;
    const isUsed = (code: string) => used.some((candidate) => candidate.code === code);
    const ordered = [...cartRevs.map((rev) => ({ rev })), ...cartParts];
    await carts
      .change(buyer, ({ lines, codes = [] }) => ({
        lines: removeOrdered(lines, ordered),
        ...(codes.some(isUsed) && { codes: codes.filter((code) => !isUsed(code)) }),
      }))
      .catch((error: unknown) => {
        // The cart of a deleted account is empty.
        if (!(error instanceof DomainError && error.kind === 'unauthenticated')) throw error;
      });
  }

  async function clearCart(order: Order): Promise<void> {
    if (!order.cartRevs) return;
    await emptyCart(order);
    await orders.markCartCleared(order._id);
  }

  async function restock({ _id, restocks = [], reserved = [] }: Order): Promise<void> {
    if (restocks.length === 0) return;
    for (const { reserved: isReserved, key, ...units } of restocks) {
      if (!isReserved) await stocks.restock(units);
      else if (key) await stocks.releasePart(_id, { ...units, key });
      else {
        const ofItem = reserved.filter(({ item }) => item === units.item);
        await stocks.release(_id, ofItem);
      }
      announceStock(units.item);
    }
    await orders.markRestocked(
      _id,
      restocks.map(({ id }) => id),
    );
  }

  /**
   * Takes the reserved units of the order out of the stock, after it released the units of lines cancelled before the
   * sale.
   */
  async function takeUnits(order: Order): Promise<void> {
    if (!order.reserved) return;
    await restock(order);
    await stocks.take(order._id, order.reserved);
  }

  async function takeReserved(order: Order): Promise<void> {
    if (!order.reserved) return;
    await takeUnits(order);
    await orders.markUnitsTaken(order._id);
  }

  /** Logs a failed step. The order stays placed, and the sweep repeats the step. Returns `note` after a success. */
  const tryStep = <Note extends string>(step: string, order: Order, work: Promise<void>, note?: Note) =>
    work.then(
      () => note,
      (error: unknown) => {
        logger.warn({ err: error, order: order._id }, `${step} failed; the sweep repeats it`);
        return undefined;
      },
    );

  return {
    clearCart,
    takeReserved,
    takeHeldUses,
    giveBackUses,
    restock,
    /**
     * Completes an order that was just placed. The write that removes its published events also unsets its notes of
     * open work, which saves two writes. A failed step keeps its note for the sweep.
     */
    async finishOrder(order: Order): Promise<void> {
      const done = Promise.withResolvers<readonly string[]>();
      announceOrder(order._id, { events: order.pendingEvents, unset: done.promise });
      const settled = await Promise.all([
        order.cartRevs && tryStep('clearing the cart', order, emptyCart(order), 'cartRevs'),
        order.reserved && tryStep('taking units out of the stock', order, takeUnits(order), 'reserved'),
        order.usesHeld && tryStep('taking uses of codes', order, takeUses(order), 'usesHeld'),
      ]);
      const fields = settled.filter((field) => field !== undefined);
      done.resolve(fields.includes('cartRevs') && order.cartParts ? [...fields, 'cartParts'] : fields);
    },
    /** Completes an order that was placed before. */
    async finishAgain(order: Order): Promise<void> {
      announceOrder(order._id);
      await tryStep('clearing the cart', order, clearCart(order));
      await tryStep('taking units out of the stock', order, takeReserved(order));
      await tryStep('taking uses of codes', order, takeHeldUses(order));
    },
    /**
     * Ends an order by card that will not be sold, and keeps its cart. Throws while its units could not be released.
     */
    async dropOrder(id: string): Promise<void> {
      const order = await orders.byId(id);
      if (!order || !(order.reserved || order.cartRevs || order.usesHeld)) return;
      await restock(order);
      await stocks.release(id, order.reserved ?? []);
      await releaseUses(order);
      await orders.markUnitsTaken(id);
      await orders.markCartCleared(id);
    },
    /** Publishes the events of a changed order, returns units to stock, and gives uses of codes back. */
    async settleLine(order: Order): Promise<void> {
      announceOrder(order._id);
      await tryStep('returning units to stock', order, restock(order));
      await tryStep('giving back uses of codes', order, giveBackUses(order));
    },
  };
}
