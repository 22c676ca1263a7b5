import { lazyPage } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { RouteObject } from '@ethereal/web-kit/router.ts';

/** Routes of the pages in `area.ts`, with paths below /ethereal. */
export const routes: RouteObject[] = [
  {
    path: 'desk',
    ...lazyPage(() => import('./desk/Desk.tsx'), 'Desk'),
    children: [
      { path: '', ...lazyPage(() => import('./reports/ReportsPage.tsx'), 'ReportsPage') },
      { path: 'people', ...lazyPage(() => import('./people/PeoplePage.tsx'), 'PeoplePage') },
      { path: 'people/:id', ...lazyPage(() => import('./people/PersonPage.tsx'), 'PersonPage') },
      { path: 'orders', ...lazyPage(() => import('./orders/OrdersPage.tsx'), 'OrdersPage') },
      { path: 'items', ...lazyPage(() => import('./items/ItemsPage.tsx'), 'ItemsPage') },
      { path: 'codes', ...lazyPage(() => import('./codes/CodesPage.tsx'), 'CodesPage') },
      { path: 'shop', ...lazyPage(() => import('./shop/ShopPage.tsx'), 'ShopPage') },
    ],
  },
];
