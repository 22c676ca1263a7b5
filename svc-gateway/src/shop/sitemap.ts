import type { Page } from '@ethereal/areas/area';
import { escapeHtml } from '@ethereal/service-kit/escape-html';

/** Maximum number of addresses in a sitemap (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

/**
 * Returns the paths of a page that may be indexed: one for each listed value of its parameters, and none for a page
 * with ids.
 */
export function pathsOf({ path, where = {}, index, redirect }: Page): string[] {
  if (!index || redirect !== undefined) return [];
  return path
    .split('/')
    .reduce<string[]>(
      (before, segment) => {
        const allowed = segment.startsWith(':') ? where[segment.slice(1)] : [segment];
        return Array.isArray(allowed) ? before.flatMap((start) => allowed.map((value) => `${start}/${value}`)) : [];
      },
      [''],
    )
    .map((entry) => entry.slice(1));
}

/** Returns the XML document that lists a site's pages for crawlers. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const addresses = [...new Set(paths)].slice(0, MAX_ADDRESSES);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('\n')}
</urlset>
`;
}
