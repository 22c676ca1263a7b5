import type { Favorite } from '@ethereal/contracts/favorites';
import { ItemCard } from '@ethereal/shop-ui/components/ItemCard.tsx';
import { login } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

const shirt: Favorite = {
  _id: 'b'.repeat(24),
  name: 'Linen Overshirt in Washed Sage Green',
  price: 1249.5,
  itemImg: '/images/shirt',
  category: 'men',
};
const server = { 'POST /api/login': { token: 'good' }, 'GET /api/user-details': aUser };
const shop = () => renderPage([{ path: 'all', element: <ItemCard item={shirt} /> }], '/ethereal/all');

test('cuts the name of a card to 30 characters and shows the price with a dollar sign', () => {
  fakeApi(server);
  shop();
  expect(screen.getByRole('heading').textContent).toBe('Linen Overshirt in Washed Sage...');
  expect(screen.getByText('$1,249.50')).toBeTruthy();
});

test('counts a view when the card is pressed', async () => {
  const requests = fakeApi(server);
  shop();
  await userEvent.click(screen.getByRole('link'));
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(`PATCH /api/increment-views/${shirt._id}`);
});

test('asks a visitor who presses the heart to log in', async () => {
  fakeApi(server);
  shop();
  await userEvent.click(screen.getByRole('button', { name: /Favorite/ }));
  const message = await screen.findByText(/^You need to be logged in/);
  expect(message.closest('[aria-live="assertive"]')).not.toBeNull();
});

test('fills the heart at once and undoes it with a message when the server refuses', async () => {
  const answer = Promise.withResolvers<Response>();
  fakeApi({ ...server, 'GET /api/favorites/get': () => [], 'POST /api/favorites/add': () => answer.promise });
  await login('ada@shop.test', 'ethereal1');
  shop();
  const heart = screen.getByRole('button', { name: /Favorite/ });
  await userEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  answer.resolve(refusal(503, 'Away.'));
  expect(await screen.findByText('The favorite could not be saved.')).toBeTruthy();
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test("shows the server's message when a person has too many favorites", async () => {
  const full = refusal(409, 'You have 500 favorites. Remove one to add another.');
  fakeApi({ ...server, 'GET /api/favorites/get': () => [], 'POST /api/favorites/add': () => full });
  await login('ada@shop.test', 'ethereal1');
  shop();
  await userEvent.click(screen.getByRole('button', { name: /Favorite/ }));
  expect(await screen.findByText('You have 500 favorites. Remove one to add another.')).toBeTruthy();
});
