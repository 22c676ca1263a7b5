import { addAddress, deleteAddress, listAddresses, updateAddress } from '@ethereal/contracts/addresses';
import {
  getItemCarts,
  getItemCounts,
  getItemFavorites,
  getItemSales,
  getItemViews,
  getStoreOverview,
  PERIODS,
} from '@ethereal/contracts/analytics';
import { answeredError, type Call } from '@ethereal/contracts/call';
import {
  addToCart,
  clearCart,
  deleteFromCart,
  getCart,
  updateCartColor,
  updateCartQuantity,
  updateCartSize,
} from '@ethereal/contracts/cart';
import { chatEvent, chatFeedback, chatStream } from '@ethereal/contracts/chat';
import { addFavorite, listFavorites, removeFavorite } from '@ethereal/contracts/favorites';
import * as identity from '@ethereal/contracts/identity';
import { deleteImage, uploadImage } from '@ethereal/contracts/images';
import * as imports from '@ethereal/contracts/imports';
import * as items from '@ethereal/contracts/items';
import {
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  setNotificationPreferences,
  streamNotifications,
} from '@ethereal/contracts/notifications';
import * as orders from '@ethereal/contracts/orders';
import * as payments from '@ethereal/contracts/payments';
import { everyCall, everyEvent, services } from '@ethereal/contracts/repository';
import * as reviews from '@ethereal/contracts/reviews';
import * as sellers from '@ethereal/contracts/sellers';
import * as stock from '@ethereal/contracts/stock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { releasedContracts } from '../packages/contracts/scripts/released.ts';
import { pathOf, type Request, send } from './kit/api.ts';
import { listenToEvents } from './kit/event-log.ts';
import { createExactCalls, expectExactly } from './kit/exact-calls.ts';
import { imageForm, itemToSend, newImage, publishItem } from './kit/goods.ts';
import { linkMailedTo, mailsTo } from './kit/inbox.ts';
import { type Account, newAccount, newEmail, PASSWORD } from './kit/people.ts';
import { siteRun, siteUrl } from './kit/site.ts';
import { HOME } from './kit/trade.ts';
import { until } from './kit/until.ts';

const ADDRESS = { ...HOME, address2: 'Floor 2', defaultAddress: true };
/** Calls and events of the specification. Each service holds the answers of all calls to their contracts itself. */
const specified = releasedContracts('1.0.0');
const source = z.object({ type: z.string(), source: z.string() });
const { answered, askExactly } = createExactCalls();
let events: Awaited<ReturnType<typeof listenToEvents>>;
let seller: Account;
let buyer: Account;
let item: items.Item;

beforeAll(async () => {
  events = await listenToEvents();
  [seller, buyer] = [await newAccount('Provider'), await newAccount('Consumer')];
  item = await publishItem(seller.token, { colors: ['White', 'Navy'] });
});
afterAll(() => events.close());

const tokenOf = (link: string) => new URL(link, siteUrl).searchParams.get('token') ?? '';
const urlOf = (service: Call['service']) => siteRun().services[service]?.[0]?.url;
const catalogUrl = () => urlOf('svc-catalog');
const seenAs = (type: string) => events.received.filter(({ routingKey }) => routingKey === type);

test('every call answers by its contract for a person who signs up, changes everything and leaves', async () => {
  const [email, newer] = [newEmail('letter'), newEmail('letter-newer')];
  const lname = crypto.randomUUID();
  await askExactly(identity.signUp, { body: { fname: 'Letter', lname, email, password: PASSWORD } });
  const activation = new URL(await linkMailedTo(email, 'Activate'), siteUrl).searchParams.get('token');
  await askExactly(identity.activateAccount, { query: { token: activation ?? '' } });
  await askExactly(identity.mailActivationLink, { body: { email } });
  const { token } = await askExactly(identity.logIn, { body: { email, password: PASSWORD } });
  expect(await askExactly(identity.validateUser, {}, token)).toEqual({ valid: true });
  expect(await askExactly(identity.validateUser, {}, 'none')).toEqual({ valid: false });
  await askExactly(identity.getUserDetails, {}, token);
  await askExactly(identity.checkNameCombination, { body: { fname: 'Letters', lname } }, token);
  await askExactly(identity.updateUserDetails, { body: { fname: 'Letters' } }, token);
  await askExactly(identity.checkEmailUnique, { body: { newEmail: newer } }, token);
  await askExactly(identity.updateUserEmail, { body: { newEmail: newer } }, token);
  await askExactly(identity.confirmEmail, { body: { token: tokenOf(await linkMailedTo(newer, 'Confirm')) } });
  const changed = await askExactly(identity.getUserDetails, {}, token);
  expect(changed).toMatchObject({ email: newer, fname: 'Letters', nameChangedAt: expect.any(String) });
  const login = await askExactly(identity.logIn, { body: { email: newer, password: PASSWORD } });
  const { sessions } = await askExactly(identity.listSessions, {}, login.token);
  expect(sessions).toHaveLength(2);
  const sessionId = sessions.find(({ current }) => current)?._id ?? '';
  await askExactly(identity.endSession, { params: { sessionId } }, token);
  await askExactly(identity.verifyPassword, { body: { password: PASSWORD } }, token);
  await askExactly(identity.updatePassword, { body: { newPassword: 'changed123' } }, token);
  await askExactly(identity.requestPasswordReset, { body: { email: newer } });
  const reset = (await linkMailedTo(newer, 'Reset')).split('/').at(-1) ?? '';
  expect(await askExactly(identity.checkResetLink, { body: { token: reset } })).toEqual({ valid: true });
  await askExactly(identity.resetPassword, { params: { token: reset }, body: { newPassword: 'again1234' } });
  const again = await askExactly(identity.logIn, { body: { email: newer, password: 'again1234' } });
  await askExactly(identity.signOut, {}, again.token);
  const undo = tokenOf(await linkMailedTo(email, 'Your e-mail address was changed'));
  const undone = await askExactly(identity.undoEmailChange, { body: { token: undo } });
  const last = { params: { token: undone.resetToken }, body: { newPassword: 'last12345' } };
  await askExactly(identity.resetPassword, last);
  const gone = await askExactly(identity.logIn, { body: { email, password: 'last12345' } });
  expect(await askExactly(identity.exportAccount, {}, gone.token)).toMatch(/^PK/);
  await askExactly(identity.deleteAccount, { body: { password: 'last12345' } }, gone.token);
  await mailsTo(email, 'Your account has been deleted');
});

test('every call answers by its contract for a seller, from the first picture to the removal of an item', async () => {
  const picture = await askExactly(uploadImage, { body: await imageForm() }, seller.token);
  await askExactly(deleteImage, { params: { public_id: picture.public_id } }, seller.token);
  const body = await itemToSend(seller.token, { size: [], pictures: 5 });
  const { _id: id } = await askExactly(items.uploadItem, { body }, seller.token);
  expect(await askExactly(items.listYourItems, {}, seller.token)).toHaveLength(2);
  const described = { name: 'Blue Dress', description: '', category: 'women' as const, colors: [], kinds: [] };
  await askExactly(items.describeDraft, { body: described }, seller.token);
  const stored = await askExactly(items.getItemToEdit, { params: { id } }, seller.token);
  expect(stored).toMatchObject({ version: 1, image1_public_id: stored.image1.public_id });
  const image1 = await newImage(seller.token);
  const edited = { params: { id }, body: { ...body, price: 5, image1 } };
  await askExactly(items.editItem, edited, seller.token);
  const itemId = { itemId: id };
  const counted = { params: itemId, body: { stock: 7 } };
  expect(await askExactly(stock.putStock, counted, seller.token)).toEqual({ stock: 7, reserved: 0 });
  expect(await askExactly(stock.getStock, { params: itemId }, seller.token)).toEqual({ stock: 7, reserved: 0 });
  const shelf = await askExactly(items.listItemsForShelf, { query: { ids: id } }, undefined, catalogUrl());
  expect(shelf.items.map(({ item }) => item._id)).toContain(id);
  const known = await askExactly(items.getItemForReplica, { params: { id } }, undefined, catalogUrl());
  expect(known).toMatchObject({ version: 2, published: true, item: { priceCents: 500 } });
  expect(await askExactly(stock.listStock, {}, seller.token)).toMatchObject({
    stocks: [{ itemId: id, stock: 7 }],
  });
  await askExactly(items.unpublishItem, { params: { productId: id } }, seller.token);
});

test('every call answers by its contract for a seller who imports a table of items', async () => {
  const { token } = await newAccount('Importer');
  const { secure_url } = await askExactly(uploadImage, { body: await imageForm() }, token);
  const csv = { query: { format: 'csv' } };
  expect(await askExactly(imports.importTemplate, csv, token)).toContain('Item number,Name');
  const table = [
    'number,name,description,price,category,subCategory,image1',
    `1,Letter Shirt,Soft.,9.99,men,topW,${secure_url}`,
    '2,,Soft.,9.99,men,topW,gone.png',
  ].join('\n');
  const send = () => {
    const form = new FormData();
    form.append('file', new File([table], 'items.csv'));
    return askExactly(imports.checkImport, { body: form }, token);
  };
  const params = { importId: (await send())._id };
  const { rows } = await askExactly(imports.listImportRows, { params }, token);
  expect(rows.map(({ action, faults }) => [action, faults.length])).toEqual([
    ['create', 0],
    ['refuse', 2],
  ]);
  await askExactly(imports.confirmImport, { params }, token);
  const state = async () => (await askExactly(imports.getImport, { params }, token)).state;
  await expect.poll(state, { timeout: 20_000 }).toBe('done');
  await askExactly(imports.discardImport, { params: { importId: (await send())._id } }, token);
  expect((await askExactly(imports.listImports, {}, token)).imports).toHaveLength(1);
  expect(await askExactly(imports.exportItems, csv, token)).toContain('1,Letter Shirt,Soft.,9.99');
});

test('every call answers by its contract for a visitor who browses', async () => {
  const { category, _id: id, name } = item;
  expect(await askExactly(items.listAllItems)).not.toEqual([]);
  const page = await askExactly(items.listItems, { query: { limit: '2', category } });
  expect(page.items).toHaveLength(2);
  const next = await askExactly(items.listItems, {
    query: { limit: '2', category, cursor: page.nextCursor ?? '' },
  });
  expect(next.items).not.toEqual([]);
  expect(await askExactly(items.randomItems, { query: { n: '4', exclude: id } })).toHaveLength(4);
  const { delivery, ...shown } = await askExactly(items.getItem, { params: { category, id } });
  expect(shown).toEqual(item);
  expect(delivery).toMatchObject({ shipsFrom: 'NY', dispatchDays: 2 });
  await askExactly(items.countView, { params: { itemId: id } });
  await until(
    'the suggestion',
    () => askExactly(items.suggestItems, { query: { query: name } }),
    (names) => names.includes(name),
  );
  const suggested = await askExactly(items.searchSuggestions, { query: { query: name } });
  expect(suggested.items.map(({ label }) => label)).toContain(name);
  const reader = newEmail('news');
  await askExactly(identity.subscribeToNewsletter, { body: { email: reader } });
  const yes = tokenOf(await linkMailedTo(reader, 'Confirm'));
  await askExactly(identity.confirmNewsletter, { body: { token: yes } });
  const words = {
    'First Name': 'Ada',
    'Last Name': 'B',
    'Email Address': newEmail('ada'),
    Message: 'Hello',
  };
  await askExactly(identity.contact, { body: words });
});

test('every call answers by its contract for a visitor who uses the assistant', async () => {
  const stream = await askExactly(chatStream, { params: { message: 'summer dresses for women' } }, buyer.token);
  const streamed = stream.split('\n').flatMap((line) => (line.startsWith('data:') ? [JSON.parse(line.slice(5))] : []));
  for (const event of streamed) expectExactly(chatEvent, event, 'the stream');
  const types = streamed.map(({ type }) => type);
  expect(types.slice(0, 3)).toEqual(['checkpoint', 'search_start', 'search_results']);
  expect(types.slice(3, -1)).toContain('content');
  expect(types.at(-1)).toBe('end');
  await askExactly(chatFeedback, { body: { checkpoint_id: streamed[0].checkpoint_id } }, buyer.token);
});

test('every call answers by its contract for a buyer and the seller of the order', async () => {
  const body = { productId: item._id };
  const { token } = buyer;
  await askExactly(addFavorite, { body }, token);
  expect(await askExactly(listFavorites, {}, token)).toHaveLength(1);
  await askExactly(removeFavorite, { body }, token);

  await askExactly(addToCart, { body: { ...body, quantity: 1, colorChosen: 'White', sizeChosen: 'S' } }, token);
  await askExactly(updateCartQuantity, { body: { ...body, quantity: 2 } }, token);
  await askExactly(updateCartColor, { body: { ...body, colorChosen: 'Navy' } }, token);
  await askExactly(updateCartSize, { body: { ...body, sizeChosen: 'M' } }, token);
  const cart = await askExactly(getCart, {}, token);
  expect(cart).toMatchObject({
    items: [{ quantity: 2, colorChosen: 'Navy', sizeChosen: 'M' }],
    total: 2 * item.price,
  });
  expect(await askExactly(orders.getAddress, {}, token)).toEqual({ address: null });
  const line = { ...body, quantity: 2, price: item.price, seller: seller.id, sizeChosen: 'M' };
  const claim = { buyer: buyer.id, items: [line], totalPrice: cart.total, userLocation: ADDRESS };
  const order = await askExactly(orders.submitOrder, { body: claim }, token);
  expect(await askExactly(orders.getAddress, {}, token)).toMatchObject({ address: { zipcode: ADDRESS.zipcode } });
  const { addresses } = await askExactly(listAddresses, {}, token);
  expect(addresses).toMatchObject([{ zipcode: ADDRESS.zipcode, isDefault: true }]);
  const addressId = addresses[0]?._id ?? '';
  await askExactly(addAddress, { body: { ...ADDRESS, address: '2 Oak St' } }, token);
  await askExactly(updateAddress, { params: { addressId }, body: ADDRESS }, token);
  expect((await askExactly(deleteAddress, { params: { addressId } }, token)).addresses).toHaveLength(1);

  await askExactly(addToCart, { body: { ...body, quantity: 1 } }, token);
  await askExactly(deleteFromCart, { params: body }, token);
  await askExactly(clearCart, {}, token);

  const sold = await askExactly(orders.listSellerOrders, { query: { sellerId: seller.id } }, seller.token);
  expect(sold.orders).toHaveLength(1);
  const params = { orderId: order._id, productId: item._id };
  await askExactly(orders.updateItemStatus, { params, body: { status: 'Handed' } }, seller.token);
  const bought = await askExactly(orders.listBuyerOrders, { query: { buyerId: buyer.id } }, token);
  expect(bought.orders).toMatchObject([{ items: [{ status: 'Handed' }] }]);
  const request = { params: { orderId: order._id } };
  expect(await askExactly(orders.getOrder, request, token)).toEqual(bought.orders[0]);
  const ids = { query: { ids: order._id } };
  expect(await askExactly(payments.listOrderTotals, ids, undefined, urlOf('svc-orders'))).toEqual({ orders: [] });

  await askExactly(orders.requestReturn, { params, body: { reason: 'Too small' } }, token);
  const returned = await askExactly(orders.decideReturn, { params, body: { state: 'approved' } }, seller.token);
  expect(returned.order.items).toMatchObject([{ return: { state: 'approved', reason: 'Too small' } }]);
  const again = await askExactly(orders.submitOrder, { body: claim }, token);
  const place = { orderId: again._id, productId: item._id };
  const cancelled = await askExactly(orders.cancelLine, { params: place, body: { reason: 'Twice' } }, token);
  expect(cancelled.order.items).toMatchObject([{ status: 'Cancelled' }]);
});

test('every call answers by its contract for a buyer who reviews a received item and for its seller', async () => {
  const { token } = buyer;
  const params = { itemId: item._id };
  await until(
    'the purchase',
    () => askExactly(reviews.getMyReview, { params }, token),
    ({ mayWrite }) => mayWrite,
  );
  const sent = { rating: 4, title: 'Soft', text: 'Airy.' };
  const { _id: id } = await askExactly(reviews.addReview, { body: { ...sent, productId: item._id } }, token);
  await askExactly(reviews.editReview, { params: { id }, body: { ...sent, rating: 5 } }, token);
  await askExactly(reviews.replyToReview, { params: { id }, body: { text: 'Thank you!' } }, seller.token);
  await askExactly(reviews.reportReview, { params: { id }, body: { reason: 'A test.' } }, seller.token);
  const reader = await newAccount('Reader');
  expect(await askExactly(reviews.markHelpful, { params: { id } }, reader.token)).toEqual({ helpful: 1 });
  const page = await askExactly(reviews.listReviews, { params });
  expect(page).toMatchObject({
    total: 1,
    average: 5,
    reviews: [{ helpful: 1, reply: { text: 'Thank you!' } }],
  });
  expect(await askExactly(reviews.listMyHelpful, { params }, reader.token)).toEqual({ reviews: [id] });
  expect(await askExactly(reviews.unmarkHelpful, { params: { id } }, reader.token)).toEqual({ helpful: 0 });
  await askExactly(sellers.saveStore, { body: { name: 'Maison', about: 'Linen.' } }, seller.token);
  const shown = await askExactly(sellers.getSeller, { params: { id: seller.id } });
  expect(shown).toMatchObject({ name: 'Maison', rating: { average: 5, count: 1 } });
  const person = { params: { id: seller.id } };
  expect(await askExactly(identity.getPerson, person, undefined, urlOf('svc-identity'))).toMatchObject({
    fname: 'Provider',
  });
  await askExactly(reviews.deleteReview, { params: { id } }, token);
});

test('every call answers by its contract for a buyer whose favorite gets cheaper and returns to stock', async () => {
  const body = await itemToSend(seller.token, { size: [] });
  const { _id: id } = await askExactly(items.uploadItem, { body: { ...body, stock: 0 } }, seller.token);
  await askExactly(addFavorite, { body: { productId: id } }, buyer.token);
  await askExactly(items.editItem, { params: { id }, body: { ...body, price: 1 } }, seller.token);
  const shown = { params: { category: body.category, id } };
  await until(
    'the stock to show',
    () => askExactly(items.getItem, shown),
    ({ availability }) => availability === 'sold-out',
  );
  await askExactly(stock.putStock, { params: { itemId: id }, body: { stock: 9 } }, seller.token);
  await until(
    'the news',
    async () => seenAs('favourite.back-in-stock').length,
    (count) => count > 0,
  );
});

test('every call answers by its contract for people who receive notifications', async () => {
  const { token } = buyer;
  const { notifications: streamed } = await until(
    'the notification',
    () => askExactly(listNotifications, { query: { limit: '20' } }, token),
    ({ notifications }) => notifications.some(({ text }) => text.endsWith(' was handed over.')),
  );
  const handed = { type: 'order-status', text: `Your ${item.name} was handed over.`, readAt: null };
  expect(streamed).toContainEqual(expect.objectContaining(handed));
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(siteUrl + streamNotifications.path, { headers, signal: leaving.signal });
  const { value } = (await stream.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
  expect(value).toMatch(/^id: [\w.]+\nevent: unread\ndata: \{"unread":\d+\}\n\n/);
  leaving.abort();
  answered.add(streamNotifications.id);
  expect(await askExactly(readNotifications, { body: { all: true } }, token)).toEqual({ unread: 0 });
  await askExactly(setNotificationPreferences, { body: { mail: { 'order-status': false } } }, token);
  const { mail } = await askExactly(getNotificationPreferences, {}, token);
  expect(mail).toMatchObject({ 'order-status': false, 'order-placed': true });
});

test('every call answers by its contract for a seller who reads the dashboards', async () => {
  for (const call of [getItemViews, getItemFavorites, getItemCarts, getItemSales]) {
    for (const period of PERIODS) {
      const request = { params: { period, itemId: item._id }, query: { tz: 'America/New_York' } };
      await until(
        `${call.id} of ${period}`,
        () => askExactly(call, request, seller.token),
        ({ total }) => total > 0,
      );
    }
  }
  for (const period of PERIODS) {
    const all = await askExactly(getItemCounts, { params: { period, itemId: item._id } }, seller.token);
    expect(all.sales.total).toBeGreaterThan(0);
    const store = await askExactly(getStoreOverview, { params: { period } }, seller.token);
    expect(store.best).toContainEqual(expect.objectContaining({ _id: item._id }));
  }
});

test('covers every call of the specification', () => {
  expect(Object.keys(specified.calls).filter((id) => !answered.has(id))).toEqual([]);
});

describe('every event fits its contract', () => {
  test.for(Object.entries(everyEvent))('%s', async ([type, schema]) => {
    if (type in specified.events) await until('the event', async () => seenAs(type).length, Boolean);
    for (const { event } of seenAs(type)) expectExactly(schema, event, type);
  });

  test('publishes no other event, and none from an area whose area.ts does not declare it', () => {
    const published = events.received.map(({ event }) => source.parse(event)).map((it) => `${it.source}: ${it.type}`);
    const allowed = services.flatMap(({ name, publishes }) => publishes.map((type) => `${name}: ${type}`));
    expect([...new Set(published)].filter((it) => !allowed.includes(it))).toEqual([]);
  });
});

describe('every refusal fits its contract', () => {
  // Calls with a body or an id and calls that need a token are refused in `bad-input` and `access`.
  const open = everyCall.filter(
    ({ auth, body, path }) => path.startsWith('/internal/') || (!auth && !body && !/\{\w*[iI]d\}/.test(path)),
  );
  const wrong: Record<string, Request & { method?: Call['method']; status: number }> = {
    listItems: { query: { limit: '0' }, status: 400 },
    randomItems: { query: { n: '0' }, status: 400 },
    suggestItems: { query: { query: 'x'.repeat(items.MAX_SEARCH + 1) }, status: 400 },
    searchSuggestions: { query: { query: 'x'.repeat(items.MAX_SEARCH + 1) }, status: 400 },
    findItems: { body: { text: 'x'.repeat(items.MAX_SEARCH + 1) }, status: 400 },
    activateAccount: { query: { token: 'none' }, status: 400 },
    chatStream: { params: { message: ' ' }, status: 400 },
    chatFeedback: { body: {}, status: 400 },
    getPerson: { params: { id: 'a'.repeat(24) }, status: 404 },
    getItemForReplica: { params: { id: 'a'.repeat(24) }, status: 404 },
    listOrderTotals: { query: { ids: 'nonsense' }, status: 400 },
    listItemsForShelf: { query: { ids: 'nonsense' }, status: 400 },
  };

  /** Returns a method that no call of the same path has. */
  const unknownAt = ({ path }: Call) =>
    (['DELETE', 'PATCH', 'PUT'] as const).find(
      (method) => !everyCall.some((call) => call.path === path && call.method === method),
    );

  test.for(open.map((call) => [call.id, call] as const))('%s', async ([id, call]) => {
    const { method = call.method, status, ...request } = wrong[id] ?? { method: unknownAt(call), status: 405 };
    const site = call.path.startsWith('/internal/') ? urlOf(call.service) : siteUrl;
    const answer = await send({ ...call, method }, request, undefined, site);
    const body: unknown = await answer.json();
    expect(answer.status, `${pathOf(call, request)}: ${JSON.stringify(body)}`).toBe(status);
    expectExactly(answeredError, body, id);
    expect(body).toHaveProperty('requestId', answer.headers.get('x-request-id'));
  });
});
