import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { area } from '../../area.ts';
import { lineIdOf } from '../cart/cart.rules.ts';
import type { createChangeLine } from './change-line.ts';
import { type CardPayment, isAwaiting, isSold, type Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';
import { placedEvents } from './placing.rules.ts';

const TYPES = area.consumes['svc-orders.items.payments'];
type PaymentEvent = EventOf<(typeof TYPES)[number]>;

type Options = {
  broker: Broker;
  logger: Logger;
  queue: string;
  orders: OrdersStore;
  changeLine: ReturnType<typeof createChangeLine>;
  /** What a sold order still owes: its events, its lines out of the cart, its pieces out of the stock. */
  finishOrder(order: Order): Promise<void>;
  /** What an order that will not be sold still reserves. */
  dropOrder(id: string): Promise<void>;
};

/** Events of one order come in short rows: more turns than this at once are none. */
const MAX_TURNS = 20;
const OVER = 'The time to pay for this order is over.';

type PaidOrder = Order & { payment: CardPayment };

/** Whether an order knows only an older version of its payment. */
const isBehind = (order: Order | undefined, version: number): order is PaidOrder =>
  order?.payment !== undefined && order.payment.version < version;

/** Whether an order is sold with this state of its payment: what was cancelled as a whole before its money came never is. */
const isSoldWith = (state: CardPayment['state'], { payment, lines }: PaidOrder): boolean =>
  !payment.placed &&
  !['awaiting', 'failed', 'cancelled', 'expired'].includes(state) &&
  lines.some(({ status }) => status !== 'Cancelled');

/** Follows the payments of orders: sells an order when its money is authorized, once, and cancels one whose time is over. */
export function consumePayments({
  broker,
  logger,
  queue,
  orders,
  changeLine,
  finishOrder,
  dropOrder,
}: Options): Consumer {
  /** Undefined when somebody else has changed the order in the meantime. */
  async function apply({ data, time }: PaymentEvent, order: PaidOrder): Promise<Order | undefined> {
    const { state, version, refunds } = data;
    const sells = isSoldWith(state, order);
    const payment = { ...order.payment, state, version, refunds, ...(sells && { placed: true as const }) };
    const events = sells ? placedEvents(order, new Date(time)) : [];
    const changed = await orders.setPayment(order, payment, events);
    if (changed && sells) await finishOrder(changed);
    return changed;
  }

  async function follow(event: PaymentEvent): Promise<Order | undefined> {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const order = await orders.byId(event.subject);
      if (!isBehind(order, event.data.version)) return order;
      const changed = await apply(event, order);
      if (changed) return changed;
    }
    throw new Error(`The order ${event.subject} is being changed elsewhere.`);
  }

  /** Its pieces go back to stock. */
  async function giveUp({ _id: orderId, buyer, lines }: Order): Promise<void> {
    for (const line of lines)
      if (line.status === 'Pending') {
        const place = { orderId, productId: line.product, lineId: lineIdOf(line) };
        await changeLine({ by: buyer }, place, { type: 'cancel', reason: OVER });
      }
    await dropOrder(orderId);
  }

  return consume<PaymentEvent>({
    broker,
    logger,
    queue,
    bindings: TYPES,
    schema: eventOf(TYPES),
    async handle(event) {
      const order = await follow(event);
      if (order && !isSold(order) && !isAwaiting(order)) await giveUp(order);
    },
  });
}
