import type { AnyEvent, EventOf } from '@ethereal/contracts/events';
import { unavailable } from '@ethereal/service-kit/errors';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { createWrite } from '@ethereal/service-kit/write';
import { area } from '../../area.ts';
import type { createChangeLine } from './change-line.ts';
import { isCancellable } from './line.rules.ts';
import { type CardPayment, isAwaiting, isSold, type Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';
import { placedEvents } from './placing.rules.ts';

const TYPES = area.consumes['svc-orders.items.payments'];
type PaymentEvent = EventOf<(typeof TYPES)[number]>;

type Options = Receiving & {
  orders: OrdersStore;
  changeLine: ReturnType<typeof createChangeLine>;
  /** Publishes the events of a sold order, clears its cart lines and takes its units out of the stock. */
  finishOrder(order: Order): Promise<void>;
  /** Releases the units that an order still reserves although it will not be sold. */
  dropOrder(id: string): Promise<void>;
};

const NOT_PAID_IN_TIME = 'The time to pay for this order is over.';

type PaidOrder = Order & { payment: CardPayment };

/** Whether an order has an older version of its payment. */
const isBehind = (order: Order | undefined, version: number): order is PaidOrder =>
  order?.payment !== undefined && order.payment.version < version;

/** Whether this state of its payment sells an order. An order that was cancelled as a whole before is not sold. */
const isSoldWith = (state: CardPayment['state'], { payment, lines }: PaidOrder): boolean =>
  !payment.placed &&
  !['awaiting', 'failed', 'cancelled', 'expired'].includes(state) &&
  lines.some(({ status }) => status !== 'Cancelled');

type PaymentDecision = { state: Order; events: AnyEvent[] };

/** Applies an event of a payment to its order. Returns undefined when the order has a newer version already. */
function followPayment(order: Order | undefined, { data, time }: PaymentEvent): PaymentDecision | undefined {
  const { state, version, refunds } = data;
  if (!isBehind(order, version)) return undefined;
  const sells = isSoldWith(state, order);
  const payment = { ...order.payment, state, version, refunds, ...(sells && { placed: true as const }) };
  return { state: { ...order, payment }, events: sells ? placedEvents(order, new Date(time)) : [] };
}

/**
 * Follows the payments of orders: sells an order once when its payment is authorized, and cancels one that was not paid
 * in time.
 */
export function consumePayments({
  broker,
  logger,
  queue,
  orders,
  changeLine,
  finishOrder,
  dropOrder,
}: Options): Consumer {
  const follow = createWrite<string, Order | undefined, PaymentEvent, PaymentDecision>({
    document: 'order payment',
    load: orders.byId,
    decide: followPayment,
    async save(before, { state, events }) {
      const changed = before && state.payment && (await orders.setPayment(before, state.payment, events));
      if (changed && events.length > 0) await finishOrder(changed);
      return changed;
    },
  });

  /** Cancels the pending lines of an order that was not paid in time, whose units then return to stock. */
  async function cancelUnpaid({ _id: orderId, buyer, lines }: Order): Promise<void> {
    if (lines.some(isCancellable))
      await changeLine({ by: buyer }, { orderId }, { type: 'cancel', reason: NOT_PAID_IN_TIME });
    await dropOrder(orderId);
  }

  return consumeTypes({
    broker,
    logger,
    queue,
    types: TYPES,
    async handle(event) {
      const order = await follow(event.subject, event, orders.recent(event.subject));
      // An order that costs nothing is authorized before it is placed. It may have been placed since it was read, so
      // the event is repeated for every order that exists and is not refused.
      const unplaced = order ? undefined : await orders.anyById(event.subject);
      if (unplaced && unplaced.state !== 'refused') throw unavailable(`Order ${event.subject} is being placed.`);
      if (order && !isSold(order) && !isAwaiting(order)) await cancelUnpaid(order);
    },
  });
}
