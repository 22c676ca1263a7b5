import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Db, MongoClient } from 'mongodb';
import { type Running, startService, startStore } from '../processes.ts';
import { deleteQueue, newPlace, type Place } from './broker.ts';
import { GIVEN_STORE, MAIN, ROOT } from './settings.ts';

const sum = (counts: Record<string, number> = {}) => Object.values(counts).reduce((all, one) => all + one, 0);

/** What is counted, by the sellers' days. */
async function counted(db: Db): Promise<number> {
  const days = db.collection<{ _id: string }>('day_counts');
  // Of a document with counts of very many items, only those by minute are made objects.
  const own = await days.find<Uint8Array>({ _id: { $gte: 's', $lt: 't' } }, { raw: true }).toArray();
  const minutesIn = (document: Uint8Array) => {
    const { v } = BSON.deserialize(document, { raw: true });
    return v instanceof Uint8Array ? sum(BSON.deserialize(v)) : 0;
  };
  return own.reduce((all, document) => all + minutesIn(document), 0);
}

/** A seller of very many items has a large document: it is looked at seldom enough to cost the store little. */
export async function untilCounted(db: Db, events: number): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    const found = await counted(db);
    if (found === events) return;
    if (found > events) throw new Error(`${found} counted of ${events}`);
    const took = performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, Math.max(20, 5 * took)));
  }
}

type OwnStore = {
  url: string;
  pid: number | undefined;
  folder: string;
  db(name: string): Db;
  stop(): Promise<void>;
};

/** Works with a store of its own, unless there is one that was given. */
export async function withStore<T>(work: (store: OwnStore) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'analytics-bench-'));
  const own = GIVEN_STORE === undefined ? await startStore(folder) : undefined;
  const url = own?.url ?? GIVEN_STORE ?? '';
  const mongo = await new MongoClient(url).connect();
  const stop = async () => {
    await mongo.close();
    await own?.stop();
  };
  try {
    return await work({ url, pid: own?.pid, folder, db: (name) => mongo.db(name), stop });
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Alone = { place: Place; service: Running; store: OwnStore };

/** One instance. */
export const alone = <T>(work: (parts: Alone) => Promise<T>): Promise<T> =>
  withStore(async (store) => {
    const place = newPlace();
    const service = await startService(join(ROOT, MAIN), { ...place.env, MONGODB_URL: store.url });
    try {
      return await work({ place, service, store });
    } finally {
      await service.stop();
      await deleteQueue(place);
    }
  });
