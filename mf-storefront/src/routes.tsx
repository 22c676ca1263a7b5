import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { homeData, itemData, listData } from './early-data.ts';
import { pageRoute } from './page-route.tsx';

/** The pages of this area, with paths below /ethereal. */
export const routes: RouteObject[] = [
  pageRoute(undefined, () => import('./home/HomePage.tsx').then((page) => ({ default: page.HomePage })), homeData),
  pageRoute('all', () => import('./lists/AllItemsPage.tsx').then((page) => ({ default: page.AllItemsPage })), listData),
  pageRoute('categories', () =>
    import('./categories/CategoriesPage.tsx').then((page) => ({ default: page.CategoriesPage })),
  ),
  pageRoute(
    'categories/:category',
    () => import('./lists/CategoryPage.tsx').then((page) => ({ default: page.CategoryPage })),
    listData,
  ),
  pageRoute(
    'categories/:category/:id',
    () => import('./item/ItemPage.tsx').then((page) => ({ default: page.ItemPage })),
    itemData,
  ),
  pageRoute('sellers/:id', () => import('./sellers/SellerPage.tsx').then((page) => ({ default: page.SellerPage }))),
  pageRoute('contact', () => import('./contact/ContactPage.tsx').then((page) => ({ default: page.ContactPage }))),
  pageRoute('about', () => import('./info/about-pages.ts').then((page) => ({ default: page.AboutPage }))),
  pageRoute('delivery', () => import('./info/about-pages.ts').then((page) => ({ default: page.DeliveryPage }))),
  pageRoute('privacy', () => import('./info/legal-pages.ts').then((page) => ({ default: page.PrivacyPage }))),
  pageRoute('terms', () => import('./info/legal-pages.ts').then((page) => ({ default: page.TermsPage }))),
  pageRoute('cart', () => import('./cart/CartPage.tsx').then((page) => ({ default: page.CartPage }))),
  pageRoute('cart/checkout', () =>
    import('./checkout/CheckoutPage.tsx').then((page) => ({ default: page.CheckoutPage })),
  ),
  pageRoute('favorites', () =>
    import('./favorites/FavoritesPage.tsx').then((page) => ({ default: page.FavoritesPage })),
  ),
];
