import type { Change } from '../caching/changes.ts';
import type { OwnPage } from '../gateway/application.ts';
import type { Shared } from '../shared/shared.ts';
import { crawlerPages } from './crawler-pages.ts';
import { createIsMissing, type IsMissing } from './item-page.ts';

export type ShopPart = {
  /** Pages that the gateway answers itself: `/robots.txt` and `/sitemap.xml`. */
  pages: [string, OwnPage][];
  /** Updates the list of pages after a change. */
  changed(change: Change): void;
  isMissing: IsMissing;
};

/** Opens the parts that depend on calls of svc-catalog: the pages of items and sellers. */
export function openShop({ config, groupOf, live }: Shared): ShopPart {
  const catalog = groupOf('svc-catalog');
  return { ...crawlerPages({ catalog, siteUrl: config.SITE_URL, live }), isMissing: createIsMissing(catalog) };
}
