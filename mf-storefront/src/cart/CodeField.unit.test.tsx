import { ADDRESS, aLine } from '@ethereal/shop-ui/testing/fixtures.ts';
import { guardFocus } from '@ethereal/web-kit/focus/guard-focus.ts';
import { endSession } from '@ethereal/web-kit/session/session-store.ts';
import { refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckoutPage } from '../checkout/CheckoutPage.tsx';
import { visitAsBuyer } from '../testing/visit.ts';
import { CartPage } from './CartPage.tsx';

const cartRoute = { path: 'cart', element: <CartPage /> };
const checkoutRoute = { path: 'cart/checkout', element: <CheckoutPage /> };
const TEN = { code: 'TEN10', label: '10% off', discount: 1, seller: 'a'.repeat(24) };
const SHOP = { code: 'SHOP', label: '$2.00 off', discount: 2, needsCard: true };
const NOT_VALID = 'This code is not valid.';
const lines = [aLine(1, { sizeChosen: 'M' })];
const cart = { items: lines, total: 10 };
const withTen = { items: lines, codes: [TEN], discount: 1, toPay: 9 };
const region = () => screen.findByRole('region', { name: 'Discount codes' });
const field = () => screen.findByLabelText('Discount code');

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the code field of the cart', () => {
  it('enters a code by the keyboard, shows the discount, and removes it', async () => {
    const requests = await visitAsBuyer(cartRoute, '/ethereal/cart', {
      'GET /api/cart': cart,
      'POST /api/cart/code': withTen,
      'DELETE /api/cart/code/TEN10': { items: lines, codes: [], discount: 0, toPay: 10 },
    });
    expect(screen.queryByText('To pay')).toBeNull();
    await userEvent.type(await field(), 'ten10{Enter}');
    expect(await screen.findByText('$9.00')).toBeDefined();
    expect(screen.getByText('To pay')).toBeDefined();
    expect(within(await region()).getByText('10% off')).toBeDefined();
    expect(await field()).toHaveProperty('value', '');
    expect(requests.find(({ path }) => path === '/api/cart/code')?.body).toEqual({ code: 'ten10' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove TEN10' }));
    await waitFor(() => expect(screen.queryByText('To pay')).toBeNull());
    expect(document.activeElement).toBe(await field());
  });

  it('returns the focus to the button of a code whose removal failed, and moves it nowhere meanwhile', async () => {
    const inMain = { path: 'cart', element: <main>{cartRoute.element}</main> };
    let answer: (response: Response) => void = () => undefined;
    await visitAsBuyer(inMain, '/ethereal/cart', {
      'GET /api/cart': { ...cart, ...withTen },
      'DELETE /api/cart/code/TEN10': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Remove TEN10' });
    const end = guardFocus();
    await userEvent.click(remove);
    await waitFor(() => expect(remove.disabled).toBe(true));
    await new Promise((done) => setTimeout(done, 10));
    expect([document.body, remove]).toContain(document.activeElement);
    answer(refusal(500, 'It failed.'));
    await waitFor(() => expect(remove.disabled).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(remove));
    end();
  });

  it('shows the effects of a code of two sellers, and an effect that both have once', async () => {
    const other = { ...TEN, seller: 'b'.repeat(24) };
    const codes = [TEN, { ...other, label: '5% off' }, { ...TEN, code: 'ALL10' }, { ...other, code: 'ALL10' }];
    await visitAsBuyer(cartRoute, '/ethereal/cart', { 'GET /api/cart': { ...cart, codes, discount: 4, toPay: 6 } });
    const entries = within(await region()).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['TEN1010% off5% off−$2.00', 'ALL1010% off−$2.00']);
  });

  it('shows a refusal at the field, and removes it when the code changes', async () => {
    await visitAsBuyer(cartRoute, '/ethereal/cart', {
      'GET /api/cart': cart,
      'POST /api/cart/code': refusal(404, NOT_VALID),
    });
    await userEvent.type(await field(), 'NOPE');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(NOT_VALID)).toBeDefined();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await field());
    await userEvent.type(await field(), 'S');
    expect(screen.queryByText(NOT_VALID)).toBeNull();
  });

  it('shows a code again whose entry the end of the session interrupted', async () => {
    const open = () => visitAsBuyer(cartRoute, '/ethereal/cart', { 'GET /api/cart': cart });
    await open();
    await userEvent.type(await field(), 'TEN10');
    act(endSession);
    cleanup();
    await open();
    expect(await field()).toHaveProperty('value', 'TEN10');
  });

  it('shows one code with what each of its owners takes off', async () => {
    const other = { ...TEN, label: '$2.00 off', discount: 2, seller: 'b'.repeat(24) };
    const later = {
      ...TEN,
      label: '5% off',
      discount: 0,
      problem: 'Spend $5.00 more to use this code.',
      seller: 'c'.repeat(24),
    };
    await visitAsBuyer(cartRoute, '/ethereal/cart', {
      'GET /api/cart': { ...cart, codes: [TEN, other, later], discount: 3, toPay: 7 },
    });
    const [chip, ...others] = within(await region()).getAllByRole('listitem');
    expect(others).toEqual([]);
    for (const text of ['10% off', '$2.00 off', later.problem, '−$3.00']) expect(chip?.textContent).toContain(text);
    expect(screen.getAllByRole('button', { name: 'Remove TEN10' })).toHaveLength(1);
    expect(screen.getByText('$7.00')).toBeDefined();
  });

  it('shows why a code reduces nothing', async () => {
    const problem = 'Spend $5.00 more to use this code.';
    await visitAsBuyer(cartRoute, '/ethereal/cart', {
      'GET /api/cart': { ...cart, codes: [{ ...TEN, discount: 0, problem }], discount: 0, toPay: 10 },
    });
    expect(within(await region()).getByText(problem)).toBeDefined();
    expect(screen.queryByText('To pay')).toBeNull();
  });
});

describe('codes at the checkout', () => {
  const both = { ...cart, codes: [TEN, SHOP], discount: 3, toPay: 7 };
  const open = (handlers: Parameters<typeof visitAsBuyer>[2]) =>
    visitAsBuyer(checkoutRoute, '/ethereal/cart/checkout', {
      'GET /api/address': { address: ADDRESS },
      'GET /api/payment-methods': { methods: ['on-delivery', 'card'] },
      ...handlers,
    });
  const sent = (requests: Awaited<ReturnType<typeof open>>) =>
    requests.filter(({ path }) => path === '/api/submitOrder').map(({ body }) => body);

  it('leaves a code of the shop out of an order that is paid on delivery', async () => {
    const requests = await open({
      'GET /api/cart': both,
      'POST /api/submitOrder': () => Response.json({}, { status: 201 }),
    });
    expect(await screen.findByText('Pay by card to use this code.')).toBeDefined();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', ADDRESS.city));
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByText('Order placed successfully!');
    expect(sent(requests)).toMatchObject([{ codes: ['TEN10'], totalPrice: 9 }]);
  });

  it('enters a code by Enter without placing the order', async () => {
    const requests = await open({ 'GET /api/cart': cart, 'POST /api/cart/code': withTen });
    await userEvent.type(await field(), 'TEN10{Enter}');
    expect(await screen.findByText('To pay')).toBeDefined();
    expect(sent(requests)).toEqual([]);
  });

  it('names a code that no longer applies beside a price that has changed', async () => {
    const [line] = lines;
    if (!line) throw new Error('The cart has one line.');
    const errors = { [line.productId._id]: 'The price is now $20.00.' };
    const changed = { message: 'A price has changed.', code: 'ORDER_CHANGED', requestId: 'test', errors };
    let isRefused = false;
    await open({
      'GET /api/cart': () =>
        isRefused ? { ...cart, codes: [{ ...TEN, discount: 0, problem: NOT_VALID }] } : { ...cart, ...withTen },
      'POST /api/submitOrder': () => {
        isRefused = true;
        return Response.json(changed, { status: 409 });
      },
    });
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', ADDRESS.city));
    await userEvent.click(await screen.findByRole('button', { name: 'Place Order' }));
    const changes = await screen.findByRole('alert');
    await waitFor(() => expect(changes.textContent).toContain(`TEN10: ${NOT_VALID}`));
    expect(changes.textContent).toContain('The price is now $20.00.');
  });

  it('names the code that no longer applies, and orders without it once that is accepted', async () => {
    let tries = 0;
    const errors = { TEN10: NOT_VALID };
    const changed = { message: 'A code has changed.', code: 'CODE_CHANGED', requestId: 'test', errors };
    const requests = await open({
      'GET /api/cart': () =>
        Response.json(
          tries === 0
            ? { ...cart, ...withTen, total: 10 }
            : { ...cart, codes: [{ ...TEN, discount: 0, problem: NOT_VALID }] },
        ),
      'POST /api/submitOrder': () => {
        tries += 1;
        return tries === 1 ? Response.json(changed, { status: 409 }) : Response.json({}, { status: 201 });
      },
    });
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', ADDRESS.city));
    await userEvent.click(await screen.findByRole('button', { name: 'Place Order' }));
    const changes = await screen.findByRole('alert');
    expect(changes.textContent).toContain(`TEN10: ${NOT_VALID}`);
    await waitFor(() => expect(screen.queryByText('To pay')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Accept changes and place order' }));
    await screen.findByText('Order placed successfully!');
    expect(sent(requests)).toMatchObject([{ codes: ['TEN10'], totalPrice: 9 }, { totalPrice: 10 }]);
    expect(sent(requests)[1]).not.toHaveProperty('codes');
  });
});
