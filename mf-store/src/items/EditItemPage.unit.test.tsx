import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
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

const stored = () => Response.json({ ...ITEM, image1_public_id: 'a' });
const unused = () => refusal(503, 'The shop is unavailable for a moment.');

/** Renders the form of the item. `save` answers the call that saves the item, `load` the one that loads it. */
function open({ save = unused, load = stored }: { save?: () => Response; load?: () => Response }) {
  const requests = fakeApi({
    ...session,
    [`GET /api/getYourItemToEdit/${ITEM._id}`]: load,
    [`PUT /api/editYourItem/${ITEM._id}`]: save,
  });
  startSession();
  const routes = [
    { path: 'profile/edit-your-Item/:itemId', element: <EditItemPage /> },
    { path: 'profile/yourItems', element: <h1>Your Items</h1> },
  ];
  renderPage(routes, `/ethereal/profile/edit-your-Item/${ITEM._id}`);
  return requests;
}

/** Renders the form of the item and presses Update Item. The call that saves the item gets the given answer. */
async function update(save: () => Response) {
  const requests = open({ save });
  await userEvent.click(await screen.findByRole('button', { name: 'Update Item' }));
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
  expect(screen.getByText('The stock could not be loaded. It stays as it is.')).toBeDefined();
});

it('moves the focus to the notice that the item has changed in the meantime, at each attempt', async () => {
  await update(() => refusal(409, 'Reload it to see the latest version.'));
  const notice = await screen.findByRole('region', { name: 'The item has changed' });
  expect(notice.textContent).toContain('This item was changed in another window.');
  // The server's advice would lose what was typed.
  expect(notice.textContent).not.toContain('Reload');
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

it('keeps what was typed when Retry loads the item as it is now, and names what was changed in both', async () => {
  let now = { ...ITEM, image1_public_id: 'a' };
  open({
    load: () => Response.json(now),
    save: () => refusal(409, 'This item was changed in the meantime.'),
  });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await userEvent.type(await screen.findByLabelText('Product name'), ' Dress');
  await userEvent.type(field('Product description'), ' Cool.');
  now = { ...now, name: 'Linen Top', price: 12.25, version: 4 };
  await userEvent.click(screen.getByRole('button', { name: 'Update Item' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  const notice = await screen.findByRole('region', { name: 'The item is loaded again' });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice.textContent).toContain('Changed in both: Product name.');
  expect([field('Product name').value, field('Product description').value, field('Price').value]).toEqual([
    'Linen Shirt Dress',
    'Airy. Cool.',
    '12.25',
  ]);
  expect(screen.queryByRole('region', { name: 'The item has changed' })).toBeNull();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('keeps what was typed when the page is reloaded after the item changed elsewhere, and names what both changed', async () => {
  open({});
  await userEvent.type(await screen.findByLabelText('Product name'), ' Dress');
  await userEvent.type(field('Product description'), ' Cool.');
  cleanup();
  const now = { ...ITEM, image1_public_id: 'a', name: 'Linen Top', price: 12.25, version: 4 };
  const load = () => Response.json(now);
  open({ load });
  const notice = await screen.findByRole('region', { name: 'The item is loaded again' });
  expect(notice.textContent).toContain('Changed in both: Product name.');
  const shown = () => ['Product name', 'Product description', 'Price'].map((label) => field(label).value);
  expect(shown()).toEqual(['Linen Shirt Dress', 'Airy. Cool.', '12.25']);
  cleanup();
  open({ load });
  await screen.findByLabelText('Product name');
  expect(shown()).toEqual(['Linen Shirt Dress', 'Airy. Cool.', '12.25']);
  expect(screen.queryByRole('region', { name: 'The item is loaded again' })).toBeNull();
});

it('states nothing when the draft of an earlier version changed nothing', async () => {
  open({});
  await userEvent.type(await screen.findByLabelText('Product name'), '!{Backspace}');
  cleanup();
  open({ load: () => Response.json({ ...ITEM, image1_public_id: 'a', price: 12.25, version: 4 }) });
  await waitFor(() => expect(field('Price').value).toBe('12.25'));
  expect(screen.queryByRole('region', { name: 'The item is loaded again' })).toBeNull();
});

it('restores the stored values by Reset Changes, and offers no category of other goods', async () => {
  open({});
  const field = await screen.findByLabelText<HTMLInputElement>('Price');
  await userEvent.clear(field);
  await userEvent.type(field, '12.25');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Changes' }));
  expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('49.9');
  const options = screen.getByLabelText('Category').querySelectorAll('option:not([value=""])');
  expect([...options].map(({ textContent }) => textContent)).toEqual(['Men', 'Women']);
});

it('states that an item belongs to another seller, and shows no form', async () => {
  open({ load: () => refusal(403, 'The item belongs to another seller.') });
  await screen.findByText('This item belongs to another seller.');
  expect(screen.queryByRole('button', { name: 'Update Item' })).toBeNull();
});
