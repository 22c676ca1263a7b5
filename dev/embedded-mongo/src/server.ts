import { createServer, type Socket } from 'node:net';
import { encode } from './bson.ts';
import { errorReply, execute } from './commands/execute.ts';
import { openStore } from './store.ts';
import { deleteExpired } from './ttl.ts';
import { serveConnection } from './wire/connection.ts';

/** Pause between two deletions of expired documents, in milliseconds. */
const DEFAULT_TTL_INTERVAL_MS = 5_000;

export type EmbeddedMongoOptions = {
  /** Port; 0 selects a free one. */
  port?: number;
  host?: string;
  /** Folder of the data, created when missing. One store at a time may use it. */
  dataDir: string;
  /** Interval in which expired documents (TTL indexes) are deleted, in milliseconds. */
  ttlIntervalMs?: number;
  log?: (message: string) => void;
};

export type EmbeddedMongo = { url: string; port: number; close(): Promise<void> };

/** Starts a document store for MongoDB's drivers. For development and tests only. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { port = 0, host = '127.0.0.1', dataDir, ttlIntervalMs = DEFAULT_TTL_INTERVAL_MS, log } = options;
  const store = openStore(dataDir);
  const sockets = new Set<Socket>();
  let connections = 0;

  const server = createServer((socket) => {
    connections += 1;
    const connectionId = connections;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, (request, reply) => {
      const answer = execute(store, request, connectionId);
      store.commit.whenCommitted((failure) => reply(failure ? encode(errorReply(failure)) : answer));
    });
  });

  const housekeeping = setInterval(() => {
    try {
      store.cursors.dropIdle();
      deleteExpired(store, Date.now());
    } catch (error) {
      log?.(`deleting expired documents failed: ${String(error)}`);
    }
  }, ttlIntervalMs);
  housekeeping.unref();

  const bound = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('The server has no TCP port.'));
    });
  }).catch((error: unknown) => {
    clearInterval(housekeeping);
    store.close();
    throw error;
  });

  async function close(): Promise<void> {
    clearInterval(housekeeping);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    store.commit.commit();
    for (const socket of sockets) socket.end();
    for (const socket of sockets) socket.destroySoon();
    await closed;
    store.close();
  }

  return { url: `mongodb://${host}:${bound}`, port: bound, close };
}
