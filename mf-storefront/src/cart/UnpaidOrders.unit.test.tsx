import type { Order } from '@ethereal/contracts/orders';
import { aLine, anOrder, anOrderLine, ORDER } from '@ethereal/shop-ui/testing/fixtures.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { CheckoutPage } from '../checkout/CheckoutPage.tsx';
import { visitAsBuyer } from '../testing/visit.ts';
import { CartPage } from './CartPage.tsx';

afterEach(cleanup);

const line = aLine(1);
const { productId } = anOrderLine();
const ordered = anOrderLine({ productId: { ...productId, _id: line.productId._id }, actions: ['cancel'] });
const payment = {
  method: 'card',
  state: 'awaiting',
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
} as const;
const unpaid = anOrder([ordered], { payment });
const cancelled: Order = { ...unpaid, payment: { method: 'card', state: 'cancelled' } };
const cart = { items: [line], total: 10 };
const notice = () => screen.findByRole('region', { name: 'Order #BBD2D852' });

const CART = [{ path: 'cart', element: <CartPage /> }, '/ethereal/cart'] as const;
const CHECKOUT = [{ path: 'cart/checkout', element: <CheckoutPage /> }, '/ethereal/cart/checkout'] as const;

/** Opens a page for a buyer whose cart has one line, and whose orders are these. */
const visit = ([page, path]: typeof CART | typeof CHECKOUT, orders: Order[], more = {}) =>
  visitAsBuyer(page, path, {
    'GET /api/cart': cart,
    'GET /api/address': { address: null },
    'GET /api/ordersBuyer': { orders, nextCursor: null },
    ...more,
  });

describe('the notice of an unpaid order', () => {
  test.each([CART, CHECKOUT])('stands above the cart whose lines the order has: %s', async (...page) => {
    await visit(page as typeof CART, [unpaid]);
    expect((await notice()).textContent).toContain('Order #BBD2D852 awaits payment. Your items are kept until');
  });

  test.each([
    ['is paid', { ...unpaid, payment: { method: 'card', state: 'authorized' } } as const],
    ['has none of the lines of the cart', anOrder([anOrderLine()], { payment })],
    ['is paid on delivery', anOrder([ordered])],
  ])('stays away when the order %s', async (_case, order) => {
    await visit(CART, [{ ...order, _id: 'f'.repeat(24) }, unpaid]);
    await notice();
    expect(screen.getAllByRole('button', { name: 'Continue payment' })).toHaveLength(1);
  });

  test('goes when the time to pay is over', async () => {
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    const answers = [[anOrder([ordered], { payment: { ...payment, expiresAt } })], []];
    const requests = await visit(CART, [], {
      'GET /api/ordersBuyer': () => ({ orders: answers.shift() ?? [], nextCursor: null }),
    });
    await waitFor(() => expect(requests.filter(({ path }) => path === '/api/ordersBuyer')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue payment' })).toBeNull());
  });

  test('opens a new page of the provider by Continue payment', async () => {
    const requests = await visit(CART, [unpaid], {
      [`POST /api/payments/${ORDER}/session`]: { url: 'https://bank.test/pay', expiresAt: payment.expiresAt },
    });
    await notice();
    await userEvent.click(screen.getByRole('button', { name: 'Continue payment' }));
    await waitFor(() => expect(requests.some(({ path }) => path === `/api/payments/${ORDER}/session`)).toBe(true));
  });

  test('cancels the order after a confirmation, and goes', async () => {
    let orders = [unpaid];
    await visit(CART, [], {
      'GET /api/ordersBuyer': () => ({ orders, nextCursor: null }),
      [`POST /api/orders/${ORDER}/cancel`]: () => {
        orders = [cancelled];
        return { order: cancelled };
      },
    });
    await notice();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Order #BBD2D852' })).toBeNull());
    expect(screen.getByText('1 item')).toBeDefined();
  });

  test('names the page of the order when a cancellation fails', async () => {
    await visit(CART, [unpaid], { [`POST /api/orders/${ORDER}/cancel`]: new Response(null, { status: 503 }) });
    await notice();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    const text = 'Not every item could be cancelled. The page of the order shows which were.';
    expect(await screen.findByText(text)).toBeDefined();
  });
});
