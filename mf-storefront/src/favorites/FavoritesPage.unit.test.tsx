import type { ListedFavorite } from '@ethereal/contracts/favorites';
import { aCard, aLine, anItem } from '@ethereal/shop-ui/testing/fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visitAsBuyer } from '../testing/visit.ts';
import { FavoritesPage } from './FavoritesPage.tsx';

const route = { path: 'favorites', element: <FavoritesPage /> };
const coat: ListedFavorite = { ...aCard(3), name: 'Coat', priceWhenAdded: 45, availability: 'low' };
const scarf: ListedFavorite = { ...aCard(1), name: 'Scarf', priceWhenAdded: 8 };
const shoes: ListedFavorite = { ...aCard(2), name: 'Shoes', priceWhenAdded: 20, availability: 'sold-out' };

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const article = heading.closest('article');
  if (!article) throw new Error(`No card of ${name}`);
  return within(article);
};
const open = (favorites: ListedFavorite[], more: Parameters<typeof visitAsBuyer>[2] = {}) =>
  visitAsBuyer(route, '/ethereal/favorites', { 'GET /api/favorites/get': favorites, ...more });

test('shows how prices changed since the items were added, and what is left', async () => {
  await open([coat, scarf, shoes]);
  expect((await card('Coat')).getByText('$15.00 cheaper than when you added it')).toBeDefined();
  expect((await card('Coat')).getByText('Few left')).toBeDefined();
  expect((await card('Scarf')).getByText('$2.00 dearer than when you added it')).toBeDefined();
  expect((await card('Shoes')).queryByText(/than when you added it/)).toBeNull();
  expect((await card('Shoes')).getByRole('button', { name: 'Add to Cart: Shoes' })).toHaveProperty('disabled', true);
});

test('sorts by the fall of prices, by price and by name', async () => {
  await open([scarf, shoes, coat]);
  const sort = await screen.findByLabelText('Sort');
  expect(names()).toEqual(['Scarf', 'Shoes', 'Coat']);
  for (const [choice, order] of [
    ['Cheaper now', ['Coat', 'Shoes', 'Scarf']],
    ['Highest to Lowest', ['Coat', 'Shoes', 'Scarf']],
    ['Lowest to Highest', ['Scarf', 'Shoes', 'Coat']],
    ['Name', ['Coat', 'Scarf', 'Shoes']],
  ] as const) {
    const announced = screen.getByText('3 items');
    await userEvent.selectOptions(sort, choice);
    expect(names()).toEqual(order);
    expect(announced.isConnected).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('3 items');
  }
});

test('adds a favorite to the cart with the size that is asked for', async () => {
  const item = { ...anItem(3), name: 'Coat' };
  const requests = await open([coat], {
    [`GET /api/categories/men/${item._id}`]: item,
    'POST /api/cart/add': { items: [aLine(3)] },
  });
  await userEvent.click((await card('Coat')).getByRole('button', { name: 'Add to Cart: Coat' }));
  const sheet = await screen.findByRole('dialog', { name: 'Choose a size' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Size M' }));
  await screen.findByText('Item added to cart');
  expect(requests.find(({ path }) => path === '/api/cart/add')?.body).toEqual({
    productId: item._id,
    quantity: 1,
    sizeChosen: 'M',
  });
});

test('adds a favorite without sizes at once', async () => {
  const item = { ...anItem(1), name: 'Scarf', size: [] };
  const requests = await open([scarf], {
    [`GET /api/categories/men/${item._id}`]: item,
    'POST /api/cart/add': { items: [aLine(1)] },
  });
  await userEvent.click((await card('Scarf')).getByRole('button', { name: 'Add to Cart: Scarf' }));
  await screen.findByText('Item added to cart');
  expect(requests.find(({ path }) => path === '/api/cart/add')?.body).toEqual({ productId: item._id, quantity: 1 });
});

test('puts a removed favorite back with Undo', async () => {
  let favorites = [coat, scarf];
  const requests = await open([], {
    'GET /api/favorites/get': () => favorites,
    'POST /api/favorites/remove': () => {
      favorites = [scarf];
      return { message: '' };
    },
    'POST /api/favorites/add': () => {
      favorites = [coat, scarf];
      const { _id, name, price, itemImg, category } = coat;
      return { _id, name, price, itemImg, category };
    },
  });
  await userEvent.click((await card('Coat')).getByRole('button', { name: 'Favorite: Coat' }));
  await waitFor(() => expect(names()).toEqual(['Scarf']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Coat', 'Scarf']));
  const added = requests.filter(({ path }) => path === '/api/favorites/add');
  expect(added.map(({ body }) => body)).toEqual([{ productId: coat._id }]);
});
