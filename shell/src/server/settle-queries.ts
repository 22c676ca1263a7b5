import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Returns the queries that the page requested and that were not fetched yet. Queries with `meta.late` are left to the
 * browser.
 */
function unfetched(client: QueryClient, tried: ReadonlySet<string>): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options, meta, queryHash }) =>
        state.status === 'pending' &&
        options.queryFn !== undefined &&
        !('enabled' in options && options.enabled === false) &&
        meta?.late !== true &&
        !tried.has(queryHash),
    );
}

/**
 * Fetches the data that the last pass was missing. A refusal (4xx) counts as an answer. A query that fails or is late
 * stays pending, so that the browser fetches it again.
 * @returns whether there were queries to fetch.
 */
export async function settleQueries(client: QueryClient, tried: Set<string>, late: Promise<void>): Promise<boolean> {
  const queries = unfetched(client, tried);
  const outcomes = queries.map(async (query) => {
    tried.add(query.queryHash);
    await Promise.race([query.fetch().catch(() => undefined), late]);
    const { status, error } = query.state;
    const isSettled = status === 'success' || (status === 'error' && isRefusal(error));
    if (!isSettled) client.getQueryCache().remove(query);
  });
  await Promise.all(outcomes);
  return queries.length > 0;
}

/** Whether an error is the server's refusal, not a failure to answer. */
export const isRefusal = (error: unknown): boolean => isApiError(error) && error.status < 500 && error.status !== 429;
