import { type Item, item } from '@ethereal/contracts/items';
import type { Visit } from '../http/visit.ts';
import { askService } from '../proxy/ask.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';

/** Returns an item from svc-catalog, or `unavailable` when svc-catalog did not answer in time. */
export type FindItem = (
  category: string,
  id: string,
  visit: Pick<Visit, 'requestId' | 'traceparent'>,
) => Promise<Item | 'unknown' | 'unavailable'>;

/** Maximum time that a page waits for its item, in ms. Without the item the page is still sent. */
const DEADLINE_MS = 300;

export function findItemIn(catalog: UpstreamGroup): FindItem {
  return async (category, id, { requestId, traceparent }) => {
    const answer = await askService(catalog, `/api/categories/${category}/${id}`, {
      deadlineMs: DEADLINE_MS,
      headers: { 'x-request-id': requestId, traceparent },
    });
    if (answer?.status === 404) return 'unknown';
    const parsed = answer?.status === 200 ? item.safeParse(answer.body) : undefined;
    return parsed?.success ? parsed.data : 'unavailable';
  };
}
