import { expect, test, vi } from 'vitest';
import { connectRedis } from './redis.ts';
import { backingServices, testLogger } from './testing/harness.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';
import { isTransient } from './transient.ts';

test('fails commands quickly with a transient fault while Redis is unavailable or stalled, and recovers', async () => {
  const proxy = await startTcpProxy(backingServices().redisUrl);
  const redis = await connectRedis({ url: proxy.url, logger: testLogger });
  const fault = () =>
    redis.ping().then(
      () => undefined,
      (error: unknown) => error,
    );

  await proxy.cut();
  expect(isTransient(await fault())).toBe(true);
  expect(isTransient(await fault())).toBe(true);
  await proxy.restore();
  await vi.waitFor(() => redis.ping(), 10_000);

  proxy.stall();
  expect(isTransient(await fault())).toBe(true);
  proxy.resume();
  await vi.waitFor(() => redis.ping(), 10_000);
  redis.disconnect();
  await proxy.close();
});
