import { jobFailures } from '@ethereal/service-kit/metrics';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, test, vi } from 'vitest';
import type { Segment } from '../log/segment.store.ts';
import { toColumns } from '../log/segment.ts';
import type { Counting } from './counting.ts';
import { runCounting } from './runner.ts';

const segment: Segment = { id: 'fresh', size: 1, columns: toColumns([]) };

/** Returns a counting that records its calls, with `past` groups of the past to count. */
function fakeCounting(past: number) {
  const done: string[] = [];
  const waiting = { live: 0, bulk: 0 };
  let onPast = () => {};
  /** Promise that groups of bulk facts wait for. */
  let held: Promise<void> | undefined;
  const counting: Counting = {
    add: ({ size }, urgency) => {
      waiting[urgency] += size;
    },
    waiting: (urgency) => waiting[urgency],
    async countFresh(urgency) {
      const counted = waiting[urgency];
      if (counted === 0) return 0;
      if (urgency === 'bulk') await held;
      waiting[urgency] -= counted;
      done.push(urgency);
      return counted;
    },
    async countBacklog() {
      if (past === 0) return 0;
      past -= 1;
      done.push('past');
      onPast();
      return 1;
    },
    fold: async () => {
      done.push('fold');
      return false;
    },
    close: async () => void done.push('close'),
    assignLateSellers: async () => false,
  };
  return {
    counting,
    done,
    onPast: (listener: () => void) => {
      onPast = listener;
    },
    holdBulk: (until: Promise<void>) => {
      held = until;
    },
  };
}

test('counts live facts beside the past', async () => {
  const { counting, done, onPast } = fakeCounting(50);
  const runner = runCounting(counting, testLogger);
  onPast(() => {
    if (done.length === 3) runner.add(segment, false);
  });
  await vi.waitFor(() => expect(done).toContain('fold'));
  await runner.stop();
  expect(done.indexOf('live')).toBeLessThan(40);
  expect(done.filter((candidate) => candidate === 'past')).toHaveLength(50);
  expect(done.at(-1)).toBe('close');
});

test('counts the past while fresh facts arrive all the time', async () => {
  const { counting, done, onPast } = fakeCounting(20);
  const runner = runCounting(counting, testLogger);
  onPast(() => {
    runner.add(segment, true);
    runner.add(segment, false);
  });
  await vi.waitFor(() => expect(done.filter((candidate) => candidate === 'past')).toHaveLength(20));
  await runner.stop();
  expect(done.filter((candidate) => candidate !== 'live').slice(0, 6)).toEqual([
    'past',
    'bulk',
    'past',
    'bulk',
    'past',
    'bulk',
  ]);
});

test('retries an unavailable store without losing facts, and reports its failures to the metrics', async () => {
  const { counting, done } = fakeCounting(0);
  vi.spyOn(counting, 'countFresh')
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockRejectedValueOnce(new Error('unavailable'));
  const runner = runCounting(counting, testLogger);
  await vi.waitFor(async () => {
    const failures = (await jobFailures.get()).values.map(({ labels, value }) => [labels.name, value]);
    // Jobs of other files of this worker are in the metric, too.
    expect(failures).toEqual(
      expect.arrayContaining([
        ['counting of live events', 1],
        ['counting of backlogs', 1],
      ]),
    );
  });
  runner.add(segment, false);
  await vi.waitFor(() => expect(done).toContain('live'), 10_000);
  await runner.stop();
});

test('pauses after a failed pass while facts arrive all the time', async () => {
  const { counting } = fakeCounting(0);
  const countFresh = vi.spyOn(counting, 'countFresh').mockRejectedValue(new Error('unavailable'));
  const runner = runCounting(counting, testLogger);
  for (let at = 0; at < 20; at++) {
    runner.add(segment, false);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(countFresh.mock.calls.length).toBeLessThan(10);
  await runner.stop();
});

test('counts facts together that arrive while the broker has more', async () => {
  const { counting, done } = fakeCounting(0);
  const runner = runCounting(counting, testLogger);
  await vi.waitFor(() => expect(done).toContain('fold'));
  for (let at = 0; at < 5; at++) {
    runner.add(segment, true);
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(done).not.toContain('bulk');
  runner.add(segment, false);
  await vi.waitFor(() => expect(done).toContain('bulk'));
  await runner.stop();
  expect(done.filter((candidate) => candidate === 'bulk')).toHaveLength(1);
});

test('counts gathered facts even if no further ones arrive', async () => {
  const { counting, done } = fakeCounting(0);
  const runner = runCounting(counting, testLogger);
  await vi.waitFor(() => expect(done).toContain('fold'));
  runner.add(segment, true);
  await vi.waitFor(() => expect(done).toContain('bulk'), 10_000);
  await runner.stop();
});

test('counts live facts without waiting for bulk facts', async () => {
  const { counting, done, holdBulk } = fakeCounting(0);
  const flood = Promise.withResolvers<void>();
  holdBulk(flood.promise);
  const runner = runCounting(counting, testLogger);
  await vi.waitFor(() => expect(done).toContain('fold'));
  runner.add(segment, true);
  runner.add(segment, false);
  await vi.waitFor(() => expect(done).toContain('live'), 10_000);
  expect(done).not.toContain('bulk');
  flood.resolve();
  await vi.waitFor(() => expect(done).toContain('bulk'));
  await runner.stop();
});

test('limits bulk facts in memory without blocking live ones', async () => {
  const { counting, done } = fakeCounting(0);
  const runner = runCounting(counting, testLogger);
  await vi.waitFor(() => expect(done).toContain('fold'));
  expect(runner.hasRoom(true)).toBe(true);
  runner.add({ ...segment, size: 300_000 }, true);
  expect([runner.hasRoom(true), runner.hasRoom(false)]).toEqual([false, true]);
  await vi.waitFor(() => expect(done).toContain('bulk'), 10_000);
  expect(runner.hasRoom(true)).toBe(true);
  await runner.stop();
});
