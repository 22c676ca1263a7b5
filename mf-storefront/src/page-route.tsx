import type { PageHandle, PagePlace } from '@ethereal/web-kit/page/page-handle.ts';
import { type RouteObject, useParams, useSearchParams } from '@ethereal/web-kit/router.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, useSyncExternalStore } from 'react';
import type { EarlyData } from './early-data.ts';
import type { preloadPictures } from './early-pictures.ts';

type Found = Parameters<typeof preloadPictures>[0];

/** A page whose code and data come when it is opened, or ahead when that is likely. Without a path it is the area's first. */
export function pageRoute(
  path: string | undefined,
  load: () => Promise<{ default: ComponentType }>,
  data: EarlyData = () => undefined,
): RouteObject {
  const Page = lazy(load);
  const handle: PageHandle = {
    prefetch(place) {
      Promise.all([load(), prefetchData(data, place)]).catch(() => {
        // What fails now is asked for again when the page is opened.
      });
    },
  };
  const element = <Early data={data} page={<Page />} />;
  return path === undefined ? { index: true, element, handle } : { path, element, handle };
}

/** Asks for a page's data, once. */
async function ask(data: EarlyData, place: PagePlace): Promise<Found> {
  const { client } = place;
  const query = data(place);
  if (query && !client.getQueryState(query.queryKey)) await query.ask(client);
  return query && client.getQueryData(query.queryKey);
}

async function prefetchData(data: EarlyData, place: PagePlace): Promise<void> {
  const found = await ask(data, place);
  if (found) (await import('./early-pictures.ts')).preloadPictures(found);
}

const neverChanges = () => () => undefined;

function Early({ data, page }: { data: EarlyData; page: ReactNode }) {
  const client = useQueryClient();
  const params = useParams();
  const [query] = useSearchParams();
  // What the server did not have in time its HTML shows as missing: an answer that came before all of that is hydrated would not fit to it.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (!isHydrating) void ask(data, { client, params, query });
  return page;
}
