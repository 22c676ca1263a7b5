import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { PageStub } from './PageStub.tsx';

/** The pages of this area, with paths below /ethereal. */
export const routes: RouteObject[] = [
  { path: 'profile/add-item', element: <PageStub title="Add Item" /> },
  { path: 'profile/yourItems', element: <PageStub title="Your Items" /> },
  { path: 'profile/edit-your-Item/:itemId', element: <PageStub title="Edit Item" /> },
  { path: 'profile/item-analysis', element: <PageStub title="Items Analysis" /> },
  { path: 'profile/item-analysis/dashboard/:itemId', element: <PageStub title="Item Dashboard" /> },
  { path: 'profile/Orders', element: <PageStub title="Orders" /> },
];
