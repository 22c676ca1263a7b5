import { testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, test, vi } from 'vitest';
import type { Segment } from '../log/segment.store.ts';
import { toColumns } from '../log/segment.ts';
import type { Counting } from './counting.ts';
import { runCounting } from './runner.ts';

const segment: Segment = { id: 'fresh', size: 1, columns: toColumns([]) };

/** Counting that notes what it does, with so many groups of the past to count. */
function fakeCounting(past: number) {
  const done: string[] = [];
  let fresh = 0;
  let onPast = () => {};
  const counting: Counting = {
    add: () => {
      fresh += 1;
    },
    waiting: () => fresh,
    async countFresh() {
      if (fresh === 0) return 0;
      const counted = fresh;
      fresh = 0;
      done.push('fresh');
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
    adopt: async () => false,
  };
  return {
    counting,
    done,
    onPast: (listener: () => void) => {
      onPast = listener;
    },
  };
}

test('what is fresh is counted before the next group of the past', async () => {
  const { counting, done, onPast } = fakeCounting(50);
  const runner = runCounting(counting, testLogger);
  onPast(() => {
    if (done.length === 3) void runner.add(segment, false);
  });
  await vi.waitFor(() => expect(done).toContain('fold'));
  await runner.stop();
  expect(done.indexOf('fresh')).toBe(3);
  expect(done.filter((one) => one === 'past')).toHaveLength(50);
  expect(done.at(-1)).toBe('close');
});

test('the past is counted also while something fresh comes all the time', async () => {
  const { counting, done, onPast } = fakeCounting(20);
  const runner = runCounting(counting, testLogger);
  onPast(() => void runner.add(segment, false));
  await vi.waitFor(() => expect(done.filter((one) => one === 'past')).toHaveLength(20));
  await runner.stop();
  expect(done.slice(0, 6)).toEqual(['past', 'fresh', 'past', 'fresh', 'past', 'fresh']);
});

test('a store that is away is tried again, and nothing is lost', async () => {
  const { counting, done } = fakeCounting(0);
  const failing = vi
    .spyOn(counting, 'countFresh')
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'));
  const runner = runCounting(counting, testLogger);
  void runner.add(segment, false);
  await vi.waitFor(() => expect(done).toContain('fresh'), 10_000);
  await runner.stop();
  expect(failing.mock.calls.length).toBeGreaterThan(2);
});

test('what comes while the broker has more is counted together, once it has no more', async () => {
  const { counting, done } = fakeCounting(0);
  const runner = runCounting(counting, testLogger);
  await vi.waitFor(() => expect(done).toContain('fold'));
  for (let at = 0; at < 5; at++) {
    await runner.add(segment, true);
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(done).not.toContain('fresh');
  await runner.add(segment, false);
  await vi.waitFor(() => expect(done).toContain('fresh'));
  await runner.stop();
  expect(done.filter((one) => one === 'fresh')).toHaveLength(1);
});

test('what gathered is counted although the broker has no more after all', async () => {
  const { counting, done } = fakeCounting(0);
  const runner = runCounting(counting, testLogger);
  await vi.waitFor(() => expect(done).toContain('fold'));
  await runner.add(segment, true);
  await vi.waitFor(() => expect(done).toContain('fresh'), 10_000);
  await runner.stop();
});
