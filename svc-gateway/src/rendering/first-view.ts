import { type OwnedPage, remotePointers } from '@ethereal/areas/registry/pointers';
import type { Registry, ShellOffer } from '@ethereal/areas/registry/registry';
import type { Visit } from '../http/visit.ts';
import type { CachedPage } from './html-cache.ts';
import { pageLocation } from './page-location.ts';
import type { Rendering } from './rendering.ts';

type Visited = Pick<Visit, 'target' | 'requestId' | 'scheme' | 'host'>;

export type FirstViewOptions = {
  rendering: Rendering;
  siteUrl: string | undefined;
  publicConfig: Readonly<Record<string, string | undefined>>;
};

/** What the visitor gets: which versions, and which page of them, when the path is one's. */
type Made = {
  registry: Registry;
  visitor: string | undefined;
  shell: ShellOffer;
  page: OwnedPage | undefined;
};

/** Outside the site's own part the router only moves on; the browser does that. */
const OF_THE_SITE = /^\/ethereal(\/|$)/i;

/**
 * Gives the server's HTML of a page, made of the versions that this visitor gets: all of it where the area's page table says so,
 * else its frame; undefined leaves it to the browser.
 */
export function createFirstView({ rendering, siteUrl, publicConfig }: FirstViewOptions) {
  return async (
    { target, requestId, scheme, host }: Visited,
    { registry, visitor, shell, page }: Made,
  ): Promise<CachedPage | undefined> => {
    if (!OF_THE_SITE.test(target.path) || page?.redirect !== undefined) return undefined;
    const remotes = remotePointers(registry, visitor, shell.contract);
    const name = page?.render === 'server' ? page.area : undefined;
    const version = name && remotes[name.replaceAll('-', '_')]?.version;
    return rendering.page(
      {
        pair: { shell: shell.version, ...(name && version ? { area: { name, version } } : {}) },
        location: pageLocation(target.path, target.search),
        origin: siteUrl ?? `${scheme}://${host}`,
        remotes,
        publicConfig,
      },
      requestId,
    );
  };
}

export type FirstView = ReturnType<typeof createFirstView>;
