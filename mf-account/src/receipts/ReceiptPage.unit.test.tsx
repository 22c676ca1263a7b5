import type { Order } from '@ethereal/contracts/orders';
import type { Payment } from '@ethereal/contracts/payments';
import { ADDRESS } from '@ethereal/shop-ui/testing/fixtures.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ReceiptPage } from './ReceiptPage.tsx';

const id = (digit: string) => digit.repeat(24);
const [order, coat, ring, seller, tan] = [id('a'), id('b'), id('c'), id('d'), id('e')];
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
  totalPrice: 100,
  createdAt: at,
  items: [
    { ...line(coat, 'Coat', 40), colorChosen: 'Navy' },
    { ...line(coat, 'Coat', 40), lineId: tan, colorChosen: 'Tan', sizeChosen: 'M' },
    line(ring, 'Ring', 20),
  ],
  userLocation: { ...ADDRESS, fullname: 'Ada' },
};
const paid: Payment = {
  orderId: order,
  method: 'card',
  state: 'partly-refunded',
  currency: 'USD',
  totalCents: 10_000,
  authorizedCents: 10_000,
  capturedCents: 8000,
  refundedCents: 4000,
  history: [
    { at, type: 'created', cents: 10_000 },
    { at, type: 'failed', cents: 10_000 },
    { at, type: 'authorized', cents: 10_000 },
    { at, type: 'captured', cents: 4000, productId: coat },
    { at, type: 'captured', cents: 4000, productId: coat, lineId: tan },
    { at, type: 'refunded', cents: 4000, productId: coat, lineId: tan },
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

test('shows the items and each step of the payment, and prints them', async () => {
  show(paid);
  await screen.findByRole('heading', { name: 'Receipt #AAAAAAAA', level: 1 });
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Card approvedNovember 24, 2026$100.00',
    'Charged: Coat (Navy)November 24, 2026$40.00',
    'Charged: Coat (Tan, M)November 24, 2026$40.00',
    'Refunded: Coat (Tan, M)November 24, 2026$40.00',
  ]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
  expect(sheet?.textContent).toContain('Refunded: Coat (Tan, M)');
  expect(sheet?.textContent).toContain('ItemColorSizeQuantity');
  expect(sheet?.textContent).toContain('CoatNavy–1');
});

test('shows each of several refunds of one line once', async () => {
  const warn = vi.spyOn(console, 'error');
  const refund = { type: 'refunded', cents: 2000, productId: coat, lineId: tan } as const;
  show({
    ...paid,
    history: [
      { ...refund, at },
      { ...refund, at: '2026-11-25T10:00:00.000Z' },
    ],
  });
  expect(await screen.findAllByText(/Refunded/)).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});

test('shows no receipt of an order that is not paid by card', async () => {
  show({ ...paid, method: 'on-delivery', state: 'due', history: [] });
  await screen.findByText('There is no receipt of this order.');
});

test('shows a missing page for an order that the buyer does not have', async () => {
  fakeApi({
    ...session,
    [`GET /api/orders/${order}`]: () => refusal(404, 'There is no such order.'),
    [`GET /api/payments/${order}`]: () => refusal(404, 'There is no such payment.'),
  });
  renderPage([{ path: 'profile/receipts/:orderId', element: <ReceiptPage /> }], `/ethereal/profile/receipts/${order}`);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
