import { currentSession, startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { AccountSettingsPage } from '../AccountSettingsPage.tsx';

const at = new Date().toISOString();
const session = (_id: string, current: boolean) => ({
  _id,
  current,
  device: current ? 'Firefox on Linux' : 'Safari on iPhone',
  network: '203.0.113.0/24',
  startedAt: at,
  lastUsedAt: at,
});
const other = '7d9a4c1e-0b1f-4c5e-9d3a-2f1b6c8e4a10';
const calls = {
  'GET /api/validate-user': { valid: true },
  'GET /api/user-details': aUser,
  'GET /api/account/sessions': { sessions: [session('one', true), session(other, false)] },
};
const pages = [
  { path: '', element: <p>Home</p> },
  { path: 'profile/settings', element: <AccountSettingsPage /> },
];

beforeAll(async () => {
  localStorage.setItem('authToken', 'good');
  fakeApi(calls);
  startSession();
  await vi.waitFor(() => expect(currentSession().user).toBeDefined());
});

test('lists sessions and ends one of them', async () => {
  const requests = fakeApi({
    ...calls,
    [`DELETE /api/account/sessions/${other}`]: { message: 'The session has ended.' },
  });
  renderPage(pages, '/ethereal/profile/settings');
  expect(await screen.findByText(/This device/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'End the session on Firefox on Linux' })).toBeNull();
  await userEvent.click(screen.getByText('1 other session'));
  await userEvent.click(screen.getByRole('button', { name: 'End the session on Safari on iPhone' }));
  expect(await screen.findByText('The session has ended.')).toBeDefined();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('ends all sessions but this one', async () => {
  const third = '7d9a4c1e-0b1f-4c5e-9d3a-2f1b6c8e4a11';
  const ended: string[] = [];
  fakeApi({
    ...calls,
    'GET /api/account/sessions': () => ({
      sessions: [session('one', true), session(other, false), session(third, false)].filter(
        ({ _id }) => !ended.includes(_id),
      ),
    }),
    ...Object.fromEntries(
      [other, third].map((id) => [
        `DELETE /api/account/sessions/${id}`,
        () => {
          ended.push(id);
          return { message: 'The session has ended.' };
        },
      ]),
    ),
  });
  renderPage(pages, '/ethereal/profile/settings');
  expect(await screen.findByText('2 other sessions')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('All other sessions have ended.')).toBeDefined();
  expect(ended).toEqual([other, third]);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull());
  expect(screen.getByText(/This device/)).toBeDefined();
});

test('lists open orders before the account is deleted', async () => {
  const line = (status: string, quantity = 1) => ({ status, quantity });
  const orders = [
    { _id: '6b017335c1e47146bbd2d852', items: [line('Pending', 2), line('Out for Shipping'), line('Handed')] },
    { _id: '6b017335c1e47146bbd2d853', items: [line('Handed'), line('Cancelled')] },
    { _id: '6b017335c1e47146bbd2d854', items: [line('Pending')] },
  ];
  fakeApi({ ...calls, 'GET /api/ordersBuyer': () => Response.json({ orders, nextCursor: null }) });
  renderPage(pages, '/ethereal/profile/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('link', { name: 'Order #BBD2D852' });
  const items = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Order #BBD2D852: 2 not shipped, 1 on the way',
    'Order #BBD2D854: 1 not shipped',
  ]);
  expect(screen.queryByText(/BBD2D853/)).toBeNull();
});

test('reports that open orders could not be loaded before the account is deleted', async () => {
  fakeApi({ ...calls, 'GET /api/ordersBuyer': () => refusal(500, 'Down.') });
  renderPage(pages, '/ethereal/profile/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Your open orders could not be loaded.')).toBeDefined();
});

test('deletes the account after listing what is deleted and checking the password', async () => {
  let answer: Response | object = refusal(403, 'That is not your password.');
  const requests = fakeApi({ ...calls, 'DELETE /api/account': () => answer });
  renderPage(pages, '/ethereal/profile/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  expect(screen.getByText(/reviews stay as by a former customer/)).toBeDefined();
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(dialog.textContent).toContain('your items leave the shop');
  await userEvent.type(screen.getByLabelText('Your password'), 'secret77');
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete my account', hidden: true });
  if (!confirm) throw new Error('no button in the dialog');
  await userEvent.click(confirm);
  expect(await screen.findByText('That is not your password.')).toBeDefined();
  expect(currentSession().state).toBe('loggedIn');
  answer = Response.json({ message: 'Your account is being deleted.' }, { status: 202 });
  await userEvent.click(confirm);
  expect(await screen.findByText('Home')).toBeDefined();
  expect(currentSession().state).toBe('loggedOut');
  expect(requests.filter(({ method }) => method === 'DELETE').at(-1)?.body).toEqual({ password: 'secret77' });
});
