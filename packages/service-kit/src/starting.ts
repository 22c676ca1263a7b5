import { setTimeout as delay } from 'node:timers/promises';
import { withDeadline } from './deadline.ts';
import type { Logger } from './logger.ts';
import type { Lifecycle } from './service.ts';
import { isTransient } from './transient.ts';

/** Maximum time that a neighbor may be unavailable at the start, in milliseconds. */
const TIMEOUT_MS = 60_000;
/** Pause before the second attempt, in milliseconds; it doubles with each failure. */
const FIRST_PAUSE_MS = 200;
/** Maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 2000;
/**
 * Time within which the parts of a failed attempt must stop, in milliseconds: the next attempt does not wait for an
 * unavailable neighbor.
 */
const STOP_DEADLINE_MS = 2000;

type Options = {
  logger: Logger;
  onStop: Lifecycle['onStop'];
  /** Maximum time that a neighbor may be unavailable, in milliseconds; a minute by default. */
  timeoutMs?: number;
};

/**
 * Starts something that depends on neighbors, and retries after a pause as long as it fails because one of them is
 * unavailable (`isTransient`), for example a store that stops answering during the start. What an attempt registered
 * with `onStop` is stopped before the next one, and not again at shutdown.
 * @throws what the last attempt threw: at once when no neighbor caused it, otherwise when the time is over.
 */
export async function startWithRetry<T>(
  begin: (onStop: Lifecycle['onStop']) => Promise<T>,
  { logger, onStop, timeoutMs = TIMEOUT_MS }: Options,
): Promise<T> {
  const until = performance.now() + timeoutMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    const started: (() => Promise<unknown>)[] = [];
    try {
      return await begin((name, stop) => {
        let stopped: Promise<unknown> | undefined;
        const once = () => {
          stopped ??= (async () => stop())();
          return stopped;
        };
        started.unshift(once);
        onStop(name, once);
      });
    } catch (error) {
      for (const stop of started)
        await withDeadline(stop(), STOP_DEADLINE_MS, 'stopping a failed start').catch((err: unknown) =>
          logger.warn({ err }, 'a part of a failed start could not be stopped'),
        );
      if (!isTransient(error) || performance.now() >= until) throw error;
      logger.warn({ err: error, pauseMs }, 'a neighbor is unavailable; the start is repeated');
      // This timer keeps the process alive, because nothing else does during the start.
      await delay(pauseMs);
    }
  }
}
