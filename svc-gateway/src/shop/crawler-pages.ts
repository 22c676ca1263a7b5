import type { LiveSite } from '@ethereal/areas/registry/live-site';
import { pagesFor } from '@ethereal/areas/registry/pointers';
import { z } from 'zod';
import type { Change } from '../caching/changes.ts';
import { sendFile } from '../front-end/send-file.ts';
import { textFile } from '../front-end/static-files.ts';
import type { OwnPage } from '../gateway/application.ts';
import { serviceUnavailable } from '../http/answers.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import { refuse } from '../proxy/forward.ts';
import { fetchFromService } from '../proxy/service-fetch.ts';
import type { UpstreamGroup } from '../proxy/upstream-group.ts';
import { MAX_ADDRESSES, pathsOf, sitemap } from './sitemap.ts';

type CrawlerOptions = {
  catalog: UpstreamGroup;
  siteUrl: string | undefined;
  live: Pick<LiveSite, 'registry' | 'shell'>;
};

const itemPage = z.object({
  items: z.array(z.object({ _id: z.string(), category: z.string(), user: z.string() })),
  nextCursor: z.string().nullish(),
});

/** Maximum page size of the list of items. */
const PAGE_SIZE = 60;
/** Time for which the found paths are cached, in milliseconds. */
const KEPT_MS = 10 * 60_000;
/** Maximum number of recorded items and stores that left the shop. With more of them, the cached list is discarded. */
const MAX_REMOVED = 10_000;

/**
 * Pages that must not be indexed carry `x-robots-tag: noindex`. They are not disallowed here, because a crawler must be
 * able to read that header.
 */
const ROBOTS = `User-agent: *
Disallow: /api/
`;

/** Creates the pages for crawlers: `/robots.txt`, and `/sitemap.xml` with every page that may be indexed. */
export function crawlerPages({ catalog, siteUrl, live }: CrawlerOptions): {
  pages: [string, OwnPage][];
  changed(change: Change): void;
} {
  let cached: { paths: string[]; until: number } | undefined;
  let reading: Promise<string[] | undefined> | undefined;
  const removedPages = createRemovedPages(() => {
    cached = undefined;
    removedPages.clear();
  });
  const originOf = ({ scheme, host }: Visit) => siteUrl ?? `${scheme}://${host}`;

  /** Returns the paths of all items and of all sellers that offer one; undefined while svc-catalog does not answer. */
  async function itemPaths(): Promise<string[] | undefined> {
    const paths: string[] = [];
    const sellers = new Set<string>();
    let cursor = '';
    while (paths.length < MAX_ADDRESSES) {
      const answer = await fetchFromService(
        catalog,
        `/api/items?limit=${PAGE_SIZE}&cursor=${encodeURIComponent(cursor)}`,
      );
      const found = itemPage.safeParse(answer?.body).data;
      if (!found) return undefined;
      paths.push(...found.items.map((item) => `/ethereal/categories/${item.category}/${item._id}`));
      for (const { user } of found.items) sellers.add(`/ethereal/sellers/${user}`);
      if (!found.nextCursor) break;
      cursor = found.nextCursor;
    }
    return [...paths, ...sellers];
  }

  async function readPaths(): Promise<string[] | undefined> {
    removedPages.clear();
    const [registry, shell, items] = await Promise.all([live.registry(), live.shell(), itemPaths()]);
    if (!items) return undefined;
    const paths = [...pagesFor(registry, undefined, shell).flatMap(pathsOf), ...items];
    cached = { paths, until: performance.now() + KEPT_MS };
    return paths;
  }

  /**
   * Returns the paths of all pages. Concurrent requests share one read, because reading the whole list is expensive for
   * svc-catalog. Crawlers drop the pages that a sitemap lacks, so a part of the list is not returned.
   */
  async function allPaths(): Promise<string[] | undefined> {
    if (cached && performance.now() < cached.until) return cached.paths;
    reading ??= readPaths().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const pages: [string, OwnPage][] = [
    [
      '/robots.txt',
      (visit) =>
        sendFile(visit, textFile(`${ROBOTS}\nSitemap: ${originOf(visit)}/sitemap.xml\n`, 'text/plain'), {
          headers: { 'content-security-policy': DATA_POLICY },
        }),
    ],
    [
      '/sitemap.xml',
      async (visit) => {
        const paths = await allPaths();
        if (!paths) return refuse(visit, serviceUnavailable);
        return sendFile(
          visit,
          textFile(sitemap(originOf(visit), paths.filter(removedPages.isListed)), 'application/xml'),
          { headers: { 'content-security-policy': DATA_POLICY } },
        );
      },
    ],
  ];
  return { pages, changed: removedPages.record };
}

/** Records the items and stores that left the shop since the list of pages was read. */
export function createRemovedPages(onTooMany: () => void) {
  const removed = new Set<string>();
  return {
    record({ type, subject, changes = [] }: Pick<Change, 'type' | 'subject'> & Partial<Pick<Change, 'changes'>>): void {
      // A changed store may belong to a suspended seller. The next list shows whether the store is still there.
      if (type === 'item.unpublished' || type === 'store.changed') removed.add(subject);
      else if (type === 'item.updated') removed.delete(subject);
      else if (type === 'items.changed') for (const tag of changes) removed.delete(tag.replace(/^item:/, ''));
      if (removed.size > MAX_REMOVED) onTooMany();
    },
    /** Whether the page of an item or a seller still exists. */
    isListed: (path: string): boolean => removed.size === 0 || !removed.has(path.slice(path.lastIndexOf('/') + 1)),
    /** Clears the records when the list is read again. */
    clear: () => removed.clear(),
  };
}
