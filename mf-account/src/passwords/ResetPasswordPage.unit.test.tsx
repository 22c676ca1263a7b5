// @vitest-environment jsdom
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const pages = [
  { path: 'reset-password/:token', element: <ResetPasswordPage /> },
  { path: 'login', element: <p>The login page</p> },
];
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset Password' });

async function type(password: string, repeated: string) {
  renderPage(pages, '/ethereal/reset-password/abc');
  await userEvent.type(screen.getByLabelText('New Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), repeated);
}

afterEach(cleanup);

test('cannot be sent before all four rules hold', async () => {
  fakeApi({});
  await type('letters', 'letters');
  expect(submit().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('New Password'), '1');
  expect(submit().disabled).toBe(false);
});

test('refuses two passwords that differ, without asking the server', async () => {
  const requests = fakeApi({});
  await type('letters1', 'letters2');
  await userEvent.click(submit());
  expect(await screen.findByText('Passwords do not match')).toBeDefined();
  expect(requests).toEqual([]);
});

test('sets the password and goes to the login page', async () => {
  fakeApi({ 'POST /api/reset-password/abc': { message: 'Done.' } });
  await type('letters1', 'letters1');
  await userEvent.click(submit());
  expect(await screen.findByText('The login page')).toBeDefined();
  expect(await screen.findByText('Password reset successfully!')).toBeDefined();
});

test('shows what the server says of a used link', async () => {
  fakeApi({ 'POST /api/reset-password/abc': refusal(400, 'This link was used.') });
  await type('letters1', 'letters1');
  await userEvent.click(submit());
  expect((await screen.findAllByText('This link was used.')).length).toBeGreaterThan(0);
});
