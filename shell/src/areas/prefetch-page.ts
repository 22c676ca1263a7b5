import { isPageHandle } from '@ethereal/web-kit/page/page-handle.ts';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { loadArea } from './registry.ts';

/** Whether the visitor asked their browser to load no more than is needed. */
const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Fetches the code and the data of a page that is likely to be opened. What fails is tried anew when it is. */
export async function prefetchPage(client: QueryClient, area: string, address: URL): Promise<void> {
  if (savesData()) return;
  const { routes } = await loadArea(area);
  for (const { route, params } of matchRoutes(routes, address.pathname, '/ethereal') ?? []) {
    const handle: unknown = route.handle;
    if (isPageHandle(handle)) handle.prefetch({ client, params, query: address.searchParams });
  }
}
