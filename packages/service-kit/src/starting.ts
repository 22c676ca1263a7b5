import { setTimeout as delay } from 'node:timers/promises';
import { withDeadline } from './deadline.ts';
import type { Logger } from './logger.ts';
import type { Lifecycle } from './service.ts';
import { isTransient } from './transient.ts';

const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** What an attempt began may take so long to stop, in milliseconds: the next one does not wait for a neighbour that is away. */
const STOP_WITHIN_MS = 2000;

type Options = {
  logger: Logger;
  onStop: Lifecycle['onStop'];
  /** How long a neighbour may be away, in milliseconds; a minute unless given. */
  patienceMs?: number;
};

/**
 * Begins something that needs neighbours, and again after a pause as long as it fails because one of them is away (`isTransient`): a store that
 * stops answering in the middle of a start is no reason to end. What an attempt told `onStop` is stopped before the next one, and not again at
 * the end.
 * @throws what the last attempt threw: at once when it is no neighbour's fault, else when patience is over.
 */
export async function startWithRetry<T>(
  begin: (onStop: Lifecycle['onStop']) => Promise<T>,
  { logger, onStop, patienceMs = PATIENCE_MS }: Options,
): Promise<T> {
  const until = performance.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const begun: (() => Promise<unknown>)[] = [];
    try {
      return await begin((name, stop) => {
        let stopped: Promise<unknown> | undefined;
        const once = () => {
          stopped ??= (async () => stop())();
          return stopped;
        };
        begun.unshift(once);
        onStop(name, once);
      });
    } catch (error) {
      for (const stop of begun)
        await withDeadline(stop(), STOP_WITHIN_MS, 'stopping what was begun').catch((err: unknown) =>
          logger.warn({ err }, 'a part of a failed start could not be stopped'),
        );
      if (!isTransient(error) || performance.now() >= until) throw error;
      logger.warn({ err: error, pauseMs }, 'a neighbour is away: starting again');
      // Nothing else keeps a process alive that only begins: this wait must.
      await delay(pauseMs);
    }
  }
}
