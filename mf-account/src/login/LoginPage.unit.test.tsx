// @vitest-environment jsdom
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LoginPage } from './LoginPage.tsx';

const pages = [
  { path: 'login', element: <LoginPage /> },
  { path: 'cart', element: <p>The cart</p> },
];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function logIn(address: string) {
  renderPage(pages, address);
  await userEvent.type(screen.getByLabelText('Email'), 'ann@shop.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('logs in, says so, and goes back to the page that asked', async () => {
  const requests = fakeApi({ 'POST /api/login': { token: 'a.b.c' }, 'GET /api/user-details': aUser });
  await logIn('/ethereal/login?next=/ethereal/cart');
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(await screen.findByText('Logged In Successfully')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBe('a.b.c');
  expect(requests[0]?.body).toEqual({ email: 'ann@shop.test', password: 'secret-1' });
});

test('shows the words of the server, and forgets the token of before', async () => {
  localStorage.setItem('authToken', 'old');
  fakeApi({ 'POST /api/login': refusal(401, 'Invalid email or password.') });
  await logIn('/ethereal/login');
  expect(await screen.findByText('Invalid email or password.')).toBeDefined();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('has words of its own when the server says nothing', async () => {
  fakeApi({ 'POST /api/login': new Response('<html>', { status: 502 }) });
  await logIn('/ethereal/login');
  expect(await screen.findByText('An unexpected error occurred')).toBeDefined();
});

test('asks for the code of a second factor, takes a recovery code, and sends it with the password', async () => {
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
