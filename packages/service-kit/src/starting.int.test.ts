import { createServer } from 'node:http';
import express from 'express';
import { MongoServerError } from 'mongodb';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { baseConfig } from './config.ts';
import { type Assembled, defineService } from './define-service.ts';
import { listen } from './listen.ts';
import { ensureIndexes } from './mongo.ts';
import { startWithRetry } from './starting.ts';
import { testEnvironment } from './testing/environment.ts';
import { testDatabaseName, testLogger } from './testing/harness.ts';
import { startService } from './testing/start-service.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const REPEATED = 'a neighbor is unavailable; the start is repeated';

const shuttingDown = () => new MongoServerError({ message: 'going down', code: 11600 });

test('waits for a store that becomes unavailable during the start, and assembles the parts again', async () => {
  const environment = await testEnvironment('kit');
  closing.push(environment.close);
  const proxy = await startTcpProxy(environment.env.MONGODB_URL);
  closing.push(proxy.close);
  const messages: string[] = [];
  const stopped: number[] = [];
  let attempts = 0;
  const service = defineService({
    name: 'svc-test',
    config: baseConfig.extend({ MONGODB_DATABASE: z.string().default(testDatabaseName('kit')) }),
    async assemble({ db, onStop }): Promise<Assembled> {
      const attempt = ++attempts;
      onStop('part', () => stopped.push(attempt));
      if (attempt === 1) await proxy.cut();
      await ensureIndexes({ ensureIndexes: () => db.createIndex('things', { name: 1 }) });
      return { calls: [] };
    },
  });
  const warn = (about: object, message?: string) => {
    if (message) messages.push(message);
    if (message === REPEATED) void proxy.restore().catch(() => {});
    return about;
  };
  const logger = Object.assign(Object.create(testLogger), { warn });
  const running = await startService(service, { ...environment.env, MONGODB_URL: proxy.url }, logger);
  closing.push(running.close);
  expect(attempts).toBe(2);
  expect(messages).toContain(REPEATED);
  expect(stopped).toEqual([1]);
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  await running.close();
  expect(stopped).toEqual([1, 2]);
});

test.each([
  ['retries until the neighbor is back', shuttingDown(), 60_000, 3],
  ['ends when the time is over', shuttingDown(), 0, 1],
  ['ends at once for a fault of its own', new Error('PORT: must be a number'), 60_000, 1],
])('handles a failed start: %s', async (_, fault, timeoutMs, attempts) => {
  let tried = 0;
  const begun = startWithRetry(
    async () => {
      if (++tried < 3) throw fault;
      return 'begun';
    },
    { logger: testLogger, onStop: () => {}, timeoutMs },
  );
  if (attempts === 3) expect(await begun).toBe('begun');
  else await expect(begun).rejects.toBe(fault);
  expect(tried).toBe(attempts);
});

test('waits for a port that is in use for a moment', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  const port = await vi.waitFor(() => {
    const address = other.address();
    if (typeof address !== 'object' || !address) throw new Error('not yet');
    return address.port;
  });
  const logger = Object.assign(Object.create(testLogger), { warn: () => other.close() });
  const { url, close } = await listen(express(), { host: '127.0.0.1', port, logger, drainMs: 0 });
  expect(url).toBe(`http://127.0.0.1:${port}`);
  await close();
});
