import { CHANGES_KEY } from '@ethereal/contracts/cache-tags';
import type { ConfirmChannel, Options } from 'amqplib';
import { unavailable } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { eventsPublished, eventsPublishFailed, eventsUnroutable } from '../metrics.ts';
import { currentRequestId } from '../request-context.ts';
import { currentTrace } from '../tracing.ts';
import type { Broker } from './broker.ts';
import { carriedTypes } from './bundles.ts';
import type { EventEnvelope } from './event.ts';
import { keepChannel } from './publishing-channel.ts';

/** Request that an event originates from; the current request by default. */
export type Origin = {
  requestId?: string;
  /** Trace headers of the request. */
  trace?: Record<string, string>;
};

/** An event with the request that it originates from. */
export type Outgoing = { event: EventEnvelope; origin: Origin };

export type Publisher = {
  /**
   * Resolves when the broker has confirmed this message (safe on disk); many may be in flight at once. Rejects
   * (unavailable) at once while the broker is unavailable, and when it does not confirm within 5 s.
   */
  publish(event: EventEnvelope, origin?: Origin): Promise<void>;
  /**
   * Publishes many events and waits once for all of them. Returns those that the broker did not confirm; never rejects.
   */
  publishAll(events: readonly Outgoing[]): Promise<Outgoing[]>;
  isUp(): boolean;
  /** Calls the listener at each (re)connection, when publishing is possible. */
  onUp(listener: () => void): () => void;
};

type PublisherOptions = {
  broker: Broker;
  logger: Logger;
  /**
   * Types that must reach a queue that is bound to them. Without one they count as not published, so the outbox keeps
   * them until their consumer has subscribed once. The broker drops other types without a queue, which the metrics
   * count.
   */
  mustRoute?: readonly string[];
};

/** Time after which a broker that confirms nothing counts as unavailable, in milliseconds. */
const CONFIRM_TIMEOUT_MS = 5000;
const PUBLISH_NUMBER = 'x-publish-number';

/**
 * One message or a batch that awaits the broker's confirmation. `returned` holds the ids of events that no queue
 * receives.
 */
type Pending = { since: number; fail(error: Error): void; returned: Set<string> };

function propertiesOf(
  event: EventEnvelope,
  { requestId = currentRequestId(), trace = currentTrace() }: Origin,
  number: number,
): Options.Publish {
  const headers: Record<string, string> = { [PUBLISH_NUMBER]: String(number), ...trace };
  if (requestId !== undefined) headers['x-request-id'] = requestId;
  return {
    persistent: true,
    mandatory: true,
    contentType: 'application/json',
    messageId: event.id,
    type: event.type,
    headers,
  };
}

/** Returns the routing keys of an event beside its type: that of caches, if wanted, and the types that it carries. */
const furtherKeysOf = (event: EventEnvelope, toCaches: boolean): string[] => [
  ...(toCaches && event.changes ? [CHANGES_KEY] : []),
  ...carriedTypes(event),
];

/** Publishes events as persistent, `mandatory` messages on a confirm channel. */
export function createPublisher({ broker, logger, mustRoute = [] }: PublisherOptions): Publisher {
  const required = new Set(mustRoute);
  const listeners = new Set<() => void>();
  const pending = new Map<number, Pending>();
  let lastNumber = 0;

  const failAll = (reason: string) => {
    for (const value of pending.values()) value.fail(unavailable(reason));
    pending.clear();
  };

  const channel = keepChannel(broker, logger, {
    onOpen() {
      for (const listener of listeners) listener();
    },
    onClose: () => failAll('the broker is unavailable'),
    onReturn({ fields: { routingKey: type }, properties: { headers, messageId } }) {
      pending.get(Number(headers?.[PUBLISH_NUMBER]))?.returned.add(String(messageId));
      eventsUnroutable.labels(type).inc();
      logger.debug({ type }, 'no queue is bound for this event');
    },
  });

  // A broker that accepts messages and confirms none (it is stalled, or the network drops packets) counts as
  // unavailable.
  setInterval(() => {
    const [oldest] = pending.values();
    if (oldest && Date.now() - oldest.since > CONFIRM_TIMEOUT_MS) failAll('the broker does not confirm');
  }, 1000).unref();

  const write = (
    target: ConfirmChannel,
    { event, origin }: Outgoing,
    number: number,
    settle: (error: unknown) => void,
  ) => {
    const content = Buffer.from(JSON.stringify(event));
    const properties = propertiesOf(event, origin, number);
    // In one message, the broker would count the queue of a cache as one that takes the event.
    const isApart = event.changes !== undefined && required.has(event.type);
    if (isApart) target.publish(broker.exchange, CHANGES_KEY, content, { ...properties, mandatory: false });
    properties.CC = furtherKeysOf(event, !isApart);
    target.publish(broker.exchange, event.type, content, properties, settle);
  };

  const send = (target: ConfirmChannel, outgoing: Outgoing) =>
    new Promise<void>((resolve, reject) => {
      const number = ++lastNumber;
      const waiting: Pending = { since: Date.now(), fail: reject, returned: new Set() };
      pending.set(number, waiting);
      write(target, outgoing, number, (error) => {
        pending.delete(number);
        if (error) reject(unavailable('the broker refused the event', { cause: error }));
        else if (waiting.returned.size > 0 && required.has(outgoing.event.type))
          reject(unavailable('no queue takes this event yet'));
        else resolve();
      });
    });

  /** Resolves when the broker has confirmed or rejected every message, with the rejected ones. */
  const sendAll = (target: ConfirmChannel, events: readonly Outgoing[]) =>
    new Promise<Outgoing[]>((resolve, reject) => {
      const number = ++lastNumber;
      const batch: Pending = { since: Date.now(), fail: reject, returned: new Set() };
      const refused: Outgoing[] = [];
      let remaining = events.length;
      pending.set(number, batch);
      for (const entry of events) {
        write(target, entry, number, (error) => {
          if (error || (batch.returned.has(entry.event.id) && required.has(entry.event.type))) refused.push(entry);
          remaining -= 1;
          if (remaining > 0) return;
          pending.delete(number);
          resolve(refused);
        });
      }
    });

  return {
    async publish(event, origin = {}) {
      try {
        const target = channel.current();
        if (!target || !broker.isUp()) throw unavailable('the broker is unavailable');
        await send(target, { event, origin });
        eventsPublished.labels(event.type).inc();
      } catch (error) {
        eventsPublishFailed.labels(event.type).inc();
        throw error;
      }
    },
    async publishAll(events) {
      const target = channel.current();
      const unconfirmed = target && broker.isUp() ? await sendAll(target, events).catch(() => events) : events;
      const failed = new Set(unconfirmed);
      const types = Map.groupBy(events, ({ event }) => event.type);
      for (const [type, ofType] of types) {
        const failures = ofType.filter((candidate) => failed.has(candidate)).length;
        if (failures > 0) eventsPublishFailed.labels(type).inc(failures);
        if (failures < ofType.length) eventsPublished.labels(type).inc(ofType.length - failures);
      }
      return [...unconfirmed];
    },
    isUp: () => channel.current() !== undefined && broker.isUp(),
    onUp(listener) {
      listeners.add(listener);
      if (channel.current()) listener();
      return () => listeners.delete(listener);
    },
  };
}
