import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Express } from 'express';
import { listen } from '../listen.ts';
import { createLogger } from '../logger.ts';

/** Logger of tests; silent unless LOG_LEVEL is set. */
export const testLogger = createLogger({ name: 'test', level: process.env.LOG_LEVEL ?? 'silent' });

const suffix = () => randomBytes(4).toString('hex');

/** Returns the name of a database that only this test file uses. */
export const testDatabaseName = (area: string): string => `test_${area}_${suffix()}`;
/** Returns the name of an exchange that only this test file uses. */
export const testExchange = (area: string): string => `test.${area}.${suffix()}`;
/** Returns the name of a queue that only this test file uses. */
export const testQueue = (area: string): string => `test.${area}.${suffix()}`;
/** Returns a prefix of Redis keys that only this test file uses. */
export const testPrefix = (area: string): string => `test:${area}:${suffix()}:`;

/** Returns the addresses of the backing services that the test run has started. */
export function backingServices(): { mongodbUrl: string; rabbitmqUrl: string; redisUrl: string } {
  const read = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is not set: run the tests with "npm test"`);
    return value;
  };
  return {
    mongodbUrl: read('MONGODB_URL'),
    rabbitmqUrl: read('RABBITMQ_URL'),
    redisUrl: read('REDIS_URL'),
  };
}

/** Starts a server on a free port, such as a stand-in for a neighbor. */
export async function startServer(listener: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close().closeAllConnections(),
  };
}

/**
 * Returns a free port below those that the system gives to connections and to servers that name none, and below those
 * of a site that is starting (`dev/processes/ports.ts`), so that a server can leave the port and come back to it.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await once(server.close(), 'close');
    return port;
  }
}

/** Returns a URL at a free port, such as that of a neighbor that is not running. */
export const freeUrl = async (): Promise<string> => `http://127.0.0.1:${await lastingPort()}`;

/** Starts an app on a free port. */
export async function startApp(app: Express): Promise<{ url: string; close(): Promise<void> }> {
  const { url, server, close } = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    logger: testLogger,
    drainMs: 0,
  });
  return {
    url,
    close: async () => {
      const closed = close();
      server.closeAllConnections();
      await closed;
    },
  };
}
