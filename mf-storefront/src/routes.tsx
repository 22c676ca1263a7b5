import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { PageStub } from './PageStub.tsx';

/** The pages of this area, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { index: true, element: <PageStub title="Home" /> },
  { path: 'all', element: <PageStub title="All" /> },
  { path: 'categories', element: <PageStub title="Categories" /> },
  { path: 'categories/:category', element: <PageStub title="Category" /> },
  { path: 'categories/:category/:id', element: <PageStub title="Item" /> },
  { path: 'contact', element: <PageStub title="Contact" /> },
  { path: 'cart', element: <PageStub title="Cart" /> },
  { path: 'cart/checkout', element: <PageStub title="Checkout" /> },
  { path: 'favorites', element: <PageStub title="Favorites" /> },
];
