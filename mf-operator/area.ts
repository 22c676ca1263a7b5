import type { FrontEndArea } from '@ethereal/areas/area';

export const area: FrontEndArea = {
  name: 'mf-operator',
  pages: [
    { path: '/ethereal/desk', back: false },
    { path: '/ethereal/desk/people', back: false },
    { path: '/ethereal/desk/people/:id', back: false },
    { path: '/ethereal/desk/orders', back: false },
    { path: '/ethereal/desk/items', back: false },
    { path: '/ethereal/desk/codes', back: false },
    { path: '/ethereal/desk/shop', back: false },
  ],
};
