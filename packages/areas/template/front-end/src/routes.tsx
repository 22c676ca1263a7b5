import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { lazy } from 'react';

const Page = lazy(() => import('./Page.tsx').then((file) => ({ default: file.Page })));

/** The pages of this area, with paths below /ethereal; each stands in area.ts too. */
export const routes: RouteObject[] = [{ path: 'sample', element: <Page /> }];
