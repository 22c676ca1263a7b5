import { setTimeout as delay } from 'node:timers/promises';

/** Settles as `work` does, or rejects with an Error after `ms` milliseconds. The work itself is not stopped. */
export function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Waits `ms` milliseconds, or less when `signal` aborts; never throws. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {});
}
