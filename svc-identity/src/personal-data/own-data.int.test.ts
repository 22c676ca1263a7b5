import { createServer } from 'node:http';
import {
  deleteAccount,
  exportAccount,
  logIn,
  requestPasswordReset,
  signUp,
  subscribeToNewsletter,
} from '@ethereal/contracts/identity';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import { newEvent } from '@ethereal/service-kit/events/event';
import { consumeDeletions } from '@ethereal/service-kit/personal-data';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, placed, statusOf } from '../testing/shop-events.ts';
import { openTestIdentity, startIdentity, type TestIdentity } from '../testing/start-identity.ts';

const OTHERS = ['svc-catalog', 'svc-orders', 'svc-analytics', 'svc-chat'];

/** Starts another service that returns its share. */
async function openNeighbor() {
  const asked: (string | undefined)[] = [];
  /** Number of calls to reject before the service answers. */
  const state = { away: 0, picture: 200 };
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    if (state.away > 0) {
      state.away -= 1;
      response.writeHead(503).end();
    } else if (request.url === '/internal/account/export') response.end('{"cart":[{"lines":[]}]}');
    else if (request.url === '/internal/account/pictures') response.end('["/images/abc"]');
    else if (request.url === '/images/abc') response.writeHead(state.picture).end('picture');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { url, asked, state, close: () => void server.close() };
}

const holders = () => OTHERS.map((name) => `${name}=${neighbor.url}`).join();

let identity: TestIdentity;
let neighbor: Awaited<ReturnType<typeof openNeighbor>>;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  neighbor = await openNeighbor();
  identity = await openTestIdentity({
    PERSONAL_DATA_HOLDERS: holders(),
  });
  shop = await openShop(identity);
});
afterAll(async () => {
  await shop.close();
  await identity.close();
  neighbor.close();
});

const remove = (token: string, password: unknown, at = identity) =>
  at.ask(deleteAccount, { token, body: { password } });

/** Returns everything that the database holds, as text. */
async function everything(): Promise<string> {
  const collections = await identity.db.listCollections().toArray();
  const documents = await Promise.all(collections.map(({ name }) => identity.db.collection(name).find().toArray()));
  return JSON.stringify(documents);
}

describe('a copy of personal data', () => {
  it('returns one ZIP with the share of every service and the pictures, requested with the person’s own token', async () => {
    const person = await identity.loggedIn();
    const response = await fetch(identity.url + exportAccount.path, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'analytics.json',
      'catalog.json',
      'chat.json',
      'orders.json',
      'pictures/1-abc.webp',
      'pictures/2-abc.webp',
      'pictures/3-abc.webp',
      'pictures/4-abc.webp',
    ]);
    const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    expect(account.account).toMatchObject([{ email: person.email, fname: person.fname }]);
    expect(account.sessions).toHaveLength(1);
    expect(JSON.stringify(account)).not.toContain('argon2');
    expect(JSON.parse(strFromU8(files['orders.json'] ?? new Uint8Array()))).toEqual({
      cart: [{ lines: [] }],
    });
    expect(strFromU8(files['pictures/1-abc.webp'] ?? new Uint8Array())).toBe('picture');
    expect(new Set(neighbor.asked)).toEqual(new Set([`Bearer ${person.token}`]));
  });

  it('retries while a service is briefly unavailable', async () => {
    const { token } = await identity.loggedIn();
    neighbor.state.away = 3;
    const response = await fetch(identity.url + exportAccount.path, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(neighbor.state.away).toBe(0);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    for (const name of OTHERS) expect(files).toHaveProperty([`${name.slice(4)}.json`]);
  });

  it('rejects the copy while a service is unavailable, because half of it would look complete', async () => {
    const { token } = await identity.loggedIn();
    neighbor.state.away = Number.POSITIVE_INFINITY;
    const reply = await identity.ask(exportAccount, { token });
    neighbor.state.away = 0;
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('30');
  }, 30_000);

  it('leaves out a picture that was deleted while the copy was made', async () => {
    const { token } = await identity.loggedIn();
    neighbor.state.picture = 404;
    const response = await fetch(identity.url + exportAccount.path, {
      headers: { authorization: `Bearer ${token}` },
    });
    const files = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
    neighbor.state.picture = 200;
    expect(files.filter((name) => name.startsWith('pictures/'))).toEqual([]);
    expect(files).toContain('orders.json');
  });

  it('aborts when a picture is unavailable', async () => {
    const { token } = await identity.loggedIn();
    neighbor.state.picture = 503;
    const response = await fetch(identity.url + exportAccount.path, {
      headers: { authorization: `Bearer ${token}` },
    });
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    neighbor.state.picture = 200;
  }, 30_000);

  it('rejects copy and deletion without PERSONAL_DATA_HOLDERS', async () => {
    const person = await identity.loggedIn();
    const { PERSONAL_DATA_HOLDERS: _, ...env } = identity.env;
    const alone = await startIdentity(env);
    const { token, password } = person;
    expect((await alone.ask(exportAccount, { token })).status).toBe(503);
    expect((await alone.ask(deleteAccount, { token, body: { password } })).status).toBe(503);
    await alone.close();
  });
});

describe('deleting the account', () => {
  it('requires the password', async () => {
    const person = await identity.loggedIn();
    const wrong = await remove(person.token, 'wrong77');
    expect(wrong.status).toBe(403);
    expect(wrong.body).toMatchObject({
      code: 'WRONG_PASSWORD',
      errors: { password: 'That is not your password.' },
    });
    expect((await remove(person.token, undefined)).status).toBe(400);
    expect(await identity.isValid(person.token)).toBe(true);
  });

  it('waits for a stopped service, and continues after a restart of svc-identity', async () => {
    const own = await openTestIdentity({ PERSONAL_DATA_HOLDERS: holders() });
    const person = await own.loggedIn();
    expect((await remove(person.token, person.password, own)).status).toBe(202);
    const done = (service: string) =>
      newEvent({ type: 'user.erased', source: service, subject: person.id, data: { service } });
    const others = await openShop(own);
    const waitingFor = async () => {
      const user = await own.db.collection('users').findOne({ email: person.email });
      return user?.erasure?.waitingFor;
    };
    expect(await waitingFor()).toEqual(OTHERS);
    await others.publish(...OTHERS.slice(1).map(done));
    await vi.waitFor(async () => expect(await waitingFor()).toEqual(['svc-catalog']), 10_000);
    await own.stop();
    const again = await startIdentity(own.env);
    expect(own.mailbox.to(person.email, /has been deleted/)).toEqual([]);
    await others.publish(done('svc-catalog'));
    const { text = '' } = await own.mailbox.next(person.email, /^Your account has been deleted$/);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('a hash of it stays for good');
    await others.close();
    await again.close();
    await own.close();
  }, 40_000);

  it("ends the person's access immediately, and completes when every service has erased its share", async () => {
    const person = await identity.loggedIn();
    const { id } = person;
    await identity.ask(subscribeToNewsletter, { body: { email: person.email } });
    const order = placed({ buyer: id, seller: id });
    await shop.publish(order, statusOf(order, 'Handed'));
    await identity.mailbox.next(person.email, /New order/);

    const { broker, publisher } = shop;
    const erased: string[] = [];
    const join = async (name: string) => {
      const data = { erase: async (user: string) => void erased.push(`${name} ${user}`) };
      const queue = `${identity.env.EVENTS_EXCHANGE}.${name}`;
      const consumer = consumeDeletions({ broker, logger: testLogger, publisher, name, queue, data });
      await consumer.ready();
      return consumer;
    };
    const consumers = await Promise.all(OTHERS.slice(1).map(join));

    expect((await remove(person.token, person.password)).status).toBe(202);
    expect(await identity.isValid(person.token)).toBe(false);
    const { email, password } = person;
    expect((await identity.ask(logIn, { body: { email, password } })).status).toBe(401);
    await identity.ask(requestPasswordReset, { body: { email } });
    await vi.waitFor(() => expect(erased).toHaveLength(3), { timeout: 10_000 });
    expect(identity.mailbox.to(email, /has been deleted/)).toEqual([]);

    // One service was not running when the event was published, so the event is repeated.
    consumers.push(await join('svc-catalog'));
    identity.advance(11 * 60_000);
    await identity.mailbox.next(email, /^Your account has been deleted$/);
    identity.advance(0);
    expect(new Set(erased)).toEqual(new Set(OTHERS.map((service) => `${service} ${id}`)));
    await vi.waitFor(async () => {
      const held = await everything();
      expect(held).not.toContain(email);
      expect(held).not.toContain(`"${person.fname}"`);
      expect(held).not.toContain(id);
    }, 10_000);
    expect(identity.mailbox.to(email, /Reset/)).toEqual([]);

    // A service that starts now has received no event, so it requests the ended sessions from svc-identity.
    const jwksUrl = `${identity.url}/.well-known/jwks.json`;
    const stops: (() => unknown)[] = [];
    const auth = createAuthenticator({
      jwksUrl,
      logger: testLogger,
      onStop: (_name, stop) => void stops.push(stop),
    });
    await expect(auth.authenticate(`Bearer ${person.token}`)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    for (const stop of stops) await stop();
    expect((await identity.ask(signUp, { body: { ...person, id: undefined, token: undefined } })).status).toBe(201);
    await Promise.all(consumers.map((consumer) => consumer.stop()));
  }, 40_000);
});
