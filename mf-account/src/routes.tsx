import { lazyPage } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { RouteObject } from '@ethereal/web-kit/router.ts';

/** Routes of the pages in `area.ts`, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { path: 'signup', ...lazyPage(() => import('./signup/SignupPage.tsx'), 'SignupPage') },
  { path: 'login', ...lazyPage(() => import('./login/LoginPage.tsx'), 'LoginPage') },
  {
    path: 'confirm-email-to-change-password',
    ...lazyPage(() => import('./passwords/RequestResetPage.tsx'), 'RequestResetPage'),
  },
  {
    path: 'reset-password/:token',
    ...lazyPage(() => import('./passwords/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  },
  {
    path: 'activate-account',
    ...lazyPage(() => import('./activation/ActivateAccountPage.tsx'), 'ActivateAccountPage'),
  },
  { path: 'confirm-email', ...lazyPage(() => import('./email/ConfirmEmailPage.tsx'), 'ConfirmEmailPage') },
  { path: 'undo-email-change', ...lazyPage(() => import('./email/UndoEmailChangePage.tsx'), 'UndoEmailChangePage') },
  {
    path: 'confirm-newsletter',
    ...lazyPage(() => import('./newsletter/NewsletterPages.tsx'), 'ConfirmNewsletterPage'),
  },
  {
    path: 'leave-newsletter',
    ...lazyPage(() => import('./newsletter/NewsletterPages.tsx'), 'LeaveNewsletterPage'),
  },
  { path: 'account', ...lazyPage(() => import('./account/AccountPage.tsx'), 'AccountPage') },
  { path: 'profile/addresses', ...lazyPage(() => import('./addresses/AddressesPage.tsx'), 'AddressesPage') },
  { path: 'profile/settings', ...lazyPage(() => import('./settings/AccountSettingsPage.tsx'), 'AccountSettingsPage') },
  { path: 'profile/BuyerOrderpage', ...lazyPage(() => import('./orders/BuyerOrdersPage.tsx'), 'BuyerOrdersPage') },
  { path: 'profile/BuyerOrderpage/:orderId', ...lazyPage(() => import('./order/OrderPage.tsx'), 'OrderPage') },
  { path: 'profile/receipts/:orderId', ...lazyPage(() => import('./receipts/ReceiptPage.tsx'), 'ReceiptPage') },
  { path: 'profile/decisions/:reportId', ...lazyPage(() => import('./decisions/DecisionPage.tsx'), 'DecisionPage') },
  {
    path: 'profile/notifications',
    ...lazyPage(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage'),
  },
];
