import { userLocation } from '@ethereal/contracts/orders';
import { ADDRESS, aLine, BUYER } from '@ethereal/shop-ui/testing/fixtures.ts';
import { type FakeRequest, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitAsBuyer } from '../testing/visit.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const route = { path: 'cart/checkout', element: <CheckoutPage /> };
const CHECKOUT = '/ethereal/cart/checkout';
const sized = { sizeChosen: 'M' };
const cart = { items: [aLine(1, { ...sized, quantity: 2 }), aLine(2, sized)], total: 40 };
const placeOrder = () => screen.findByRole('button', { name: 'Place Order' });
const submissions = (requests: FakeRequest[]) => requests.filter(({ path }) => path === '/api/submitOrder');
const keysOf = (requests: FakeRequest[]) => submissions(requests).map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens the checkout and fills in an address, so that the order can be placed. */
async function readyToOrder(handlers: Parameters<typeof visitAsBuyer>[2]) {
  const requests = await visitAsBuyer(route, CHECKOUT, {
    'GET /api/cart': cart,
    'GET /api/address': { address: ADDRESS },
    ...handlers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Autofill' }));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', ADDRESS.city));
  return requests;
}

test('shows a message at each empty field and places no order', async () => {
  const requests = await visitAsBuyer(route, CHECKOUT, { 'GET /api/cart': cart });
  await userEvent.click(await placeOrder());
  await screen.findByText('Phone is required.');
  expect(screen.getByText('Choose New York or California.')).toBeDefined();
  expect(screen.getByText('Enter a zip code of 5 digits, or 5-4.')).toBeDefined();
  expect(submissions(requests)).toEqual([]);
});

test('offers no saved address to a buyer who has none', async () => {
  await visitAsBuyer(route, CHECKOUT, {
    'GET /api/cart': cart,
    'GET /api/address': { address: null },
    'GET /api/addresses': { addresses: [] },
  });
  await screen.findByText(/^No saved address yet\./);
  expect(screen.queryByText('Save time. Autofill your saved address.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Autofill' }));
  expect(await screen.findByText('No default address is saved yet.')).toBeDefined();
});

test('fills in another address of the book', async () => {
  const saved = (digit: string, city: string, isDefault: boolean) => ({
    ...ADDRESS,
    _id: digit.repeat(24),
    city,
    isDefault,
  });
  await visitAsBuyer(route, CHECKOUT, {
    'GET /api/cart': cart,
    'GET /api/addresses': { addresses: [saved('1', 'Albany', true), saved('2', 'Oakland', false)] },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Or deliver to another saved address'), '2'.repeat(24));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', 'Oakland'));
});

test('places no order for an empty cart', async () => {
  const requests = await visitAsBuyer(route, CHECKOUT, {});
  await userEvent.click(await placeOrder());
  expect(await screen.findByText('Your cart is empty')).toBeDefined();
  expect(submissions(requests)).toEqual([]);
});

test('orders the contents of the cart once, however often the button is pressed', async () => {
  const requests = await readyToOrder({ 'POST /api/submitOrder': () => Response.json({}, { status: 201 }) });
  await userEvent.dblClick(await placeOrder());
  expect(await screen.findByText('Order placed successfully!')).toBeDefined();
  expect(submissions(requests)).toHaveLength(1);
  expect(submissions(requests)[0]?.body).toMatchObject({
    buyer: BUYER._id,
    items: [
      { productId: '1'.repeat(24), quantity: 2, price: 10, seller: '8'.repeat(24) },
      { productId: '2'.repeat(24), quantity: 1, price: 20, seller: '8'.repeat(24) },
    ],
    totalPrice: 40,
    userLocation: ADDRESS,
  });
});

test('checks an order again that was pressed while the form could not be checked', async () => {
  const requests = await readyToOrder({ 'POST /api/submitOrder': () => Response.json({}, { status: 201 }) });
  const check = vi.spyOn(userLocation._zod, 'run').mockImplementation(() => {
    throw new Error('The rules could not be loaded.');
  });
  await userEvent.click(await placeOrder());
  await screen.findByText('The form could not be checked. Check your connection and try again.');
  expect(submissions(requests)).toEqual([]);
  check.mockRestore();
  await userEvent.click(await placeOrder());
  await screen.findByText('Order placed successfully!');
  expect(submissions(requests)).toHaveLength(1);
});

test('states that it is offline, keeps the address, and places the order once back online', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const requests = await readyToOrder({
    'POST /api/submitOrder': () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return Response.json({}, { status: 201 });
    },
  });
  await userEvent.click(await placeOrder());
  await screen.findByText(/^You are offline\. Press Place Order again/, undefined, { timeout: 6000 });
  expect(screen.getByLabelText('City')).toHaveProperty('value', ADDRESS.city);
  isOnline.mockRestore();
  await userEvent.click(await placeOrder());
  await screen.findByText('Order placed successfully!');
  expect(new Set(keysOf(requests)).size).toBe(1);
}, 15_000);

test('sends an order again with the same key when its answer is lost', async () => {
  let tries = 0;
  const requests = await readyToOrder({
    'POST /api/submitOrder': () => {
      tries += 1;
      return tries === 1 ? refusal(503, 'Away.') : Response.json({}, { status: 201 });
    },
  });
  await userEvent.click(await placeOrder());
  await screen.findByText('Order placed successfully!', undefined, { timeout: 3000 });
  const [first, second] = keysOf(requests);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('does not repeat a card order that no provider accepts; shows why and keeps the typed address', async () => {
  const message = 'Payment is unavailable. Your cart is kept.';
  const requests = await readyToOrder({
    'POST /api/submitOrder': () =>
      Response.json({ message, code: 'PAYMENT_UNAVAILABLE', requestId: 'test' }, { status: 503 }),
  });
  expect(screen.getByLabelText('Pay on delivery')).toHaveProperty('checked', true);
  await userEvent.click(screen.getByLabelText('Pay now by card'));
  await userEvent.click(await placeOrder());
  await screen.findByText(message);
  expect(submissions(requests)).toHaveLength(1);
  expect(submissions(requests)[0]?.body).toMatchObject({ payment: 'card' });
  expect(screen.getByLabelText('City')).toHaveProperty('value', ADDRESS.city);
});

test('offers no choice of payment, and sends none, when the shop accepts no cards', async () => {
  const requests = await readyToOrder({
    'GET /api/payment-methods': { methods: ['on-delivery'] },
    'POST /api/submitOrder': () => Response.json({}, { status: 201 }),
  });
  expect(screen.queryByLabelText('Pay on delivery')).toBeNull();
  await userEvent.click(await placeOrder());
  await screen.findByText('Order placed successfully!');
  expect(submissions(requests)[0]?.body).not.toHaveProperty('payment');
});

test('explains changes and, once they are accepted, orders the new values with a new key', async () => {
  const dearer = { items: [aLine(1, { ...sized, quantity: 2 }), { ...aLine(2, sized) }], total: 45 };
  const second = dearer.items[1];
  if (second) second.productId = { ...second.productId, price: 25 };
  let tries = 0;
  const requests = await readyToOrder({
    'GET /api/cart': () => (tries === 0 ? cart : dearer),
    'POST /api/submitOrder': () => {
      tries += 1;
      if (tries > 1) return Response.json({}, { status: 201 });
      const errors = { ['2'.repeat(24)]: 'The price is now $25.00.' };
      const body = { message: 'Changed.', code: 'ORDER_CHANGED', requestId: 'test', errors };
      return Response.json(body, { status: 409 });
    },
  });
  await userEvent.click(await placeOrder());
  const change = await screen.findByText(/The price is now \$25\.00\./);
  expect(change.textContent).toBe('Item 2: The price is now $25.00.');
  await screen.findByText('$45.00');
  await userEvent.click(screen.getByRole('button', { name: 'Accept changes and place order' }));
  await screen.findByText('Order placed successfully!');
  expect(submissions(requests)[1]?.body).toMatchObject({ totalPrice: 45 });
  const [first, next] = keysOf(requests);
  expect(next).not.toBe(first);
});

test('names a sold-out line and links to the cart instead of offering to accept the change', async () => {
  const [short, fine] = [aLine(1, { ...sized, quantity: 3, shortage: 'Only 2 left.' }), aLine(2, sized)];
  let wasRefused = false;
  const requests = await readyToOrder({
    'GET /api/cart': () => ({ items: [wasRefused ? short : aLine(1, { ...sized, quantity: 3 }), fine], total: 50 }),
    'POST /api/submitOrder': () => {
      wasRefused = true;
      const errors = { [short.productId._id]: 'Only 2 left.' };
      const body = { message: 'Not enough.', code: 'OUT_OF_STOCK', requestId: 'test', errors };
      return Response.json(body, { status: 409 });
    },
  });
  await userEvent.click(await placeOrder());
  expect((await screen.findByRole('alert')).textContent).toContain('Item 1: Only 2 left.');
  const link = screen.getByRole('link', { name: 'Change your cart' });
  expect(link.getAttribute('href')).toBe('/ethereal/cart');
  expect(screen.queryByRole('button', { name: 'Accept changes and place order' })).toBeNull();
  expect(submissions(requests)).toHaveLength(1);
});

test('states in the summary which line the stock does not cover, before the order is placed', async () => {
  const short = aLine(1, { ...sized, quantity: 3, shortage: 'Only 2 left.' });
  await readyToOrder({ 'GET /api/cart': { items: [short, aLine(2, sized)], total: 50 } });
  const lines = within(await screen.findByRole('list', { name: 'What you order' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.includes('Only 2 left in size M.'))).toEqual([true, false]);
});

test('fills in the default address at once and the name of the account without one', async () => {
  await visitAsBuyer(route, CHECKOUT, { 'GET /api/cart': cart, 'GET /api/address': { address: ADDRESS } });
  expect(await screen.findByLabelText('City')).toHaveProperty('value', ADDRESS.city);
  cleanup();
  sessionStorage.clear();
  await visitAsBuyer(route, CHECKOUT, { 'GET /api/cart': cart, 'GET /api/address': { address: null } });
  expect(await screen.findByLabelText('Full name (First and Last name)')).toHaveProperty('value', 'Ada Byron');
  expect(screen.getByLabelText('City')).toHaveProperty('value', '');
});

test('keeps the payment choice over a reload', async () => {
  await readyToOrder({});
  await userEvent.click(screen.getByLabelText('Pay now by card'));
  cleanup();
  await readyToOrder({});
  expect(screen.getByLabelText('Pay now by card')).toHaveProperty('checked', true);
});

test('asks once for a size that is not chosen, then orders without it', async () => {
  const requests = await readyToOrder({
    'GET /api/cart': { items: [aLine(1)], total: 10 },
    'POST /api/submitOrder': () => Response.json({}, { status: 201 }),
  });
  await userEvent.click(await placeOrder());
  await screen.findByRole('dialog', { name: 'Choose before you order' });
  expect(submissions(requests)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Go on without a choice' }));
  await userEvent.click(await placeOrder());
  await screen.findByText('Order placed successfully!');
  expect(submissions(requests)).toHaveLength(1);
});

test('saves a size that was chosen by keyboard when Escape closes the dialog', async () => {
  const requests = await readyToOrder({
    'GET /api/cart': { items: [aLine(1)], total: 10 },
    'PUT /api/cart/itemSizeUpdate': { items: [aLine(1, { sizeChosen: 'M' })] },
  });
  await userEvent.click(await placeOrder());
  const size = within(await screen.findByRole('dialog')).getByLabelText('Size');
  size.focus();
  fireEvent.keyDown(size, { key: 'ArrowDown' });
  fireEvent.change(size, { target: { value: 'M' } });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/itemSizeUpdate'))?.body).toMatchObject({ sizeChosen: 'M' }),
  );
});

test('accepts a ZIP code of nine digits without a dash', async () => {
  const requests = await readyToOrder({ 'POST /api/submitOrder': () => Response.json({}, { status: 201 }) });
  await userEvent.clear(screen.getByLabelText('ZIP Code'));
  await userEvent.type(screen.getByLabelText('ZIP Code'), '100131234');
  await userEvent.click(await placeOrder());
  await screen.findAllByText('Order placed successfully!');
  expect(submissions(requests)[0]?.body).toMatchObject({ userLocation: { zipcode: '10013-1234' } });
});
