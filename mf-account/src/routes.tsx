import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { PageStub } from './PageStub.tsx';

/** The pages of this area, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { path: 'signup', element: <PageStub title="Sign Up" /> },
  { path: 'login', element: <PageStub title="Login" /> },
  { path: 'confirm-email-to-change-password', element: <PageStub title="Request Password Reset" /> },
  { path: 'reset-password/:token', element: <PageStub title="Reset Password" /> },
  { path: 'activate-account', element: <PageStub title="Activate Account" /> },
  { path: 'profile/settings', element: <PageStub title="Account Settings" /> },
  { path: 'profile/BuyerOrderpage', element: <PageStub title="Your Orders" /> },
];
