import type { Part } from '@ethereal/service-kit/define-service';
import { consume } from '@ethereal/service-kit/events/consumer';
import type { Runner } from '../counts/runner.ts';
import type { Shared } from '../shared/shared.ts';
import { countedEvents, factsOf } from './fact.ts';
import { createTakeBatch } from './take-batch.ts';

/** Maximum number of batches that the broker may deliver while one batch is written. */
const BATCHES_AHEAD = 3;

/** Opens the consumer of counted events: each batch becomes one segment of the log. */
export function openEvents(shared: Shared, runner: Runner): Part {
  const { config, stores } = shared;
  const takeBatch = createTakeBatch({ ...shared, segments: stores.segments, runner, fullBatch: config.BATCH_SIZE });
  const counted = consume({
    ...shared,
    queue: config.EVENTS_QUEUE,
    ...countedEvents,
    prefetch: config.BATCH_SIZE * (1 + BATCHES_AHEAD),
    maxBatch: config.BATCH_SIZE,
    maxWaitMs: config.BATCH_WAIT_MS,
    // One message may carry many events, and a segment holds the facts of one batch at most.
    async handleBatch(events) {
      const facts = events.flatMap(factsOf);
      for (let at = 0; at < facts.length; at += config.BATCH_SIZE)
        await takeBatch(facts.slice(at, at + config.BATCH_SIZE));
    },
  });
  return { consumers: [counted] };
}
