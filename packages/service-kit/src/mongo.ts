import { type Collection, type Db, MongoBulkWriteError, MongoClient, MongoServerError } from 'mongodb';
import { withDeadline } from './deadline.ts';
import { messageOf, unavailable } from './errors.ts';
import { addTransientCheck } from './transient.ts';
import { isTransientMongo } from './transient-mongo.ts';

addTransientCheck(isTransientMongo);

/**
 * Detects a server that accepts connections and does not answer: the driver's heartbeat connection times out and
 * interrupts all operations in flight. They fail within 6 s, and later ones within a second. Long operations of a
 * working server are not interrupted.
 */
const STALL_DETECTION = { heartbeatFrequencyMS: 1000, connectTimeoutMS: 2000, serverSelectionTimeoutMS: 1000 };

export type Mongo = {
  client: MongoClient;
  db: Db;
  /** Rejects within 2 s when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type MongoOptions = {
  url: string;
  database: string;
  /** Application name in the server's logs and current operations. */
  appName: string;
};

/**
 * Connects to a standalone server, replica set or sharded cluster. Writes are acknowledged once they are durable
 * (majority, journal). Operations on a stalled server fail within 6 s, as a transient fault.
 * @throws unavailable when the server does not answer
 */
export async function connectMongo({ url, database, appName }: MongoOptions): Promise<Mongo> {
  const client = new MongoClient(url, {
    appName,
    ...STALL_DETECTION,
    writeConcern: { w: 'majority', journal: true },
    ignoreUndefined: true,
  });
  try {
    await client.connect();
    await client.db('admin').command({ ping: 1 });
  } catch (cause) {
    await client.close();
    throw unavailable(`MongoDB does not answer (${messageOf(cause)}). Check MONGODB_URL.`, { cause });
  }
  const db = client.db(database);
  return {
    client,
    db,
    ping: async () => {
      await withDeadline(db.command({ ping: 1 }), 2000, 'MongoDB ping');
    },
    close: () => client.close(),
  };
}

/** Creates the indexes of a service's stores; existing ones stay. */
export async function ensureIndexes(...stores: readonly { ensureIndexes(): Promise<unknown> }[]): Promise<void> {
  await Promise.all(stores.map((store) => store.ensureIndexes()));
}

/** Codes of the errors of a database without an index, or without its collection. */
const NO_INDEX: readonly unknown[] = [27, 26];

/** Drops an index that earlier releases created, if there is one. */
export async function dropFormerIndex(collection: Pick<Collection, 'dropIndex'>, name: string): Promise<void> {
  await collection.dropIndex(name).catch((error: unknown) => {
    if (!(error instanceof MongoServerError && NO_INDEX.includes(error.code))) throw error;
  });
}

/** Code of the error of a write that would duplicate a unique key. */
const DUPLICATE_KEY = 11000;

/** Whether a write failed only because of duplicate keys: the single write, or all failed writes of a batch. */
export function isDuplicateKey(error: unknown): boolean {
  if (error instanceof MongoBulkWriteError) {
    const failures = [error.writeErrors].flat();
    return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
  }
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** Awaits a write. Returns its result; undefined when it failed only because of duplicate keys. */
export const unlessDuplicate = <T>(write: Promise<T>): Promise<T | undefined> =>
  write.catch((error: unknown) => {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  });

/** Code of an upsert whose insert would have another id than its filter. */
const IMMUTABLE_FIELD = 66;

/**
 * Awaits an unordered batch and returns the positions of its writes that failed with one of the codes, none when all
 * succeeded. Throws when any write failed for another reason.
 */
async function failedWith(batch: Promise<unknown>, codes: readonly number[]): Promise<ReadonlySet<number>> {
  try {
    await batch;
    return new Set();
  } catch (error) {
    const failures = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (failures.length === 0 || !failures.every(({ code }) => codes.includes(code))) throw error;
    return new Set(failures.map(({ index }) => index));
  }
}

/** Awaits an unordered batch. Returns the positions of its writes that failed because of a duplicate key. */
export const duplicatesOf = (batch: Promise<unknown>) => failedWith(batch, [DUPLICATE_KEY]);

/**
 * Awaits an unordered batch of upserts. Returns the positions of those that were not made: their key exists already, or
 * their insert is refused.
 */
export const refusedAmong = (batch: Promise<unknown>) => failedWith(batch, [DUPLICATE_KEY, IMMUTABLE_FIELD]);
