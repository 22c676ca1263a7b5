import type { FrontEndArea } from '@ethereal/areas/area';
import { CATEGORIES } from '@ethereal/contracts/fashion';

const category = [...CATEGORIES, 'home-essentials'];

export const area: FrontEndArea = {
  name: 'mf-storefront',
  pages: [
    { path: '/ethereal', back: false, index: true, render: 'server' },
    { path: '/ethereal/all', index: true, render: 'server' },
    { path: '/ethereal/categories', back: false, index: true, render: 'server' },
    { path: '/ethereal/categories/:category', where: { category }, index: true, render: 'server' },
    {
      path: '/ethereal/categories/:category/:id',
      where: { category, id: 'id' },
      index: true,
      render: 'server',
    },
    { path: '/ethereal/sellers/:id', where: { id: 'id' }, index: true, render: 'server' },
    { path: '/ethereal/contact', index: true, render: 'server' },
    { path: '/ethereal/about', index: true, render: 'server' },
    { path: '/ethereal/delivery', index: true, render: 'server' },
    { path: '/ethereal/privacy', index: true, render: 'server' },
    { path: '/ethereal/terms', index: true, render: 'server' },
    { path: '/ethereal/cart' },
    { path: '/ethereal/cart/checkout' },
    { path: '/ethereal/favorites' },
  ],
};
