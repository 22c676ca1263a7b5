import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTrace } from './tracing.ts';

type Context = { requestId: string; changes?: Set<string> };

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` so that its events, calls and lines of the audit trail carry this request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

/** Returns the id of the current request or event; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Adds cache tags that the current request changes. */
export function noteChanges(tags: readonly string[]): void {
  const context = storage.getStore();
  if (!context || tags.length === 0) return;
  context.changes ??= new Set();
  for (const tag of tags) context.changes.add(tag);
}

/** Returns the cache tags that the request has changed so far. */
export const notedChanges = (): readonly string[] => [...(storage.getStore()?.changes ?? [])];

/** Returns headers that pass the id and the trace of the current request to a neighbor. */
export const originHeaders = (requestId = currentRequestId()): Record<string, string> => ({
  ...(requestId !== undefined && { 'x-request-id': requestId }),
  ...currentTrace(),
});
