import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { z } from 'zod';

/** As far as a cache reads an event: which answers it puts out of date. */
const change = z.looseObject({
  id: z.string(),
  type: z.string(),
  source: z.string(),
  time: z.string(),
  subject: z.string(),
  data: z.unknown(),
  changes: z.array(z.string()),
});

/** An event that puts answers out of date. */
export type Change = z.output<typeof change>;

/**
 * Subscribes to changes, each gateway for itself: `undefined` is a change of anything, as after a gap in which something may have been
 * missed.
 */
export function hearChanges(options: { broker: Broker; logger: Logger; onChange(change: Change | undefined): void }) {
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
    isHearing: () => subscribed && broker.isUp(),
    async stop(): Promise<void> {
      stopListening();
      await consumer.stop();
    },
  };
}
