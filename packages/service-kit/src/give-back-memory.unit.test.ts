import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackWhenQuiet } from './give-back-memory.ts';

const MB = 2 ** 20;
const FIVE_MINUTES_MS = 5 * 60_000;
const AFTER_COLLECTION = 40 * MB;
const collect = vi.fn(() => {
  heapBytes = AFTER_COLLECTION;
});
const realGc = globalThis.gc;
let [heapBytes, utilization] = [0, 0];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }));
  collect.mockClear();
  globalThis.gc = collect as unknown as typeof globalThis.gc;
  [heapBytes, utilization] = [60 * MB, 0.01];
});
afterEach(() => {
  stop();
  globalThis.gc = realGc;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the number of collections within five more minutes, in which the heap grew to so many megabytes. */
function collectionsAfter(megabytes: number): number {
  collect.mockClear();
  heapBytes = megabytes * MB;
  vi.advanceTimersByTime(FIVE_MINUTES_MS);
  return collect.mock.calls.length;
}

test('returns memory at once after the start, and after five quiet minutes of a grown heap', () => {
  stop = giveBackWhenQuiet(() => heapBytes);
  expect(collect.mock.calls).toEqual([[{ type: 'major', flavor: 'last-resort' }]]);
  expect(collectionsAfter(80)).toBe(1);
});

test('skips a process that is busy, has hardly grown, or is so large that it would pause for long', () => {
  stop = giveBackWhenQuiet(() => heapBytes);
  utilization = 0.2;
  expect(collectionsAfter(80)).toBe(0);
  utilization = 0.01;
  expect(collectionsAfter(43)).toBe(0);
  expect(collectionsAfter(300)).toBe(0);
  expect(collectionsAfter(80)).toBe(1);
});

test('collects nothing once stopped, and works under a Node without the flag', () => {
  stop = giveBackWhenQuiet(() => heapBytes);
  stop();
  expect(collectionsAfter(80)).toBe(0);
  globalThis.gc = undefined;
  stop = giveBackWhenQuiet(() => heapBytes);
  expect(collectionsAfter(80)).toBe(0);
});
