import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Collection } from 'mongodb';
import type { Logger } from '../logger.ts';
import { createBatcher } from './batcher.ts';
import { bundleChanges } from './bundles.ts';
import type { EventEnvelope } from './event.ts';
import type { Origin, Publisher } from './publisher.ts';
import { pullsOf, type Sent, type WithPendingEvents } from './pulls.ts';

/** Part of a document that its write passes on, so that it is not read again. */
export type Handed = {
  /** The events that it pushed. */
  events: readonly EventEnvelope[];
  /** Resolves with names of fields to unset in the same write that pulls the events. */
  unset?: Promise<readonly string[]>;
};

export type Relay = {
  /**
   * Publishes the events of a document soon: those in `handed`, or all that it holds. Idempotent while the document
   * waits.
   */
  add(_id: string, origin?: Origin, handed?: Handed): void;
  /** Resolves when fewer than `MAX_WAITING` documents wait. */
  room(): Promise<void>;
  /** Resolves when no document waits and no write is in progress. */
  idle(): Promise<void>;
};

/** Maximum number of documents whose events are published together. */
const BATCH = 200;
/**
 * Maximum number of documents that wait in memory. What is announced beyond stays in its document until the next sweep.
 */
const MAX_WAITING = 10_000;
/**
 * Confirmed events are pulled from their documents together, at most this late, in milliseconds. After a crash they are
 * published again.
 */
const GATHER_MS = 500;

/**
 * Trace origin of events recovered after a crash. Set explicitly so that they do not inherit the current request's
 * trace.
 */
const UNKNOWN: Origin = { trace: {} };

type Waiting = { origin: Origin | undefined; handed: Handed[]; isRead: boolean };
/** A document with the events that it holds. */
type Pending = { _id: string; events: readonly EventEnvelope[]; origin: Origin; handed: Handed[] };

/**
 * Publishes the events of documents, changes of several items in one message. `confirmed` holds the ids of events that
 * the broker has confirmed and that are still in their document: a sweep does not publish them again.
 */
function createPublishing(publisher: Publisher, logger: Logger) {
  const confirmed = new Set<string>();

  /** Publishes a message, and marks the events that it carries as confirmed. */
  const publish = async (message: EventEnvelope, carries: readonly EventEnvelope[], origin: Origin) => {
    await publisher.publish(message, origin);
    for (const { id } of carries) confirmed.add(id);
  };

  /**
   * Publishes the events of documents, in order within a document, which the channel preserves. Unconfirmed events are
   * left to the sweep.
   */
  const publishAll = async (documents: readonly Pending[]): Promise<void> => {
    const pending = documents.map(({ events }) => events.filter(({ id }) => !confirmed.has(id)));
    const bundles = bundleChanges(pending);
    const carried = new Set(bundles.flatMap(({ carries }) => carries));
    const originOf = (event: EventEnvelope) =>
      documents.find(({ events }) => events.includes(event))?.origin ?? UNKNOWN;
    await Promise.allSettled([
      ...bundles.map(({ message, carries }) => publish(message, carries, originOf(carries[0]))),
      ...documents.flatMap((document, at) =>
        (pending[at] ?? []).flatMap((event) => (carried.has(event) ? [] : publish(event, [event], document.origin))),
      ),
    ]);
  };

  /** Returns which events of a document are confirmed. */
  const sentOf = ({ _id, events }: Pending): Sent => {
    const ids = events.flatMap(({ id }) => (confirmed.has(id) ? [id] : []));
    if (ids.length < events.length)
      logger.debug({ document: _id }, 'events could not be published; they stay in the outbox');
    return { _id, ids, left: events.length - ids.length, unset: [] };
  };

  return { confirmed, publishAll, sentOf };
}

/**
 * Publishes the events of documents in batches: all events of a batch in flight at once, and one write to pull the
 * confirmed ones.
 */
export function createRelay(options: {
  collection: Collection<WithPendingEvents>;
  publisher: Publisher;
  logger: Logger;
  /** Whether documents are deleted once all their events are published. */
  deleteWhenEmpty: boolean;
}): Relay {
  const { collection, publisher, logger, deleteWhenEmpty } = options;
  const waiting = new Map<string, Waiting>();
  const settling = new Set<Promise<void>>();
  const { confirmed, publishAll, sentOf } = createPublishing(publisher, logger);
  let working: Promise<void> | undefined;
  let waiters: (() => void)[] = [];

  const puller = createBatcher<Sent>({
    maxBatch: BATCH,
    maxWaitMs: GATHER_MS,
    work: (sent) =>
      collection
        .bulkWrite(pullsOf(sent, deleteWhenEmpty), { ordered: false })
        .catch((error: unknown) =>
          logger.warn(
            { err: error, collection: collection.collectionName },
            'published events could not be removed from the outbox',
          ),
        )
        .then(() => {
          for (const { ids } of sent) for (const id of ids) confirmed.delete(id);
        }),
  });

  /** Pulls the events once the fields to unset are known; the next batch does not wait for that. */
  const pullLater = (sent: Sent, handed: Handed[]) => {
    const settled = Promise.all(handed.map(({ unset }) => unset ?? [])).then(
      (fields) => fields.flat(),
      () => [],
    );
    const work = settled.then((unset) => {
      if (sent.ids.length > 0 || unset.length > 0) puller.add({ ...sent, unset });
      settling.delete(work);
    });
    settling.add(work);
  };

  const relayBatch = async (batch: Map<string, Waiting>): Promise<void> => {
    const toRead = [...batch].flatMap(([_id, { isRead }]) => (isRead ? [_id] : []));
    const read =
      toRead.length === 0
        ? []
        : await collection.find({ _id: { $in: toRead } }, { projection: { pendingEvents: 1 } }).toArray();
    const found = new Map(read.map(({ _id, pendingEvents = [] }) => [_id, pendingEvents]));
    const documents = [...batch].flatMap(([_id, { origin = UNKNOWN, handed, isRead }]): Pending[] => {
      const events = isRead ? found.get(_id) : handed.flatMap((entry) => entry.events);
      return events ? [{ _id, events, origin, handed }] : [];
    });
    await publishAll(documents);
    for (const document of documents) pullLater(sentOf(document), document.handed);
  };

  const work = async (): Promise<void> => {
    // Documents that one turn of the event loop announces form one batch.
    await othersTurn();
    while (waiting.size > 0) {
      const batch = new Map(waiting.entries().take(BATCH));
      for (const _id of batch.keys()) waiting.delete(_id);
      if (waiting.size < MAX_WAITING) {
        for (const resolve of waiters) resolve();
        waiters = [];
      }
      await relayBatch(batch).catch((error: unknown) =>
        logger.warn({ err: error, collection: collection.collectionName }, 'relaying events failed'),
      );
    }
  };

  const start = () => {
    working ??= work().finally(() => {
      working = undefined;
      if (waiting.size > 0) start();
    });
  };

  return {
    add(_id, origin, handed) {
      const before = waiting.get(_id);
      if (!before && waiting.size >= MAX_WAITING && !handed?.unset) return;
      waiting.set(_id, {
        origin: origin ?? before?.origin,
        handed: [...(before?.handed ?? []), ...(handed ? [handed] : [])],
        // Events that were not passed on are read from the document, together with all others.
        isRead: handed === undefined || (before?.isRead ?? false),
      });
      start();
    },
    async room() {
      if (waiting.size >= MAX_WAITING) await new Promise<void>((resolve) => waiters.push(resolve));
    },
    async idle() {
      while (working) await working;
      while (settling.size > 0) await Promise.all(settling);
      await puller.drain();
    },
  };
}
