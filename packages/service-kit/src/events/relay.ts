import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { Logger } from '../logger.ts';
import type { EventEnvelope } from './event.ts';
import type { Origin, Publisher } from './publisher.ts';

/** A document that may hold events to announce. */
export type WithPendingEvents = { _id: string; pendingEvents?: EventEnvelope[] };

export type Relay = {
  /** Publishes this document's events soon; a document that is added twice is done once. */
  add(_id: string, origin?: Origin): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
};

const BATCH = 200;

/** Of what a crash left. Said, so that it is not taken for the request that this relay happens to work in. */
const UNKNOWN: Origin = { trace: {} };

type Sent = { _id: string; ids: string[]; left: number };

/** Takes documents in batches: one read, all their events in flight at once, one write to pull those confirmed. */
export function createRelay(options: {
  collection: Collection<WithPendingEvents>;
  publisher: Publisher;
  logger: Logger;
  /** For documents that are nothing but their events. */
  deleteWhenEmpty: boolean;
}): Relay {
  const { collection, publisher, logger, deleteWhenEmpty } = options;
  const waiting = new Map<string, Origin | undefined>();
  let working: Promise<void> | undefined;

  /** One after the other, so that their order holds; the first failure leaves the rest for the sweep. */
  const publishAll = async (document: WithPendingEvents, origin: Origin): Promise<Sent> => {
    const events = document.pendingEvents ?? [];
    const ids: string[] = [];
    for (const event of events) {
      try {
        await publisher.publish(event, origin);
        ids.push(event.id);
      } catch (error) {
        logger.debug({ err: error, event: event.id }, 'event not published, it stays in the outbox');
        break;
      }
    }
    return { _id: document._id, ids, left: events.length - ids.length };
  };

  const pull = ({ _id, ids, left }: Sent): AnyBulkWriteOperation<WithPendingEvents> =>
    deleteWhenEmpty && left === 0
      ? { deleteOne: { filter: { _id } } }
      : { updateOne: { filter: { _id }, update: { $pull: { pendingEvents: { id: { $in: ids } } } } } };

  const relayBatch = async (batch: Map<string, Origin | undefined>): Promise<void> => {
    const filter = { _id: { $in: [...batch.keys()] } };
    const documents = await collection.find(filter, { projection: { pendingEvents: 1 } }).toArray();
    const sent = await Promise.all(documents.map((one) => publishAll(one, batch.get(one._id) ?? UNKNOWN)));
    const confirmed = sent.filter(({ ids }) => ids.length > 0);
    if (confirmed.length > 0) await collection.bulkWrite(confirmed.map(pull), { ordered: false });
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
    add(_id, origin) {
      waiting.set(_id, origin ?? waiting.get(_id));
      start();
    },
    async idle() {
      while (working) await working;
    },
  };
}
