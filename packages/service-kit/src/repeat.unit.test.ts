import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from './metrics.ts';
import { type Repeated, repeat } from './repeat.ts';

const EVERY_MS = 1000;
const logger = { debug: vi.fn(), warn: vi.fn() };
let job: Repeated | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  logger.warn.mockClear();
});
afterEach(async () => {
  await job?.stop();
  vi.useRealTimers();
});

async function failuresShown(): Promise<number | undefined> {
  const metric = await registry.getSingleMetric('job_consecutive_failures')?.get();
  return metric?.values.find(({ labels }) => labels.name === 'test sweep')?.value;
}

function start(work: (stopping: AbortSignal) => Promise<unknown>): Repeated {
  job = repeat(work, { job: 'test sweep', everyMs: EVERY_MS, logger });
  return job;
}

describe('repeat', () => {
  it('runs at once and again after each pause', async () => {
    const work = vi.fn(async () => {});
    start(work);
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('never overlaps with itself, even when a run takes longer than the pause or is kicked', async () => {
    let [running, most, runs] = [0, 0, 0];
    const { kick } = start(async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 3 * EVERY_MS));
      running -= 1;
    });
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    kick();
    kick();
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect({ most, runs }).toEqual({ most: 1, runs: 2 });
    await vi.advanceTimersByTimeAsync(4 * EVERY_MS);
    expect({ most, runs }).toEqual({ most: 1, runs: 3 });
    const stopped = job?.stop();
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    await stopped;
  });

  it('shows consecutive failures in the metric and resets it with the next success', async () => {
    let fails = true;
    start(async () => {
      if (fails) throw new Error('the store is down');
    });
    await vi.advanceTimersByTimeAsync(4 * EVERY_MS);
    expect(await failuresShown()).toBe(5);
    fails = false;
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(await failuresShown()).toBe(0);
  });

  it('logs the 1st, 2nd, 4th and 8th failure in a row', async () => {
    start(async () => {
      throw new Error('the store is down');
    });
    await vi.advanceTimersByTimeAsync(8 * EVERY_MS);
    expect(logger.warn.mock.calls.map(([{ failures }]) => failures)).toEqual([1, 2, 4, 8]);
  });

  it('aborts its signal and waits for the current run when stopped', async () => {
    let ended = false;
    const { stop } = start(async (stopping) => {
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      ended = true;
    });
    await stop();
    expect(ended).toBe(true);
  });
});
