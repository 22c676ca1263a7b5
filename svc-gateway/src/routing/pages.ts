import { CATEGORIES } from '@ethereal/contracts/fashion';

const category = `(?:${CATEGORIES.join('|')}|home-essentials)`;

/** Those of mf-storefront, by which most visitors come. */
const STOREFRONT_PAGES = [
  '/ethereal',
  '/ethereal/(?:all|categories|contact|cart|favorites)',
  `/ethereal/categories/${category}`,
  `/ethereal/categories/${category}/[0-9a-f]{24}`,
  '/ethereal/cart/checkout',
];

const PAGES = [
  ...STOREFRONT_PAGES,
  '/ethereal/(?:signup|login)',
  '/ethereal/confirm-email-to-change-password',
  '/ethereal/reset-password/[^/]+',
  '/ethereal/activate-account',
  '/ethereal/profile/(?:settings|BuyerOrderpage|add-item|yourItems|item-analysis|Orders)',
  '/ethereal/profile/edit-your-Item/[^/]+',
  '/ethereal/profile/item-analysis/dashboard/[^/]+',
];

// Case does not matter to the site's router either.
const anyOf = (pages: readonly string[]) => new RegExp(`^(?:${pages.join('|')})/?$`, 'i');
const page = anyOf(PAGES);
const storefrontPage = anyOf(STOREFRONT_PAGES);
const item = new RegExp(`^/ethereal/categories/(${category})/([0-9a-f]{24})/?$`, 'i');

/** Whether the site has a page at this path; any other shows the not-found picture. */
export const isPage = (path: string): boolean => page.test(path);

/** Whether mf-storefront shows the page at this path. */
export const isStorefrontPage = (path: string): boolean => storefrontPage.test(path);

/** The item whose page a path is. */
export function itemOfPage(path: string): { category: string; id: string } | undefined {
  const [, category, id] = item.exec(path) ?? [];
  return category && id ? { category: category.toLowerCase(), id: id.toLowerCase() } : undefined;
}
