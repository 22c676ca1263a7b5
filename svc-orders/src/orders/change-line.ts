import { forbidden, notFound, unavailable } from '@ethereal/service-kit/errors';
import { decide, type LineCommand } from './line.rules.ts';
import { lineEvents } from './line-events.ts';
import { isSold, type Order, type OrderLine } from './order.ts';
import type { OrdersStore } from './orders.store.ts';

type ChangeLineDependencies = {
  orders: OrdersStore;
  /** Brings about what a changed order still owes: its events published, its pieces back in stock. */
  settle(order: Order): Promise<void>;
  newId(): string;
  now(): Date;
};

type Place = { orderId: string; productId: string };

/** Who changes a line: an id. `helps` is asked where they are neither its buyer nor its seller, and may throw. */
export type Changer = { by: string; helps?(): boolean };

/** Buyer and seller change a line in turn; more turns than this at once are no people. */
const MAX_TURNS = 20;

/** Moves a line of an order on, as its rules allow; answers the order as it is then. */
export function createChangeLine({ orders, settle, newId, now }: ChangeLineDependencies) {
  /** Whether they act on behalf of others. */
  function helpsWith(order: Order | undefined, line: OrderLine | undefined, changer: Changer): boolean {
    if (!order || order.buyer === changer.by || line?.seller === changer.by) return false;
    if (changer.helps?.()) return true;
    if (!order.sellers.includes(changer.by)) throw forbidden('Another seller sold this item.');
    return false;
  }

  async function read(changer: Changer, { orderId, productId }: Place) {
    const order = await orders.byId(orderId);
    const line = order?.lines.find(({ product }) => product === productId);
    const helps = helpsWith(order, line, changer);
    if (!order || !line) throw notFound('There is no such order or item.');
    return { order, line, helps };
  }

  /** Undefined when somebody else has changed the line in the meantime. */
  async function attempt(changer: Changer, place: Place, command: LineCommand): Promise<Order | undefined> {
    const { order, line, helps } = await read(changer, place);
    const decision = decide(command, { order, line }, { by: changer.by, helps, now: now() });
    if (decision.kind === 'same') return order;
    const { product: item, color, size, quantity } = line;
    const variant = { ...(color && { color }), size };
    const pieces = { item, ...variant, quantity, ...(!isSold(order) && { reserved: true as const }) };
    const changed = await orders.changeLine(order._id, {
      before: line,
      after: decision.line,
      events: lineEvents(order, command, decision),
      paymentVersion: order.payment?.version,
      restock: decision.takesBack && line.tracked ? { id: newId(), ...pieces } : undefined,
    });
    if (changed) await settle(changed);
    return changed;
  }

  return async (changer: Changer, place: Place, command: LineCommand): Promise<Order> => {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const order = await attempt(changer, place, command);
      if (order) return order;
    }
    throw unavailable('The order is being changed elsewhere. Please try again.');
  };
}
