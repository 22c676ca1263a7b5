import type { FrontEndArea } from '@ethereal/areas/area';

export const area: FrontEndArea = {
  name: 'mf-store',
  pages: [
    {
      path: '/ethereal/sell',
      index: true,
      render: 'server',
      navigation: { under: 'footer', label: 'Sell', order: 10 },
    },
    {
      path: '/ethereal/profile/add-item',
      layout: 'profile',
      navigation: { under: 'store', label: 'Add Items', order: 10 },
    },
    {
      path: '/ethereal/profile/item-analysis',
      layout: 'profile',
      navigation: { under: 'store', label: 'Items Analysis', order: 20 },
    },
    { path: '/ethereal/profile/item-analysis/dashboard/:itemId', layout: 'profile' },
    {
      path: '/ethereal/profile/yourItems',
      layout: 'profile',
      navigation: { under: 'store', label: 'Your Items', order: 30 },
    },
    {
      path: '/ethereal/profile/import',
      layout: 'profile',
      navigation: { under: 'store', label: 'Import and Export', order: 35 },
    },
    { path: '/ethereal/profile/edit-your-Item/:itemId', layout: 'profile' },
    {
      path: '/ethereal/profile/Orders',
      layout: 'profile',
      navigation: { under: 'store', label: 'Orders', order: 40 },
    },
    {
      path: '/ethereal/profile/reviews',
      layout: 'profile',
      navigation: { under: 'store', label: 'Reviews', order: 41 },
    },
    {
      path: '/ethereal/profile/codes',
      layout: 'profile',
      navigation: { under: 'store', label: 'Discount Codes', order: 42 },
    },
    {
      path: '/ethereal/profile/payouts',
      layout: 'profile',
      navigation: { under: 'store', label: 'Payouts', order: 45 },
    },
    {
      path: '/ethereal/profile/store',
      layout: 'profile',
      navigation: { under: 'store', label: 'Store Profile', order: 50 },
    },
  ],
};
