import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { logInWith, SUPPORT, sessionCalls } from '../testing/at-the-desk.ts';
import { ShopBooks } from './ShopBooks.tsx';

test('shows what the shop kept, bore and paid in, and loads it again after a failure', async () => {
  await logInWith(SUPPORT);
  let isUnavailable = true;
  const books = { currency: 'USD', commissionCents: 123_456, discountCents: 30_000, fundsCents: -50 };
  fakeApi({
    ...sessionCalls,
    'GET /api/desk/books': () => (isUnavailable ? refusal(404, 'Away.') : Response.json(books)),
  });
  renderPage([{ path: 'desk/shop', element: <ShopBooks /> }], '/ethereal/desk/shop');
  await screen.findByText('The sums could not be loaded.');
  isUnavailable = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByText('Commission')).nextElementSibling?.textContent).toBe('$1,234.56');
  expect(screen.getByText("Discounts of the shop's codes").nextElementSibling?.textContent).toBe('$300.00');
  expect(screen.getByText('Own money paid in for payouts').nextElementSibling?.textContent).toBe('−$0.50');
});
