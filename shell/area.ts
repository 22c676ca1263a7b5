import type { FrontEndArea } from '@ethereal/areas/area';

/** Pages that the shell shows by itself. Every other page belongs to an area. */
export const area: FrontEndArea = {
  name: 'shell',
  pages: [
    { path: '/cart', redirect: '/ethereal/cart' },
    { path: '/favorites', redirect: '/ethereal/favorites' },
  ],
};
