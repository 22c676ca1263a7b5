import { aCard } from '@ethereal/shop-ui/testing/fixtures.ts';
import { endSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { YourItemsPage } from './YourItemsPage.tsx';

const id = 'a'.repeat(24);
const coat = aCard(1, { _id: id, name: 'Coat', price: 99, size: [], user: aUser._id });
const whole = {
  ...coat,
  description: '',
  image1: { url: '/images/x', public_id: 'x' },
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const unpublished = '/api/yourItems/unpublished';
const pages = [{ path: 'profile/yourItems', element: <YourItemsPage /> }];
const question = 'Are you sure You want to Unpublish the item from your store';

beforeAll(logIn);

async function unpublish(answer: 'Yes' | 'No') {
  renderPage(pages, '/ethereal/profile/yourItems');
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish: Coat' }));
  await screen.findByText(question);
  await userEvent.click(screen.getByRole('button', { name: answer }));
}

test('removes an unpublished item from the list after a confirmation', async () => {
  const requests = fakeApi({
    ...session,
    'GET /api/yourItems/get': [coat],
    [`DELETE /api/yourItem/delete/${id}`]: { message: 'Done.' },
  });
  await unpublish('Yes');
  expect(await screen.findByText('Item Unpublished successfully')).toBeDefined();
  expect(await screen.findByText('You have no items.')).toBeDefined();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('changes nothing without a confirmation', async () => {
  const requests = fakeApi({ ...session, 'GET /api/yourItems/get': [coat] });
  await unpublish('No');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

test("keeps an item that could not be unpublished, with the server's message", async () => {
  fakeApi({
    ...session,
    'GET /api/yourItems/get': [coat],
    [`DELETE /api/yourItem/delete/${id}`]: refusal(403, 'The item belongs to another seller.'),
  });
  await unpublish('Yes');
  expect(await screen.findByText('The item belongs to another seller.')).toBeDefined();
  expect(screen.getByText('Coat')).toBeDefined();
});

test('shows the stock of each item, warns when it is low, and saves another number', async () => {
  const stocks = { stocks: [{ itemId: id, stock: 3, reserved: 0 }] };
  const requests = fakeApi({
    ...session,
    'GET /api/yourItems/get': [coat],
    'GET /api/stock': stocks,
    [`PUT /api/stock/${id}`]: { stock: 40, reserved: 0 },
  });
  renderPage(pages, '/ethereal/profile/yourItems');
  expect(await screen.findByText('Low stock: 3 left')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Edit stock: Coat' }));
  const field = await screen.findByLabelText('Pieces');
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Stock changed');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ stock: 40 });
});

test('edits the stock of an item in colors and sizes as a table', async () => {
  const shirt = { ...coat, colors: ['White', 'Navy'], size: ['S', 'M'] };
  const counts = { 'White / S': 3, 'White / M': 0, 'Navy / S': 8, 'Navy / M': 2 };
  const requests = fakeApi({
    ...session,
    'GET /api/yourItems/get': [shirt],
    'GET /api/stock': { stocks: [{ itemId: id, stock: counts, reserved: counts }] },
    [`PUT /api/stock/${id}`]: { stock: counts, reserved: counts },
  });
  renderPage(pages, '/ethereal/profile/yourItems');
  expect(await screen.findByText('13 in stock, none in White / M')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Edit stock: Coat' }));
  const field = await screen.findByLabelText('Pieces in White / M');
  expect(screen.getByRole('rowheader', { name: 'Navy' })).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Stock changed');
  const sent = requests.find(({ method }) => method === 'PUT')?.body;
  expect(sent).toEqual({ stock: { ...counts, 'White / M': 5 } });
});

test('lists unpublished items even without others, and publishes one again', async () => {
  let gone: object[] = [coat];
  const requests = fakeApi({
    ...session,
    'GET /api/yourItems/get': () => (gone.length > 0 ? [] : [coat]),
    [`GET ${unpublished}`]: () => gone,
    [`POST /api/yourItem/republish/${id}`]: () => {
      gone = [];
      return whole;
    },
  });
  renderPage(pages, '/ethereal/profile/yourItems');
  await screen.findByRole('heading', { name: 'Drafts and unpublished items' });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish again: Coat' }));
  expect(await screen.findByText('Coat is back in the shop.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Unpublish: Coat' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Drafts and unpublished items')).toBeNull());
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('publishes an item again by Undo after it was unpublished', async () => {
  const requests = fakeApi({
    ...session,
    'GET /api/yourItems/get': [coat],
    [`GET ${unpublished}`]: [],
    [`DELETE /api/yourItem/delete/${id}`]: { message: 'Done.' },
    [`POST /api/yourItem/republish/${id}`]: whole,
  });
  await unpublish('Yes');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests.some(({ path }) => path.includes('republish'))).toBe(true));
});

test('offers to continue the draft of this browser', async () => {
  localStorage.setItem('addItemDraft', JSON.stringify({ name: 'Begun Hat' }));
  fakeApi({ ...session, 'GET /api/yourItems/get': [coat], [`GET ${unpublished}`]: [] });
  renderPage(pages, '/ethereal/profile/yourItems');
  expect(await screen.findByText('Begun Hat')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue the draft' }).getAttribute('href')).toBe(
    '/ethereal/profile/add-item',
  );
  localStorage.removeItem('addItemDraft');
});

test('requires a visitor to log in, and requests nothing', async () => {
  const requests = fakeApi({});
  endSession();
  renderPage(pages, '/ethereal/profile/yourItems');
  await screen.findByText('Login');
  expect(requests).toEqual([]);
});
