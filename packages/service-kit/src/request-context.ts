import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTrace } from './tracing.ts';

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` so that logs, events and calls made in it carry this request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

/** The id of the request or event that is being worked on, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** What tells a neighbour for which request it is asked, and in which trace. */
export const originHeaders = (requestId = currentRequestId()): Record<string, string> => ({
  ...(requestId !== undefined && { 'x-request-id': requestId }),
  ...currentTrace(),
});
