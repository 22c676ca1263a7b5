import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getDeskPerson, listPeople } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withRole } from '../testing/second-factor.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const ITEM = 'c'.repeat(24);
const createdAt = '2026-11-21T10:00:00.000Z';
const goods = {
  items: [],
  reviews: [{ _id: 'd'.repeat(24), rating: 4, title: '', text: 'Warm.', author: 'Ada L.', createdAt, item: ITEM }],
};
const orderOf = (buyer: string) => ({
  _id: `${'a'.repeat(16)}0badcafe`,
  buyer,
  items: [],
  totalPrice: 5,
  createdAt,
  userLocation: {
    country: 'United States',
    fullname: 'Ada',
    phone: '+1 212 555 0100',
    address: '1 Test Street',
    city: 'New York',
    state: 'NY',
    zipcode: '10001',
  },
});

let identity: TestIdentity;
let neighbors: Server;
let person: { id: string; email: string };
let token: string;
let requests: { url: string; authorization: string | undefined }[] = [];

/** Responds like svc-catalog and svc-orders. */
const answerTo = (url: string) => {
  if (url === `/internal/people/${person.id}/goods`) return goods;
  if (url === `/internal/people/${person.id}/orders`) return { orders: [orderOf(person.id)] };
  if (url.startsWith('/api/desk/orders?')) return { orders: [orderOf(person.id)], nextCursor: null };
  return undefined;
};

beforeAll(async () => {
  neighbors = createServer(({ url = '', headers: { authorization } }, response) => {
    requests.push({ url, authorization });
    const body = answerTo(url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  neighbors.listen(0, '127.0.0.1');
  await once(neighbors, 'listening');
  const url = `http://127.0.0.1:${(neighbors.address() as AddressInfo).port}`;
  identity = await openTestIdentity({ PERSONAL_DATA_HOLDERS: `svc-catalog=${url},svc-orders=${url}` });
  person = await identity.loggedIn();
  token = (await withRole(identity, 'support')).token;
}, 60_000);
afterAll(async () => {
  await identity?.close();
  neighbors?.close();
});

const seen = () => identity.ask(getDeskPerson, { token, params: { id: person.id } });
const find = async (search: string) => {
  const { body } = await identity.ask(listPeople, { token, query: { search } });
  return (body.people as { _id: string }[]).map(({ _id }) => _id);
};

it('shows the orders, reviews and items of a person', async () => {
  expect(await seen()).toMatchObject({
    status: 200,
    body: { _id: person.id, ...goods, orders: [{ buyer: person.id, totalPrice: 5 }], sessions: [{}] },
  });
});

it("finds the buyer of an order by its number, with the operator's own token", async () => {
  requests = [];
  for (const search of ['#0BADCAFE', '0badcafe', `${'a'.repeat(16)}0badcafe`])
    expect(await find(search)).toEqual([person.id]);
  expect(requests[0]).toEqual({
    url: '/api/desk/orders?search=%230BADCAFE',
    authorization: `Bearer ${token}`,
  });
  requests = [];
  expect(await find(person.email)).toEqual([person.id]);
  expect(requests).toEqual([]);
});

it('shows a person while other services are unavailable', async () => {
  neighbors.close();
  neighbors.closeAllConnections();
  expect(await seen()).toMatchObject({
    status: 200,
    body: { _id: person.id, orders: [], reviews: [], items: [] },
  });
});
