import { randomBytes } from 'node:crypto';
import type { Express } from 'express';
import { listen } from '../listen.ts';
import { createLogger } from '../logger.ts';

/** Logs nothing but what went wrong in a way that a test should not. */
export const testLogger = createLogger({ name: 'test', level: process.env.LOG_LEVEL ?? 'silent' });

const suffix = () => randomBytes(4).toString('hex');

/** A database of the test file's own. */
export const testDatabaseName = (area: string): string => `test_${area}_${suffix()}`;
/** An exchange of the test file's own. */
export const testExchange = (area: string): string => `test.${area}.${suffix()}`;
/** A queue of the test file's own. */
export const testQueue = (area: string): string => `test.${area}.${suffix()}`;
/** A Redis key prefix of the test file's own. */
export const testPrefix = (area: string): string => `test:${area}:${suffix()}:`;

/** The backing services that the test run has started. */
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

/** The app on a free port. */
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
