import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTrace } from './tracing.ts';

type Context = { requestId: string; changes?: Set<string> };

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` so that logs, events and calls made in it carry this request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

/** The id of the request or event that is being worked on, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Notes what the request that is being worked on changes. */
export function noteChanges(tags: readonly string[]): void {
  const context = storage.getStore();
  if (!context || tags.length === 0) return;
  context.changes ??= new Set();
  for (const tag of tags) context.changes.add(tag);
}

/** The tags of what the request has changed so far. */
export const notedChanges = (): readonly string[] => [...(storage.getStore()?.changes ?? [])];

/** What tells a neighbour for which request it is asked, and in which trace. */
export const originHeaders = (requestId = currentRequestId()): Record<string, string> => ({
  ...(requestId !== undefined && { 'x-request-id': requestId }),
  ...currentTrace(),
});
