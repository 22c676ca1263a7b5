import { lazyPage } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { homeData, itemData, listData } from './early-data.ts';

/** Routes of the pages in `area.ts`, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { index: true, ...lazyPage(() => import('./home/HomePage.tsx'), 'HomePage', homeData) },
  { path: 'all', ...lazyPage(() => import('./lists/ListPages.tsx'), 'AllItemsPage', listData) },
  { path: 'categories', ...lazyPage(() => import('./categories/CategoriesPage.tsx'), 'CategoriesPage') },
  { path: 'categories/:category', ...lazyPage(() => import('./lists/ListPages.tsx'), 'CategoryPage', listData) },
  { path: 'categories/:category/:id', ...lazyPage(() => import('./item/ItemPage.tsx'), 'ItemPage', itemData) },
  { path: 'sellers/:id', ...lazyPage(() => import('./sellers/SellerPage.tsx'), 'SellerPage') },
  { path: 'contact', ...lazyPage(() => import('./contact/ContactPage.tsx'), 'ContactPage') },
  { path: 'about', ...lazyPage(() => import('./info/lazy-pages.ts'), 'AboutPage') },
  { path: 'delivery', ...lazyPage(() => import('./info/lazy-pages.ts'), 'DeliveryPage') },
  { path: 'privacy', ...lazyPage(() => import('./info/lazy-pages.ts'), 'PrivacyPage') },
  { path: 'terms', ...lazyPage(() => import('./info/lazy-pages.ts'), 'TermsPage') },
  { path: 'cart', ...lazyPage(() => import('./cart/CartPage.tsx'), 'CartPage') },
  { path: 'cart/checkout', ...lazyPage(() => import('./checkout/CheckoutPage.tsx'), 'CheckoutPage') },
  { path: 'favorites', ...lazyPage(() => import('./favorites/FavoritesPage.tsx'), 'FavoritesPage') },
];
