import type { Broker } from '@ethereal/service-kit/events/broker';
import { consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { z } from 'zod';
import { type Tags, tagsOfEvent } from './page-tags.ts';

const STOCK_CHANGED = 'item.stock-changed';
/** Until then the catalogue has heard of a stock too (milliseconds). */
const HEARD_BY_CATALOGUE_MS = 1000;

/** Whatever changes what a page shows of an item or a seller; views, hearts and carts do not. */
const BINDINGS = [
  'item.published',
  'item.updated',
  'item.unpublished',
  'item.rated',
  'item.restocked',
  STOCK_CHANGED,
  'review.added',
  'review.replied',
  'store.changed',
];

const change = z.looseObject({
  id: z.string(),
  type: z.string(),
  source: z.string(),
  time: z.string(),
  subject: z.string(),
  data: z.unknown(),
});

/**
 * Hears of changes, each gateway for itself, and tells what they touch: `undefined` when it may be anything. Also after a gap,
 * in which something may have been missed.
 */
export function hearChanges(options: {
  broker: Broker;
  logger: Logger;
  onChange(tags: Tags | undefined): void;
}) {
  const { broker, logger, onChange } = options;
  let subscribed = false;
  const consumer = consume({
    broker,
    logger,
    queue: 'svc-gateway.pages',
    kind: 'replica',
    bindings: BINDINGS,
    schema: { parse: (value: unknown) => change.parse(value) },
    async handle(event) {
      const tags = tagsOfEvent(event);
      onChange(tags);
      if (event.type === STOCK_CHANGED) setTimeout(onChange, HEARD_BY_CATALOGUE_MS, tags).unref();
    },
  });
  consumer.ready().then(
    () => {
      subscribed = true;
      onChange(undefined);
    },
    (error: unknown) => logger.warn({ err: error }, 'changes of pages are not heard of'),
  );
  const stopListening = broker.onUp(() => onChange(undefined));
  return {
    isHearing: () => subscribed && broker.isUp(),
    async stop(): Promise<void> {
      stopListening();
      await consumer.stop();
    },
  };
}
