import type { QueryClient } from '@tanstack/react-query';

/** Location of a page, and the query client of the site. */
export type PagePlace = {
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
};

/** `handle` of a route, which the shell calls to load a page that will likely be opened. */
export type PageHandle = { prefetch(place: PagePlace): void };

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle && typeof handle.prefetch === 'function';
