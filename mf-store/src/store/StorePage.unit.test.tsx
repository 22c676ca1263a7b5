import { fakeUploads } from '@ethereal/shop-ui/pictures/fake-uploads.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { StorePage } from './StorePage.tsx';

const seller = {
  _id: aUser._id,
  name: 'Linen & Co',
  about: '',
  picture: null,
  items: 0,
  rating: null,
  since: '2026-01-01T00:00:00.000Z',
  shipsFrom: 'NY',
  dispatchDays: 2,
};

beforeAll(logIn);

test('saves the store only once its new picture is uploaded, and shows why one was refused', async () => {
  const uploads = fakeUploads();
  const requests = fakeApi({
    ...session,
    [`GET /api/sellers/${aUser._id}`]: seller,
    'PUT /api/store': seller,
  });
  renderPage([{ path: 'profile/store', element: <StorePage /> }], '/ethereal/profile/store');
  await userEvent.upload(
    await screen.findByLabelText('Store picture'),
    new File(['x'], 'shop.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(uploads).toHaveLength(1));
  await userEvent.type(screen.getByLabelText('Store name'), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save store' }));
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);

  uploads[0]?.answer(415, { message: 'This is no picture.' });
  await screen.findByText('This is no picture.');
  await userEvent.upload(screen.getByLabelText('Store picture'), new File(['x'], 'shop.png', { type: 'image/png' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]?.answer(200, { secure_url: '/images/new', public_id: 'new' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save store' })).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByRole('button', { name: 'Save store' }));
  await screen.findByText('Your store is saved.');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'Linen & Co',
    picture: { url: '/images/new', public_id: 'new' },
  });
});
