import { MAX_ADDRESSES, type SavedAddress } from '@ethereal/contracts/addresses';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { AddressesPage } from './AddressesPage.tsx';

const place = {
  country: 'United States',
  fullname: 'Ada Byron',
  phone: '212 555 0100',
  city: 'New York',
  state: 'NY',
  zipcode: '10013',
} as const;
const entry = (nth: number): SavedAddress => ({
  ...place,
  _id: String(nth).padStart(24, '0'),
  address: `${nth} Elm St`,
  isDefault: nth === 1,
});
const show = (addresses: SavedAddress[], more: Parameters<typeof fakeApi>[0] = {}) => {
  const requests = fakeApi({ ...session, 'GET /api/addresses': { addresses }, ...more });
  renderPage([{ path: 'profile/addresses', element: <AddressesPage /> }], '/ethereal/profile/addresses');
  return requests;
};

beforeAll(logIn);

test('adds the first address, with the name of the account, and shows it as the default', async () => {
  const requests = show([], { 'POST /api/addresses': () => Response.json({ addresses: [entry(1)] }, { status: 201 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.getByLabelText(/Full name/)).toHaveProperty('value', `${aUser.fname} ${aUser.lname}`);
  await userEvent.type(dialog.getByLabelText(/Phone/), '212 555 0100');
  await userEvent.type(dialog.getByLabelText('Address'), '1 Elm St');
  await userEvent.type(dialog.getByLabelText('City'), 'New York');
  await userEvent.selectOptions(dialog.getByLabelText('State'), 'NY');
  await userEvent.type(dialog.getByLabelText('ZIP Code'), '100131234');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Default address')).toBeDefined();
  const { body } = requests.find(({ method }) => method === 'POST') ?? {};
  expect(body).toMatchObject({ address: '1 Elm St', zipcode: '10013-1234' });
});

test('edits an address, shows the server’s message at its field, and keeps the dialog open', async () => {
  const fault = refusal(400, 'A field is faulty.', { zipcode: 'Enter a zip code of 5 digits, or 5-4.' });
  show([entry(1), entry(2)], { [`PUT /api/addresses/${entry(2)._id}`]: fault });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit 2 Elm St' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a zip code of 5 digits, or 5-4.')).toBeDefined();
});

test('makes another address the default, and deletes one after a confirmation', async () => {
  const [first, second] = [entry(1), entry(2)];
  const swapped = [
    { ...second, isDefault: true },
    { ...first, isDefault: false },
  ];
  const requests = show([first, second], {
    [`PUT /api/addresses/${second._id}`]: { addresses: swapped },
    [`DELETE /api/addresses/${first._id}`]: { addresses: [{ ...second, isDefault: true }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make default: 2 Elm St' }));
  const card = await screen.findByRole('article', { name: 'Ada Byron, 2 Elm St' });
  expect(await within(card).findByText('Default address')).toBeDefined();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ defaultAddress: true });
  await userEvent.click(screen.getByRole('button', { name: 'Delete 1 Elm St' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('button', { name: 'Delete 2 Elm St' });
  expect(screen.queryByRole('article', { name: 'Ada Byron, 1 Elm St' })).toBeNull();
});

test('offers no form for a further address when the book is full', async () => {
  show(Array.from({ length: MAX_ADDRESSES }, (_, index) => entry(index + 1)));
  expect(await screen.findByText(/You have 20 addresses/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add address' })).toHaveProperty('disabled', true);
});

test('offers to load the book again after a failure', async () => {
  show([], { 'GET /api/addresses': refusal(503, 'Away.') });
  expect(await screen.findByText('Your addresses could not be loaded.', undefined, { timeout: 10_000 })).toBeDefined();
}, 15_000);
