import { aCard } from '@ethereal/shop-ui/testing/fixtures.ts';
import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { YourItemsPage } from '../YourItemsPage.tsx';

const itemOf = (number: number, size: 'S'[] = []) =>
  aCard(number, { name: `Coat ${number}`, price: 9.99, size, user: aUser._id });
const whole = (number: number) => ({
  ...itemOf(number),
  description: 'Warm.',
  available: null,
  image1: { url: '/images/x', public_id: 'x' },
  createdAt: '2024-01-01T00:00:00Z',
  updatedAt: '2024-01-01T00:00:00Z',
});
const toEdit = (number: number) => ({ ...whole(number), version: 3, image1_public_id: 'x' });
const base = {
  'GET /api/validate-user': { valid: true },
  'GET /api/user-details': aUser,
  'GET /api/yourItems/get': [itemOf(1), itemOf(2, ['S']), itemOf(3)],
  'GET /api/stock': { stocks: [] },
};
const pages = [{ path: 'profile/yourItems', element: <YourItemsPage /> }];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

beforeAll(() => {
  localStorage.setItem('authToken', 'a.b.c');
  fakeApi(base);
  startSession();
});

async function open(handlers: Parameters<typeof fakeApi>[0]) {
  const requests = fakeApi({ ...base, ...handlers });
  renderPage(pages, '/ethereal/profile/yourItems?view=table');
  await screen.findByRole('row', { name: /Coat 1/ });
  return (method: string) => requests.filter((request) => request.method === method);
}

test('changes the prices of the chosen items by percent, and keeps all other fields', async () => {
  const sent = await open({
    [`GET /api/getYourItemToEdit/${itemOf(1)._id}`]: toEdit(1),
    [`PUT /api/editYourItem/${itemOf(1)._id}`]: whole(1),
  });
  await choose('Choose Coat 1');
  await press('Change price');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Change'), 'percent');
  await userEvent.type(dialog.getByLabelText(/^Percent/), '-100');
  await userEvent.click(dialog.getByRole('button', { name: 'Change prices' }));
  expect(await dialog.findByText('Write a number from -99 to 1000.')).toBeDefined();
  expect(sent('PUT')).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^Percent/));
  await userEvent.type(dialog.getByLabelText(/^Percent/), '-10');
  await userEvent.click(dialog.getByRole('button', { name: 'Change prices' }));
  expect(await screen.findByText('1 item changed.')).toBeDefined();
  expect(sent('PUT')).toMatchObject([
    { body: { name: 'Coat 1', price: 8.99, image1: { url: '/images/x', public_id: 'x' } } },
  ]);
  expect(sent('PUT')[0]?.headers.get('if-match')).toBe('"3"');
  expect(sent('PUT')[0]?.body).not.toHaveProperty('stock');
});

test('sets the stock of each size, and keeps a failed item chosen and the typed number for it', async () => {
  let third: object = refusal(503, 'Unavailable.');
  const sent = await open({
    [`PUT /api/stock/${itemOf(1)._id}`]: { stock: 4, reserved: 0 },
    [`PUT /api/stock/${itemOf(2)._id}`]: { stock: { S: 4 }, reserved: 0 },
    [`PUT /api/stock/${itemOf(3)._id}`]: () => third,
  });
  await choose('Choose all');
  await press('Set stock');
  await userEvent.type(await screen.findByLabelText(/^Pieces of each item/), '4');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Set stock' }));
  expect(await screen.findByText('1 item could not be changed: Coat 3.')).toBeDefined();
  expect(screen.getByText('2 items changed.')).toBeDefined();
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ stock: 4 }, { stock: { S: 4 } }, { stock: 4 }]);
  await waitFor(() => expect(screen.getByText('1 item chosen')).toBeDefined());
  third = { stock: 4, reserved: 0 };
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Set stock' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT').map(({ path }) => path.split('/').at(-1))).toEqual([1, 2, 3, 3].map((at) => itemOf(at)._id));
});

test('plans a sale of several items with a preview, and keeps a refused item chosen', async () => {
  const sent = await open({
    'PUT /api/yourItems/sale': {
      changed: [{ ...itemOf(1), price: 6.99, regularPrice: 9.99, sale: { percent: 30 } }],
      refused: [{ _id: itemOf(3)._id, message: 'The reduced price must be below the regular price.' }],
    },
  });
  await choose('Choose Coat 1');
  await choose('Choose Coat 3');
  await press('Plan sale');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save sale' }));
  expect(await dialog.findByText('Write a whole number from 1 to 99.')).toBeDefined();
  expect(sent('PUT')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Percent off'), '30');
  expect(dialog.getByRole('status').textContent).toBe('Price: $9.99 → $6.99, $9.99 → $6.99');
  await userEvent.click(dialog.getByRole('button', { name: 'Save sale' }));
  expect(await screen.findByText('1 item on sale as planned.')).toBeDefined();
  expect(
    screen.getByText('1 item could not be changed: The reduced price must be below the regular price.'),
  ).toBeDefined();
  expect(sent('PUT')[0]?.body).toEqual({ items: [itemOf(1)._id, itemOf(3)._id], sale: { percent: 30 } });
  await waitFor(() => expect(screen.getByText('1 item chosen')).toBeDefined());
});

test('unpublishes several items after a confirmation', async () => {
  const sent = await open({
    [`DELETE /api/yourItem/delete/${itemOf(1)._id}`]: { message: 'Done.' },
    [`DELETE /api/yourItem/delete/${itemOf(3)._id}`]: { message: 'Done.' },
  });
  await choose('Choose Coat 1');
  await choose('Choose Coat 3');
  await press('Unpublish');
  await screen.findByText('Are you sure you want to unpublish 2 items?');
  expect(sent('DELETE')).toEqual([]);
  await press('Yes');
  expect(await screen.findByText('2 items unpublished.')).toBeDefined();
  expect(sent('DELETE')).toHaveLength(2);
});
