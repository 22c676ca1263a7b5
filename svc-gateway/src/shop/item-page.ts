import { traceparentOf } from '../http/traceparent.ts';
import type { Visit } from '../http/visit.ts';
import { fetchFromService } from '../proxy/service-fetch.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';

/** Page that exists only as long as its item exists. */
const ITEM_PAGE = '/ethereal/categories/:category/:id';

/** Maximum time that a page waits for its item, in milliseconds. Without an answer the page counts as existing. */
const DEADLINE_MS = 300;

/** A page of the site with the parameters of its path. */
type PageMatch = { page: { path: string }; params: Readonly<Record<string, string | undefined>> };

/** Whether a page shows an item that svc-catalog does not have. */
export type IsMissing = (match: PageMatch, visit: Pick<Visit, 'requestId' | 'trace' | 'req'>) => Promise<boolean>;

/** Creates the check of whether the item of a requested page no longer exists. */
export function createIsMissing(catalog: UpstreamGroup): IsMissing {
  return async ({ page, params: { category, id } }, visit) => {
    if (page.path !== ITEM_PAGE || !category || !id) return false;
    const answer = await fetchFromService(catalog, `/api/categories/${category}/${id}`, {
      deadlineMs: DEADLINE_MS,
      headers: { 'x-request-id': visit.requestId, traceparent: traceparentOf(visit) },
    });
    return answer?.status === 404;
  };
}
