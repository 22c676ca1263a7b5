import { createWrite } from '@ethereal/service-kit/write';
import type { LineRef } from '../cart/cart.rules.ts';
import type { LineCommand } from './line.ts';
import { type Changer, decideOrder, type OrderChange, type OrderDecision } from './order.rules.ts';
import type { Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';

type ChangeLineDeps = {
  orders: OrdersStore;
  /** Performs the open work of a changed order: publishes its events, returns its units to stock. */
  settle(order: Order): Promise<void>;
  newId(): string;
  now(): Date;
};

/** Target of a command: the line of an order named by `lineId`, or else all lines of the product. */
export type LineTarget = { orderId: string; productId: string; lineId?: string | undefined };
/** All lines of an order that its buyer may cancel. */
type WholeOrder = { orderId: string; productId?: undefined; lineId?: undefined };

/** Units of a line to cancel or return, and the idempotency key of the request. */
export type PartOfLine = Pick<OrderChange, 'quantity' | 'key'>;

/** Creates the function that applies a command to lines of an order. It returns the order after the change. */
export function createChangeLine({ orders, settle, newId, now }: ChangeLineDeps) {
  const write = createWrite<string, Order | undefined, OrderChange, OrderDecision>({
    document: 'order',
    load: orders.byId,
    decide: decideOrder,
    async save(before, decision) {
      const changed = before && (await orders.changeLines(before, decision));
      if (changed) await settle(changed);
      return changed;
    },
  });

  return async (
    changer: Changer,
    { orderId, productId: product, lineId }: LineTarget | WholeOrder,
    command: LineCommand,
    { quantity, key }: PartOfLine = {},
  ): Promise<Order> => {
    const ref: LineRef | undefined = product === undefined ? undefined : { product, lineId };
    const order = await write(orderId, { changer, ref, command, quantity, key, now: now(), newId });
    if (!order) throw new Error('The rules reject an unknown order.');
    return order;
  };
}
