import type { Redis } from '@ethereal/service-kit/redis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSharedCounter } from './shared-counter.ts';

test('exchanges a call under its own window when that window has ended since the call', async () => {
  const lastMs = 59_900;
  vi.useFakeTimers({ now: lastMs });
  onTestFinished(() => void vi.useRealTimers());
  const counted: [name: string, calls: number][] = [];
  const incrby = async (name: string, calls: number) => {
    counted.push([name, calls]);
    return calls;
  };
  const redis = { incrby, pexpire: async () => 1 } as unknown as Redis;
  const counter = createSharedCounter({ redis, prefix: 'limit:' });
  onTestFinished(counter.stop);
  counter.hit('log-in', { windowSeconds: 60, max: 10 }, lastMs);
  await vi.advanceTimersByTimeAsync(200);
  expect(counted).toEqual([['limit:log-in:0', 1]]);
});
