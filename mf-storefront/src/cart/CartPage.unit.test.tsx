import { aCard, aLine } from '@ethereal/shop-ui/testing/fixtures.ts';
import { refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { visitAsBuyer, visitAsVisitor } from '../testing/visit.ts';
import { CartPage } from './CartPage.tsx';

const route = { path: 'cart', element: <CartPage /> };
const cartOf = (...items: ReturnType<typeof aLine>[]) => ({ items, total: 0 });
const quantityOf = async (): Promise<HTMLSelectElement> => screen.findByLabelText('Quantity');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('shows a new quantity at once and disables its select until the server has answered', async () => {
  let answer: (response: Response) => void = () => undefined;
  await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(aLine(1)),
    'PUT /api/cart/itemQuantityUpdate': () => new Promise((done) => (answer = done)),
  });
  await userEvent.selectOptions(await quantityOf(), '4');
  await screen.findByText('4 items');
  expect((await quantityOf()).disabled).toBe(true);
  answer(Response.json(cartOf(aLine(1, { quantity: 4 }))));
  await waitFor(async () => expect((await quantityOf()).disabled).toBe(false));
  expect(screen.getByText('4 items')).toBeDefined();
});

test('restores a quantity that the server refuses, also when the cart cannot be read again', async () => {
  let reads = 0;
  await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': () => (++reads === 1 ? cartOf(aLine(1)) : refusal(503, 'Broken.')),
    'PUT /api/cart/itemQuantityUpdate': refusal(500, 'Broken.'),
  });
  await userEvent.selectOptions(await quantityOf(), '4');
  expect(await screen.findByText('The cart could not be changed. Please try again.')).toBeDefined();
  expect(screen.getByText('1 item')).toBeDefined();
  expect(reads).toBeGreaterThan(1);
});

test('deletes a line only after a confirmation', async () => {
  const line = aLine(1);
  const requests = await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(line),
    [`DELETE /api/cart/delete/${line.productId._id}`]: { items: [] },
  });
  const deletions = () => requests.filter(({ method }) => method === 'DELETE').length;
  const question = 'Are you sure You want to remove the item from the cart';
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Item' }));
  await screen.findByText(question);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(deletions()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Item' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: 'Your Cart Items Will appear here' })).toBeDefined();
  expect(deletions()).toBe(1);
});

test('moves a line to those saved for later and back', async () => {
  const line = aLine(1, { quantity: 2, sizeChosen: 'M' });
  const requests = await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(line),
    'POST /api/cart/saved': { items: [], unavailable: [], saved: [line] },
    'POST /api/cart/saved/move': { items: [line], unavailable: [], saved: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later' }));
  const title = await screen.findByRole('heading', { name: 'Your Cart Items Will appear here' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const saved = await screen.findByRole('region', { name: 'Saved for later' });
  expect(within(saved).getByText('Quantity: 2 · Size: M')).toBeDefined();
  await userEvent.click(within(saved).getByRole('button', { name: 'Move to cart' }));
  expect(await screen.findByRole('button', { name: 'Delete Item' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
  const which = { productId: line.productId._id, lineId: line.productId._id };
  expect(requests.filter(({ path }) => /saved/.test(path)).map(({ body }) => body)).toEqual([which, which]);
});

test('shows that a line saved for later has sold out', async () => {
  const saved = [aLine(1, { sizeChosen: 'M', shortage: 'Sold out.' })];
  await visitAsBuyer(route, '/ethereal/cart', { 'GET /api/cart': { ...cartOf(), unavailable: [], saved } });
  const list = await screen.findByRole('region', { name: 'Saved for later' });
  expect(within(list).getByText('Sold out.')).toBeDefined();
});

test('lists lines that are not for sale separately, and deletes one', async () => {
  const gone = aLine(2, { sizeChosen: 'S' });
  await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': { ...cartOf(aLine(1)), unavailable: [gone], saved: [] },
    [`DELETE /api/cart/delete/${gone.productId._id}`]: { items: [aLine(1)], unavailable: [], saved: [] },
  });
  const list = await screen.findByRole('region', { name: 'No longer available' });
  await userEvent.click(within(list).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'No longer available' })).toBeNull());
  expect(screen.getByRole('article', { name: 'Item 1' })).toBeDefined();
});

test('leaves a line in the cart that cannot be saved for later', async () => {
  await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(aLine(1)),
    'POST /api/cart/saved': refusal(503, 'Unavailable.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later' }));
  const sorry = 'The item could not be saved for later. Please try again.';
  expect(await screen.findByText(sorry)).toBeDefined();
  expect(screen.getByRole('article', { name: 'Item 1' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
});

test('puts a deleted line back with Undo', async () => {
  const line = aLine(1, { quantity: 3, sizeChosen: 'S' });
  const requests = await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(line),
    'POST /api/cart/add': { items: [line] },
    [`DELETE /api/cart/delete/${line.productId._id}`]: { items: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Item' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Delete Item' })).toBeDefined();
  const added = requests.find(({ path }) => path === '/api/cart/add');
  expect(added?.body).toEqual({ productId: line.productId._id, quantity: 3, sizeChosen: 'S' });
});

test('changes one of two lines of a product by its id and offers no more than its stock', async () => {
  const lineId = 'c'.repeat(24);
  const available = { S: 20, M: 2 };
  const lines = [aLine(1, { sizeChosen: 'S', available }), aLine(1, { lineId, sizeChosen: 'M', available })];
  const requests = await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(...lines),
    'PUT /api/cart/itemQuantityUpdate': { items: lines },
  });
  const [first, second] = await screen.findAllByLabelText<HTMLSelectElement>('Quantity');
  expect([first?.options.length, second?.options.length]).toEqual([10, 2]);
  if (second) await userEvent.selectOptions(second, '2');
  const wanted = { productId: lines[1]?.productId._id, lineId, quantity: 2 };
  await waitFor(() => expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual(wanted));
});

test('passes the size of another line by keyboard without merging the two lines', async () => {
  const available = { S: 5, M: 5, L: 5 };
  const lines = [
    aLine(1, { sizeChosen: 'S', available }),
    aLine(1, { lineId: 'c'.repeat(24), sizeChosen: 'M', available }),
  ];
  for (const { productId } of lines) productId.size = ['S', 'M', 'L'];
  const requests = await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(...lines),
    'PUT /api/cart/itemSizeUpdate': { items: lines },
  });
  const [size] = await screen.findAllByLabelText<HTMLSelectElement>('Size');
  if (!size) throw new Error('The first line has no size.');
  for (const value of ['M', 'L']) {
    fireEvent.keyDown(size, { key: 'ArrowDown' });
    fireEvent.change(size, { target: { value } });
  }
  fireEvent.blur(size);
  const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const ids = { productId: lines[0]?.productId._id, lineId: lines[0]?.productId._id };
  await waitFor(() => expect(sent()).toEqual([{ ...ids, sizeChosen: 'L' }]));
});

test('shows that a price has changed since the line was added', async () => {
  await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(aLine(1, { priceWhenAdded: 12.5 })),
  });
  expect(await screen.findByText('The price fell from $12.50 to $10.00 since you added it.')).toBeDefined();
});

test('shows that a line is not available and disables its sold-out sizes', async () => {
  const [gone, few] = [
    aLine(1, { sizeChosen: 'S', available: { S: 0, M: 4 }, shortage: 'Sold out.' }),
    aLine(2, { quantity: 3, available: 2, shortage: 'Only 2 left.' }),
  ];
  await visitAsBuyer(route, '/ethereal/cart', { 'GET /api/cart': cartOf(gone, few) });
  expect(await screen.findByText('Sold out in size S. Please choose another or delete it.')).toBeDefined();
  expect(screen.getByText('Only 2 left.')).toBeDefined();
  const [size] = screen.getAllByLabelText<HTMLSelectElement>('Size');
  const options = [...(size?.options ?? [])].map(({ text, disabled }) => [text, disabled]);
  expect(options).toEqual([
    ['S (sold out)', true],
    ['M', false],
  ]);
});

test('names the variant of a line that lacks stock and accepts another color', async () => {
  const line = aLine(1, {
    colorChosen: 'White',
    sizeChosen: 'S',
    shortage: 'Only 1 left.',
    quantity: 2,
    available: { 'White / S': 1, 'White / M': 0, 'Navy / S': 4, 'Navy / M': 4, 'Red / S': 0, 'Red / M': 0 },
  });
  line.productId.colors = ['White', 'Navy', 'Red'];
  const requests = await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(line),
    'PUT /api/cart/itemColorUpdate': { items: [{ ...line, colorChosen: 'Navy', shortage: undefined }] },
  });
  expect(await screen.findByText('Only 1 left in White, size S.')).toBeDefined();
  const texts = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text, disabled }) => [text, disabled]);
  expect(texts('Color')).toEqual([
    ['White', false],
    ['Navy', false],
    ['Red (sold out)', true],
  ]);
  expect(texts('Size')).toEqual([
    ['S', false],
    ['M (sold out)', true],
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Color'), 'Navy');
  await waitFor(() => expect(screen.queryByText(/Only 1 left/)).toBeNull());
  expect(texts('Size').map(([text]) => text)).toEqual(['S', 'M']);
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    productId: line.productId._id,
    lineId: line.productId._id,
    colorChosen: 'Navy',
  });
});

test('groups lines by seller and shows the sum and the unit price of several units', async () => {
  const [mine, theirs] = [aLine(1, { quantity: 3 }), aLine(2)];
  theirs.productId.user = '7'.repeat(24);
  await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': cartOf(mine, theirs, aLine(3)),
    [`GET /api/sellers/${mine.productId.user}`]: refusal(404, 'There is no such seller.'),
    [`GET /api/sellers/${theirs.productId.user}`]: {
      _id: theirs.productId.user,
      name: 'Linen & Co',
      about: '',
      picture: null,
      items: 2,
      since: '2024-01-01T00:00:00Z',
      rating: { average: 0, count: 0 },
    },
  });
  const first = within(await screen.findByRole('article', { name: 'Item 1' }));
  expect(first.getByText('$30.00')).toBeDefined();
  expect(first.getByText('$10.00').parentElement?.textContent).toBe('$10.00 each');
  await screen.findByRole('link', { name: 'Linen & Co' });
  const groups = screen.getByRole('list', { name: 'Items in your cart' }).querySelectorAll(':scope > li');
  const names = [...groups].map((group) =>
    within(group as HTMLElement)
      .getAllByRole('article')
      .map((line) => line.getAttribute('aria-label')),
  );
  expect(names).toEqual([['Item 1', 'Item 3'], ['Item 2']]);
});

test('asks a visitor to log in', async () => {
  await visitAsVisitor(route, '/ethereal/cart', {});
  const link = await screen.findByRole('link', { name: 'Login' });
  expect(link.getAttribute('href')).toBe('/ethereal/login');
  expect(link.parentElement?.textContent).toBe('Please Login to view your cart.');
});

test('renders the items that others buy only with the cart, which would otherwise move them', async () => {
  let answer: (response: Response) => void = () => undefined;
  await visitAsBuyer(route, '/ethereal/cart', {
    'GET /api/cart': () => new Promise((done) => (answer = done)),
    'GET /api/items/random': [aCard(1)],
  });
  await screen.findByText('Loading your cart');
  expect(screen.queryByText('People Also Buy')).toBeNull();
  answer(Response.json(cartOf()));
  expect(await screen.findByRole('heading', { name: 'People Also Buy' })).toBeDefined();
});

test('names when an order arrives in the state of the default address', async () => {
  const place = {
    country: 'United States',
    fullname: 'Ada',
    phone: '1',
    address: '1 Elm St',
    address2: '',
    zipcode: '1',
  };
  const saved = { ...place, _id: 'b'.repeat(24), city: 'Albany', state: 'NY', isDefault: true };
  const line = aLine(1);
  const seller = {
    _id: line.productId.user,
    name: 'Juniper',
    about: '',
    picture: null,
    since: '',
    items: 1,
    rating: null,
  };
  const withAddresses = (...addresses: unknown[]) =>
    visitAsBuyer(route, '/ethereal/cart', {
      'GET /api/cart': cartOf(line),
      'GET /api/addresses': Response.json({ addresses }),
      [`GET /api/sellers/${line.productId.user}`]: Response.json({ ...seller, shipsFrom: 'NY', dispatchDays: 1 }),
    });
  await withAddresses();
  const widest = (await screen.findByText(/^Arrives/)).textContent;
  cleanup();
  await withAddresses(saved);
  expect((await screen.findByText(/^Arrives/)).textContent).not.toBe(widest);
});
