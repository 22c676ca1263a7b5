import type { EventOf } from '@ethereal/contracts/events';
import type { ReturnState } from '@ethereal/contracts/orders';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import { lineOf } from '../intents/intent.rules.ts';
import type { Intent, LineStep, SplitFrom } from '../intents/intent.ts';
import type { IntentsStore } from '../intents/intents.store.ts';
import type { SettlePayment } from '../intents/settle-payment.ts';

const TYPES = area.consumes['svc-payments.lines'];
type LineEvent = EventOf<(typeof TYPES)[number]>;

type Options = Receiving & {
  intents: IntentsStore;
  settle: SettlePayment;
};

const RETURN_STEPS: Readonly<Record<ReturnState, LineStep>> = {
  requested: 'returnAskedAt',
  declined: 'returnDeclinedAt',
  approved: 'returnApprovedAt',
  // A withdrawn return cannot be requested again, so its money follows the rules of a declined one.
  withdrawn: 'returnDeclinedAt',
  received: 'returnedAt',
};

/** Returns the steps of an ordered line that an event reports, as far as they concern its money. */
function stepsOf(event: LineEvent): readonly LineStep[] {
  if (event.type === 'order.line-cancelled') return ['cancelledAt'];
  if (event.type === 'order.return-changed') return [RETURN_STEPS[event.data.state]];
  if (event.data.status === 'Out for Shipping') return ['shippedAt'];
  return event.data.status === 'Handed' ? ['shippedAt', 'handedAt'] : [];
}

/** Returns the line that the event's line is split from, and the amounts of the part. */
function splitOf({ data }: LineEvent): SplitFrom | undefined {
  const { splitFrom: from, quantity, priceCents, paidCents, discounts } = data;
  if (!from || quantity === undefined || priceCents === undefined) return undefined;
  return { from, cents: paidCents ?? quantity * priceCents, quantity, ...(discounts && { discounts }) };
}

const hasLine = (intent: Intent, id: string): boolean =>
  lineOf(intent, id) !== undefined || intent.lines.some(({ splits }) => splits?.some(({ lineId }) => lineId === id));

/**
 * Captures, releases and refunds by the steps of ordered lines. Orders that are not paid by card have no intent and
 * are ignored.
 */
export function consumeOrderLines({ broker, logger, queue, intents, settle }: Options): Consumer {
  return consumeTypes({
    broker,
    logger,
    queue,
    types: TYPES,
    async handle(event) {
      const { subject: order, data } = event;
      const { item, lineId: line = item } = data;
      let intent: Intent | undefined;
      const split = splitOf(event);
      for (const step of stepsOf(event))
        intent = await intents.apply(order, { type: 'move-line', line, step, split }, intent);
      if (!intent) return;
      // The event of the line from which this one is split may arrive later; the error then causes a redelivery of this
      // event.
      if (split && !hasLine(intent, line)) throw new Error(`Order ${order} has no line ${line} yet.`);
      // The intent is stored as due: a failure here is repeated by the job and delays no other order.
      await settle(order, intent).catch((error: unknown) =>
        logger.warn({ err: error, order }, 'a payment could not be settled; it is tried again'),
      );
    },
  });
}
