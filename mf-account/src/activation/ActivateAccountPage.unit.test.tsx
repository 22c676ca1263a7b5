import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ActivateAccountPage } from './ActivateAccountPage.tsx';

const pages = [{ path: 'activate-account', element: <ActivateAccountPage /> }];

test('reports that the account of a used link is active, and offers to log in', async () => {
  const body = { message: 'Invalid activation link.', code: 'ALREADY_ACTIVE', requestId: 'test' };
  fakeApi({ 'GET /api/activate-account': () => Response.json(body, { status: 400 }) });
  renderPage(pages, '/ethereal/activate-account?token=abc');
  await userEvent.click(screen.getByRole('button', { name: 'Activate Account' }));
  expect(await screen.findByText('Your account is already active. You can log in now.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/ethereal/login');
});

test('reports a link without a token as invalid', () => {
  renderPage(pages, '/ethereal/activate-account');
  expect(screen.getByRole('alert').textContent).toBe('Invalid activation link.');
});

test('shows that it activates, and reports a failure without a message of the server', async () => {
  let answer = (_: Response) => {};
  fakeApi({ 'GET /api/activate-account': () => new Promise((resolve) => (answer = resolve)) });
  renderPage(pages, '/ethereal/activate-account?token=abc');
  await userEvent.click(screen.getByRole('button', { name: 'Activate Account' }));
  expect(await screen.findByRole('button', { name: 'Activating...' })).toBeDefined();
  answer(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect((await screen.findByRole('alert')).textContent).toBe('Activation failed. Please try again.');
});
