import { pause } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import { eventsFailed } from '../metrics.ts';
import { isTransient } from '../transient.ts';

/** Maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 5000;

/** Returns the pause after a number of failures: 100 ms, doubled after each failure, up to 5 s. */
export const pauseAfter = (failures: number): number => Math.min(100 * 2 ** Math.min(failures, 10), MAX_PAUSE_MS);

/**
 * Runs `work`, and again while it fails because a neighbor is unavailable: an outage is not the event's fault.
 * @throws the error of `work` when no neighbor caused it, `stop` has aborted, or the channel has closed
 */
export async function attempt<T>(
  work: () => Promise<T>,
  options: {
    queue: string;
    logger: Logger;
    stop: AbortSignal;
    /** Whether the channel of the event is open. After it has closed, the broker delivers the event again. */
    isChannelOpen(): boolean;
  },
): Promise<T> {
  const { queue, logger, stop, isChannelOpen } = options;
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      eventsFailed.labels(queue).inc();
      if (!isTransient(error) || stop.aborted || !isChannelOpen()) throw error;
      logger.warn({ err: error, queue }, 'the consumer is paused until a neighbor answers');
      await pause(pauseAfter(failures), stop);
    }
  }
}
