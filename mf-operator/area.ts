import type { FrontEndArea } from '@ethereal/areas/area';

export const area: FrontEndArea = {
  name: 'mf-operator',
  pages: [
    { path: '/ethereal/desk', links: [{ place: 'desk', label: 'Reports', order: 10 }] },
    { path: '/ethereal/desk/people', links: [{ place: 'desk', label: 'People', order: 20 }] },
    { path: '/ethereal/desk/people/:id' },
    { path: '/ethereal/desk/orders', links: [{ place: 'desk', label: 'Orders', order: 30 }] },
    { path: '/ethereal/desk/items', links: [{ place: 'desk', label: 'Items', order: 40 }] },
    { path: '/ethereal/desk/codes', links: [{ place: 'desk', label: 'Codes', order: 50 }] },
    { path: '/ethereal/desk/shop', links: [{ place: 'desk', label: 'Shop', order: 60 }] },
  ],
};
