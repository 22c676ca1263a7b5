import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { lazy } from 'react';

const Desk = lazy(() => import('./desk/Desk.tsx').then((file) => ({ default: file.Desk })));
const ReportsPage = lazy(() =>
  import('./reports/ReportsPage.tsx').then((file) => ({ default: file.ReportsPage })),
);
const ItemsPage = lazy(() => import('./items/ItemsPage.tsx').then((file) => ({ default: file.ItemsPage })));

/** The pages of this area, with paths below /ethereal; each stands in area.ts too. */
export const routes: RouteObject[] = [
  {
    path: 'desk',
    element: <Desk />,
    children: [
      { path: '', element: <ReportsPage /> },
      { path: 'items', element: <ItemsPage /> },
    ],
  },
];
