import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { area } from '../../area.ts';
import type { LineStep } from '../intents/intent.rules.ts';
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
      let intent: Intent | undefined;
      for (const step of stepsOf(event))
        intent = await intents.apply(order, { type: 'move-line', product: data.item, step }, intent);
      if (!intent) return;
      // It is due now, so what fails here is done later: one order whose provider refuses holds up no other.
      await settle(order, intent).catch((error: unknown) =>
        logger.warn({ err: error, order }, 'a payment could not be settled yet'),
      );
    },
  });
}
