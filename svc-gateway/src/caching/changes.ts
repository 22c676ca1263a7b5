import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { z } from 'zod';

/** The part of an event that a cache reads: which answers the event makes outdated. */
const change = z.looseObject({
  id: z.string(),
  type: z.string(),
  source: z.string(),
  time: z.string(),
  subject: z.string(),
  data: z.unknown(),
  changes: z.array(z.string()),
});

/** An event that makes answers outdated. */
export type Change = z.output<typeof change>;

/**
 * Subscribes this gateway to change events. `onChange` receives `undefined` when anything may have changed, for example
 * after a gap in which events may have been missed.
 */
export function receiveChanges(options: {
  broker: Broker;
  logger: Logger;
  onChange(change: Change | undefined): void;
}) {
  const { broker, logger, onChange } = options;
  let subscribed = false;
  const consumer = consume({
    broker,
    logger,
    queue: 'svc-gateway.pages',
    kind: 'replica',
    bindings: [CHANGES_KEY],
    schema: change,
    handle: async (changed) => onChange(changed),
  });
  consumer.ready().then(
    () => {
      subscribed = true;
      onChange(undefined);
    },
    (error: unknown) => logger.warn({ err: error }, 'subscription to page changes failed'),
  );
  const stopListening = broker.onUp(() => onChange(undefined));
  return {
    isReceiving: () => subscribed && broker.isUp(),
    async stop(): Promise<void> {
      stopListening();
      await consumer.stop();
    },
  };
}
