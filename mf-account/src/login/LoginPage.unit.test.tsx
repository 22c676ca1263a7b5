import { wishForFavorite, wishForLine } from '@ethereal/shop-ui/wish/wish.ts';
import { endSession, login } from '@ethereal/web-kit/session/session-store.ts';
import { storeReturnPath } from '@ethereal/web-kit/session/stored-return-path.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { storeNewcomer } from '../newcomer/newcomer.ts';
import { SignupPage } from '../signup/SignupPage.tsx';
import { LoginPage } from './LoginPage.tsx';

const pages = [
  { path: 'login', element: <LoginPage /> },
  { path: 'cart', element: <p>The cart</p> },
];

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

async function logIn(address: string) {
  renderPage(pages, address);
  await userEvent.type(screen.getByLabelText('Email'), 'ann@shop.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('logs in, confirms it, and returns to the page that required the log-in', async () => {
  const requests = fakeApi({ 'POST /api/login': { token: 'a.b.c' }, 'GET /api/user-details': aUser });
  await logIn('/ethereal/login?next=/ethereal/cart');
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(await screen.findByText('Logged In Successfully')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBe('a.b.c');
  expect(requests[0]?.body).toEqual({ email: 'ann@shop.test', password: 'secret-1' });
});

test('returns to the page that required the log-in when the code that fulfills wishes cannot be loaded', async () => {
  vi.doMock('@ethereal/shop-ui/wish/fulfill-wish.ts', () => {
    throw new Error('The file is away.');
  });
  fakeApi({ 'POST /api/login': { token: 'a.b.c' }, 'GET /api/user-details': aUser });
  await logIn('/ethereal/login?next=/ethereal/cart');
  expect(await screen.findByText('The cart')).toBeDefined();
  vi.doUnmock('@ethereal/shop-ui/wish/fulfill-wish.ts');
});

test('redirects a person who is logged in to the page that required the log-in', async () => {
  fakeApi({ 'POST /api/login': { token: 'a.b.c' }, 'GET /api/user-details': aUser });
  await login('ann@shop.test', 'secret-1');
  renderPage(pages, '/ethereal/login?next=/ethereal/cart');
  expect(await screen.findByText('The cart')).toBeDefined();
});

test('fulfills the wishes of a newcomer and returns to the stored page after the first log-in', async () => {
  storeReturnPath('/ethereal/cart');
  wishForLine({ productId: 'b'.repeat(24), quantity: 2, sizeChosen: 'M' });
  wishForFavorite('c'.repeat(24));
  storeNewcomer({ fname: 'Ann', lname: 'Lee', email: 'ann@shop.test', mailedAt: Date.now(), isActive: false });
  const requests = fakeApi({
    'POST /api/login': { token: 'a.b.c' },
    'GET /api/user-details': aUser,
    'POST /api/cart/add': { items: [] },
    'POST /api/favorites/add': Response.json({ message: 'Added.' }),
  });
  renderPage(pages, '/ethereal/login');
  expect((await screen.findByRole('status')).textContent).toContain('We mailed a link to ann@shop.test');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@shop.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
  expect(await screen.findByText('The cart')).toBeDefined();
  const bodyOf = (path: string) => requests.find((request) => request.path === path)?.body;
  expect(bodyOf('/api/cart/add')).toEqual({ productId: 'b'.repeat(24), quantity: 2, sizeChosen: 'M' });
  expect(bodyOf('/api/favorites/add')).toEqual({ productId: 'c'.repeat(24) });
  expect((await screen.findByRole('link', { name: 'View cart' })).getAttribute('href')).toBe('/ethereal/cart');
  expect(Object.keys(localStorage)).toEqual(['authToken']);
});

test('does not fill in the address of a sign-up while the email is typed', async () => {
  renderPage(pages, '/ethereal/login');
  await userEvent.click(await screen.findByLabelText('Email'));
  act(() => storeNewcomer({ fname: 'Ann', lname: 'Lee', email: 'a@shop.test', mailedAt: Date.now(), isActive: true }));
  await userEvent.keyboard('bob@shop.test');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('bob@shop.test');
});

test('mails the activation link again after a minute, and changes the address', async () => {
  const signedUp = (mailedAt: number) =>
    storeNewcomer({ fname: 'Ann', lname: 'Lee', email: 'ann@shop.test', mailedAt, isActive: false });
  signedUp(Date.now());
  const requests = fakeApi({ 'POST /api/activation-mail': Response.json({ message: 'Sent.' }, { status: 202 }) });
  renderPage([...pages, { path: 'signup', element: <SignupPage /> }], '/ethereal/login');
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send again in \d+ s$/ });
  expect(again.disabled).toBe(true);
  act(() => signedUp(Date.now() - 60_000));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(requests[0]?.body).toEqual({ email: 'ann@shop.test' });
  await userEvent.click(screen.getByRole('link', { name: 'Change the address' }));
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Ann');
});

test('shows the message of the server in view, and deletes the previous token', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  localStorage.setItem('authToken', 'old');
  fakeApi({ 'POST /api/login': refusal(401, 'Invalid email or password.') });
  await logIn('/ethereal/login');
  const message = await screen.findByText('Invalid email or password.');
  await waitFor(() => expect(scrolled.mock.contexts).toContain(message));
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('shows a message of its own when the server sends none', async () => {
  fakeApi({ 'POST /api/login': new Response('<html>', { status: 502 }) });
  await logIn('/ethereal/login');
  expect(await screen.findByText('An unexpected error occurred')).toBeDefined();
});

test('requests the code of a second factor, accepts a recovery code, and sends it with the password', async () => {
  const asks = { message: 'Enter a code.', code: 'SECOND_FACTOR_REQUIRED', requestId: 'test' };
  const requests = fakeApi({
    'POST /api/login': ({ body }) => {
      const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
      if (code === undefined) return Response.json(asks, { status: 401 });
      return code === 'abcd-efgh' ? { token: 'a.b.c' } : refusal(401, 'Invalid code.');
    },
    'GET /api/user-details': aUser,
  });
  await logIn('/ethereal/login?next=/ethereal/cart');
  const field = await screen.findByLabelText('Code from your app, or a recovery code');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Enter a code.')).toBeNull();
  await userEvent.type(field, '000000{Enter}');
  expect(await screen.findByText('Invalid code.')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'abcd-efgh{Enter}');
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(requests.at(-2)?.body).toEqual({ email: 'ann@shop.test', password: 'secret-1', code: 'abcd-efgh' });
});
