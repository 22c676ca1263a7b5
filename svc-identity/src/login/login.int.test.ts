import { activateAccount, getUserDetails, logIn, signOut } from '@ethereal/contracts/identity';
import { hash, parseOptions } from '@node-rs/argon2';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailbox.ts';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity({ PASSWORD_PEPPERS: 'p'.repeat(32) });
});
afterAll(() => identity.close());

type Credentials = { email: string; password: string };
const tryLogIn = ({ email, password }: Credentials, address = '192.0.2.1') =>
  identity.ask(logIn, { body: { email, password }, headers: { 'x-forwarded-for': address } });
const miss = async (person: Credentials, times: number, address?: string) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await tryLogIn({ ...person, password: 'wrong77' }, address)).status);
  }
  return statuses;
};

describe('logging in', () => {
  it('returns a token, regardless of the case of the email', async () => {
    const person = await identity.activated();
    const { status, body } = await tryLogIn({ ...person, email: person.email.toUpperCase() });
    expect(status).toBe(200);
    const claims = jwt.decode(String(body.token), { complete: true });
    expect(claims?.header).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    const details = await identity.ask(getUserDetails, { token: String(body.token) });
    expect(claims?.payload).toEqual({
      sub: details.body._id,
      jti: expect.any(String),
      iss: 'ethereal-identity',
      aud: 'ethereal',
      iat: expect.any(Number),
      iatMs: expect.any(Number),
      exp: Number(Object(claims?.payload).iat) + 7 * 24 * 3600,
    });
  });

  it('answers the same for a wrong password and for an unknown email', async () => {
    const person = await identity.activated();
    const wrong = await tryLogIn({ ...person, password: 'wrong77' });
    const unknown = await tryLogIn(somebody());
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect({ ...body, requestId: '' }).toEqual({
        message: 'Invalid email or password.',
        code: 'INVALID_CREDENTIALS',
        requestId: '',
      });
    }
  });

  it('rejects an account that is not activated, and mails a new link', async () => {
    const person = await identity.signUp();
    expect((await tryLogIn({ ...person, password: 'wrong77' })).status).toBe(401);
    const { status, body } = await tryLogIn(person);
    expect(status).toBe(403);
    expect(body.code).toBe('NOT_ACTIVATED');
    const fresh = tokenIn(await identity.mailbox.next(person.email, /Activate/, 2));
    expect(fresh).not.toBe(person.activationToken);
    await identity.ask(activateAccount, { query: { token: fresh } });
    expect((await tryLogIn(person)).status).toBe(200);
  });

  it('renews a hash that is weaker than the current cost or lacks the pepper', async () => {
    const person = await identity.activated();
    const weak = await hash(person.password, { memoryCost: 8192, timeCost: 1 });
    const users = identity.db.collection('users');
    await users.updateOne({ email: person.email }, { $set: { passwordHash: weak } });
    expect((await tryLogIn(person)).status).toBe(200);
    const kept = await users.findOne({ email: person.email });
    const [label, argon] = String(kept?.passwordHash).split(/(?=\$argon2id)/);
    expect(parseOptions(argon ?? '')).toMatchObject({ memoryCost: 19_456, timeCost: 2 });
    expect(label).toMatch(/^pepper=/);
    expect((await tryLogIn(person)).status).toBe(200);
  });
});

describe('guessing passwords', () => {
  it('counts failures of a known device separately, in both directions', async () => {
    const person = await identity.activated();
    const [cookie = ''] = (await tryLogIn(person)).headers.getSetCookie();
    expect(cookie).toMatch(/^ethereal_device=.*; Path=\/api\/login; .*HttpOnly; SameSite=Strict$/);
    const fromDevice = (password: string) =>
      identity.ask(logIn, {
        body: { email: person.email, password },
        headers: { cookie: cookie.split(';')[0] ?? '' },
      });
    expect((await miss(person, 11)).at(-1)).toBe(429);
    expect((await tryLogIn(person)).status).toBe(429);
    const known = await fromDevice(person.password);
    expect(known.status).toBe(200);
    expect(known.headers.getSetCookie()).toEqual([]);
    for (let time = 0; time < 10; time += 1) expect((await fromDevice('wrong77')).status).toBe(401);
    expect((await fromDevice(person.password)).status).toBe(429);
  });

  it('recognizes a device behind TLS by a cookie that the log-in alone receives, beside planted ones', async () => {
    const { email, password } = await identity.activated();
    const logInBy = (cookie: string) =>
      identity.ask(logIn, { body: { email, password }, headers: { 'x-forwarded-proto': 'https', cookie } });
    const [given = '', former] = (await logInBy('')).headers.getSetCookie();
    expect(given).toMatch(/^__Secure-ethereal_device=.*; Path=\/api\/login; .*HttpOnly; Secure; SameSite=Strict$/);
    expect(former).toMatch(/^__Host-ethereal_device=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure$/);
    const [pair = ''] = given.split(';');
    expect((await logInBy(`__Secure-ethereal_device=planted; ${pair}`)).headers.getSetCookie()).toEqual([]);
    for (const prefix of ['', '__Host-'])
      expect((await logInBy(pair.replace('__Secure-', prefix))).headers.getSetCookie()).toHaveLength(2);
  });

  it('recognizes a device by the cookie of an earlier release', async () => {
    const person = await identity.activated();
    const logInBy = (password: string, cookie = '') =>
      identity.ask(logIn, {
        body: { email: person.email, password },
        headers: { 'x-forwarded-proto': 'https', cookie },
      });
    const [given = ''] = (await logInBy(person.password)).headers.getSetCookie();
    for (let time = 0; time < 10; time += 1) expect((await logInBy('wrong77')).status).toBe(401);
    expect((await logInBy(person.password)).status).toBe(429);
    const former = given.replace('__Secure-', '__Host-').split(';')[0];
    expect((await logInBy(person.password, former)).status).toBe(200);
  });

  it("treats another account's device as unknown", async () => {
    const [person, other] = [await identity.activated(), await identity.activated()];
    const [cookie = ''] = (await tryLogIn(other)).headers.getSetCookie();
    await miss(person, 11);
    const { email, password } = person;
    const reply = await identity.ask(logIn, { body: { email, password }, headers: { cookie } });
    expect(reply.status).toBe(429);
  });

  it('locks the account after 10 failures, also for the right password and from elsewhere, and no other account', async () => {
    const [person, other] = [await identity.activated(), await identity.activated()];
    expect(await miss(person, 11)).toEqual([...Array(10).fill(401), 429]);
    const locked = await tryLogIn(person, '192.0.2.99');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await tryLogIn(other)).status).toBe(200);
  });

  it('locks an unknown email in the same way', async () => {
    expect(await miss(somebody(), 11)).toEqual([...Array(10).fill(401), 429]);
  });

  it('resets the count after a success', async () => {
    const person = await identity.activated();
    await miss(person, 9);
    expect((await tryLogIn(person)).status).toBe(200);
    expect(await miss(person, 10)).toEqual(Array(10).fill(401));
  });

  it('reveals at most 10 results for any number of concurrent guesses', async () => {
    const person = await identity.activated();
    const guesses = await Promise.all(Array.from({ length: 25 }, () => tryLogIn({ ...person, password: 'wrong77' })));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('rejects an address after 100 failures over all accounts', async () => {
    const address = `198.51.100.${1 + Math.floor(Math.random() * 200)}`;
    // Ten at a time, because more would wait for a processor and be rejected.
    for (let guessed = 0; guessed < 100; guessed += 10) {
      const guesses = Array.from({ length: 10 }, () => tryLogIn(somebody(), address));
      expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    }
    const person = await identity.activated();
    expect((await tryLogIn(person, address)).status).toBe(429);
    expect((await tryLogIn(person, '198.51.101.8')).status).toBe(200);
  });
});

describe('a session', () => {
  it('stays valid until it is ended, and ends at all services immediately', async () => {
    const { token } = await identity.loggedIn();
    expect(await identity.isValid(token)).toBe(true);
    expect((await identity.ask(signOut, { token })).status).toBe(200);
    expect(await identity.isValid(token)).toBe(false);
    expect((await identity.ask(getUserDetails, { token })).status).toBe(401);
    expect((await identity.ask(signOut, { token })).status).toBe(401);
  });
});
