// @vitest-environment jsdom
import { refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aLine, anItem } from '../testing/fixtures.ts';
import { visitAsBuyer, visitAsVisitor } from '../testing/visit.ts';
import { ItemPage } from './ItemPage.tsx';

const route = { path: 'categories/:category/:id', element: <ItemPage /> };
const item = anItem(1);
const page = `/ethereal/categories/men/${item._id}`;
const handlers = { [`GET /api/categories/men/${item._id}`]: item };
const addButton = () => screen.findByRole('button', { name: 'Add to Cart' });

afterEach(cleanup);

test('puts the chosen size and quantity into the cart and says so', async () => {
  const requests = await visitAsBuyer(route, page, {
    ...handlers,
    'POST /api/cart/add': { items: [aLine(1, { quantity: 3 })] },
  });
  const add = await addButton();
  await userEvent.click(screen.getByRole('button', { name: 'Size M' }));
  const quantity = screen.getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '3');
  await userEvent.click(add);
  expect((await screen.findByText('Item added to cart')).closest('[role="alert"]')).not.toBeNull();
  expect(requests.find(({ path }) => path === '/api/cart/add')?.body).toEqual({
    productId: item._id,
    quantity: 3,
    sizeChosen: 'M',
  });
});

test('a quantity above 10 is not sent', async () => {
  const requests = await visitAsBuyer(route, page, handlers);
  const add = await addButton();
  const quantity = screen.getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '11');
  await userEvent.click(add);
  expect(await screen.findByText('Choose a quantity from 1 to 10.')).toBeDefined();
  expect(requests.some(({ path }) => path === '/api/cart/add')).toBe(false);
});

test('says when the server refuses', async () => {
  await visitAsBuyer(route, page, { ...handlers, 'POST /api/cart/add': refusal(500, 'Broken.') });
  await userEvent.click(await addButton());
  expect(await screen.findByText('Failed to add item to cart.')).toBeDefined();
});

test('asks a visitor to log in', async () => {
  const requests = await visitAsVisitor(route, page, handlers);
  await userEvent.click(await addButton());
  expect(await screen.findByText('You need to be logged in to add items to the cart.')).toBeDefined();
  expect(requests.some(({ path }) => path === '/api/cart/add')).toBe(false);
});

test('an item that there is not is not found', async () => {
  await visitAsVisitor(route, page, {});
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
});
