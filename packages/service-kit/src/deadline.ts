import { setTimeout as delay } from 'node:timers/promises';

/**
 * Settles as `work` does, or rejects with an Error after `ms` milliseconds. The work itself is not stopped. An answer that came while
 * this process was held up, by its own work or by others on the machine, is read before the clock is believed.
 */
export function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${what} took longer than ${ms} ms`));
    // Timers come before what has arrived, an immediate after it.
    const timer = setTimeout(() => setImmediate(late), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Waits `ms` milliseconds, or less when `signal` aborts; never throws. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {});
}
