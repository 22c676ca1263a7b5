import { BUYER } from '@ethereal/shop-ui/testing/fixtures.ts';
import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { login, signOut } from '@ethereal/web-kit/session/session-store.ts';
import { type FakeRequest, fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { vi } from 'vitest';

// Raises the timeout for a busy machine.
vi.setConfig({ testTimeout: 20_000 });

type Handlers = Parameters<typeof fakeApi>[0];

/** Opens a page for a logged-in buyer, with a server that answers by `handlers`. */
export async function visitAsBuyer(page: RouteObject, address: string, handlers: Handlers): Promise<FakeRequest[]> {
  const requests = fakeApi({
    'POST /api/login': { token: 'token' },
    'GET /api/user-details': BUYER,
    'GET /api/favorites/get': [],
    'GET /api/items/random': [],
    'GET /api/cart': { items: [], total: 0 },
    'GET /api/payment-methods': { methods: ['on-delivery', 'card'] },
    ...handlers,
  });
  await login(BUYER.email, 'ethereal1');
  renderPage([page], address);
  return requests;
}

/** Opens a page for a visitor who is not logged in. */
export async function visitAsVisitor(page: RouteObject, address: string, handlers: Handlers): Promise<FakeRequest[]> {
  const requests = fakeApi({
    'GET /api/auth/signout': { message: '' },
    'GET /api/items/random': [],
    ...handlers,
  });
  await signOut();
  renderPage([page], address);
  return requests;
}
