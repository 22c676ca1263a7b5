import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RequestResetPage } from './RequestResetPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const pages = [
  { path: 'reset-password/:token', element: <ResetPasswordPage /> },
  { path: 'confirm-email-to-change-password', element: <RequestResetPage /> },
  { path: 'login', element: <p>The login page</p> },
];
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset Password' });

async function type(password: string, repeated: string) {
  renderPage(pages, '/ethereal/reset-password/abc');
  await userEvent.type(screen.getByLabelText('New Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), repeated);
}

test('disables the button until all four rules hold', async () => {
  fakeApi({});
  await type('letters', 'letters');
  expect(submit().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('New Password'), '1');
  expect(submit().disabled).toBe(false);
});

test('reports before any input that a link was used or has expired, and offers a new one', async () => {
  fakeApi({ 'POST /api/check-reset-link': { valid: false } });
  renderPage(pages, '/ethereal/reset-password/abc');
  const again = await screen.findByRole('link', { name: 'Request a new link' });
  expect(again.getAttribute('href')).toBe('/ethereal/confirm-email-to-change-password');
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('reports a space in the password as soon as it is typed', async () => {
  fakeApi({ 'POST /api/check-reset-link': { valid: true } });
  renderPage(pages, '/ethereal/reset-password/abc');
  await userEvent.type(screen.getByLabelText('New Password'), 'letters ');
  expect(await screen.findByText(/cannot contain spaces/)).toBeDefined();
});

test('refuses two passwords that differ without sending them', async () => {
  const requests = fakeApi({});
  await type('letters1', 'letters2');
  await userEvent.click(submit());
  expect(await screen.findByText('Passwords do not match')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm Password'));
  expect(requests.filter(({ path }) => path.startsWith('/api/reset-password/'))).toEqual([]);
});

test('sets the password and goes to the login page', async () => {
  fakeApi({ 'POST /api/reset-password/abc': { message: 'Done.' } });
  await type('letters1', 'letters1');
  await userEvent.click(submit());
  expect(await screen.findByText('The login page')).toBeDefined();
  expect(await screen.findByText('Password reset successfully!')).toBeDefined();
});

test("shows the server's message about a used link", async () => {
  fakeApi({ 'POST /api/reset-password/abc': refusal(400, 'This link was used.') });
  await type('letters1', 'letters1');
  await userEvent.click(submit());
  expect((await screen.findAllByText('This link was used.')).length).toBeGreaterThan(0);
});

test.each([
  ['reset-password/abc', ['New Password', 'Confirm Password'], 'letters1', 'Reset Password'],
  ['confirm-email-to-change-password', ['Email'], 'ada@example.com', 'Send reset link'],
])('shows the same message as a toast and in the form of %s while offline', async (path, labels, text, name) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderPage(pages, `/ethereal/${path}`);
  for (const label of labels) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(screen.getAllByText('Something went wrong. Please try again.')).toHaveLength(2));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
