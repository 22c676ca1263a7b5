import type { QueryClient } from '@tanstack/react-query';

/** Where a page is, and the site's query client. */
export type PagePlace = {
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
};

/** What a route of an area may have as its `handle`: the shell has its page fetched when it is likely to be opened. */
export type PageHandle = { prefetch(place: PagePlace): void };

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle && typeof handle.prefetch === 'function';
