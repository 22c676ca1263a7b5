import type { LinkPlace, Page } from '@ethereal/areas/area';
import { useQuery } from '@tanstack/react-query';

type Releases = Readonly<Record<string, { pages?: readonly Page[] }>>;

/** A link of another area at a place: `{ to: '/ethereal/messages/new?about=item&id=…', label: 'Ask the seller' }`. */
type AreaLink = { to: string; label: string };

/** Position of a link that declares none. */
const DEFAULT_ORDER = 100;

/** Cache key of the releases of the areas. The shell sets its value before the first render. */
export const RELEASES_KEY = ['site', 'releases'];

async function readReleases({ signal }: { signal: AbortSignal }): Promise<Releases> {
  const response = await fetch('/remotes.json', { signal });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}.`);
  return (await response.json()) as Releases;
}

const fillQuery = (query: string, values: Readonly<Record<string, string>>) =>
  query.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/**
 * Returns the links that the live areas declare for a place (`links` in their `area.ts`), with the values in their
 * addresses. None until the releases are known, on an error, and without an area that declares one.
 */
export function useAreaLinks(place: LinkPlace, values: Readonly<Record<string, string>> = {}): AreaLink[] {
  const page = globalThis.etherealPage?.();
  const { data } = useQuery({
    queryKey: RELEASES_KEY,
    queryFn: readReleases,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: page === undefined,
  });
  const releases: Releases = page?.remotes ?? data ?? {};
  const found = Object.values(releases).flatMap(({ pages = [] }) =>
    pages.flatMap(({ path, links = [] }) =>
      links.filter((link) => link.place === place).map((link) => ({ ...link, path })),
    ),
  );
  return found
    .toSorted((a, b) => (a.order ?? DEFAULT_ORDER) - (b.order ?? DEFAULT_ORDER))
    .map(({ path, label, query }) => ({ label, to: query ? `${path}?${fillQuery(query, values)}` : path }));
}
