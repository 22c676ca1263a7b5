import { type EventOf, type EventType, eventOf } from '@ethereal/contracts/events';
import { withDeadline } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import type { Broker } from './broker.ts';
import { BUNDLE } from './bundles.ts';
import { deliveryOf, readEvents } from './delivery.ts';
import type { EventEnvelope } from './event.ts';
import { matchesBinding } from './queues.ts';
import { typeOfMessage } from './session.ts';
import { keepSubscribed } from './subscription.ts';
import { createWorker, type Handling } from './worker.ts';

export type { EventMeta } from './delivery.ts';

type Parsing<E> = { schema: { parse(value: unknown): E } } | { parse(value: unknown): E };
type Settings = {
  broker: Broker;
  logger: Logger;
  /** Name of the queue (a replica's queue gets its name from the broker). */
  queue: string;
  /** Routing patterns, such as `item.*`. */
  bindings: readonly string[];
  /** Maximum number of messages in flight; 200 by default. */
  prefetch?: number;
  /** Number of failures of an event after which the broker moves it to `<queue>.dead`; 10 by default. */
  deliveryLimit?: number;
  /**
   * `quorum`: durable and shared by all instances. `replica`: owned by this instance and deleted with it, for caches.
   */
  kind?: 'quorum' | 'replica';
  /**
   * Time for which an event of an unsupported type is held before it returns to the queue, in milliseconds; 30,000 by
   * default.
   */
  heldMs?: number;
  /**
   * Whether one instance at a time consumes the queue. With `handleBatch`, events are then handled in the order of
   * arrival.
   */
  inOrder?: boolean;
};
export type ConsumerOptions<E extends EventEnvelope> = Settings & Parsing<E> & Handling<E>;

/** Connection and queue of a consumer. */
export type Receiving = Pick<Settings, 'broker' | 'logger' | 'queue'>;

export type Consumer = {
  /** Resolves when first subscribed; rejects after `timeoutMs` (30 s by default). */
  ready(timeoutMs?: number): Promise<void>;
  /** Returns the number of messages that wait in the queue. */
  queueDepth(): Promise<number>;
  /** Stops consuming and finishes the messages in flight; the others stay in the queue. */
  stop(): Promise<void>;
};

/**
 * Subscribes to a queue, and again after each reconnection. A message that does not match the schema is moved to
 * `<queue>.dead` with the reason. An event of a type outside `bindings` is held in `<queue>.unknown` and returns after
 * a pause, until a version that supports it handles it. An event whose handler throws is delivered again after a pause,
 * until the delivery limit; while a neighbor is unavailable (`isTransient`) it is retried without end, so that an
 * outage moves nothing to the dead letters. Events that travel in one message (`items.changed`) are handled like single
 * ones, each although others fail, and settled together.
 */
export function consume<E extends EventEnvelope>(options: ConsumerOptions<E>): Consumer {
  const { broker, logger, queue, bindings, inOrder } = options;
  const { prefetch = 200, deliveryLimit = 10, kind = 'quorum', heldMs = 30_000 } = options;
  const isBoundTo = (type: string) => bindings.some((binding) => matchesBinding(binding, type));
  // Other types are bound by a newer version of the service, which shares the queue during a rolling upgrade.
  const supports = (type: string) => kind === 'replica' || type === BUNDLE || isBoundTo(type);
  const parse = 'schema' in options ? (value: unknown) => options.schema.parse(value) : options.parse;
  const stopping = new AbortController();
  const { signal: stop } = stopping;
  const worker = createWorker({ ...options, prefetch }, { queue, kind, logger, stop });
  const subscription = keepSubscribed({
    broker,
    logger,
    queue,
    bindings,
    prefetch,
    deliveryLimit,
    kind,
    inOrder,
    stop,
    onMessage(from, message) {
      if (!supports(typeOfMessage(message))) return worker.hold(from, message, heldMs);
      try {
        worker.add(deliveryOf(from, message, readEvents(message, parse, isBoundTo)));
      } catch (error) {
        worker.deadLetter(from, message, error);
      }
    },
  });

  return {
    ready: (timeoutMs = 30_000) => withDeadline(subscription.ready, timeoutMs, `subscribing to ${queue}`),
    async queueDepth() {
      const session = subscription.session();
      if (!session) throw new Error(`The consumer is not subscribed to ${queue}.`);
      return session.depth();
    },
    async stop() {
      subscription.unsubscribe();
      await subscription
        .session()
        ?.cancel()
        .catch(() => {});
      stopping.abort();
      await worker.drain();
      await subscription
        .session()
        ?.close()
        .catch(() => {});
    },
  };
}

type TypesOptions<T extends EventType> = Omit<Settings, 'bindings'> & { types: readonly T[] } & Handling<EventOf<T>>;

/** Consumes the events of these types by their contracts, as `consume` does. */
export function consumeTypes<const T extends EventType>({ types, ...options }: TypesOptions<T>): Consumer {
  return consume({ ...options, bindings: types, schema: eventOf(types) } as ConsumerOptions<EventOf<T>>);
}

/**
 * Returns the readiness check for `/readyz`: the broker is connected, and each of these consumers has subscribed once.
 * From then on their queues keep published events; an event published before a queue is declared is lost.
 */
export const consumersReady =
  (broker: Broker, consumers: readonly Pick<Consumer, 'ready'>[]) => async (): Promise<void> => {
    if (!broker.isUp()) throw new Error('the broker is unavailable');
    await Promise.all(consumers.map((consumer) => consumer.ready()));
  };
