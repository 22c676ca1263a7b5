import { setTimeout as delay } from 'node:timers/promises';

/**
 * Time in which the shop answers a person, in milliseconds, also while one of its services hangs. The deadlines of
 * requests between services derive from it, less the time that the caller needs for the rest of its answer.
 */
export const ANSWER_WITHIN_MS = 1000;
/** Deadline of a request to another service that is almost all of an answer's work, in milliseconds. */
export const ONE_REQUEST_MS = ANSWER_WITHIN_MS - 100;

/**
 * Settles as `work` does, or rejects with an Error after `ms` milliseconds. The work itself is not stopped. An answer
 * that arrived while this process was blocked, by its own work or by others on the machine, still counts.
 */
export function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectLate = () => reject(new Error(`${what} took longer than ${ms} ms`));
    // Timers run before I/O callbacks and immediates after them.
    const timer = setTimeout(() => setImmediate(rejectLate), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Waits `ms` milliseconds, or less when `signal` aborts; never throws. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {});
}
