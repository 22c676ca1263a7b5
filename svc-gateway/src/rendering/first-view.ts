import { type OwnedPage, remotePointers } from '@ethereal/areas/registry/pointers';
import type { Registry, ShellOffer } from '@ethereal/areas/registry/registry';
import type { Visit } from '../http/visit.ts';
import type { CachedPage } from './html-cache.ts';
import type { Rendering } from './rendering.ts';

/** Parameters that other sites add to links to the shop. No page reads them. */
const TRACKING_PARAMETER = /^(utm_.*|gclid|fbclid|msclkid|dclid|mc_[ce]id|igshid|ref)$/;

/**
 * Returns the part of an address that a page depends on, encoded as the browser's router reads it. Parameters keep
 * their order, because links on the page repeat it.
 */
export function pageLocation(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (TRACKING_PARAMETER.test(name)) query.delete(name);
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  const encoded = encodeURI(plain).replace(/[?#]/g, encodeURIComponent);
  return query.size > 0 ? `${encoded}?${query}` : encoded;
}

type Visited = Pick<Visit, 'target' | 'requestId' | 'scheme' | 'host'>;

type FirstViewOptions = {
  rendering: Rendering;
  siteUrl: string | undefined;
  publicConfig: Readonly<Record<string, string | undefined>>;
};

/** The versions that the visitor receives, and the page that the path belongs to, if any. */
type Versions = {
  registry: Registry;
  visitor: string | undefined;
  shell: ShellOffer;
  page: OwnedPage | undefined;
};

/** Paths of the site itself. For all others the router only redirects, which the browser does. */
const SITE_PATH = /^\/ethereal(\/|$)/i;

/**
 * Creates the function that returns the server's HTML of a page, in the versions that this visitor receives. It renders
 * the whole page if the area's page table requires that, and its frame otherwise. It returns undefined to leave the
 * page to the browser.
 */
export function createFirstView({ rendering, siteUrl, publicConfig }: FirstViewOptions) {
  return async (
    { target, requestId, scheme, host }: Visited,
    { registry, visitor, shell, page }: Versions,
  ): Promise<CachedPage | undefined> => {
    if (!SITE_PATH.test(target.path) || page?.redirect !== undefined) return undefined;
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
