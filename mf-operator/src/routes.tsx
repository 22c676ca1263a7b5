import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { lazy } from 'react';

const Desk = lazy(() => import('./desk/Desk.tsx').then((file) => ({ default: file.Desk })));
const Welcome = lazy(() => import('./desk/Welcome.tsx').then((file) => ({ default: file.Welcome })));

/** The pages of this area, with paths below /ethereal; each stands in area.ts too. */
export const routes: RouteObject[] = [
  {
    path: 'desk',
    element: <Desk />,
    children: [{ path: '', element: <Welcome /> }],
  },
];
