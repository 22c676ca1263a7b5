import { fieldOf } from '@ethereal/web-kit/api/field-of.ts';
import { useParams, useSearchParams } from '@ethereal/web-kit/router.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactElement, type ReactNode, useSyncExternalStore } from 'react';

/** Location of a page, and the query client of the site. */
type PagePlace = {
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
};

/** `handle` of a route, which the shell calls to load a page that will likely be opened. */
type PageHandle = { prefetch(place: PagePlace): void };

/** Whether the `handle` of a route has the functions of `lazyPage`. */
export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof fieldOf(handle, 'prefetch') === 'function';

/** The query that a page shows first, requested while the code of the page is still loading. */
type EarlyQuery = {
  queryKey: QueryKey;
  fetch(client: QueryClient): Promise<void>;
  /** Called with the data after a prefetch of the page, for example to preload its pictures. */
  onPrefetched?(client: QueryClient): void;
};

/** Returns the first query of the page at a place; undefined when the page has none. */
export type EarlyData = (place: PagePlace) => EarlyQuery | undefined;

/**
 * Returns the `element` and `handle` of a route whose page is loaded on demand:
 * `{ path: 'cart', ...lazyPage(() => import('./cart/CartPage.tsx'), 'CartPage') }`.
 * The shell calls the handle to load code and data ahead of a likely navigation.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  data?: EarlyData,
): { element: ReactElement; handle: PageHandle } {
  const Page = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  const handle: PageHandle = {
    prefetch(place) {
      Promise.all([load(), data && prefetch(data, place)]).catch(() => {
        // A failed prefetch is repeated when the page opens.
      });
    },
  };
  return { element: data ? <WithEarlyData data={data} page={<Page />} /> : <Page />, handle };
}

/** Requests the first query of a page unless the cache has it already. */
async function request(data: EarlyData, place: PagePlace): Promise<EarlyQuery | undefined> {
  const query = data(place);
  if (query && !place.client.getQueryState(query.queryKey)) await query.fetch(place.client);
  return query;
}

async function prefetch(data: EarlyData, place: PagePlace): Promise<void> {
  (await request(data, place))?.onPrefetched?.(place.client);
}

const neverChanges = () => () => undefined;

function WithEarlyData({ data, page }: { data: EarlyData; page: ReactNode }) {
  const client = useQueryClient();
  const params = useParams();
  const [query] = useSearchParams();
  // Nothing is requested during hydration: an answer before its end would not match the server's HTML.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (!isHydrating) void request(data, { client, params, query });
  return page;
}
