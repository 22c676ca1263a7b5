import { lazyPage } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { RouteObject } from '@ethereal/web-kit/router.ts';

/** The pages of this area, with paths below /ethereal; area.ts lists each of them. */
export const routes: RouteObject[] = [{ path: 'sample', ...lazyPage(() => import('./Page.tsx'), 'Page') }];
