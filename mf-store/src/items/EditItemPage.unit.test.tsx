import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { EditItemPage } from './EditItemPage.tsx';

const ITEM = {
  _id: 'a'.repeat(24),
  version: 3,
  name: 'Linen Shirt',
  description: 'Airy.',
  price: 49.9,
  category: 'men',
  subCategory: 'topW',
  size: ['M'],
  isBestseller: false,
  itemImg: '/images/a',
  image1: { url: '/images/a', public_id: 'a' },
  user: 'b'.repeat(24),
  createdAt: '2026-11-28T12:00:00.000Z',
  updatedAt: '2026-11-28T12:00:00.000Z',
};

/** Renders the form of the item and presses Update Item. The call that saves the item gets the given answer. */
async function update(answer: () => Response) {
  const requests = open({
    [`GET /api/getYourItemToEdit/${ITEM._id}`]: { ...ITEM, image1_public_id: 'a' },
    [`PUT /api/editYourItem/${ITEM._id}`]: answer,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Update Item' }));
  return requests;
}

/** Opens the form of the item. */
function open(handlers: Parameters<typeof fakeApi>[0]) {
  const requests = fakeApi({ ...session, ...handlers });
  startSession();
  const routes = [
    { path: 'profile/edit-your-Item/:itemId', element: <EditItemPage /> },
    { path: 'profile/yourItems', element: <h1>Your Items</h1> },
  ];
  renderPage(routes, `/ethereal/profile/edit-your-Item/${ITEM._id}`);
  return requests;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'a.b.c');
});

it('states that the item was not updated, and keeps the form', async () => {
  await update(() => refusal(503, 'The shop is unavailable for a moment.'));
  await screen.findByText('Failed to Update Item, please try again', { exact: false });
  expect(screen.getByLabelText<HTMLInputElement>('Product name').value).toBe('Linen Shirt');
});

it('moves the focus to the notice that the item has changed in the meantime, at each attempt', async () => {
  await update(() => refusal(409, 'This item was changed in the meantime.'));
  const notice = await screen.findByRole('region', { name: 'The item has changed' });
  expect(notice.textContent).toContain('This item was changed in the meantime.');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  await userEvent.click(screen.getByRole('button', { name: 'Update Item' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('The item has changed'));
});

it('saves the version that was loaded, and leads to the items of the seller', async () => {
  const requests = await update(() => Response.json({ ...ITEM, version: 4 }));
  await screen.findByRole('heading', { name: 'Your Items' });
  await screen.findByText('Item Updated Successfully');
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"3"');
});

it('restores the draft of the loaded version, and deletes those of other versions', async () => {
  const keyOf = (version: number, id = ITEM._id) => `editItemDraft:${id}:${version}`;
  const [current, stale, other] = [keyOf(3), keyOf(2), keyOf(2, 'c'.repeat(24))];
  for (const key of [current, stale, other]) localStorage.setItem(key, JSON.stringify({ name: 'Linen Dress' }));
  await update(() => refusal(503, 'The shop is unavailable for a moment.'));
  expect(screen.getByLabelText<HTMLInputElement>('Product name').value).toBe('Linen Dress');
  expect([current, stale, other].filter((key) => localStorage.getItem(key) !== null)).toEqual([current, other]);
});

it('shows an unknown item as not found below the one heading of the page', async () => {
  open({ [`GET /api/getYourItemToEdit/${ITEM._id}`]: () => refusal(404, 'There is no such item.') });
  await screen.findByRole('heading', { name: 'Page not found', level: 2 });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Edit Item']);
});
