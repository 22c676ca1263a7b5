import {
  getItemCarts,
  getItemFavorites,
  getItemSales,
  getItemViews,
  PERIODS,
} from '@ethereal/contracts/analytics';
import { type Call, errorBody } from '@ethereal/contracts/call';
import { calls } from '@ethereal/contracts/calls';
import {
  addToCart,
  clearCart,
  deleteFromCart,
  getCart,
  updateCartQuantity,
  updateCartSize,
} from '@ethereal/contracts/cart';
import { chatEvent, chatStream } from '@ethereal/contracts/chat';
import { EVENTS, type EventType } from '@ethereal/contracts/events';
import { addFavorite, listFavorites, removeFavorite } from '@ethereal/contracts/favorites';
import * as identity from '@ethereal/contracts/identity';
import { deleteImage, uploadImage } from '@ethereal/contracts/images';
import * as items from '@ethereal/contracts/items';
import * as orders from '@ethereal/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf, type Request, send } from './kit/api.ts';
import { listenToEvents } from './kit/event-ears.ts';
import { imageForm, itemToSend, newImage, publishItem } from './kit/goods.ts';
import { linkMailedTo } from './kit/inbox.ts';
import { type Account, newAccount, newEmail, PASSWORD } from './kit/people.ts';
import { siteRun, siteUrl } from './kit/site.ts';
import { expectToTheLetter } from './kit/to-the-letter.ts';
import { until } from './kit/until.ts';
import { createWitness } from './kit/witness.ts';

const HOME = {
  country: 'United States',
  fullname: 'Ada Buyer',
  phone: '212-555-0100',
  address: '1 Main St',
  address2: 'Floor 2',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
  defaultAddress: true,
};
const { answered, hear } = createWitness();
let ears: Awaited<ReturnType<typeof listenToEvents>>;
let seller: Account;
let buyer: Account;
let item: items.Item;

beforeAll(async () => {
  ears = await listenToEvents();
  [seller, buyer] = [await newAccount('Provider'), await newAccount('Consumer')];
  item = await publishItem(seller.token);
});
afterAll(() => ears.close());

const catalogUrl = () => siteRun().services['svc-catalog']?.[0]?.url;
const seenAs = (type: EventType) => ears.heard.filter(({ routingKey }) => routingKey === type);

describe('every call answers what its contract says', () => {
  test('to somebody who signs up, changes everything and leaves', async () => {
    const [email, newer] = [newEmail('letter'), newEmail('letter-newer')];
    const lname = crypto.randomUUID();
    await hear(identity.signUp, { body: { fname: 'Letter', lname, email, password: PASSWORD } });
    const activation = new URL(await linkMailedTo(email, 'Activate'), siteUrl).searchParams.get('token');
    await hear(identity.activateAccount, { query: { token: activation ?? '' } });
    const { token } = await hear(identity.logIn, { body: { email, password: PASSWORD } });
    expect(await hear(identity.validateUser, {}, token)).toEqual({ valid: true });
    expect(await hear(identity.validateUser, {}, 'none')).toEqual({ valid: false });
    await hear(identity.getUserDetails, {}, token);
    await hear(identity.checkNameCombination, { body: { fname: 'Letters', lname } }, token);
    await hear(identity.updateUserDetails, { body: { fname: 'Letters' } }, token);
    await hear(identity.checkEmailUnique, { body: { newEmail: newer } }, token);
    await hear(identity.updateUserEmail, { body: { newEmail: newer } }, token);
    const changed = await hear(identity.getUserDetails, {}, token);
    expect(changed).toMatchObject({ email: newer, fname: 'Letters', nameChangedAt: expect.any(String) });
    await hear(identity.verifyPassword, { body: { password: PASSWORD } }, token);
    await hear(identity.updatePassword, { body: { newPassword: 'changed123' } }, token);
    await hear(identity.requestPasswordReset, { body: { email: newer } });
    const reset = (await linkMailedTo(newer, 'Reset')).split('/').at(-1) ?? '';
    await hear(identity.resetPassword, { params: { token: reset }, body: { newPassword: 'again1234' } });
    const again = await hear(identity.logIn, { body: { email: newer, password: 'again1234' } });
    await hear(identity.signOut, {}, again.token);
  });

  test('to a seller, from the first picture to the last day of an item', async () => {
    const picture = await hear(uploadImage, { body: await imageForm() }, seller.token);
    await hear(deleteImage, { params: { public_id: picture.public_id } }, seller.token);
    const body = await itemToSend(seller.token, { size: [], pictures: 5 });
    const { _id: id } = await hear(items.uploadItem, { body }, seller.token);
    expect(await hear(items.listYourItems, {}, seller.token)).toHaveLength(2);
    const stored = await hear(items.getItemToEdit, { params: { id } }, seller.token);
    expect(stored).toMatchObject({ version: 1, image1_public_id: stored.image1.public_id });
    const image1 = await newImage(seller.token);
    const edited = { params: { id }, body: { ...body, price: 5, image1 } };
    await hear(items.editItem, edited, seller.token);
    const known = await hear(items.getItemForReplica, { params: { id } }, undefined, catalogUrl());
    expect(known).toMatchObject({ version: 2, published: true, item: { priceCents: 500 } });
    await hear(items.unpublishItem, { params: { productId: id } }, seller.token);
  });

  test('to a visitor who looks around', async () => {
    const { category, _id: id, name } = item;
    expect(await hear(items.listAllItems)).not.toEqual([]);
    const page = await hear(items.listItems, { query: { limit: '2', category } });
    expect(page.items).toHaveLength(2);
    const next = await hear(items.listItems, {
      query: { limit: '2', category, cursor: page.nextCursor ?? '' },
    });
    expect(next.items).not.toEqual([]);
    expect(await hear(items.randomItems, { query: { n: '4', exclude: id } })).toHaveLength(4);
    expect(await hear(items.getItem, { params: { category, id } })).toEqual(item);
    await hear(items.countView, { params: { itemId: id } });
    await until(
      'the suggestion',
      () => hear(items.suggestItems, { query: { query: name } }),
      (names) => names.includes(name),
    );
    await hear(identity.subscribeToNewsletter, { body: { email: newEmail('news') } });
    const words = {
      'First Name': 'Ada',
      'Last Name': 'B',
      'Email Address': newEmail('ada'),
      Message: 'Hello',
    };
    await hear(identity.contact, { body: words });
  });

  test('to somebody who asks the assistant', async () => {
    const stream = await hear(chatStream, { params: { message: 'summer dresses for women' } });
    const told = stream
      .split('\n')
      .flatMap((line) => (line.startsWith('data:') ? [JSON.parse(line.slice(5))] : []));
    for (const event of told) expectToTheLetter(chatEvent, event, 'the stream');
    const types = told.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(['checkpoint', 'search_start', 'search_results']);
    expect(types.slice(3, -1)).toContain('content');
    expect(types.at(-1)).toBe('end');
  });

  test('to a buyer and the seller of what they bought', async () => {
    const body = { productId: item._id };
    const { token } = buyer;
    await hear(addFavorite, { body }, token);
    expect(await hear(listFavorites, {}, token)).toHaveLength(1);
    await hear(removeFavorite, { body }, token);

    await hear(addToCart, { body: { ...body, quantity: 1, sizeChosen: 'S' } }, token);
    await hear(updateCartQuantity, { body: { ...body, quantity: 2 } }, token);
    await hear(updateCartSize, { body: { ...body, sizeChosen: 'M' } }, token);
    const cart = await hear(getCart, {}, token);
    expect(cart).toMatchObject({ items: [{ quantity: 2, sizeChosen: 'M' }], total: 2 * item.price });
    expect(await hear(orders.getAddress, {}, token)).toEqual({ address: null });
    const line = { ...body, quantity: 2, price: item.price, seller: seller.id, sizeChosen: 'M' };
    const claim = { buyer: buyer.id, items: [line], totalPrice: cart.total, userLocation: HOME };
    const order = await hear(orders.submitOrder, { body: claim }, token);
    expect(await hear(orders.getAddress, {}, token)).toMatchObject({ address: { zipcode: HOME.zipcode } });

    await hear(addToCart, { body: { ...body, quantity: 1 } }, token);
    await hear(deleteFromCart, { params: body }, token);
    await hear(clearCart, {}, token);

    const sold = await hear(orders.listSellerOrders, { query: { sellerId: seller.id } }, seller.token);
    expect(sold.orders).toHaveLength(1);
    const params = { orderId: order._id, productId: item._id };
    await hear(orders.updateItemStatus, { params, body: { status: 'Handed' } }, seller.token);
    const bought = await hear(orders.listBuyerOrders, { query: { buyerId: buyer.id } }, token);
    expect(bought.orders).toMatchObject([{ items: [{ status: 'Handed' }] }]);
  });

  test('to a seller who looks at the dashboards', async () => {
    for (const call of [getItemViews, getItemFavorites, getItemCarts, getItemSales]) {
      for (const period of PERIODS) {
        const request = { params: { period, itemId: item._id }, query: { tz: 'America/New_York' } };
        await until(
          `${call.id} of ${period}`,
          () => hear(call, request, seller.token),
          ({ total }) => total > 0,
        );
      }
    }
  });

  test('and no call was left out', () => {
    expect(calls.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
  });
});

describe('every event is what its contract says', () => {
  test.for(Object.keys(EVENTS) as EventType[])('%s', async (type) => {
    await until('the event', async () => seenAs(type).length, Boolean);
    for (const { event } of seenAs(type)) expectToTheLetter(EVENTS[type], event, type);
  });

  test('and nothing else was said', () => {
    const types = ears.heard.map(({ routingKey }) => routingKey);
    expect(types.filter((type) => !Object.hasOwn(EVENTS, type))).toEqual([]);
  });
});

describe('a refusal is what its contract says', () => {
  // Calls with a body or an id, and those that want a token: `bad-input` and `access` refuse them.
  const open = calls.filter(
    ({ auth, body, path }) => path.startsWith('/internal/') || (!auth && !body && !/\{\w*[iI]d\}/.test(path)),
  );
  const wrong: Record<string, Request & { method?: Call['method']; status: number }> = {
    listAllItems: { method: 'DELETE', status: 405 },
    listItems: { query: { limit: '0' }, status: 400 },
    randomItems: { query: { n: '0' }, status: 400 },
    suggestItems: { query: { query: 'x'.repeat(items.MAX_SEARCH + 1) }, status: 400 },
    activateAccount: { query: { token: 'none' }, status: 400 },
    chatStream: { params: { message: ' ' }, status: 400 },
    getItemForReplica: { params: { id: 'a'.repeat(24) }, status: 404 },
  };

  test.for(open.map((call) => [call.id, call] as const))('%s', async ([id, call]) => {
    const { method = call.method, status, ...request } = wrong[id] ?? { status: 0 };
    const site = call.path.startsWith('/internal/') ? catalogUrl() : siteUrl;
    const answer = await send({ ...call, method }, request, undefined, site);
    const body: unknown = await answer.json();
    expect(answer.status, `${pathOf(call, request)}: ${JSON.stringify(body)}`).toBe(status);
    expectToTheLetter(errorBody, body, id);
    expect(body).toHaveProperty('requestId', answer.headers.get('x-request-id'));
  });
});
