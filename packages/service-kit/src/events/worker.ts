import type { ConsumeMessage } from 'amqplib';
import { throwFirst, workOnEach } from '../each.ts';
import { eventBatchSize } from '../metrics.ts';
import { withRequestId } from '../request-context.ts';
import { traceConsumer } from '../tracing.ts';
import { attempt } from './attempt.ts';
import { type Batcher, createBatcher } from './batcher.ts';
import { type Delivery, type EventMeta, metaOf } from './delivery.ts';
import type { EventEnvelope } from './event.ts';
import type { Session } from './session.ts';
import { acknowledge, deadLetter, hold, retryLater, type Settling } from './settle.ts';

export type Handling<E> =
  | { handle(event: E, meta: EventMeta): Promise<unknown> }
  | {
      /** Handles a batch completely or not at all: when it throws, each event is retried separately. */
      handleBatch(events: E[]): Promise<unknown>;
      /** Maximum number of events of a batch; 100 by default, and at most `prefetch`. */
      maxBatch?: number;
      /** Maximum time that a batch gathers, in milliseconds; 20 by default. */
      maxWaitMs?: number;
    };

/**
 * Handles the events of one message at once, and each of them although others fail.
 * @throws the error of one that failed
 */
async function handleAll<E>(events: readonly E[], handle: (event: E) => Promise<unknown>): Promise<void> {
  const outcomes = await Promise.allSettled(events.map(async (event) => handle(event)));
  throwFirst(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
}

/** Creates a worker that handles deliveries, individually or in batches, and settles each of them. */
export function createWorker<E extends EventEnvelope>(
  handling: Handling<E> & { prefetch: number },
  settling: Settling,
) {
  const { queue, logger, stop } = settling;
  const inFlight = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    const tracked = work
      .catch((error: unknown) => logger.warn({ err: error, queue }, 'an event could not be settled'))
      .finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
  };
  const trying = (from: Session) => ({ queue, logger, stop, isChannelOpen: from.isOpen });

  /** Acknowledges handled deliveries; a message with a faulty event becomes a dead letter. */
  const settle = (from: Session, deliveries: Delivery<E>[]) => {
    acknowledge(
      queue,
      from,
      deliveries.filter(({ faulty }) => !faulty),
    );
    for (const { faulty } of deliveries) if (faulty) track(deadLetter(settling, from, faulty.message, faulty.error));
  };

  const doOne = async (delivery: Delivery<E>, handle: (event: E, meta: EventMeta) => Promise<unknown>) => {
    const { session: from, events, headers } = delivery;
    const meta = metaOf(delivery);
    const work = () => traceConsumer(queue, [headers], () => handleAll(events, (event) => handle(event, meta)));
    try {
      await withRequestId(meta.requestId ?? events[0].id, () => attempt(work, trying(from)));
      settle(from, [delivery]);
    } catch (error) {
      await retryLater(settling, delivery, error);
    }
  };

  type HandleBatch = (events: E[]) => Promise<unknown>;
  const attemptBatch = (batch: readonly Delivery<E>[], from: Session, work: () => Promise<unknown>) => {
    const headers = batch.map((delivery) => delivery.headers);
    return attempt(() => traceConsumer(queue, headers, work), trying(from));
  };

  const doBatch = async (all: Delivery<E>[], handleBatch: HandleBatch) => {
    const [first, ...more] = all.filter((delivery) => delivery.session.isOpen());
    if (!first) return;
    const batch = [first, ...more];
    try {
      await attemptBatch(batch, first.session, () => handleBatch(batch.flatMap(({ events }) => events)));
      eventBatchSize.labels(queue).observe(batch.length);
      settle(first.session, batch);
    } catch (error) {
      if (more.length > 0) for (const delivery of batch) await doBatch([delivery], handleBatch);
      else if (first.events.length > 1) await doSeparately(first, handleBatch);
      else track(retryLater(settling, first, error));
    }
  };

  /** Handles the events of a message one by one, after handling them together failed. */
  const doSeparately = async (delivery: Delivery<E>, handleBatch: HandleBatch) => {
    const { session: from, events } = delivery;
    try {
      await attemptBatch([delivery], from, () => workOnEach(events, (event) => handleBatch([event])));
      settle(from, [delivery]);
    } catch (error) {
      track(retryLater(settling, delivery, error));
    }
  };

  const createTaker = (): Batcher<Delivery<E>> => {
    if ('handle' in handling) {
      const { handle } = handling;
      return { add: (delivery) => track(doOne(delivery, handle)), drain: async () => {} };
    }
    const { handleBatch, maxBatch = 100, maxWaitMs = 20, prefetch } = handling;
    return createBatcher({
      maxBatch: Math.min(maxBatch, prefetch),
      maxWaitMs,
      work: (batch) => doBatch(batch, handleBatch),
    });
  };
  const { add, drain } = createTaker();

  return {
    add,
    /** Holds a message whose type is not supported. */
    hold: (from: Session, message: ConsumeMessage, forMs: number) => track(hold(settling, from, message, forMs)),
    /** Moves a message that does not match the schema to the dead letters. */
    deadLetter: (from: Session, message: ConsumeMessage, error: unknown) =>
      track(deadLetter(settling, from, message, error)),
    /** Resolves when nothing is in flight. */
    async drain() {
      await drain();
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}
