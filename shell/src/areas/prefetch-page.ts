import { fieldOf } from '@ethereal/web-kit/api/field-of.ts';
import { isPageHandle } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { loadArea } from './registry.ts';

/** Whether the visitor's browser is set to save data. */
const savesData = () => fieldOf(fieldOf(navigator, 'connection'), 'saveData') === true;

/**
 * Fetches the code and the data of a page that the visitor is likely to open. A failed request is repeated when the
 * page is opened.
 */
export async function prefetchPage(client: QueryClient, area: string, address: URL): Promise<void> {
  if (savesData()) return;
  const { routes } = await loadArea(area);
  for (const { route, params } of matchRoutes(routes, address.pathname, '/ethereal') ?? []) {
    const handle: unknown = route.handle;
    if (isPageHandle(handle)) handle.prefetch({ client, params, query: address.searchParams });
  }
}
