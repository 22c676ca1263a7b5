import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { lazy } from 'react';

const AddItemPage = lazy(() => import('./items/AddItemPage.tsx').then((page) => ({ default: page.AddItemPage })));
const YourItemsPage = lazy(() => import('./items/YourItemsPage.tsx').then((page) => ({ default: page.YourItemsPage })));
const EditItemPage = lazy(() => import('./items/EditItemPage.tsx').then((page) => ({ default: page.EditItemPage })));
const ImportPage = lazy(() => import('./imports/ImportPage.tsx').then((page) => ({ default: page.ImportPage })));
const StorePage = lazy(() => import('./store/StorePage.tsx').then((page) => ({ default: page.StorePage })));
const ItemsAnalysisPage = lazy(() =>
  import('./analysis/ItemsAnalysisPage.tsx').then((page) => ({ default: page.ItemsAnalysisPage })),
);
const DashboardPage = lazy(() =>
  import('./analysis/DashboardPage.tsx').then((page) => ({ default: page.DashboardPage })),
);
const SellerOrdersPage = lazy(() =>
  import('./orders/SellerOrdersPage.tsx').then((page) => ({ default: page.SellerOrdersPage })),
);

const PayoutsPage = lazy(() => import('./payouts/PayoutsPage.tsx').then((page) => ({ default: page.PayoutsPage })));

/** The pages of this area, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { path: 'profile/add-item', element: <AddItemPage /> },
  { path: 'profile/yourItems', element: <YourItemsPage /> },
  { path: 'profile/edit-your-Item/:itemId', element: <EditItemPage /> },
  { path: 'profile/import', element: <ImportPage /> },
  { path: 'profile/store', element: <StorePage /> },
  { path: 'profile/item-analysis', element: <ItemsAnalysisPage /> },
  { path: 'profile/item-analysis/dashboard/:itemId', element: <DashboardPage /> },
  { path: 'profile/Orders', element: <SellerOrdersPage /> },
  { path: 'profile/payouts', element: <PayoutsPage /> },
];
