import { beforeAll, describe, expect, test } from 'vitest';
import { imageForm, newName } from './kit/goods.ts';
import { mailedLinkTo } from './kit/inbox.ts';
import { type Account, newAccount, newEmail, PASSWORD } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { HOME } from './kit/trade.ts';
import { until } from './kit/until.ts';

/**
 * Makes the calls of the specification as a client does that knows nothing else: its methods, paths, bodies and
 * fields, without the contracts. A change that the contracts allow and the specification does not fails here.
 */
async function call(method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) {
  const answer = await fetch(siteUrl + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text && JSON.parse(text) };
}

let seller: Account;
let buyer: Account;

interface Wanted {
  price?: number;
  size?: string[];
}

async function upload(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${siteUrl}/api/images`, { method: 'POST', headers, body: await imageForm() });
  const { secure_url: url, public_id } = await answer.json();
  expect([answer.status, typeof url, typeof public_id]).toEqual([201, 'string', 'string']);
  return { url, public_id };
}

async function itemBody({ price = 20, size = [] }: Wanted = {}) {
  return {
    name: newName('Letter Shirt'),
    description: 'Plain.',
    price,
    category: 'men',
    subCategory: 'topW',
    size,
    isBestseller: false,
    image1: await upload(seller.token),
  };
}

async function publish(wanted?: Wanted) {
  const { status, body } = await call('POST', '/api/upload-item', {
    token: seller.token,
    body: await itemBody(wanted),
  });
  expect(status).toBe(201);
  return body;
}

beforeAll(async () => {
  [seller, buyer] = [await newAccount('Specified'), await newAccount('Reader')];
});

describe('catalog and items', () => {
  test('GET /api lists items and GET /api/categories/{category}/{id} returns one', async () => {
    const item = await publish({ size: ['S', 'M'] });
    const all = await call('GET', '/api');
    expect(all.status).toBe(200);
    expect(all.body.find(({ _id }: { _id: string }) => _id === item._id)).toMatchObject({
      name: item.name,
      price: 20,
      category: 'men',
      subCategory: 'topW',
      size: ['S', 'M'],
      isBestseller: false,
      itemImg: item.image1.url,
      image1: { url: item.image1.url },
      user: seller.id,
    });
    const answer = await call('GET', `/api/categories/men/${item._id}`);
    expect(answer.body).toMatchObject({ _id: item._id, description: 'Plain.', image1: { url: item.image1.url } });
    expect((await call('PATCH', `/api/increment-views/${item._id}`)).status).toBe(204);
    const { body } = await call('GET', `/api/suggestions?query=${encodeURIComponent(item.name)}`);
    expect(body).toContain(item.name);
    expect((await call('GET', '/api/suggestions?query=')).body).toEqual([]);
  });

  test("answers for a seller's items", async () => {
    const { token } = seller;
    const item = await publish();
    const { body: own } = await call('GET', '/api/yourItems/get', { token });
    expect(own.map(({ _id }: { _id: string }) => _id)).toContain(item._id);
    const { body: toEdit } = await call('GET', `/api/getYourItemToEdit/${item._id}`, { token });
    expect(toEdit).toMatchObject({ name: item.name, image1: { url: item.image1.url } });
    expect(toEdit.image1_public_id).toBe(item.image1.public_id);
    const edited = { ...(await itemBody({ price: 7 })), image1: await upload(token) };
    const changed = await call('PUT', `/api/editYourItem/${item._id}`, { token, body: edited });
    expect([changed.status, changed.body.price]).toEqual([200, 7]);
    expect((await call('DELETE', `/api/yourItem/delete/${item._id}`, { token })).status).toBe(200);
    expect((await call('GET', `/api/categories/men/${item._id}`)).status).toBe(404);
    const { image1, ...without } = await itemBody();
    const refused = await call('POST', '/api/upload-item', { token, body: without });
    expect([refused.status, refused.body.errors.image1]).toEqual([400, 'Main image is required.']);
  });
});

describe('session and account', () => {
  test('signs up, activates, logs in, changes the account and signs out', async () => {
    const [email, lname] = [newEmail('specified'), crypto.randomUUID().slice(0, 12)];
    const signUp = { fname: 'Spec', lname, email, password: PASSWORD };
    const signedUp = await call('POST', '/api/signup', { body: signUp });
    expect([signedUp.status, typeof signedUp.body.message]).toEqual([201, 'string']);
    const faulty = await call('POST', '/api/signup', { body: { fname: '', lname: '', email: 'x', password: 'short' } });
    expect(Object.keys(faulty.body.errors).sort()).toEqual(['email', 'fname', 'lname', 'password']);
    const early = await call('POST', '/api/login', { body: { email, password: PASSWORD } });
    expect([early.status, typeof early.body.message]).toEqual([403, 'string']);
    const link = new URL(await mailedLinkTo(email, 'Activate'), siteUrl);
    const activated = await call('GET', `/api/activate-account?token=${link.searchParams.get('token')}`);
    expect([activated.status, typeof activated.body.message]).toEqual([200, 'string']);
    for (const path of ['/api/activate-account', '/api/activate-account?token=none'])
      expect((await call('GET', path)).body.message).toBe('Invalid activation link.');
    const { token } = (await call('POST', '/api/login', { body: { email, password: PASSWORD } })).body;
    const as = (body?: unknown) => ({ token, body });
    expect((await call('GET', '/api/validate-user', { token })).body.valid).toBe(true);
    expect((await call('GET', '/api/validate-user', { token: 'none' })).body.valid).toBe(false);
    expect((await call('GET', '/api/user-details', { token })).body).toMatchObject({ fname: 'Spec', lname, email });

    const names = { fname: buyer.fname, lname: buyer.lname };
    expect((await call('POST', '/api/checkNameCombination', as(names))).body.isUnique).toBe(false);
    const taken = await call('POST', '/api/checkEmailUnique', as({ newEmail: buyer.email }));
    expect(taken.body.isUnique).toBe(false);
    const [fname, newer] = ['Specs', newEmail('specified-newer')];
    expect((await call('POST', '/api/checkNameCombination', as({ fname, lname }))).body.isUnique).toBe(true);
    expect(await call('POST', '/api/updateUserDetails', as({ fname }))).toEqual({
      status: 200,
      body: { message: true },
    });
    const refused = await call('POST', '/api/updateUserEmail', as({ newEmail: buyer.email }));
    expect(refused.body.message).toBe('This email is already taken.');
    const changed = await call('POST', '/api/updateUserEmail', as({ newEmail: newer }));
    expect(changed).toEqual({ status: 200, body: { message: true } });

    expect((await call('POST', '/api/update-password', as({ newPassword: 'newer1234' }))).status).toBe(403);
    expect((await call('POST', '/api/verify-password', as({ password: 'wrong123' }))).body.match).toBe(false);
    expect((await call('POST', '/api/verify-password', as({ password: PASSWORD }))).body.match).toBe(true);
    expect((await call('POST', '/api/update-password', as({ newPassword: 'newer1234' }))).body.success).toBe(true);
    expect((await call('GET', '/api/auth/signout', { token })).status).toBe(200);
    const ended = () => call('GET', '/api/validate-user', { token });
    await until('the end of the session', ended, ({ body }) => body.valid === false);
  });

  test('resets a password by a mailed link, once', async () => {
    const { email } = await newAccount('Forgetful');
    const [known, unknown] = [email, newEmail('nobody')];
    const answers = [known, unknown].map((it) => call('POST', '/api/request-password-reset', { body: { email: it } }));
    const [first, second] = await Promise.all(answers);
    expect(first).toEqual(second);
    expect([first?.status, typeof first?.body.message]).toEqual([200, 'string']);
    const token = (await mailedLinkTo(email, 'Reset')).split('/').at(-1);
    const reset = (newPassword: string) => call('POST', `/api/reset-password/${token}`, { body: { newPassword } });
    for (const weak of ['abc12', 'abcdefgh', '12345678', 'abc 12345']) expect((await reset(weak)).status).toBe(400);
    expect((await reset('fresh1234')).status).toBe(200);
    expect((await reset('fresh1234')).status).toBe(400);
    expect((await call('POST', '/api/login', { body: { email, password: 'fresh1234' } })).status).toBe(200);
  });
});

describe('favorites and cart', () => {
  test('keeps favorites', async () => {
    const { token } = buyer;
    const item = await publish();
    const body = { productId: item._id };
    const favorite = { name: item.name, price: 20, itemImg: item.image1.url, category: 'men' };
    expect((await call('POST', '/api/favorites/add', { token, body })).body).toMatchObject(favorite);
    const listed = (await call('GET', '/api/favorites/get', { token })).body;
    expect(listed).toContainEqual(expect.objectContaining({ _id: item._id, ...favorite }));
    expect((await call('POST', '/api/favorites/remove', { token, body })).status).toBe(200);
  });

  test('keeps a cart with one line of a product', async () => {
    const { token } = await newAccount('Carter');
    const item = await publish({ size: ['S', 'M'] });
    const productId = item._id;
    const added = await call('POST', '/api/cart/add', { token, body: { productId, quantity: 2, sizeChosen: 'S' } });
    const embedded = { _id: productId, name: item.name, price: 20, image1: item.image1.url, size: ['S', 'M'] };
    expect(added.body.items).toMatchObject([{ productId: embedded, quantity: 2, sizeChosen: 'S' }]);
    const put = async (path: string, body: object) => (await call('PUT', path, { token, body })).body.items;
    expect(await put('/api/cart/itemQuantityUpdate', { productId, quantity: 10 })).toMatchObject([{ quantity: 10 }]);
    expect(await put('/api/cart/itemSizeUpdate', { productId, sizeChosen: 'M' })).toMatchObject([{ sizeChosen: 'M' }]);
    for (const quantity of [0, -1, 11, 1.5]) {
      const refused = await call('PUT', '/api/cart/itemQuantityUpdate', { token, body: { productId, quantity } });
      expect(refused.status, String(quantity)).toBe(400);
    }
    expect((await call('GET', '/api/cart', { token })).body.items).toMatchObject([{ quantity: 10, sizeChosen: 'M' }]);
    expect((await call('DELETE', `/api/cart/delete/${productId}`, { token })).body.items).toEqual([]);
    // A client that names no size at all, as the form allows.
    await call('POST', '/api/cart/add', { token, body: { productId, quantity: 1, sizeChosen: '' } });
    expect((await call('DELETE', '/api/cart', { token })).status).toBe(200);
    expect((await call('GET', '/api/cart', { token })).body.items).toEqual([]);
  });
});

describe('orders', () => {
  const userLocation = { ...HOME, address2: '', defaultAddress: false };

  test('orders the cart without naming sizes, and follows it to the buyer', async () => {
    const { id, token } = await newAccount('Orderer');
    const [shirt, belt] = [await publish({ size: ['S', 'M'], price: 12.5 }), await publish({ price: 0.1 })];
    await call('POST', '/api/cart/add', { token, body: { productId: shirt._id, quantity: 3, sizeChosen: 'M' } });
    await call('POST', '/api/cart/add', { token, body: { productId: belt._id, quantity: 3 } });
    const line = (item: { _id: string; price: number }) => {
      return { productId: item._id, quantity: 3, price: item.price, seller: seller.id };
    };
    const totalPrice = 12.5 * 3 + 0.1 * 3;
    const body = { buyer: id, items: [line(shirt), line(belt)], totalPrice, userLocation };
    const ordered = await call('POST', '/api/submitOrder', { token, body });
    expect([ordered.status, ordered.body]).toEqual([201, expect.objectContaining({ buyer: id, totalPrice: 37.8 })]);
    expect(ordered.body.items).toMatchObject([
      { productId: { _id: shirt._id, name: shirt.name, price: 12.5, user: seller.id }, quantity: 3, sizeChosen: 'M' },
      { productId: { _id: belt._id }, quantity: 3, price: 0.1, seller: seller.id, status: 'Pending' },
    ]);
    expect((await call('GET', '/api/cart', { token })).body.items).toEqual([]);
    const empty = await call('POST', '/api/submitOrder', { token, body: { ...body, items: [], totalPrice: 0 } });
    expect([empty.status, empty.body.message]).toEqual([400, 'Your cart is empty']);

    const { _id: orderId } = ordered.body;
    const path = `/api/orders/${orderId}/items/${belt._id}/updateStatus`;
    for (const status of ['Handed', 'Pending', 'Out for Shipping']) {
      const moved = await call('PATCH', path, { token: seller.token, body: { status } });
      expect([moved.status, moved.body.order?._id], status).toEqual([200, orderId]);
    }
    expect((await call('PATCH', path, { token: seller.token, body: { status: 'Lost' } })).status).toBe(400);
    expect((await call('PATCH', path, { token, body: { status: 'Handed' } })).status).toBe(403);
    const statusesIn = async (list: string, as: string) => {
      const { orders } = (await call('GET', list, { token: as })).body;
      const found = orders.find(({ _id }: { _id: string }) => _id === orderId);
      expect(found.userLocation).toMatchObject({ address: HOME.address, city: HOME.city, country: 'United States' });
      return found.items.map(({ status }: { status: string }) => status);
    };
    expect(await statusesIn(`/api/orders?sellerId=${seller.id}`, seller.token)).toEqual([
      'Pending',
      'Out for Shipping',
    ]);
    expect(await statusesIn(`/api/ordersBuyer?buyerId=${id}`, token)).toEqual(['Pending', 'Out for Shipping']);
    for (const list of [`/api/orders?sellerId=${id}`, `/api/ordersBuyer?buyerId=${id}`])
      expect((await call('GET', list, { token: seller.token })).status, list).toBe(403);
  });

  test('counts events of an item for its dashboard', async () => {
    const item = await publish();
    await call('PATCH', `/api/increment-views/${item._id}`);
    await call('POST', '/api/favorites/add', { token: buyer.token, body: { productId: item._id } });
    await call('POST', '/api/cart/add', { token: buyer.token, body: { productId: item._id, quantity: 1 } });
    const body = {
      buyer: buyer.id,
      items: [{ productId: item._id, quantity: 1, price: 20, seller: seller.id }],
      totalPrice: 20,
      userLocation,
    };
    expect((await call('POST', '/api/submitOrder', { token: buyer.token, body })).status).toBe(201);
    for (const period of ['Day', 'Week', 'Month', 'Year'])
      for (const [name, path] of [
        ['views', `getItemViewsLast${period}`],
        ['favorites', `getItemFavoritesLast${period}`],
        ['carts', `getItemCartCountLast${period}`],
        ['sales', `getItemsTotalSalesByPeriod/${period}`],
      ] as const) {
        const points = async () => (await call('GET', `/api/${path}/${item._id}`, { token: seller.token })).body[name];
        const counted = await until(`${name} of the last ${period}`, points, ({ length }) => length === 1);
        expect(counted).toEqual([{ date: expect.stringMatching(/^2\d{3}-.*Z$/), count: 1 }]);
      }
  });
});

test('streams an answer of the assistant and continues by its checkpoint', async () => {
  const read = async (query: string) => {
    const text = await (await fetch(`${siteUrl}/chat_stream/${encodeURIComponent('shirts for men')}${query}`)).text();
    return text.match(/^data: .*$/gm)?.map((frame) => JSON.parse(frame.slice('data: '.length))) ?? [];
  };
  const events = await read('');
  const types = events.map(({ type }) => type);
  expect([types[0], types.at(-1)]).toEqual(['checkpoint', 'end']);
  expect(types).toEqual(expect.arrayContaining(['search_start', 'search_results', 'content']));
  expect(events.find(({ type }) => type === 'search_start').query).toEqual(expect.any(String));
  expect(events.find(({ type }) => type === 'search_results').urls).toEqual(expect.any(Array));
  expect(events[0].checkpoint_id).toMatch(/./);
});
