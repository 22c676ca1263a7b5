import type { Notification } from '@ethereal/contracts/notifications';
import { aCard } from '@ethereal/shop-ui/testing/fixtures.ts';
import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { NotificationsPage } from './NotificationsPage.tsx';

const pages = [
  { path: 'profile/notifications', element: <NotificationsPage /> },
  { path: 'profile/BuyerOrderpage', element: <p>The orders</p> },
];
const news = (n: number, readAt: string | null = null): Notification => ({
  _id: `${n}`.padStart(24, '0'),
  type: n === 9 ? 'something-newer' : 'order-status',
  text: `Ring ${n}: Handed`,
  link: '/ethereal/profile/BuyerOrderpage',
  createdAt: new Date().toISOString(),
  readAt,
});
const preferences = {
  'GET /api/notifications/preferences': { mail: { 'order-status': true, 'stock-low': false } },
};
const coat = aCard(1, { _id: 'c'.repeat(24), name: 'Coat', price: 99, size: [], user: aUser._id });
const itemsOf = (published: object[], unpublished: object[]) => ({
  'GET /api/yourItems/get': published,
  'GET /api/yourItems/unpublished': unpublished,
});
const page = (...notifications: Notification[]) => ({
  'GET /api/notifications': {
    notifications,
    unread: notifications.filter(({ readAt }) => readAt === null).length,
    nextCursor: null,
  },
});

beforeAll(() => {
  localStorage.setItem('authToken', 'good');
  fakeApi(session);
  startSession();
});
const show = () => renderPage(pages, '/ethereal/profile/notifications');

test('lists notifications, and marks one as read when it is opened', async () => {
  const requests = fakeApi({
    ...session,
    ...preferences,
    ...page(news(1), news(9, new Date().toISOString())),
    'POST /api/notifications/read': { unread: 0 },
  });
  show();
  await userEvent.click(await screen.findByRole('link', { name: /New:\s*Ring 1: Handed/ }));
  expect(await screen.findByText('The orders')).toBeDefined();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [news(1)._id] });
});

test('groups notifications of one order with its picture, and marks all as read when the latest is opened', async () => {
  const ofOrder = (n: number, readAt: string | null = null): Notification => ({
    ...news(n, readAt),
    topic: 'bought:1',
    picture: '/images/ring',
  });
  const requests = fakeApi({
    ...session,
    ...preferences,
    ...page(ofOrder(3), news(2), ofOrder(1)),
    'POST /api/notifications/read': { unread: 1 },
  });
  show();
  const list = await screen.findByRole('region', { name: 'Your notifications' });
  expect(within(list).getByText('1 earlier')).toBeDefined();
  expect(list.querySelectorAll('img')).toHaveLength(1);
  await userEvent.click(within(list).getByRole('link', { name: /Ring 3/ }));
  await screen.findByText('The orders');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: [news(3)._id, news(1)._id],
  });
});

test('marks all as read', async () => {
  const requests = fakeApi({
    ...session,
    ...preferences,
    ...page(news(1), news(2)),
    'POST /api/notifications/read': { unread: 0 },
  });
  show();
  await screen.findByText('2 unread');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ all: true });
});

test('shows the empty list and a failed one', async () => {
  fakeApi({ ...session, ...preferences, ...page() });
  show();
  expect(await screen.findByText('No notifications yet.')).toBeDefined();
  cleanup();
  fakeApi({ ...session, ...preferences, 'GET /api/notifications': () => refusal(400, 'No.') });
  show();
  expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeDefined();
});

test('saves a setting at once and reverts it when that fails', async () => {
  let answer: Response | object = { mail: { 'stock-low': true } };
  const requests = fakeApi({
    ...session,
    ...preferences,
    ...itemsOf([coat], []),
    ...page(),
    'PUT /api/notifications/preferences': () => answer,
  });
  show();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'An item of yours runs low' });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(box.checked).toBe(true);
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ mail: { 'stock-low': true } });
  answer = refusal(503, 'Away.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'An item you ordered changed its status' }));
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeDefined();
});

test('shows the settings of sellers to sellers alone', async () => {
  const name = 'What you sell';
  const requests = fakeApi({ ...session, ...preferences, ...itemsOf([], []), ...page() });
  show();
  await screen.findByRole('group', { name: 'What you buy and like' });
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/unpublished'))).toBe(true));
  expect(screen.queryByRole('group', { name })).toBeNull();
  cleanup();
  fakeApi({ ...session, ...preferences, ...itemsOf([], [coat]), ...page() });
  show();
  expect(await screen.findByRole('group', { name })).toBeDefined();
});
