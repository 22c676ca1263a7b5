import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { lazy } from 'react';

const LoginPage = lazy(() => import('./login/LoginPage.tsx').then((page) => ({ default: page.LoginPage })));
const SignupPage = lazy(() => import('./signup/SignupPage.tsx').then((page) => ({ default: page.SignupPage })));
const RequestResetPage = lazy(() =>
  import('./passwords/RequestResetPage.tsx').then((page) => ({ default: page.RequestResetPage })),
);
const ResetPasswordPage = lazy(() =>
  import('./passwords/ResetPasswordPage.tsx').then((page) => ({ default: page.ResetPasswordPage })),
);
const ActivateAccountPage = lazy(() =>
  import('./activation/ActivateAccountPage.tsx').then((page) => ({ default: page.ActivateAccountPage })),
);
const ConfirmEmailPage = lazy(() =>
  import('./email/ConfirmEmailPage.tsx').then((page) => ({ default: page.ConfirmEmailPage })),
);
const UndoEmailChangePage = lazy(() =>
  import('./email/UndoEmailChangePage.tsx').then((page) => ({ default: page.UndoEmailChangePage })),
);
const ConfirmNewsletterPage = lazy(() =>
  import('./newsletter/ConfirmNewsletterPage.tsx').then((page) => ({ default: page.ConfirmNewsletterPage })),
);
const AccountSettingsPage = lazy(() =>
  import('./settings/AccountSettingsPage.tsx').then((page) => ({ default: page.AccountSettingsPage })),
);
const BuyerOrdersPage = lazy(() =>
  import('./orders/BuyerOrdersPage.tsx').then((page) => ({ default: page.BuyerOrdersPage })),
);
const ReceiptPage = lazy(() => import('./receipts/ReceiptPage.tsx').then((page) => ({ default: page.ReceiptPage })));
const DecisionPage = lazy(() =>
  import('./decisions/DecisionPage.tsx').then((page) => ({ default: page.DecisionPage })),
);
const NotificationsPage = lazy(() =>
  import('./notifications/NotificationsPage.tsx').then((page) => ({ default: page.NotificationsPage })),
);

/** The pages of this area, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { path: 'signup', element: <SignupPage /> },
  { path: 'login', element: <LoginPage /> },
  { path: 'confirm-email-to-change-password', element: <RequestResetPage /> },
  { path: 'reset-password/:token', element: <ResetPasswordPage /> },
  { path: 'activate-account', element: <ActivateAccountPage /> },
  { path: 'confirm-email', element: <ConfirmEmailPage /> },
  { path: 'undo-email-change', element: <UndoEmailChangePage /> },
  { path: 'confirm-newsletter', element: <ConfirmNewsletterPage /> },
  { path: 'profile/settings', element: <AccountSettingsPage /> },
  { path: 'profile/BuyerOrderpage', element: <BuyerOrdersPage /> },
  { path: 'profile/receipts/:orderId', element: <ReceiptPage /> },
  { path: 'profile/decisions/:reportId', element: <DecisionPage /> },
  { path: 'profile/notifications', element: <NotificationsPage /> },
];
