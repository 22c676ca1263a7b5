import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Db, MongoClient } from 'mongodb';
import { type Running, startService, startStore } from '../processes.ts';
import { deleteQueue, type Namespace, newNamespace } from './broker.ts';
import { GIVEN_STORE, MAIN, ROOT } from './settings.ts';

const sum = (counts: Record<string, number> = {}) => Object.values(counts).reduce((sum, value) => sum + value, 0);

/** Returns the number of counted events, summed over the sellers' day documents. */
async function counted(db: Db): Promise<number> {
  const days = db.collection<{ _id: string }>('day_counts');
  // Large documents stay raw; only the counts by minute are deserialized.
  const own = await days.find<Uint8Array>({ _id: { $gte: 's', $lt: 't' } }, { raw: true }).toArray();
  const minutesIn = (document: Uint8Array) => {
    const { v } = BSON.deserialize(document, { raw: true });
    return v instanceof Uint8Array ? sum(BSON.deserialize(v)) : 0;
  };
  return own.reduce((all, document) => all + minutesIn(document), 0);
}

/** Polls rarely, because a seller with many items has a large document whose reads would slow the store. */
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

/** Runs the work with a new store, or with the store of MONGODB_URL. */
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

type Alone = { namespace: Namespace; service: Running; store: OwnStore };

/** Runs the work with one instance. */
export const alone = <T>(work: (parts: Alone) => Promise<T>): Promise<T> =>
  withStore(async (store) => {
    const namespace = newNamespace();
    const service = await startService(join(ROOT, MAIN), { ...namespace.env, MONGODB_URL: store.url });
    try {
      return await work({ namespace, service, store });
    } finally {
      await service.stop();
      await deleteQueue(namespace);
    }
  });
