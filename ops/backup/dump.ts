import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientSession, Collection, MongoClient } from 'mongodb';

const OF_THE_STORE = new Set(['admin', 'config', 'local']);

/** Returns the names of the shop's databases. */
export async function databasesOf(client: MongoClient): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => !OF_THE_STORE.has(name));
}

/** Writes a collection's documents in the format of mongodump. Returns their number. */
async function dumpCollection(
  collection: Collection,
  file: string,
  session: ClientSession | undefined,
): Promise<number> {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600 }));
  const documents = collection.find({}, { raw: true, session });
  let count = 0;
  try {
    for await (const document of documents) {
      count += 1;
      if (!gzip.write(document)) await Promise.race([once(gzip, 'drain'), written]);
    }
    gzip.end();
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    throw error;
  }
  await written;
  return count;
}

/**
 * Writes all documents of the shop into a folder, in the format of `mongodump --gzip`, without indexes, which the
 * services create. In a replica set the backup is a snapshot of one moment. Clients are not blocked. Returns the number
 * of documents.
 */
export async function dump(client: MongoClient, folder: string): Promise<number> {
  const { setName } = await client.db('admin').command({ hello: 1 });
  const session = setName ? client.startSession({ snapshot: true }) : undefined;
  let count = 0;
  try {
    for (const database of await databasesOf(client)) {
      const db = client.db(database);
      mkdirSync(join(folder, database), { recursive: true });
      for (const { name, type } of await db.listCollections({}, { nameOnly: true }).toArray()) {
        if (type === 'view' || name.startsWith('system.')) continue;
        count += await dumpCollection(db.collection(name), join(folder, database, `${name}.bson.gz`), session);
      }
    }
  } finally {
    await session?.endSession();
  }
  return count;
}
