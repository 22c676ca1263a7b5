import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { area } from '../../area.ts';
import { type LineStep, lineOf } from '../intents/intent.rules.ts';
import type { Intent } from '../intents/intent.ts';
import type { IntentStore } from '../intents/intents.store.ts';
import type { SettlePayment } from '../intents/settle-payment.ts';

const TYPES = area.consumes['svc-payments.lines'];
type LineEvent = EventOf<(typeof TYPES)[number]>;

type Options = { broker: Broker; logger: Logger; queue: string; intents: IntentStore; settle: SettlePayment };

/** What an event of an order's line means for its money; undefined when nothing. */
function stepsOf(event: LineEvent): readonly LineStep[] {
  if (event.type === 'order.line-cancelled') return ['cancelledAt'];
  if (event.type === 'order.return-changed') return event.data.state === 'received' ? ['returnedAt'] : [];
  if (event.data.status === 'Out for Shipping') return ['shippedAt'];
  return event.data.status === 'Handed' ? ['shippedAt', 'handedAt'] : [];
}

/** Returns the line that the event's line is split from, and the cents of the part. */
function splitOf({ data }: LineEvent): { from: string; cents: number } | undefined {
  const { splitFrom: from, quantity, priceCents } = data;
  if (!from || quantity === undefined || priceCents === undefined) return undefined;
  return { from, cents: quantity * priceCents };
}

const hasLine = (intent: Intent, id: string): boolean =>
  lineOf(intent, id) !== undefined || intent.lines.some(({ splits }) => splits?.some(({ lineId }) => lineId === id));

/** Captures, releases and refunds by what happens to the lines of orders. An order that is not paid by card has no intent, and is passed over. */
export function consumeOrderLines({ broker, logger, queue, intents, settle }: Options): Consumer {
  return consume<LineEvent>({
    broker,
    logger,
    queue,
    bindings: TYPES,
    schema: eventOf(TYPES),
    async handle(event) {
      const { subject: order, data } = event;
      const { item, lineId: line = item } = data;
      let intent: Intent | undefined;
      const split = splitOf(event);
      for (const step of stepsOf(event))
        intent = await intents.apply(order, { type: 'move-line', line, step, split }, intent);
      if (!intent) return;
      // The event of a line that this one is split from may arrive later: then this event is delivered again.
      if (split && !hasLine(intent, line)) throw new Error(`Order ${order} has no line ${line} yet.`);
      // It is due now, so what fails here is done later: one order whose provider refuses holds up no other.
      await settle(order, intent).catch((error: unknown) =>
        logger.warn({ err: error, order }, 'a payment could not be settled yet'),
      );
    },
  });
}
