import { CATEGORIES } from '@ethereal/contracts/fashion';

const category = `(?:${CATEGORIES.join('|')}|home-essentials)`;

const PAGES = [
  '/ethereal',
  '/ethereal/(?:all|categories|contact|cart|favorites|signup|login)',
  `/ethereal/categories/${category}`,
  `/ethereal/categories/${category}/[0-9a-f]{24}`,
  '/ethereal/cart/checkout',
  '/ethereal/confirm-email-to-change-password',
  '/ethereal/reset-password/[^/]+',
  '/ethereal/activate-account',
  '/ethereal/profile/(?:settings|BuyerOrderpage|add-item|yourItems|item-analysis|Orders)',
  '/ethereal/profile/edit-your-Item/[^/]+',
  '/ethereal/profile/item-analysis/dashboard/[^/]+',
];

// Case does not matter to the site's router either.
const page = new RegExp(`^(?:${PAGES.join('|')})/?$`, 'i');
const item = new RegExp(`^/ethereal/categories/(${category})/([0-9a-f]{24})/?$`, 'i');

/** Whether the site has a page at this path; any other shows the not-found picture. */
export const isPage = (path: string): boolean => page.test(path);

/** The item whose page a path is. */
export function itemOfPage(path: string): { category: string; id: string } | undefined {
  const [, category, id] = item.exec(path) ?? [];
  return category && id ? { category: category.toLowerCase(), id: id.toLowerCase() } : undefined;
}
