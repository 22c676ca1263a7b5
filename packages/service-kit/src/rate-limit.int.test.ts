import { answeredError } from '@ethereal/contracts/call';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHttpApp } from './http.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { connectRedis, type Redis } from './redis.ts';
import { backingServices, startApp, testLogger, testPrefix } from './testing/harness.ts';
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts';

const prefix = testPrefix('limit');
let proxy: TcpProxy;
let redis: Redis;
let limiter: RateLimiter;
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  proxy = await startTcpProxy(backingServices().redisUrl);
  // The service starts while Redis is unavailable.
  await proxy.cut();
  redis = await connectRedis({ url: proxy.url, logger: testLogger });
  limiter = createRateLimiter({ name: 'svc-test', redis, prefix, factor: 1, logger: testLogger });
  app = await startApp(
    createHttpApp({
      name: 'svc-test',
      logger: testLogger,
      readiness: {},
      calls: [],
      mount(router) {
        const window = { windowSeconds: 60, max: 2 };
        const ok = (_request: unknown, response: { send(text: string): void }) => response.send('ok');
        router.get('/open', limiter.limit({ name: 'open', ...window }), ok);
        router.get('/alone', limiter.limit({ name: 'alone', ...window }), ok);
      },
    }),
  );
});
afterAll(async () => {
  await app.close();
  redis.disconnect();
  await proxy.close();
});

test('counts in this instance only while Redis is unavailable, and in all instances afterwards', async () => {
  const statuses = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await fetch(`${app.url}/alone`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const window = { windowSeconds: 60, max: 1 };
  expect(await limiter.hit('login', 'ann', window)).toMatchObject({ allowed: true, count: 1 });
  const second = await limiter.hit('login', 'ann', window);
  expect(second).toMatchObject({ allowed: false, count: 2 });
  expect(second.retryAfterSeconds).toBeGreaterThan(50);
  expect(await limiter.peek('login', 'ann', window)).toMatchObject({ allowed: false, count: 2 });
  await limiter.reset('login', 'ann');
  expect(await limiter.peek('login', 'ann', window)).toMatchObject({ allowed: true, count: 0 });
  await proxy.restore();
  await vi.waitFor(() => redis.ping(), 10_000);
  expect((await fetch(`${app.url}/alone`)).status).toBe(200);
});

test('answers 429 with Retry-After above the limit', async () => {
  const statuses: number[] = [];
  let last = await fetch(`${app.url}/open`);
  for (let i = 0; i < 2; i += 1) {
    statuses.push(last.status);
    last = await fetch(`${app.url}/open`);
  }
  expect(statuses).toEqual([200, 200]);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answeredError.parse(await last.json()).code).toBe('TOO_MANY_REQUESTS');
});

test('counts by account, returns the count and resets it', async () => {
  const window = { windowSeconds: 60, max: 2 };
  expect(await limiter.peek('login', 'bob', window)).toMatchObject({ allowed: true, count: 0 });
  expect(await limiter.hit('login', 'bob', window)).toMatchObject({ allowed: true, count: 1 });
  expect(await limiter.hit('login', 'bob', window)).toMatchObject({ allowed: true, count: 2 });
  expect(await limiter.peek('login', 'bob', window)).toMatchObject({ allowed: false, count: 2 });
  const third = await limiter.hit('login', 'bob', window);
  expect(third).toMatchObject({ allowed: false, count: 3 });
  expect(third.retryAfterSeconds).toBeGreaterThan(50);
  expect(await limiter.hit('login', 'cleo', window)).toMatchObject({ allowed: true, count: 1 });
  await limiter.reset('login', 'bob');
  expect(await limiter.peek('login', 'bob', window)).toMatchObject({ allowed: true, count: 0 });
});

test('shares counts between instances and multiplies the maximum by the factor', async () => {
  const other = createRateLimiter({ name: 'svc-test', redis, prefix, factor: 2, logger: testLogger });
  const window = { windowSeconds: 60, max: 1 };
  await limiter.hit('shared', 'k', window);
  expect(await other.hit('shared', 'k', window)).toMatchObject({ allowed: true, count: 2 });
  expect(await limiter.hit('shared', 'k', window)).toMatchObject({ allowed: false, count: 3 });
});
