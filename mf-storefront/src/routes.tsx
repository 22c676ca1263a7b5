import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { lazy } from 'react';
import { WithHomeItems, WithItem, WithItemList } from './early-data.tsx';

const HomePage = lazy(() => import('./home/HomePage.tsx').then((page) => ({ default: page.HomePage })));
const AllItemsPage = lazy(() =>
  import('./lists/AllItemsPage.tsx').then((page) => ({ default: page.AllItemsPage })),
);
const CategoriesPage = lazy(() =>
  import('./categories/CategoriesPage.tsx').then((page) => ({ default: page.CategoriesPage })),
);
const CategoryPage = lazy(() =>
  import('./lists/CategoryPage.tsx').then((page) => ({ default: page.CategoryPage })),
);
const ItemPage = lazy(() => import('./item/ItemPage.tsx').then((page) => ({ default: page.ItemPage })));
const ContactPage = lazy(() =>
  import('./contact/ContactPage.tsx').then((page) => ({ default: page.ContactPage })),
);
const CartPage = lazy(() => import('./cart/CartPage.tsx').then((page) => ({ default: page.CartPage })));
const CheckoutPage = lazy(() =>
  import('./checkout/CheckoutPage.tsx').then((page) => ({ default: page.CheckoutPage })),
);
const FavoritesPage = lazy(() =>
  import('./favorites/FavoritesPage.tsx').then((page) => ({ default: page.FavoritesPage })),
);

/** The pages of this area, with paths below /ethereal. */
export const routes: RouteObject[] = [
  {
    index: true,
    element: (
      <WithHomeItems>
        <HomePage />
      </WithHomeItems>
    ),
  },
  {
    path: 'all',
    element: (
      <WithItemList>
        <AllItemsPage />
      </WithItemList>
    ),
  },
  { path: 'categories', element: <CategoriesPage /> },
  {
    path: 'categories/:category',
    element: (
      <WithItemList>
        <CategoryPage />
      </WithItemList>
    ),
  },
  {
    path: 'categories/:category/:id',
    element: (
      <WithItem>
        <ItemPage />
      </WithItem>
    ),
  },
  { path: 'contact', element: <ContactPage /> },
  { path: 'cart', element: <CartPage /> },
  { path: 'cart/checkout', element: <CheckoutPage /> },
  { path: 'favorites', element: <FavoritesPage /> },
];
