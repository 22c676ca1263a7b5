import { aCard, aLine, anItem } from '@ethereal/shop-ui/testing/fixtures.ts';
import { refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { visitAsBuyer, visitAsVisitor } from '../testing/visit.ts';
import { ItemPage } from './ItemPage.tsx';

const route = { path: 'categories/:category/:id', element: <ItemPage /> };
const item = anItem(1);
const page = `/ethereal/categories/men/${item._id}`;
const handlers = { [`GET /api/categories/men/${item._id}`]: item };
const addButton = () => screen.findByRole('button', { name: 'Add to Cart' });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('adds the chosen size and quantity to the cart and shows a message', async () => {
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
  expect((await screen.findByText('Item added to cart')).closest('[aria-live="assertive"]')).not.toBeNull();
  expect(requests.find(({ path }) => path === '/api/cart/add')?.body).toEqual({
    productId: item._id,
    quantity: 3,
    sizeChosen: 'M',
  });
});

test('adds one unit on a double click, even after a quick answer, and keeps the focus on the button', async () => {
  const requests = await visitAsBuyer(route, page, {
    ...handlers,
    'POST /api/cart/add': { items: [aLine(1)] },
  });
  const additions = () => requests.filter(({ path }) => path === '/api/cart/add').length;
  const add = await addButton();
  await userEvent.click(await screen.findByRole('button', { name: 'Size M' }));
  await userEvent.click(add);
  await screen.findByText('Item added to cart');
  fireEvent.click(add, { detail: 2 });
  expect(additions()).toBe(1);
  expect(document.activeElement).toBe(await addButton());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(additions()).toBe(2));
});

test('shows at once that Add to Cart failed offline and does not repeat the request later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const requests = await visitAsBuyer(route, page, {
    ...handlers,
    'POST /api/cart/add': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Size M' }));
  await userEvent.click(await addButton());
  expect(await screen.findByText('Failed to add item to cart.')).toBeDefined();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect(requests.filter(({ path }) => path === '/api/cart/add')).toHaveLength(1);
});

test.each(['0', '11', '1.5'])('sends no quantity of %s', async (wrong) => {
  const requests = await visitAsBuyer(route, page, handlers);
  const add = await addButton();
  const quantity = screen.getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, wrong);
  await userEvent.click(add);
  expect(await screen.findByText('Choose a quantity from 1 to 10.')).toBeDefined();
  expect(requests.some(({ path }) => path === '/api/cart/add')).toBe(false);
  await userEvent.type(quantity, '{Backspace}');
  expect(screen.queryByText('Choose a quantity from 1 to 10.')).toBeNull();
});

test('shows a message when the server refuses', async () => {
  await visitAsBuyer(route, page, { ...handlers, 'POST /api/cart/add': refusal(500, 'Broken.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Size M' }));
  await userEvent.click(await addButton());
  expect(await screen.findByText('Failed to add item to cart.')).toBeDefined();
});

test('asks a visitor to log in', async () => {
  const requests = await visitAsVisitor(route, page, handlers);
  await userEvent.click(await screen.findByRole('button', { name: 'Size M' }));
  await userEvent.click(await addButton());
  expect(await screen.findByText('You need to be logged in to add items to the cart.')).toBeDefined();
  expect(requests.some(({ path }) => path === '/api/cart/add')).toBe(false);
  await waitFor(() => expect(localStorage.getItem('ethereal.wish')).toContain(item._id));
});

test('shows that the page is not found for a missing item', async () => {
  await visitAsVisitor(route, page, {});
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
});

test('shows that an item seen before is no longer sold, with similar items', async () => {
  localStorage.setItem('recentlyViewed', JSON.stringify([{ ...aCard(1), name: 'Wool Coat' }]));
  const facets = { category: [], gender: [], subCategory: [], size: [] };
  const requests = await visitAsVisitor(route, page, {
    'GET /api/items': { items: [aCard(2, { name: 'Linen Coat' })], total: 1, nextCursor: null, facets },
  });
  expect((await screen.findByText(/is no longer sold\.$/)).textContent).toBe('Wool Coat is no longer sold.');
  expect(await screen.findByRole('heading', { name: 'Linen Coat' })).toBeDefined();
  const search = requests.find(({ path }) => path === '/api/items')?.query;
  expect(Object.fromEntries(search ?? [])).toMatchObject({ category: 'men', search: 'Wool Coat' });
});

test('disables a sold-out size and shows a low stock', async () => {
  const counted = { ...item, available: { S: 0, M: 2 } };
  const requests = await visitAsBuyer(route, page, {
    [`GET /api/categories/men/${item._id}`]: counted,
    'POST /api/cart/add': { items: [aLine(1)] },
  });
  const add = await addButton();
  expect(screen.getByRole('button', { name: 'Size S, sold out' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Size M' }));
  // A note above the button would move it under the pointer.
  expect(add.compareDocumentPosition(screen.getByText('Only 2 left in M'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const more = screen.getByRole('button', { name: 'One more' });
  await userEvent.click(more);
  await userEvent.keyboard('{Enter}');
  expect([more, screen.getByLabelText('Quantity')]).toMatchObject([{ ariaDisabled: 'true' }, { value: '2' }]);
  expect(document.activeElement).toBe(more);
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '3');
  await userEvent.click(add);
  expect(await screen.findByText('Only 2 left.')).toBeDefined();
  expect(requests.some(({ path }) => path === '/api/cart/add')).toBe(false);
});

test('disables sizes sold out in the chosen color, marks colors sold out in the chosen size', async () => {
  const available = {
    'White / S': 0,
    'White / M': 2,
    'Navy / S': 7,
    'Navy / M': 0,
    'Red / S': 0,
    'Red / M': 0,
  };
  const inColors = { ...item, colors: ['White', 'Navy', 'Red'], available };
  const requests = await visitAsBuyer(route, page, {
    [`GET /api/categories/men/${item._id}`]: inColors,
    'POST /api/cart/add': { items: [aLine(1)] },
  });
  const add = await addButton();
  const pick = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(pick('Color Red, sold out').disabled).toBe(true);
  expect(pick('Size S').disabled).toBe(false);
  await userEvent.click(pick('Size S'));
  await userEvent.click(pick('Color White, sold out in S'));
  // The chosen size is removed, because it is sold out in white.
  expect(pick('Size S, sold out').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Only 2 left in White')).toBeDefined();
  await userEvent.click(pick('Size M'));
  expect(screen.getByText('Only 2 left in White / M')).toBeDefined();
  await userEvent.click(add);
  await screen.findAllByText('Item added to cart');
  const added = requests.find(({ path }) => path === '/api/cart/add');
  expect(added?.body).toEqual({ productId: item._id, quantity: 1, colorChosen: 'White', sizeChosen: 'M' });
});

test('copies the address of the item where the device has no sheet to share it', async () => {
  await visitAsVisitor(route, page, handlers);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('The link is copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
});

test('leads back to home and the category', async () => {
  await visitAsVisitor(route, page, handlers);
  const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  const links = within(way).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ethereal', '/ethereal/categories/men']);
});

test('asks for a size that is not chosen and adds the item with the pressed size', async () => {
  const requests = await visitAsBuyer(route, page, { ...handlers, 'POST /api/cart/add': { items: [aLine(1)] } });
  await userEvent.click(await addButton());
  const sheet = await screen.findByRole('dialog', { name: 'Choose a size' });
  expect(requests.some(({ path }) => path === '/api/cart/add')).toBe(false);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Size M' }));
  await screen.findByText('Item added to cart');
  expect(screen.queryByRole('dialog')).toBeNull();
  const added = requests.find(({ path }) => path === '/api/cart/add');
  expect(added?.body).toEqual({ productId: item._id, quantity: 1, sizeChosen: 'M' });
});

test('asks for color and size and adds the item when both are chosen', async () => {
  const inColors = { ...item, colors: ['White', 'Navy'] };
  const requests = await visitAsBuyer(route, page, {
    [`GET /api/categories/men/${item._id}`]: inColors,
    'POST /api/cart/add': { items: [aLine(1)] },
  });
  await userEvent.click(await addButton());
  const sheet = await screen.findByRole('dialog', { name: 'Choose a color and size' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Size S' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Color Navy' }));
  await screen.findAllByText('Item added to cart');
  const added = requests.find(({ path }) => path === '/api/cart/add');
  expect(added?.body).toEqual({ productId: item._id, quantity: 1, colorChosen: 'Navy', sizeChosen: 'S' });
});

test('adds the item without a size on request', async () => {
  const requests = await visitAsBuyer(route, page, { ...handlers, 'POST /api/cart/add': { items: [aLine(1)] } });
  await userEvent.click(await addButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Add without a size' }));
  await screen.findAllByText('Item added to cart');
  const added = requests.find(({ path }) => path === '/api/cart/add');
  expect(added?.body).toEqual({ productId: item._id, quantity: 1 });
});

test('opens the size guide below the sizes, for clothes alone', async () => {
  await visitAsVisitor(route, page, handlers);
  const guide = await screen.findByText('Size guide');
  expect(screen.queryByRole('table', { name: /^Measured on the body/ })).toBeNull();
  await userEvent.click(guide);
  const table = await screen.findByRole('table', { name: /^Measured on the body/ });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['S', 'M']);
  const row = within(table).getByRole('row', { name: /^M / });
  expect(row.textContent).toBe('M38–40 in97–102 cm32–34 in81–86 cm');
  cleanup();
  const belt = { ...item, category: 'accessories' as const };
  await visitAsVisitor(route, page.replace('men', 'accessories'), {
    [`GET /api/categories/accessories/${item._id}`]: belt,
  });
  await screen.findByRole('button', { name: 'Size M' });
  expect(screen.queryByText('Size guide')).toBeNull();
});

test('shows the size for measurements that are stored once in the browser', async () => {
  await visitAsVisitor(route, page, handlers);
  await userEvent.click(await screen.findByText('Size guide'));
  await userEvent.type(await screen.findByLabelText('Chest in inches'), 'wide');
  await userEvent.click(screen.getByRole('button', { name: 'Show my size' }));
  expect(screen.getByText('Enter a number.')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Chest in inches'));
  await userEvent.type(screen.getByLabelText('Chest in inches'), '39.5');
  await userEvent.click(screen.getByRole('button', { name: 'Show my size' }));
  await waitFor(() => expect(screen.getByText(/Your size:/).textContent).toContain('Your size: M'));
  cleanup();
  await visitAsVisitor(route, page, { [`GET /api/categories/men/${item._id}`]: { ...item, size: ['S'] } });
  expect((await screen.findByText(/Your size:/)).textContent).toContain('Your size: M, not sold here');
});

test('sells shoes by US sizes, with the lengths of the foot for the sizes on sale', async () => {
  const shoes = { ...item, size: [], otherSizes: ['US 9', 'US 9.5'], available: { 'US 9': 0, 'US 9.5': 2 } };
  const requests = await visitAsBuyer(route, page, {
    [`GET /api/categories/men/${item._id}`]: shoes,
    'POST /api/cart/add': { items: [aLine(1)] },
  });
  expect(await screen.findByRole('button', { name: 'Size US 9, sold out' })).toHaveProperty('disabled', true);
  await userEvent.click(await screen.findByText('Size guide'));
  const table = await screen.findByRole('table', { name: /^Measured on the body/ });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['SizeFoot length', 'US 910–10.1 in25.4–25.7 cm', 'US 9.510.2–10.3 in25.9–26.2 cm']);
  await userEvent.type(await screen.findByLabelText('Foot length in inches'), '10.2');
  await userEvent.click(screen.getByRole('button', { name: 'Show my size' }));
  await waitFor(() => expect(screen.getByText(/Your size:/).textContent).toContain('Your size: US 9.5'));
  await userEvent.click(await addButton());
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Choose a size' })).getByRole('button', { name: 'Size US 9.5' }),
  );
  await screen.findByText('Item added to cart');
  const added = requests.find(({ path }) => path === '/api/cart/add');
  expect(added?.body).toEqual({ productId: item._id, quantity: 1, sizeChosen: 'US 9.5' });
});

test('disables the button for a sold-out item', async () => {
  await visitAsBuyer(route, page, {
    [`GET /api/categories/men/${item._id}`]: { ...item, available: { S: 0 } },
  });
  expect(await addButton()).toHaveProperty('disabled', true);
  expect(screen.getByText('Sold out')).toBeDefined();
});

test('adds the item that a visitor wanted to the cart once, after the log-in', async () => {
  const inColors = { ...item, colors: ['White'] };
  await visitAsVisitor(route, page, { ...handlers, [`GET /api/categories/men/${item._id}`]: inColors });
  await userEvent.click(await screen.findByRole('button', { name: 'Color White' }));
  await userEvent.click(screen.getByRole('button', { name: 'Size M' }));
  const quantity = screen.getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2');
  await userEvent.click(await addButton());
  const [logIn] = await screen.findAllByRole('link', { name: 'Log in' });
  expect(logIn?.getAttribute('href')).toBe('/ethereal/login');
  const wanted = { productId: item._id, quantity: 2, colorChosen: 'White', sizeChosen: 'M' };
  await waitFor(() => expect(localStorage.getItem('ethereal.wish')).toContain(item._id));
  cleanup();
  const requests = await visitAsBuyer(route, page, { ...handlers, 'POST /api/cart/add': { items: [aLine(1)] } });
  expect(await screen.findByText('Item added to cart')).toBeDefined();
  expect(requests.filter(({ path }) => path === '/api/cart/add').map(({ body }) => body)).toEqual([wanted]);
  expect(localStorage.getItem('ethereal.wish')).toBeNull();
});

test('shows the pictures as a strip on a phone: a swipe moves the dots, a dot moves the strip', async () => {
  vi.stubGlobal('innerWidth', 390);
  const pictures = {
    ...item,
    image1: { url: '/images/first', public_id: '1' },
    image2: { url: '/images/second', public_id: '2' },
    image3: { url: '/images/third', public_id: '3' },
  };
  await visitAsVisitor(route, page, { ...handlers, [`GET /api/categories/men/${item._id}`]: pictures });
  const dot = (n: number) => screen.findByRole('button', { name: `Picture ${n} of 3` });
  const isPressed = async (n: number) => (await dot(n)).getAttribute('aria-pressed') === 'true';
  const slides = () => [...document.querySelectorAll<HTMLElement>('[class*="slide"]')];
  await waitFor(() => expect(slides()).toHaveLength(3));
  const strip = slides()[0]?.parentElement;
  if (!strip) throw new Error('No strip');
  Object.defineProperty(strip, 'clientWidth', { value: 358 });
  fireEvent.scroll(strip, { target: { scrollLeft: 350 } });
  expect(await isPressed(2)).toBe(true);
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
  await userEvent.click(await dot(3));
  expect(strip.scrollLeft).toBe(2 * 358);
  vi.unstubAllGlobals();
});

test('shows the picture of a chosen color', async () => {
  const inColors = {
    ...item,
    colors: ['White', 'Navy', 'Red'],
    image1: { url: '/images/white', public_id: '1' },
    image2: { url: '/images/navy', public_id: '2' },
    colorImages: { White: 'image1' as const, Navy: 'image2' as const },
  };
  await visitAsVisitor(route, page, { ...handlers, [`GET /api/categories/men/${item._id}`]: inColors });
  const shown = async () => (await screen.findByRole('img', { name: 'Item 1' })).getAttribute('src');
  expect(await shown()).toContain('/images/white');
  await userEvent.click(screen.getByRole('button', { name: 'Color Navy' }));
  expect(await shown()).toContain('/images/navy');
  // A color without a picture of its own leaves the picture in view.
  await userEvent.click(screen.getByRole('button', { name: 'Color Red' }));
  expect(await shown()).toContain('/images/navy');
  await userEvent.click(screen.getByRole('button', { name: 'Color White' }));
  expect(await shown()).toContain('/images/white');
});

test('shows the pictures in the whole window, and moves through them by arrow keys', async () => {
  const pictures = {
    ...item,
    image1: { url: '/images/first', public_id: '1' },
    image2: { url: '/images/second', public_id: '2' },
  };
  await visitAsVisitor(route, page, { ...handlers, [`GET /api/categories/men/${item._id}`]: pictures });
  await userEvent.click(await screen.findByRole('button', { name: 'Show large' }));
  await screen.findByRole('dialog', { name: 'Item 1, picture 1 of 2' });
  const shown = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('src');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toContain('/images/second');
  expect(screen.getByRole('dialog', { name: 'Item 1, picture 2 of 2' })).toBeDefined();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' }));
  expect(shown()).toContain('/images/first');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('zooms into the pressed part of a picture', async () => {
  await visitAsVisitor(route, page, handlers);
  const zoom = await screen.findByRole('button', { name: /zoom$/ });
  const view = zoom.parentElement;
  if (!view) throw new Error('No window');
  const box = { left: 0, top: 0, width: 400, height: 500 };
  for (const element of [zoom, view]) element.getBoundingClientRect = () => box as DOMRect;
  Object.defineProperties(view, { scrollWidth: { value: 800 }, scrollHeight: { value: 1000 } });
  fireEvent.click(zoom, { detail: 1, clientX: 300, clientY: 125 });
  expect([view.scrollLeft, view.scrollTop]).toEqual([300, 125]);
  fireEvent.click(zoom, { detail: 1, clientX: 10, clientY: 10 });
  expect(zoom.getAttribute('aria-pressed')).toBe('false');
});

test('links the brand to its items and ignores the mouse wheel in the quantity field', async () => {
  await visitAsVisitor(route, page, { [`GET /api/categories/men/${item._id}`]: { ...item, brand: 'Fournier & Co' } });
  const brand = await screen.findByRole('link', { name: 'Fournier & Co' });
  expect(brand.getAttribute('href')).toBe('/ethereal/all?brand=Fournier%20%26%20Co');
  const quantity = screen.getByLabelText('Quantity');
  quantity.focus();
  fireEvent.wheel(quantity, { deltaY: 100 });
  expect(document.activeElement).not.toBe(quantity);
  expect(quantity).toHaveProperty('value', '1');
});
