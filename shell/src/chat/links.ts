import { CATEGORIES, type Category } from '@ethereal/contracts/fashion';

export type LinkTarget =
  | { kind: 'page'; path: string }
  | { kind: 'item'; path: string; category: Category; id: string }
  | { kind: 'outside'; href: string }
  | { kind: 'none' };

const ITEM = /^\/ethereal\/categories\/([a-z-]+)\/([0-9a-f]{24})\/?$/;

/**
 * Classifies the address of a link: a page of the shop, an item, another site, or none (scripts, data, malformed
 * addresses).
 */
export function targetOf(href: string): LinkTarget {
  if (href === '' || !URL.canParse(href, location.origin)) return { kind: 'none' };
  const url = new URL(href, location.origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' };
  if (url.origin !== location.origin) return { kind: 'outside', href: url.href };
  const path = `${url.pathname}${url.search}${url.hash}`;
  const [, name, id] = ITEM.exec(url.pathname) ?? [];
  const category = CATEGORIES.find((it) => it === name);
  if (category && id) return { kind: 'item', path, category, id };
  if (url.pathname === '/ethereal' || url.pathname.startsWith('/ethereal/')) return { kind: 'page', path };
  return { kind: 'none' };
}
