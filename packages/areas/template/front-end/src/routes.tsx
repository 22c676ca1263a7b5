import { lazyPage } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { RouteObject } from '@ethereal/web-kit/router.ts';

/** Routes of the pages in `area.ts`, with paths below /ethereal. */
export const routes: RouteObject[] = [{ path: 'sample', ...lazyPage(() => import('./Page.tsx'), 'Page') }];
