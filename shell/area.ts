import type { FrontEndArea } from '@ethereal/areas/area';

/** What the shell shows by itself; every other page is an area's. */
export const area: FrontEndArea = {
  name: 'shell',
  pages: [
    { path: '/cart', redirect: '/ethereal/cart' },
    { path: '/favorites', redirect: '/ethereal/favorites' },
  ],
};
