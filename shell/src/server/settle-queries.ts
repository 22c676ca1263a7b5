import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Queries that the page asks for and that nobody has tried yet. A query with `meta.late` is the browser's alone. */
function untried(client: QueryClient, tried: ReadonlySet<string>): Query[] {
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
 * Asks for what the last pass of rendering was missing. What refuses (4xx) is an answer too; what fails or is late stays
 * pending, for the browser to ask again.
 * @returns whether there was anything to ask for.
 */
export async function settleQueries(client: QueryClient, tried: Set<string>, late: Promise<void>): Promise<boolean> {
  const queries = untried(client, tried);
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

/** Whether an error is the server's answer to the question, not a failure to answer. */
export const isRefusal = (error: unknown): boolean => isApiError(error) && error.status < 500 && error.status !== 429;
