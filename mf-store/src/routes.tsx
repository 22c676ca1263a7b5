import { lazyPage } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { RouteObject } from '@ethereal/web-kit/router.ts';

/** Routes of the pages in `area.ts`, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { path: 'sell', ...lazyPage(() => import('./selling/SellPage.tsx'), 'SellPage') },
  { path: 'profile/add-item', ...lazyPage(() => import('./items/AddItemPage.tsx'), 'AddItemPage') },
  { path: 'profile/yourItems', ...lazyPage(() => import('./items/YourItemsPage.tsx'), 'YourItemsPage') },
  { path: 'profile/edit-your-Item/:itemId', ...lazyPage(() => import('./items/EditItemPage.tsx'), 'EditItemPage') },
  { path: 'profile/import', ...lazyPage(() => import('./imports/ImportPage.tsx'), 'ImportPage') },
  { path: 'profile/store', ...lazyPage(() => import('./store/StorePage.tsx'), 'StorePage') },
  {
    path: 'profile/item-analysis',
    ...lazyPage(() => import('./analysis/ItemsAnalysisPage.tsx'), 'ItemsAnalysisPage'),
  },
  {
    path: 'profile/item-analysis/dashboard/:itemId',
    ...lazyPage(() => import('./analysis/DashboardPage.tsx'), 'DashboardPage'),
  },
  { path: 'profile/Orders', ...lazyPage(() => import('./orders/SellerOrdersPage.tsx'), 'SellerOrdersPage') },
  { path: 'profile/reviews', ...lazyPage(() => import('./reviews/ReviewsPage.tsx'), 'ReviewsPage') },
  { path: 'profile/codes', ...lazyPage(() => import('./codes/CodesPage.tsx'), 'CodesPage') },
  { path: 'profile/payouts', ...lazyPage(() => import('./payouts/PayoutsPage.tsx'), 'PayoutsPage') },
];
