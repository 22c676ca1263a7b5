import type { Collection } from 'mongodb';
import type { Logger } from '../logger.ts';
import { createBatcher } from './batcher.ts';
import type { EventEnvelope } from './event.ts';
import type { Origin, Publisher } from './publisher.ts';
import { pullsOf, type Sent, type WithPendingEvents } from './pulls.ts';

/** What a write handed over of its document, so that it need not be read back. */
export type Handed = {
  /** The events that it pushed. */
  events: readonly EventEnvelope[];
  /** Fields that are done with when this resolves, to be unset in the same write that pulls the events. */
  unset?: Promise<readonly string[]>;
};

export type Relay = {
  /** Publishes this document's events soon: those handed over, or all that it holds. Twice is done once. */
  add(_id: string, origin?: Origin, handed?: Handed): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
};

const BATCH = 200;
/** What was confirmed within this time is pulled in one write, in milliseconds: nobody waits for that; after a crash it is published again. */
const GATHER_MS = 500;

/** Of what a crash left. Said, so that it is not taken for the request that this relay happens to work in. */
const UNKNOWN: Origin = { trace: {} };

type Waiting = { origin: Origin | undefined; handed: Handed[]; isRead: boolean };

/** Takes documents in batches: all their events in flight at once, and one write to pull what was confirmed. */
export function createRelay(options: {
  collection: Collection<WithPendingEvents>;
  publisher: Publisher;
  logger: Logger;
  /** For documents that are nothing but their events. */
  deleteWhenEmpty: boolean;
}): Relay {
  const { collection, publisher, logger, deleteWhenEmpty } = options;
  const waiting = new Map<string, Waiting>();
  const settling = new Set<Promise<void>>();
  /** Events that the broker has and that still stand in their document: a sweep must not send them again. */
  const confirmed = new Set<string>();
  let working: Promise<void> | undefined;

  /** In their order, which the channel keeps; what is not confirmed is left for the sweep. */
  const publishAll = async (_id: string, events: readonly EventEnvelope[], origin: Origin): Promise<Sent> => {
    const outcomes = await Promise.allSettled(
      events.map(async (event) => {
        if (!confirmed.has(event.id)) await publisher.publish(event, origin);
        confirmed.add(event.id);
      }),
    );
    const ids = events.flatMap(({ id }, at) => (outcomes[at]?.status === 'fulfilled' ? [id] : []));
    if (ids.length < events.length) logger.debug({ document: _id }, 'events not published, they stay in the outbox');
    return { _id, ids, left: events.length - ids.length, unset: [] };
  };

  const puller = createBatcher<Sent>({
    maxBatch: BATCH,
    maxWaitMs: GATHER_MS,
    work: (sent) =>
      collection
        .bulkWrite(pullsOf(sent, deleteWhenEmpty), { ordered: false })
        .catch((error: unknown) =>
          logger.warn({ err: error, collection: collection.collectionName }, 'published events not pulled'),
        )
        .then(() => {
          for (const { ids } of sent) for (const id of ids) confirmed.delete(id);
        }),
  });

  /** Waits for what else is to be unset: the events are out already, and the next batch need not wait. */
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
      const batch = new Map([...waiting].slice(0, BATCH));
      for (const _id of batch.keys()) waiting.delete(_id);
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
      waiting.set(_id, {
        origin: origin ?? before?.origin,
        handed: [...(before?.handed ?? []), ...(handed ? [handed] : [])],
        // What was not handed over stands in the document, with all the rest.
        isRead: handed === undefined || (before?.isRead ?? false),
      });
      start();
    },
    async idle() {
      while (working) await working;
      while (settling.size > 0) await Promise.all(settling);
      await puller.drain();
    },
  };
}
