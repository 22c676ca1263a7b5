import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../server.ts';

export type TestStore = {
  db(): Db;
  server(): EmbeddedMongo;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a store with its own data folder, connected to the official driver. */
export async function startTestStore(ttlIntervalMs = 60_000): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  let server = await startEmbeddedMongo({ dataDir, ttlIntervalMs });
  let client = await new MongoClient(server.url).connect();

  async function close(): Promise<void> {
    await client.close();
    await server.close();
  }

  return {
    db: () => client.db('shop'),
    server: () => server,
    async restart() {
      await close();
      server = await startEmbeddedMongo({ dataDir, ttlIntervalMs });
      client = await new MongoClient(server.url).connect();
    },
    async stop() {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
