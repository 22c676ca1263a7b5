import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { lazy } from 'react';

const Desk = lazy(() => import('./desk/Desk.tsx').then((file) => ({ default: file.Desk })));
const ReportsPage = lazy(() => import('./reports/ReportsPage.tsx').then((file) => ({ default: file.ReportsPage })));
const PeoplePage = lazy(() => import('./people/PeoplePage.tsx').then((file) => ({ default: file.PeoplePage })));
const PersonPage = lazy(() => import('./people/PersonPage.tsx').then((file) => ({ default: file.PersonPage })));
const OrdersPage = lazy(() => import('./orders/OrdersPage.tsx').then((file) => ({ default: file.OrdersPage })));
const ItemsPage = lazy(() => import('./items/ItemsPage.tsx').then((file) => ({ default: file.ItemsPage })));
const ShopPage = lazy(() => import('./shop/ShopPage.tsx').then((file) => ({ default: file.ShopPage })));

/** The pages of this area, with paths below /ethereal; each stands in area.ts too. */
export const routes: RouteObject[] = [
  {
    path: 'desk',
    element: <Desk />,
    children: [
      { path: '', element: <ReportsPage /> },
      { path: 'people', element: <PeoplePage /> },
      { path: 'people/:id', element: <PersonPage /> },
      { path: 'orders', element: <OrdersPage /> },
      { path: 'items', element: <ItemsPage /> },
      { path: 'shop', element: <ShopPage /> },
    ],
  },
];
