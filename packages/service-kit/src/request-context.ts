import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` so that logs, events and calls made in it carry this request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

/** The id of the request or event that is being worked on, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
