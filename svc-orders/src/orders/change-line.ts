import { forbidden, notFound, unavailable } from '@ethereal/service-kit/errors';
import { decide, type LineCommand } from './line.rules.ts';
import { lineEvents } from './line-events.ts';
import { isSold, type Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';

type ChangeLineDependencies = {
  orders: OrdersStore;
  /** Brings about what a changed order still owes: its events published, its pieces back in stock. */
  settle(order: Order): Promise<void>;
  newId(): string;
  now(): Date;
};

type Place = { orderId: string; productId: string };

/** Buyer and seller change a line in turn; more turns than this at once are no people. */
const MAX_TURNS = 20;

/** Moves a line of an order on, as its rules allow; answers the order as it is then. */
export function createChangeLine({ orders, settle, newId, now }: ChangeLineDependencies) {
  return async (caller: string, { orderId, productId }: Place, command: LineCommand): Promise<Order> => {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const order = await orders.byId(orderId);
      if (order && order.buyer !== caller && !order.sellers.includes(caller))
        throw forbidden('Another seller sold this item.');
      const line = order?.lines.find(({ product }) => product === productId);
      if (!order || !line) throw notFound('There is no such order or item.');
      const decision = decide(command, { order, line }, { by: caller, now: now() });
      if (decision.kind === 'same') return order;
      const { product: item, size, quantity } = line;
      const pieces = { item, size, quantity, ...(!isSold(order) && { reserved: true as const }) };
      const changed = await orders.changeLine(order._id, {
        before: line,
        after: decision.line,
        events: lineEvents(order, command, decision),
        paymentVersion: order.payment?.version,
        giveBack: decision.takesBack && line.counted ? { id: newId(), ...pieces } : undefined,
      });
      if (!changed) continue;
      await settle(changed);
      return changed;
    }
    throw unavailable('The order is being changed elsewhere. Please try again.');
  };
}
