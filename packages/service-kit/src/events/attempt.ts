import { pause } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import { eventsFailed } from '../metrics.ts';
import { isTransient } from '../transient.ts';

const LONGEST_PAUSE_MS = 5000;

/** Returns the pause after a number of failures: 100 ms, doubled after each failure, up to 5 s. */
export const pauseAfter = (failures: number): number => Math.min(100 * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);

/**
 * Runs `work`, and again while it fails because a neighbor is unavailable: an outage is not the event's fault.
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
      logger.warn({ err: error, queue }, 'the consumer is paused until a neighbor answers');
      await pause(pauseAfter(failures), stop);
    }
  }
}
