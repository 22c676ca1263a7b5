import type { ConsumeMessage } from 'amqplib';
import { pause, withDeadline } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import { eventBatchSize, eventLag, eventsConsumed, eventsDeadLettered } from '../metrics.ts';
import { withRequestId } from '../request-context.ts';
import { traceConsumer } from '../tracing.ts';
import { attempt, pauseAfter } from './attempt.ts';
import { createBatcher } from './batcher.ts';
import type { Broker } from './broker.ts';
import { type Delivery, deliveryOf, type EventMeta, metaOf, readEvent } from './delivery.ts';
import type { EventEnvelope } from './event.ts';
import { openSession, type Session } from './session.ts';

export type { EventMeta } from './delivery.ts';

type Parsing<E> = { schema: { parse(value: unknown): E } } | { parse(value: unknown): E };
type Handling<E> =
  | { handle(event: E, meta: EventMeta): Promise<unknown> }
  | {
      /** All or nothing: when it throws, each event is tried by itself. */
      handleBatch(events: E[]): Promise<unknown>;
      /** 100 unless given; at most `prefetch`. */
      maxBatch?: number;
      /** 20 unless given. */
      maxWaitMs?: number;
    };

export type ConsumerOptions<E extends EventEnvelope> = {
  broker: Broker;
  logger: Logger;
  /** Name of the queue (a replica's queue gets its name from the broker). */
  queue: string;
  /** Routing patterns, such as `item.*`. */
  bindings: readonly string[];
  /** How many messages may be in flight; 200 unless given. */
  prefetch?: number;
  /** How often an event may fail before the broker moves it to `<queue>.dead`; 10 unless given. */
  deliveryLimit?: number;
  /** `quorum`: durable, shared by all instances. `replica`: this instance's own and gone with it, for caches. */
  kind?: 'quorum' | 'replica';
  /** One instance at a time takes from the queue; with `handleBatch` events are worked on in the order in which they came. */
  inOrder?: boolean;
} & Parsing<E> &
  Handling<E>;

export type Consumer = {
  /** Resolves when first subscribed; rejects after `timeoutMs` (30 s unless given). */
  ready(timeoutMs?: number): Promise<void>;
  /** Messages that wait in the queue. */
  queueDepth(): Promise<number>;
  /** Takes no more work and finishes what is in flight; the rest stays in the queue. */
  stop(): Promise<void>;
};

const RESUBSCRIBE_MS = 1000;

/**
 * Subscribes, and again after each reconnection. A message that is no event of the schema goes to `<queue>.dead` with
 * the reason. An event whose handler throws comes again after a pause, until the delivery limit; while a neighbour is
 * away (`isTransient`) it is tried again without end, so that an outage moves nothing to the dead letters.
 */
export function consume<E extends EventEnvelope>(options: ConsumerOptions<E>): Consumer {
  const {
    broker,
    logger,
    queue,
    bindings,
    prefetch = 200,
    deliveryLimit = 10,
    kind = 'quorum',
    inOrder,
  } = options;
  const parse = 'schema' in options ? (value: unknown) => options.schema.parse(value) : options.parse;
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();
  const firstSubscription = Promise.withResolvers<void>();
  let session: Session | undefined;

  const track = (work: Promise<void>) => {
    const tracked = work
      .catch((error: unknown) => logger.warn({ err: error, queue }, 'an event could not be settled'))
      .finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
  };

  const succeed = (from: Session, deliveries: Delivery<E>[]) => {
    from.ack(deliveries.map(({ tag }) => tag));
    const now = Date.now();
    const lag = eventLag.labels(queue);
    const byType = new Map<string, number>();
    for (const { event } of deliveries) {
      lag.observe(Math.max(0, now - Date.parse(event.time)) / 1000);
      byType.set(event.type, (byType.get(event.type) ?? 0) + 1);
    }
    for (const [type, consumed] of byType) eventsConsumed.labels(queue, type).inc(consumed);
  };

  const fail = async (delivery: Delivery<E>, error: unknown) => {
    const { session: from, tag, event } = delivery;
    logger.warn({ err: error, queue, event: event.id, type: event.type }, 'an event could not be handled');
    await pause(pauseAfter(metaOf(delivery).failures), stopping.signal);
    from.requeue(tag);
  };

  const setAside = async (from: Session, message: ConsumeMessage, error: unknown) => {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const { routingKey, deliveryTag } = message.fields;
    logger.error({ queue, routingKey, reason }, 'a message is no known event');
    eventsDeadLettered.labels(queue).inc();
    if (kind === 'quorum') {
      const headers = { 'x-reason': reason, 'x-original-routing-key': routingKey };
      try {
        await from.setAside(message, headers);
      } catch {
        from.requeue(deliveryTag);
        return;
      }
    }
    from.ack([deliveryTag]);
  };

  const trying = (from: Session) => ({
    queue,
    logger,
    stop: stopping.signal,
    isStillMine: from.isOpen,
  });

  const doOne = async (delivery: Delivery<E>, handle: (event: E, meta: EventMeta) => Promise<unknown>) => {
    const { session: from, event, headers } = delivery;
    const meta = metaOf(delivery);
    const work = () => traceConsumer(queue, [headers], () => handle(event, meta));
    try {
      await withRequestId(meta.requestId ?? event.id, () => attempt(work, trying(from)));
      succeed(from, [delivery]);
    } catch (error) {
      await fail(delivery, error);
    }
  };

  const doBatch = async (all: Delivery<E>[], handleBatch: (events: E[]) => Promise<unknown>) => {
    const [first, ...more] = all.filter((delivery) => delivery.session.isOpen());
    if (!first) return;
    const batch = [first, ...more];
    try {
      const headers = batch.map((delivery) => delivery.headers);
      const work = () => handleBatch(batch.map(({ event }) => event));
      await attempt(() => traceConsumer(queue, headers, work), trying(first.session));
      eventBatchSize.labels(queue).observe(batch.length);
      succeed(first.session, batch);
    } catch (error) {
      if (more.length === 0) track(fail(first, error));
      else for (const delivery of batch) await doBatch([delivery], handleBatch);
    }
  };

  const createWorker = () => {
    if ('handle' in options) {
      return {
        add: (delivery: Delivery<E>) => track(doOne(delivery, options.handle)),
        drain: async () => {},
      };
    }
    const { handleBatch, maxBatch = 100, maxWaitMs = 20 } = options;
    return createBatcher<Delivery<E>>({
      maxBatch: Math.min(maxBatch, prefetch),
      maxWaitMs,
      work: (batch) => doBatch(batch, handleBatch),
    });
  };
  const worker = createWorker();

  const onMessage = (from: Session, message: ConsumeMessage) => {
    try {
      worker.add(deliveryOf(from, message, readEvent(message, parse)));
    } catch (error) {
      track(setAside(from, message, error));
    }
  };

  const subscribe = async (connection: Parameters<typeof openSession>[0]): Promise<void> => {
    if (stopping.signal.aborted) return;
    const again = () => {
      session = undefined;
      pause(RESUBSCRIBE_MS, stopping.signal).then(() => {
        if (broker.connection() === connection) void subscribe(connection);
      });
    };
    try {
      session = await openSession(connection, {
        ...{ broker, logger, queue, bindings, prefetch, deliveryLimit, kind, inOrder, onMessage },
        onEnd: again,
      });
      if (stopping.signal.aborted) {
        await session.close();
        return;
      }
      firstSubscription.resolve();
      logger.info({ queue }, 'subscribed');
    } catch (error) {
      logger.warn({ err: error, queue }, 'subscribing failed');
      again();
    }
  };
  const unsubscribe = broker.onUp((connection) => void subscribe(connection));

  return {
    ready: (timeoutMs = 30_000) =>
      withDeadline(firstSubscription.promise, timeoutMs, `subscribing to ${queue}`),
    async queueDepth() {
      if (!session) throw new Error(`not subscribed to ${queue}`);
      return session.depth();
    },
    async stop() {
      unsubscribe();
      await session?.cancel().catch(() => {});
      stopping.abort();
      await worker.drain();
      while (inFlight.size > 0) await Promise.all(inFlight);
      await session?.close().catch(() => {});
    },
  };
}

/**
 * For `/readyz`: the broker is there, and each of these consumers has subscribed once. From then on their queues keep what is
 * published; before that, a queue that never stood would lose it.
 */
export const consumersReady =
  (broker: Broker, consumers: readonly Pick<Consumer, 'ready'>[]) => async (): Promise<void> => {
    if (!broker.isUp()) throw new Error('the broker is away');
    await Promise.all(consumers.map((consumer) => consumer.ready()));
  };
