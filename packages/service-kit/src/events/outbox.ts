import type { Collection, Db } from 'mongodb';
import { withDeadline } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import { showWaiting } from '../metrics.ts';
import { repeat } from '../repeat.ts';
import { currentRequestId } from '../request-context.ts';
import { currentTrace } from '../tracing.ts';
import { createBatcher } from './batcher.ts';
import type { EventEnvelope } from './event.ts';
import type { Outgoing, Publisher } from './publisher.ts';
import type { WithPendingEvents } from './pulls.ts';
import { createRelay, type Handed, type Relay } from './relay.ts';

type OutboxOptions = {
  db: Db;
  /** Collections whose documents may hold `pendingEvents`. */
  collections: readonly string[];
  publisher: Publisher;
  logger: Logger;
  sweepEveryMs?: number;
};

export type Outbox = {
  /** Creates the indexes that the sweep needs; call it at start. */
  ensureIndexes(): Promise<void>;
  /**
   * Publishes the events of a document in the background; call it after a write that pushed into `pendingEvents`. With
   * `handed`, the events are not read back.
   */
  announce(collection: string, _id: string, handed?: Handed): void;
  /**
   * Publishes an event that changes no document: resolves when the broker has confirmed it or the `outbox` collection
   * holds it.
   */
  publishOrStore(event: EventEnvelope): Promise<void>;
  /**
   * Publishes events left over from crashes and outages, or counts them while the broker is unavailable. Runs at start,
   * on reconnection and every few seconds; the periodic runs skip events of the last seconds.
   */
  sweep(): Promise<void>;
  /** Stops sweeping and finishes events in flight; called at shutdown. */
  flush(): Promise<void>;
};

const STORE = 'outbox';
const WAITING = { 'pendingEvents.id': { $exists: true } };
/** Pause between two sweeps for events that crashes and outages left, in milliseconds. */
const SWEEP_EVERY_MS = 5000;
/** Time that the broker has to confirm events without a document before they are stored, in milliseconds. */
const CONFIRM_TIMEOUT_MS = 1500;
/** Maximum number of events without a document that are published together. */
const SINGLES_AT_ONCE = 500;

/** An event of no document, with the caller that waits until it is confirmed or stored. */
type Single = Outgoing & { resolve(): void; reject(error: unknown): void };

/** Whether the writer of an event may still publish and pull it: it happened within `youngMs` before now. */
function isYoung({ time }: Pick<EventEnvelope, 'time'>, youngMs: number): boolean {
  const age = Date.now() - Date.parse(time);
  return age >= 0 && age < youngMs;
}

const TIMES = { 'pendingEvents.time': 1 };
const timeOf = ({ time }: Pick<EventEnvelope, 'time'>): number => Date.parse(time);

/** Publishes what waits in a collection. Young events are left to their writer and not counted as waiting. */
async function sweepCollection(
  collection: Collection<WithPendingEvents>,
  relay: Relay,
  youngMs: number,
): Promise<void> {
  let depth = 0;
  let oldest = Number.POSITIVE_INFINITY;
  for await (const { _id, pendingEvents = [] } of collection.find(WAITING, { projection: TIMES })) {
    if (pendingEvents.every((event) => isYoung(event, youngMs))) continue;
    depth += 1;
    oldest = Math.min(oldest, ...pendingEvents.map(timeOf));
    await relay.room();
    relay.add(_id);
  }
  showWaiting(collection.collectionName, depth, oldest);
  await relay.idle();
}

/** Counts what waits in a collection. The database finds the oldest event, so that no document is sent. */
async function countWaiting(collection: Collection<WithPendingEvents>): Promise<void> {
  const found = collection.aggregate<{ depth: number; oldest: string }>([
    { $match: WAITING },
    { $group: { _id: null, depth: { $sum: 1 }, oldest: { $min: { $min: '$pendingEvents.time' } } } },
  ]);
  const waiting = await found.next();
  const oldest = waiting ? Date.parse(waiting.oldest) : Number.POSITIVE_INFINITY;
  showWaiting(collection.collectionName, waiting?.depth ?? 0, oldest);
}

/** Publishes the `pendingEvents` of documents: at least once, in order within a document. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, publisher, logger, sweepEveryMs = SWEEP_EVERY_MS } = options;
  const store = db.collection<WithPendingEvents>(STORE);
  const names = [...new Set([...options.collections, STORE])];
  const boxes = new Map(
    names.map((name) => {
      const collection = db.collection<WithPendingEvents>(name);
      const relay = createRelay({ collection, publisher, logger, deleteWhenEmpty: name === STORE });
      return [name, { collection, relay }] as const;
    }),
  );
  const storeAll = async (events: readonly Outgoing[]) => {
    await store.bulkWrite(
      events.map(({ event }) => ({
        updateOne: {
          filter: { _id: event.id },
          update: { $setOnInsert: { pendingEvents: [event] } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  };

  /** Events without a document. Those that arrive while the broker confirms a batch form the next batch. */
  const singles = createBatcher<Single>({
    maxBatch: SINGLES_AT_ONCE,
    maxWaitMs: 1,
    async work(batch) {
      const sent = publisher.publishAll(batch);
      const unconfirmed = await withDeadline(sent, CONFIRM_TIMEOUT_MS, 'confirming events').catch(() => batch);
      const remaining = new Set<Outgoing>(unconfirmed);
      for (const entry of batch) if (!remaining.has(entry)) entry.resolve();
      if (remaining.size === 0) return;
      const waiting = batch.filter((candidate) => remaining.has(candidate));
      try {
        await storeAll(waiting);
        for (const { resolve } of waiting) resolve();
      } catch (error) {
        for (const { reject } of waiting) reject(error);
      }
    },
  });
  let sweeping: Promise<void> | undefined;

  const sweepAll = async (youngMs: number) => {
    for (const { collection, relay } of boxes.values())
      await (publisher.isUp() ? sweepCollection(collection, relay, youngMs) : countWaiting(collection));
  };
  const sweep = (young = 0) => {
    sweeping ??= sweepAll(young).finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  };
  /** Whether the next sweep publishes young events, too: while the broker was unavailable, their writers failed. */
  let includesYoung = false;
  const sweeper = repeat(
    () => {
      const youngMs = includesYoung ? 0 : sweepEveryMs / 2;
      includesYoung = false;
      return sweep(youngMs);
    },
    { job: 'outbox sweep', everyMs: sweepEveryMs, logger },
  );
  const unsubscribe = publisher.onUp(() => {
    includesYoung = true;
    sweeper.kick();
  });

  return {
    async ensureIndexes() {
      await Promise.all(
        [...boxes.values()].map(({ collection }) =>
          collection.createIndex(
            { 'pendingEvents.id': 1 },
            { name: 'pendingEvents', partialFilterExpression: WAITING },
          ),
        ),
      );
    },
    announce(collection, _id, handed) {
      const box = boxes.get(collection);
      if (!box) throw new Error(`${collection} is not among the outbox's collections`);
      box.relay.add(_id, { requestId: currentRequestId(), trace: currentTrace() }, handed);
    },
    publishOrStore(event) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const origin = { requestId: currentRequestId(), trace: currentTrace() };
      singles.add({ event, origin, resolve, reject });
      return promise;
    },
    sweep: () => sweep(),
    async flush() {
      unsubscribe();
      await sweeper.stop();
      await singles.drain();
      // A failed sweep was logged, and its events stay in the database.
      await sweeping?.catch(() => {});
      await Promise.all([...boxes.values()].map(({ relay }) => relay.idle()));
    },
  };
}
