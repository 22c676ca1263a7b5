// @vitest-environment jsdom
import type { Order } from '@ethereal/contracts/orders';
import type { Payment } from '@ethereal/contracts/payments';
import { ADDRESS } from '@ethereal/shop-ui/testing/fixtures.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ReceiptPage } from './ReceiptPage.tsx';

const id = (digit: string) => digit.repeat(24);
const [order, coat, ring, seller] = [id('a'), id('b'), id('c'), id('d')];
const at = '2026-11-24T10:00:00.000Z';
const line = (product: string, name: string, price: number): Order['items'][number] => ({
  productId: { _id: product, name, price, user: seller, image1: '' },
  quantity: 1,
  price,
  seller,
  sizeChosen: null,
  status: 'Handed',
});
const bought: Order = {
  _id: order,
  buyer: aUser._id,
  totalPrice: 60,
  createdAt: at,
  items: [{ ...line(coat, 'Coat', 40), colorChosen: 'Navy' }, line(ring, 'Ring', 20)],
  userLocation: { ...ADDRESS, fullname: 'Ada' },
};
const paid: Payment = {
  orderId: order,
  method: 'card',
  state: 'partly-refunded',
  currency: 'USD',
  totalCents: 6000,
  authorizedCents: 6000,
  capturedCents: 4000,
  refundedCents: 4000,
  history: [
    { at, type: 'created', cents: 6000 },
    { at, type: 'failed', cents: 6000 },
    { at, type: 'authorized', cents: 6000 },
    { at, type: 'captured', cents: 4000, productId: coat },
    { at, type: 'refunded', cents: 4000, productId: coat },
  ],
};

function show(payment: Payment) {
  fakeApi({
    ...session,
    [`GET /api/orders/${order}`]: bought,
    [`GET /api/payments/${order}`]: payment,
  });
  renderPage([{ path: 'profile/receipts/:orderId', element: <ReceiptPage /> }], `/ethereal/profile/receipts/${order}`);
}

beforeAll(logIn);
afterEach(cleanup);

test('shows the items and each step of the payment, and prints them', async () => {
  show(paid);
  await screen.findByRole('heading', { name: 'Receipt #AAAAAAAA', level: 1 });
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Card approvedNovember 24, 2026$60.00',
    'Charged: CoatNovember 24, 2026$40.00',
    'Refunded: CoatNovember 24, 2026$40.00',
  ]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
  expect(sheet?.textContent).toContain('Refunded: Coat');
  expect(sheet?.textContent).toContain('ItemColorSizeQuantity');
  expect(sheet?.textContent).toContain('CoatNavy–1');
});

test('shows no receipt of an order that is not paid by card', async () => {
  show({ ...paid, method: 'on-delivery', state: 'due', history: [] });
  await screen.findByText('There is no receipt of this order.');
});
