import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { servicesIn } from '@ethereal/areas/repository';
import { addToCart, getCart } from '@ethereal/contracts/cart';
import { chatFeedback, chatStream } from '@ethereal/contracts/chat';
import { addFavorite } from '@ethereal/contracts/favorites';
import { deleteAccount, validateUser } from '@ethereal/contracts/identity';
import { getItem } from '@ethereal/contracts/items';
import { listSellerOrders, submitOrder } from '@ethereal/contracts/orders';
import { strFromU8 } from 'fflate';
import { expect } from 'vitest';
import { callApi, callApiUnparsed, send } from './kit/api.ts';
import { listenToEvents } from './kit/event-log.ts';
import { newImage, publishItem } from './kit/goods.ts';
import { mailsTo } from './kit/inbox.ts';
import { copyOf } from './kit/own-data.ts';
import { type Account, newAccount, PASSWORD } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { allStoredData, type StoredData } from './kit/stored-data.ts';
import { test } from './kit/test.ts';
import { until } from './kit/until.ts';

const GONE = 'Your account has been deleted';
const ROOT = join(import.meta.dirname, '..');

test('leaves no name, address or email of a person who deletes the account, in any service', async () => {
  const events = await listenToEvents();
  const [fname, street] = [`Zelda${randomUUID().slice(0, 6)}`, `${randomUUID().slice(0, 8)} Elm St`];
  const person = await newAccount(fname);
  const seller = await newAccount('Merchant');
  const { token } = person;

  const traces = await leaveTraces(person, seller, street);
  const { own, unused, total } = traces;
  const secrets = [fname, street, person.email, person.lname];
  const namesPerson = (text: string) => secrets.some((secret) => text.includes(secret));
  const naming = (kept: StoredData[]) => kept.filter(({ text }) => namesPerson(text));
  const before = await allStoredData(person.email);
  expect(naming(before).length).toBeGreaterThan(3);
  // The search covered each place.
  for (const place of [/^ethereal_/, /^redis$/, /svc-identity\.log$/, /^inbox$/])
    expect(
      before.some(({ where }) => place.test(where)),
      String(place),
    ).toBe(true);

  await expectCopy(person, traces, street);
  await callApi(deleteAccount, { body: { password: PASSWORD } }, token);
  expect(await callApi(validateUser, {}, token)).toEqual({ valid: false });
  await until(
    'the end of the session in other services',
    async () => (await send(getCart, {}, token)).status,
    (status) => status === 401,
  );
  await mailsTo(person.email, GONE);
  await until(
    'nothing of the person',
    async () => naming(await allStoredData(person.email)),
    (left) => left.length === 0,
  );
  expect(events.received.map((message) => JSON.stringify(message)).filter(namesPerson)).toEqual([]);
  await until(
    'the item to be gone',
    async () => (await send(getItem, { params: { category: own.category, id: own._id } })).status,
    (status) => status === 404,
  );
  for (const path of [unused, own.itemImg]) expect((await fetch(new URL(path, siteUrl))).status, path).toBe(404);
  const { orders } = await callApi(listSellerOrders, { query: { sellerId: seller.id } }, seller.token);
  expect(orders).toMatchObject([{ totalPrice: total, userLocation: { fullname: 'Deleted account' } }]);
  await events.close();
});

/** Sells, buys, uses the assistant and uploads a picture that no item shows, as one person. */
async function leaveTraces(person: Account, seller: Account, street: string) {
  const { token, fname } = person;
  const own = await publishItem(token);
  const bought = await publishItem(seller.token, { size: [] });
  await callApi(addFavorite, { body: { productId: bought._id } }, token);
  const talk = await callApiUnparsed(
    chatStream,
    { params: { message: `my name is ${fname}, show me dresses` } },
    token,
  );
  const [, checkpoint = ''] = /"checkpoint_id":"([^"]+)"/.exec(String(talk)) ?? [];
  await callApi(chatFeedback, { body: { checkpoint_id: checkpoint, meant: `bring it to ${street}` } }, token);
  const { url: unused } = await newImage(token);
  await callApi(addToCart, { body: { productId: bought._id, quantity: 1 } }, token);
  const { total } = await callApi(getCart, {}, token);
  const line = {
    productId: bought._id,
    quantity: 1,
    price: bought.price,
    seller: seller.id,
    sizeChosen: null,
  };
  const userLocation = {
    country: 'United States',
    fullname: fname,
    phone: '212-555-0100',
    address: street,
    city: 'New York',
    state: 'NY',
    zipcode: '10001',
    defaultAddress: true,
  };
  await callApi(submitOrder, { body: { buyer: person.id, items: [line], totalPrice: total, userLocation } }, token);
  return { own, bought, unused, total };
}

type Traces = Awaited<ReturnType<typeof leaveTraces>>;

/** Checks that the person's own copy holds all of that, a file of each service. */
async function expectCopy(
  { id, token, fname, email }: Account,
  { own, bought }: Traces,
  street: string,
): Promise<void> {
  const files = await copyOf(token);
  const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(2);
  for (const name of pictures) expect(files[name]?.length, name).toBeGreaterThan(100);
  const parts = Object.keys(files).filter((name) => !name.startsWith('pictures/'));
  const holders = (await servicesIn(ROOT)).filter((service) => service.personalData);
  expect(parts.sort()).toEqual(
    ['account.json', ...holders.map(({ name }) => `${name.slice('svc-'.length)}.json`)].sort(),
  );
  const part = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  expect(part('account')).toMatchObject({ account: [{ email: email, fname }] });
  expect(part('catalog')).toMatchObject({
    items: [{ _id: own._id }],
    favourites: [{ item: bought._id }],
    pictures: [{ user: id }, { user: id }],
  });
  expect(part('orders')).toMatchObject({ orders: [{ userLocation: { fullname: fname, address: street } }] });
  expect(part('chat')).toMatchObject({
    conversations: [{ turns: expect.anything() }],
    feedback: [{ asked: expect.stringContaining(fname), meant: `bring it to ${street}` }],
  });
  expect(part('analytics')).toEqual({});
}
