import type { ConsumeMessage } from 'amqplib';
import { eventBatchSize } from '../metrics.ts';
import { withRequestId } from '../request-context.ts';
import { traceConsumer } from '../tracing.ts';
import { attempt } from './attempt.ts';
import { type Batcher, createBatcher } from './batcher.ts';
import { type Delivery, type EventMeta, metaOf } from './delivery.ts';
import type { EventEnvelope } from './event.ts';
import type { Session } from './session.ts';
import { fail, hold, type Settling, setAside, succeed } from './settle.ts';

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
  const trying = (from: Session) => ({ queue, logger, stop, isStillMine: from.isOpen });

  const doOne = async (delivery: Delivery<E>, handle: (event: E, meta: EventMeta) => Promise<unknown>) => {
    const { session: from, events, headers } = delivery;
    const meta = metaOf(delivery);
    const work = () => traceConsumer(queue, [headers], () => Promise.all(events.map((event) => handle(event, meta))));
    try {
      await withRequestId(meta.requestId ?? events[0].id, () => attempt(work, trying(from)));
      succeed(queue, from, [delivery]);
    } catch (error) {
      await fail(settling, delivery, error);
    }
  };

  const doBatch = async (all: Delivery<E>[], handleBatch: (events: E[]) => Promise<unknown>) => {
    const [first, ...more] = all.filter((delivery) => delivery.session.isOpen());
    if (!first) return;
    const batch = [first, ...more];
    try {
      const headers = batch.map((delivery) => delivery.headers);
      const work = () => handleBatch(batch.flatMap(({ events }) => events));
      await attempt(() => traceConsumer(queue, headers, work), trying(first.session));
      eventBatchSize.labels(queue).observe(batch.length);
      succeed(queue, first.session, batch);
    } catch (error) {
      if (more.length === 0) track(fail(settling, first, error));
      else for (const delivery of batch) await doBatch([delivery], handleBatch);
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
    setAside: (from: Session, message: ConsumeMessage, error: unknown) =>
      track(setAside(settling, from, message, error)),
    /** Resolves when nothing is in flight. */
    async drain() {
      await drain();
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}
