import type { DeskPerson } from '@ethereal/contracts/identity';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { type FakeRequest, fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { logInWith, OPERATOR, SUPPORT, sessionCalls } from '../testing/at-the-desk.ts';
import { PeoplePage } from './PeoplePage.tsx';
import { SellerLink } from './PersonLink.tsx';
import { PersonPage } from './PersonPage.tsx';

const at = '2026-11-21T10:00:00.000Z';
const id = 'd'.repeat(24);
const ada: DeskPerson = {
  _id: id,
  email: 'ada@shop.test',
  fname: 'Ada',
  lname: 'Byron',
  roles: [],
  createdAt: at,
};
const session = { _id: 's1', device: 'Firefox on Linux', network: '10.1.2.0', startedAt: at, lastUsedAt: at };
const nothingElse = {
  'GET /api/desk/orders': { orders: [], nextCursor: null },
};
const item = (name: string, hidden: boolean) => ({
  _id: (hidden ? 'b' : 'c').repeat(24),
  name,
  hidden,
  price: 5,
  category: 'women',
  user: id,
  subCategory: 'topW',
  size: ['M'],
  isBestseller: false,
  itemImg: '/i.jpg',
  image1: { url: '/i.jpg' },
  rating: null,
  availability: 'in-stock',
});

const mailOf = (_id: string, mayBeResent: boolean) => ({
  _id,
  subject: `Mail ${_id}`,
  state: 'sent',
  at,
  mayBeResent,
});

/** Serves a person who is suspended, restored and logged out as an operator requests. */
function serve(before: DeskPerson = ada, list?: (query: URLSearchParams) => object) {
  let person = before;
  let sessions = [session];
  const items = [item('Coat', false), item('Ring', true)];
  const change = (next: DeskPerson) => {
    person = next;
    return { person };
  };
  return fakeApi({
    ...sessionCalls,
    ...nothingElse,
    [`GET /api/desk/people/${id}/mails`]: { mails: [mailOf('m1', true), mailOf('m2', false)] },
    [`POST /api/desk/people/${id}/mails/m1/resend`]: { message: 'The mail is sent once more.' },
    ...(list && { 'GET /api/desk/people': ({ query }: FakeRequest) => list(query) }),
    [`GET /api/desk/people/${id}`]: () => ({ ...person, sessions, orders: [], reviews: [], items }),
    [`POST /api/desk/people/${id}/suspend`]: ({ body }) =>
      change({ ...person, suspended: { at, reason: (body as { reason: string }).reason } }),
    [`POST /api/desk/people/${id}/restore`]: () => change(ada),
    [`POST /api/desk/people/${id}/remove-second-factor`]: () => change({ ...person, secondFactor: false }),
    [`POST /api/desk/people/${id}/end-sessions`]: () => {
      sessions = [];
      return { person };
    },
  });
}

const show = (address: string) =>
  renderPage(
    [
      { path: 'desk/people', element: <PeoplePage /> },
      { path: 'desk/people/:id', element: <PersonPage /> },
    ],
    `/ethereal/desk/people${address}`,
  );
const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));

test('finds people by the search in the address, page by page, and opens one by keyboard', async () => {
  await logInWith(OPERATOR);
  const listed = (query: URLSearchParams) =>
    query.get('cursor')
      ? { people: [{ ...ada, _id: 'e'.repeat(24), fname: 'Eve' }], nextCursor: null }
      : { people: [ada], nextCursor: 'next' };
  const requests = serve(ada, listed);
  show('?find=byron');
  await screen.findByRole('article', { name: 'Ada Byron' });
  expect(requests.at(-1)?.query.get('search')).toBe('byron');
  await press('Load more');
  await screen.findByRole('article', { name: 'Eve Byron' });
  await userEvent.keyboard('j{Enter}');
  expect(await screen.findByText('Firefox on Linux · 10.1.2.0')).toBeDefined();
});

test('distinguishes an empty result, a failure and an unknown person', async () => {
  await logInWith(OPERATOR);
  let answer: object = refusal(400, 'No.');
  fakeApi({
    ...sessionCalls,
    'GET /api/desk/people': () => answer,
    [`GET /api/desk/people/${id}`]: () => refusal(404, 'There is no such person.'),
  });
  show('?find=nobody');
  expect(await screen.findByText('The people could not be loaded.')).toBeDefined();
  answer = { people: [], nextCursor: null };
  await press('Retry');
  expect(await screen.findByText('No people found.')).toBeDefined();
  cleanup();
  show(`/${id}`);
  expect(await screen.findByText('There is no such person.')).toBeDefined();
});

test('suspends with a reason, restores, and ends sessions', async () => {
  await logInWith(OPERATOR);
  const requests = serve();
  show(`/${id}`);
  await press('Suspend');
  const reason = await screen.findByLabelText('Reason');
  await userEvent.type(reason, '{Enter}');
  expect(screen.queryByText('Reason is required.')).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Reason is required.')).toBeDefined();
  expect(document.activeElement).toBe(reason);
  await userEvent.type(reason, 'Sells fakes');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Sells fakes')).toBeDefined();
  expect(requests.find(({ path }) => path.endsWith('/suspend'))?.body).toEqual({ reason: 'Sells fakes' });
  expect(screen.getByText(/^None of them is in the shop/)).toBeDefined();
  await press('Restore');
  await waitFor(() => expect(screen.queryByText('Sells fakes')).toBeNull());
  await press('End all sessions');
  expect(await screen.findByText('Logged in nowhere.')).toBeDefined();
});

test('removes a second factor with the check of the identity as its reason', async () => {
  await logInWith(OPERATOR);
  const requests = serve({ ...ada, secondFactor: true });
  show(`/${id}`);
  await press('Remove second factor');
  await userEvent.type(await screen.findByLabelText('Reason'), 'Called back, named an order');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Their second factor is removed.')).toBeDefined();
  const call = requests.find(({ path }) => path.endsWith('/remove-second-factor'));
  expect(call?.body).toEqual({ identityCheck: 'Called back, named an order' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove second factor' })).toBeNull());
});

test('lists all items of a seller, and shows a hidden one again', async () => {
  await logInWith(OPERATOR);
  const requests = serve();
  show(`/${id}`);
  await screen.findByRole('button', { name: 'Hide: Coat' });
  expect(screen.getByRole('article', { name: 'Ring' }).textContent).toContain('hidden');
  await press('Show again: Ring');
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(`/api/desk/items/${'b'.repeat(24)}/show`));
});

test('lets support send a mail again, except a mail for one mailbox only', async () => {
  await logInWith(SUPPORT);
  const requests = serve();
  show(`/${id}`);
  await press('Send again: Mail m1');
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(`/api/desk/people/${id}/mails/m1/resend`));
  expect(screen.getByText('Mail m2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send again: Mail m2' })).toBeNull();
});

test('offers no act to support, and none on another operator', async () => {
  await logInWith(SUPPORT);
  serve();
  show(`/${id}`);
  expect(await screen.findByText('ada@shop.test')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  cleanup();
  await logInWith(OPERATOR);
  serve({ ...ada, roles: ['operator'] });
  show(`/${id}`);
  expect(await screen.findByText('Nobody decides on another operator.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
});

let client: QueryClient | undefined;

function Cache() {
  client = useQueryClient();
  return null;
}

test('keeps the page of a seller that is missing apart from those that other areas read', async () => {
  fakeApi(sessionCalls);
  const element = (
    <>
      <Cache />
      <SellerLink id={id} />
    </>
  );
  renderPage([{ path: 'here', element }], '/ethereal/here');
  await waitFor(() => expect(client?.getQueryData([...keys.seller(id), 'mf-operator'])).toBeNull());
  expect(client?.getQueryData(keys.seller(id))).toBeUndefined();
});

test('shows that the name of a seller in a sentence is a link', async () => {
  fakeApi(sessionCalls);
  renderPage([{ path: 'here', element: <SellerLink id={id} /> }], '/ethereal/here');
  expect((await screen.findByRole('link', { name: 'the seller' })).className).toContain('underlined');
});
