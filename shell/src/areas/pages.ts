import { matchPath } from '@ethereal/web-kit/router.ts';

/** The front-end areas, by their names in the federation. */
export type AreaName = 'mf_storefront' | 'mf_account' | 'mf_store';

type Page = {
  area: AreaName;
  /** Whether it stands inside the profile layout. */
  profile?: true;
  /** Whether it goes without the 'Go Back' button. */
  noGoBack?: true;
};

/** Which team owns which page: every path of the site below /ethereal. */
const PAGES: Readonly<Record<string, Page>> = {
  '': { area: 'mf_storefront', noGoBack: true },
  all: { area: 'mf_storefront' },
  categories: { area: 'mf_storefront', noGoBack: true },
  'categories/:category': { area: 'mf_storefront' },
  'categories/:category/:id': { area: 'mf_storefront' },
  contact: { area: 'mf_storefront' },
  cart: { area: 'mf_storefront' },
  'cart/checkout': { area: 'mf_storefront' },
  favorites: { area: 'mf_storefront' },

  signup: { area: 'mf_account', noGoBack: true },
  login: { area: 'mf_account', noGoBack: true },
  'confirm-email-to-change-password': { area: 'mf_account' },
  'reset-password/:token': { area: 'mf_account' },
  'activate-account': { area: 'mf_account' },
  'profile/settings': { area: 'mf_account', profile: true },
  'profile/BuyerOrderpage': { area: 'mf_account', profile: true },

  'profile/add-item': { area: 'mf_store', profile: true },
  'profile/yourItems': { area: 'mf_store', profile: true },
  'profile/edit-your-Item/:itemId': { area: 'mf_store', profile: true },
  'profile/item-analysis': { area: 'mf_store', profile: true },
  'profile/item-analysis/dashboard/:itemId': { area: 'mf_store', profile: true },
  'profile/Orders': { area: 'mf_store', profile: true },
};

/** The page behind a path; `undefined` when there is none. */
export function pageAt(pathname: string): Page | undefined {
  const path = Object.keys(PAGES).find((page) => matchPath(`/ethereal/${page}`, pathname) !== null);
  return path === undefined ? undefined : PAGES[path];
}
