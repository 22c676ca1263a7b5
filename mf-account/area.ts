import type { FrontEndArea } from '@ethereal/areas/area';
import { BELL, PARCEL, PERSON, PIN, SETTINGS } from './icons.ts';

export const area: FrontEndArea = {
  name: 'mf-account',
  pages: [
    { path: '/ethereal/signup', back: false, render: 'server' },
    { path: '/ethereal/login', back: false, render: 'server' },
    { path: '/ethereal/confirm-email-to-change-password' },
    { path: '/ethereal/reset-password/:token' },
    { path: '/ethereal/activate-account' },
    { path: '/ethereal/confirm-email' },
    { path: '/ethereal/undo-email-change' },
    { path: '/ethereal/confirm-newsletter' },
    { path: '/ethereal/account', navigation: { label: 'Your Account', icon: PERSON, order: 5 } },
    {
      path: '/ethereal/profile/settings',
      layout: 'profile',
      navigation: { label: 'Account Setting', icon: SETTINGS, order: 10 },
    },
    {
      path: '/ethereal/profile/BuyerOrderpage',
      layout: 'profile',
      navigation: { label: 'Your Orders', icon: PARCEL, order: 20 },
    },
    { path: '/ethereal/profile/BuyerOrderpage/:orderId', layout: 'profile' },
    {
      path: '/ethereal/profile/addresses',
      layout: 'profile',
      navigation: { label: 'Addresses', icon: PIN, order: 25 },
    },
    { path: '/ethereal/profile/receipts/:orderId', layout: 'profile' },
    { path: '/ethereal/profile/decisions/:reportId', layout: 'profile' },
    {
      path: '/ethereal/profile/notifications',
      layout: 'profile',
      navigation: { label: 'Notifications', icon: BELL, order: 30 },
    },
  ],
};
