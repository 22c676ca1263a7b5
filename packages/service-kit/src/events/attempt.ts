import { pause } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import { eventsFailed } from '../metrics.ts';
import { isTransient } from '../transient.ts';

const LONGEST_PAUSE_MS = 5000;

/** 100 ms, then twice as long after each failure, to 5 s. */
export const pauseAfter = (failures: number): number => Math.min(100 * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);

/**
 * Does `work`, again and again while what it fails with is a neighbour's absence: an outage is not the event's fault.
 * @throws what `work` threw otherwise, or when `stop` aborts.
 */
export async function attempt<T>(
  work: () => Promise<T>,
  options: { queue: string; logger: Logger; stop: AbortSignal; isStillMine(): boolean },
): Promise<T> {
  const { queue, logger, stop, isStillMine } = options;
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      eventsFailed.labels(queue).inc();
      if (!isTransient(error) || stop.aborted || !isStillMine()) throw error;
      logger.warn({ err: error, queue }, 'handling events waits for a neighbour');
      await pause(pauseAfter(failures), stop);
    }
  }
}
