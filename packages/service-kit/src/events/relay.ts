import type { Collection } from 'mongodb';
import type { Logger } from '../logger.ts';
import { createBatcher } from './batcher.ts';
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
  /**
   * Ids of events that the broker has confirmed and that are still in their document: a sweep does not publish them
   * again.
   */
  const confirmed = new Set<string>();
  let working: Promise<void> | undefined;
  let waiters: (() => void)[] = [];

  /** Publishes in order, which the channel preserves. Unconfirmed events are left to the sweep. */
  const publishAll = async (_id: string, events: readonly EventEnvelope[], origin: Origin): Promise<Sent> => {
    const outcomes = await Promise.allSettled(
      events.map(async (event) => {
        if (!confirmed.has(event.id)) await publisher.publish(event, origin);
        confirmed.add(event.id);
      }),
    );
    const ids = events.flatMap(({ id }, at) => (outcomes[at]?.status === 'fulfilled' ? [id] : []));
    if (ids.length < events.length)
      logger.debug({ document: _id }, 'events could not be published; they stay in the outbox');
    return { _id, ids, left: events.length - ids.length, unset: [] };
  };

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
    await Promise.all(
      [...batch].map(async ([_id, { origin = UNKNOWN, handed, isRead }]) => {
        const events = isRead ? found.get(_id) : handed.flatMap((one) => one.events);
        if (events) pullLater(await publishAll(_id, events, origin), handed);
      }),
    );
  };

  const work = async (): Promise<void> => {
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
