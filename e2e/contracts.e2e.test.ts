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
import { mailedLinkTo, mailsTo } from './kit/inbox.ts';
import { type Account, newAccount, newEmail, PASSWORD } from './kit/people.ts';
import { siteRun, siteUrl } from './kit/site.ts';
import { HOME } from './kit/trade.ts';
import { until } from './kit/until.ts';

const ADDRESS = { ...HOME, address2: 'Floor 2', defaultAddress: true };
/** Calls and events of the specification. Each service holds the answers of all calls to their contracts itself. */
const specified = releasedContracts('1.0.0');
const source = z.object({ type: z.string(), source: z.string() });
const { answered, callApiExactly } = createExactCalls();
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
  await callApiExactly(identity.signUp, { body: { fname: 'Letter', lname, email, password: PASSWORD } });
  const activation = new URL(await mailedLinkTo(email, 'Activate'), siteUrl).searchParams.get('token');
  await callApiExactly(identity.activateAccount, { query: { token: activation ?? '' } });
  await callApiExactly(identity.mailActivationLink, { body: { email } });
  const { token } = await callApiExactly(identity.logIn, { body: { email, password: PASSWORD } });
  expect(await callApiExactly(identity.validateUser, {}, token)).toEqual({ valid: true });
  expect(await callApiExactly(identity.validateUser, {}, 'none')).toEqual({ valid: false });
  await callApiExactly(identity.getUserDetails, {}, token);
  await callApiExactly(identity.checkNameCombination, { body: { fname: 'Letters', lname } }, token);
  await callApiExactly(identity.updateUserDetails, { body: { fname: 'Letters' } }, token);
  await callApiExactly(identity.checkEmailUnique, { body: { newEmail: newer } }, token);
  await callApiExactly(identity.updateUserEmail, { body: { newEmail: newer } }, token);
  await callApiExactly(identity.confirmEmail, { body: { token: tokenOf(await mailedLinkTo(newer, 'Confirm')) } });
  const changed = await callApiExactly(identity.getUserDetails, {}, token);
  expect(changed).toMatchObject({ email: newer, fname: 'Letters', nameChangedAt: expect.any(String) });
  const login = await callApiExactly(identity.logIn, { body: { email: newer, password: PASSWORD } });
  const { sessions } = await callApiExactly(identity.listSessions, {}, login.token);
  expect(sessions).toHaveLength(2);
  const sessionId = sessions.find(({ current }) => current)?._id ?? '';
  await callApiExactly(identity.endSession, { params: { sessionId } }, token);
  await callApiExactly(identity.verifyPassword, { body: { password: PASSWORD } }, token);
  await callApiExactly(identity.updatePassword, { body: { newPassword: 'changed123' } }, token);
  await callApiExactly(identity.requestPasswordReset, { body: { email: newer } });
  const reset = (await mailedLinkTo(newer, 'Reset')).split('/').at(-1) ?? '';
  expect(await callApiExactly(identity.checkResetLink, { body: { token: reset } })).toEqual({ valid: true });
  await callApiExactly(identity.resetPassword, { params: { token: reset }, body: { newPassword: 'again1234' } });
  const again = await callApiExactly(identity.logIn, { body: { email: newer, password: 'again1234' } });
  await callApiExactly(identity.signOut, {}, again.token);
  const undo = tokenOf(await mailedLinkTo(email, 'Your e-mail address was changed'));
  const undone = await callApiExactly(identity.undoEmailChange, { body: { token: undo } });
  const last = { params: { token: undone.resetToken }, body: { newPassword: 'last12345' } };
  await callApiExactly(identity.resetPassword, last);
  const gone = await callApiExactly(identity.logIn, { body: { email, password: 'last12345' } });
  expect(await callApiExactly(identity.exportAccount, {}, gone.token)).toMatch(/^PK/);
  await callApiExactly(identity.deleteAccount, { body: { password: 'last12345' } }, gone.token);
  await mailsTo(email, 'Your account has been deleted');
});

test('every call answers by its contract for a seller, from the first picture to the removal of an item', async () => {
  const picture = await callApiExactly(uploadImage, { body: await imageForm() }, seller.token);
  await callApiExactly(deleteImage, { params: { public_id: picture.public_id } }, seller.token);
  const body = await itemToSend(seller.token, { size: [], pictures: 5 });
  const { _id: id } = await callApiExactly(items.uploadItem, { body }, seller.token);
  expect(await callApiExactly(items.listYourItems, {}, seller.token)).toHaveLength(2);
  const described = { name: 'Blue Dress', description: '', category: 'women' as const, colors: [], kinds: [] };
  await callApiExactly(items.describeDraft, { body: described }, seller.token);
  const stored = await callApiExactly(items.getItemToEdit, { params: { id } }, seller.token);
  expect(stored).toMatchObject({ version: 1, image1_public_id: stored.image1.public_id });
  const image1 = await newImage(seller.token);
  const edited = { params: { id }, body: { ...body, price: 5, image1 } };
  await callApiExactly(items.editItem, edited, seller.token);
  const itemId = { itemId: id };
  const counted = { params: itemId, body: { stock: 7 } };
  expect(await callApiExactly(stock.putStock, counted, seller.token)).toEqual({ stock: 7, reserved: 0 });
  expect(await callApiExactly(stock.getStock, { params: itemId }, seller.token)).toEqual({ stock: 7, reserved: 0 });
  const shelf = await callApiExactly(items.listItemsForShelf, { query: { ids: id } }, undefined, catalogUrl());
  expect(shelf.items.map(({ item }) => item._id)).toContain(id);
  const known = await callApiExactly(items.getItemForReplica, { params: { id } }, undefined, catalogUrl());
  expect(known).toMatchObject({ version: 2, published: true, item: { priceCents: 500 } });
  expect(await callApiExactly(stock.listStock, {}, seller.token)).toMatchObject({
    stocks: [{ itemId: id, stock: 7 }],
  });
  await callApiExactly(items.unpublishItem, { params: { productId: id } }, seller.token);
});

test('every call answers by its contract for a seller who imports a table of items', async () => {
  const { token } = await newAccount('Importer');
  const { secure_url } = await callApiExactly(uploadImage, { body: await imageForm() }, token);
  const csv = { query: { format: 'csv' } };
  expect(await callApiExactly(imports.importTemplate, csv, token)).toContain('Item number,Name');
  const table = [
    'number,name,description,price,category,subCategory,image1',
    `1,Letter Shirt,Soft.,9.99,men,topW,${secure_url}`,
    '2,,Soft.,9.99,men,topW,gone.png',
  ].join('\n');
  const send = () => {
    const form = new FormData();
    form.append('file', new File([table], 'items.csv'));
    return callApiExactly(imports.checkImport, { body: form }, token);
  };
  const params = { importId: (await send())._id };
  const { rows } = await callApiExactly(imports.listImportRows, { params }, token);
  expect(rows.map(({ action, faults }) => [action, faults.length])).toEqual([
    ['create', 0],
    ['refuse', 2],
  ]);
  await callApiExactly(imports.confirmImport, { params }, token);
  const state = async () => (await callApiExactly(imports.getImport, { params }, token)).state;
  await expect.poll(state, { timeout: 20_000 }).toBe('done');
  await callApiExactly(imports.discardImport, { params: { importId: (await send())._id } }, token);
  expect((await callApiExactly(imports.listImports, {}, token)).imports).toHaveLength(1);
  expect(await callApiExactly(imports.exportItems, csv, token)).toContain('1,Letter Shirt,Soft.,9.99');
});

test('every call answers by its contract for a visitor who browses', async () => {
  const { category, _id: id, name } = item;
  expect(await callApiExactly(items.listAllItems)).not.toEqual([]);
  const page = await callApiExactly(items.listItems, { query: { limit: '2', category } });
  expect(page.items).toHaveLength(2);
  const next = await callApiExactly(items.listItems, {
    query: { limit: '2', category, cursor: page.nextCursor ?? '' },
  });
  expect(next.items).not.toEqual([]);
  expect(await callApiExactly(items.randomItems, { query: { n: '4', exclude: id } })).toHaveLength(4);
  const { delivery, ...shown } = await callApiExactly(items.getItem, { params: { category, id } });
  expect(shown).toEqual(item);
  expect(delivery).toMatchObject({ shipsFrom: 'NY', dispatchDays: 2 });
  await callApiExactly(items.countView, { params: { itemId: id } });
  await until(
    'the suggestion',
    () => callApiExactly(items.suggestItems, { query: { query: name } }),
    (names) => names.includes(name),
  );
  const suggested = await callApiExactly(items.searchSuggestions, { query: { query: name } });
  expect(suggested.items.map(({ label }) => label)).toContain(name);
  const reader = newEmail('news');
  await callApiExactly(identity.subscribeToNewsletter, { body: { email: reader } });
  const yes = tokenOf(await mailedLinkTo(reader, 'Confirm'));
  await callApiExactly(identity.confirmNewsletter, { body: { token: yes } });
  const words = {
    'First Name': 'Ada',
    'Last Name': 'B',
    'Email Address': newEmail('ada'),
    Message: 'Hello',
  };
  await callApiExactly(identity.contact, { body: words });
});

test('every call answers by its contract for a visitor who uses the assistant', async () => {
  const stream = await callApiExactly(chatStream, { params: { message: 'summer dresses for women' } }, buyer.token);
  const streamed = stream.split('\n').flatMap((line) => (line.startsWith('data:') ? [JSON.parse(line.slice(5))] : []));
  for (const event of streamed) expectExactly(chatEvent, event, 'the stream');
  const types = streamed.map(({ type }) => type);
  expect(types.slice(0, 3)).toEqual(['checkpoint', 'search_start', 'search_results']);
  expect(types.slice(3, -1)).toContain('content');
  expect(types.at(-1)).toBe('end');
  await callApiExactly(chatFeedback, { body: { checkpoint_id: streamed[0].checkpoint_id } }, buyer.token);
});

test('every call answers by its contract for a buyer and the seller of the order', async () => {
  const body = { productId: item._id };
  const { token } = buyer;
  await callApiExactly(addFavorite, { body }, token);
  expect(await callApiExactly(listFavorites, {}, token)).toHaveLength(1);
  await callApiExactly(removeFavorite, { body }, token);

  await callApiExactly(addToCart, { body: { ...body, quantity: 1, colorChosen: 'White', sizeChosen: 'S' } }, token);
  await callApiExactly(updateCartQuantity, { body: { ...body, quantity: 2 } }, token);
  await callApiExactly(updateCartColor, { body: { ...body, colorChosen: 'Navy' } }, token);
  await callApiExactly(updateCartSize, { body: { ...body, sizeChosen: 'M' } }, token);
  const cart = await callApiExactly(getCart, {}, token);
  expect(cart).toMatchObject({
    items: [{ quantity: 2, colorChosen: 'Navy', sizeChosen: 'M' }],
    total: 2 * item.price,
  });
  expect(await callApiExactly(orders.getAddress, {}, token)).toEqual({ address: null });
  const line = { ...body, quantity: 2, price: item.price, seller: seller.id, sizeChosen: 'M' };
  const claim = { buyer: buyer.id, items: [line], totalPrice: cart.total, userLocation: ADDRESS };
  const order = await callApiExactly(orders.submitOrder, { body: claim }, token);
  expect(await callApiExactly(orders.getAddress, {}, token)).toMatchObject({ address: { zipcode: ADDRESS.zipcode } });
  const { addresses } = await callApiExactly(listAddresses, {}, token);
  expect(addresses).toMatchObject([{ zipcode: ADDRESS.zipcode, isDefault: true }]);
  const addressId = addresses[0]?._id ?? '';
  await callApiExactly(addAddress, { body: { ...ADDRESS, address: '2 Oak St' } }, token);
  await callApiExactly(updateAddress, { params: { addressId }, body: ADDRESS }, token);
  expect((await callApiExactly(deleteAddress, { params: { addressId } }, token)).addresses).toHaveLength(1);

  await callApiExactly(addToCart, { body: { ...body, quantity: 1 } }, token);
  await callApiExactly(deleteFromCart, { params: body }, token);
  await callApiExactly(clearCart, {}, token);

  const sold = await callApiExactly(orders.listSellerOrders, { query: { sellerId: seller.id } }, seller.token);
  expect(sold.orders).toHaveLength(1);
  const params = { orderId: order._id, productId: item._id };
  await callApiExactly(orders.updateItemStatus, { params, body: { status: 'Handed' } }, seller.token);
  const bought = await callApiExactly(orders.listBuyerOrders, { query: { buyerId: buyer.id } }, token);
  expect(bought.orders).toMatchObject([{ items: [{ status: 'Handed' }] }]);
  const request = { params: { orderId: order._id } };
  expect(await callApiExactly(orders.getOrder, request, token)).toEqual(bought.orders[0]);
  const ids = { query: { ids: order._id } };
  expect(await callApiExactly(payments.listOrderTotals, ids, undefined, urlOf('svc-orders'))).toEqual({ orders: [] });

  await callApiExactly(orders.requestReturn, { params, body: { reason: 'Too small' } }, token);
  const returned = await callApiExactly(orders.decideReturn, { params, body: { state: 'approved' } }, seller.token);
  expect(returned.order.items).toMatchObject([{ return: { state: 'approved', reason: 'Too small' } }]);
  const again = await callApiExactly(orders.submitOrder, { body: claim }, token);
  const place = { orderId: again._id, productId: item._id };
  const cancelled = await callApiExactly(orders.cancelLine, { params: place, body: { reason: 'Twice' } }, token);
  expect(cancelled.order.items).toMatchObject([{ status: 'Cancelled' }]);
});

test('every call answers by its contract for a buyer who reviews a received item and for its seller', async () => {
  const { token } = buyer;
  const params = { itemId: item._id };
  await until(
    'the purchase',
    () => callApiExactly(reviews.getMyReview, { params }, token),
    ({ mayWrite }) => mayWrite,
  );
  const sent = { rating: 4, title: 'Soft', text: 'Airy.' };
  const { _id: id } = await callApiExactly(reviews.addReview, { body: { ...sent, productId: item._id } }, token);
  await callApiExactly(reviews.editReview, { params: { id }, body: { ...sent, rating: 5 } }, token);
  await callApiExactly(reviews.replyToReview, { params: { id }, body: { text: 'Thank you!' } }, seller.token);
  await callApiExactly(reviews.reportReview, { params: { id }, body: { reason: 'A test.' } }, seller.token);
  const reader = await newAccount('Reader');
  expect(await callApiExactly(reviews.markHelpful, { params: { id } }, reader.token)).toEqual({ helpful: 1 });
  const page = await callApiExactly(reviews.listReviews, { params });
  expect(page).toMatchObject({
    total: 1,
    average: 5,
    reviews: [{ helpful: 1, reply: { text: 'Thank you!' } }],
  });
  expect(await callApiExactly(reviews.listMyHelpful, { params }, reader.token)).toEqual({ reviews: [id] });
  expect(await callApiExactly(reviews.unmarkHelpful, { params: { id } }, reader.token)).toEqual({ helpful: 0 });
  await callApiExactly(sellers.saveStore, { body: { name: 'Maison', about: 'Linen.' } }, seller.token);
  const shown = await callApiExactly(sellers.getSeller, { params: { id: seller.id } });
  expect(shown).toMatchObject({ name: 'Maison', rating: { average: 5, count: 1 } });
  const person = { params: { id: seller.id } };
  expect(await callApiExactly(identity.getPerson, person, undefined, urlOf('svc-identity'))).toMatchObject({
    fname: 'Provider',
  });
  await callApiExactly(reviews.deleteReview, { params: { id } }, token);
});

test('every call answers by its contract for a buyer whose favorite gets cheaper and returns to stock', async () => {
  const body = await itemToSend(seller.token, { size: [] });
  const { _id: id } = await callApiExactly(items.uploadItem, { body: { ...body, stock: 0 } }, seller.token);
  await callApiExactly(addFavorite, { body: { productId: id } }, buyer.token);
  await callApiExactly(items.editItem, { params: { id }, body: { ...body, price: 1 } }, seller.token);
  const shown = { params: { category: body.category, id } };
  await until(
    'the stock to show',
    () => callApiExactly(items.getItem, shown),
    ({ availability }) => availability === 'sold-out',
  );
  await callApiExactly(stock.putStock, { params: { itemId: id }, body: { stock: 9 } }, seller.token);
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
    () => callApiExactly(listNotifications, { query: { limit: '20' } }, token),
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
  expect(await callApiExactly(readNotifications, { body: { all: true } }, token)).toEqual({ unread: 0 });
  await callApiExactly(setNotificationPreferences, { body: { mail: { 'order-status': false } } }, token);
  const { mail } = await callApiExactly(getNotificationPreferences, {}, token);
  expect(mail).toMatchObject({ 'order-status': false, 'order-placed': true });
});

test('every call answers by its contract for a seller who reads the dashboards', async () => {
  for (const call of [getItemViews, getItemFavorites, getItemCarts, getItemSales]) {
    for (const period of PERIODS) {
      const request = { params: { period, itemId: item._id }, query: { tz: 'America/New_York' } };
      await until(
        `${call.id} of ${period}`,
        () => callApiExactly(call, request, seller.token),
        ({ total }) => total > 0,
      );
    }
  }
  for (const period of PERIODS) {
    const all = await callApiExactly(getItemCounts, { params: { period, itemId: item._id } }, seller.token);
    expect(all.sales.total).toBeGreaterThan(0);
    const store = await callApiExactly(getStoreOverview, { params: { period } }, seller.token);
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
