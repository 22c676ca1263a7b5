import { HOUR_MS } from '@ethereal/contracts/durations';
import {
  confirmSecondFactor,
  exportAccount,
  getUserDetails,
  logIn,
  setUpSecondFactor,
  turnOffSecondFactor,
} from '@ethereal/contracts/identity';
import { codeOf as codeAt } from '@ethereal/service-kit/testing/second-factor';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor } from '../testing/second-factor.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
/** Time at which the clock of the service is held, in milliseconds since 1970. */
let heldAt: number;
beforeAll(async () => {
  identity = await openTestIdentity();
  heldAt = identity.hold();
});
afterAll(() => identity.close());

/** Returns the code of an authenticator app, `steps` × 30 s from the held time. */
const codeOf = (secret: string, steps = 0) => codeAt(secret, steps, heldAt);

type Credentials = { email: string; password: string };
const enter = ({ email, password }: Credentials, code?: string) =>
  identity.ask(logIn, { body: { email, password, ...(code !== undefined && { code }) } });
const protectedPerson = async () => withSecondFactor(identity, await identity.loggedIn());
const stored = (email: string) => identity.db.collection('users').findOne({ email });
const WANTED = { status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } };

/** Runs a part of a test with the clock of the service set forward. */
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  identity.advance(ms);
  try {
    return await run();
  } finally {
    identity.advance(-ms);
  }
}
const setUp = (token: string, body?: object) => identity.ask(setUpSecondFactor, { token, body });

describe('POST /api/second-factor/setup', () => {
  it('requires the password when it was entered more than five minutes ago', async () => {
    const { token, password } = await identity.loggedIn();
    await later(HOUR_MS, async () => {
      expect(await setUp(token)).toMatchObject({ status: 403, body: { code: 'PASSWORD_NOT_VERIFIED' } });
      const wrong = await setUp(token, { password: 'wrong77' });
      expect(wrong).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
      expect((await setUp(token, { password })).status).toBe(200);
    });
  });

  it('requires a code of the present factor to replace it', async () => {
    const { token, password, secret, recoveryCodes, email } = await protectedPerson();
    await identity.mailbox.next(email, /second factor was switched on/);
    expect(await setUp(token)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    const used = await setUp(token, { password, code: codeOf(secret) });
    expect(used).toMatchObject({ status: 403, body: { code: 'WRONG_CODE' } });
    const proposed = await setUp(token, { code: recoveryCodes[0] });
    expect(proposed.status).toBe(200);
    const code = codeOf(String(proposed.body.secret));
    expect((await identity.ask(confirmSecondFactor, { token, body: { code } })).status).toBe(200);
    await identity.mailbox.next(email, /second factor was replaced/);
  });

  it('accepts a session that logged in with a code within five minutes', async () => {
    const person = await protectedPerson();
    const { body } = await enter(person, codeOf(person.secret, 1));
    expect((await setUp(String(body.token))).status).toBe(200);
    const stale = await later(301_000, () => setUp(String(body.token), { password: person.password }));
    expect(stale).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
  });

  it('counts wrong passwords as failed log-ins', async () => {
    const { token, password } = await identity.loggedIn();
    for (let time = 0; time < 10; time += 1) await setUp(token, { password: 'wrong77' });
    expect((await setUp(token, { password })).status).toBe(429);
  });
});

describe('POST /api/second-factor/confirm', () => {
  it('keeps session, expiry and time of the password, since it is not a log-in', async () => {
    const { token } = await identity.loggedIn();
    const { body } = await setUp(token);
    const before = jwt.decode(token, { json: true });
    const confirmed = await later(240_000, () =>
      identity.ask(confirmSecondFactor, { token, body: { code: codeOf(String(body.secret), 8) } }),
    );
    const after = jwt.decode(String(confirmed.body.token), { json: true });
    expect(after).toEqual({ ...before, mfa: true });
    const session = await identity.db
      .collection<{ _id: string; passwordAt: Date }>('sessions')
      .findOne({ _id: String(before?.jti) });
    expect(session?.passwordAt).toEqual(new Date(Number(before?.iatMs)));
    expect(session).not.toHaveProperty('factorAt');
  });

  it('rejects another session and a proposal older than ten minutes', async () => {
    const person = await identity.loggedIn();
    const other = await identity.logIn(person);
    const { body } = await setUp(person.token);
    const confirm = (token: string, steps = 0) =>
      identity.ask(confirmSecondFactor, { token, body: { code: codeOf(String(body.secret), steps) } });
    expect((await confirm(other)).status).toBe(409);
    expect((await later(601_000, () => confirm(person.token, 20))).status).toBe(409);
    expect((await confirm(person.token)).status).toBe(200);
  });
});

describe('setting up', () => {
  it('returns a secret and its address for apps, and changes nothing until a code confirms it', async () => {
    const person = await identity.loggedIn();
    const { token } = person;
    const { body, headers } = await identity.ask(setUpSecondFactor, { token });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await enter(person)).status).toBe(200);
    const wrong = await identity.ask(confirmSecondFactor, { token, body: { code: '12345x' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
    expect((await enter(person)).status).toBe(200);
    expect((await identity.ask(getUserDetails, { token })).body).toMatchObject({ secondFactor: false });
    const code = codeOf(String(body.secret));
    const confirmed = await identity.ask(confirmSecondFactor, { token, body: { code } });
    expect(new Set(confirmed.body.recoveryCodes as string[]).size).toBe(10);
    expect(jwt.decode(String(confirmed.body.token))).toMatchObject({ mfa: true });
    expect((await identity.ask(getUserDetails, { token })).body).toMatchObject({ secondFactor: true });
    expect(await enter(person)).toMatchObject(WANTED);
    const again = await identity.ask(confirmSecondFactor, { token, body: { code } });
    expect(again.status).toBe(409);
  });

  it('keeps the first factor until the second is confirmed', async () => {
    const person = await protectedPerson();
    const { token, recoveryCodes } = person;
    const secret = String((await setUp(token, { code: recoveryCodes[9] })).body.secret);
    expect((await enter(person, codeOf(person.secret, 1))).status).toBe(200);
    await identity.ask(confirmSecondFactor, { token, body: { code: codeOf(secret) } });
    expect(await enter(person, codeOf(person.secret, -1))).toMatchObject(WANTED);
    expect((await enter(person, codeOf(secret, 1))).status).toBe(200);
    expect(await enter(person, person.recoveryCodes[0])).toMatchObject(WANTED);
  });

  it('stores neither secret nor recovery codes in readable form', async () => {
    const person = await protectedPerson();
    const kept = JSON.stringify(await stored(person.email));
    for (const secret of [person.secret, ...person.recoveryCodes]) expect(kept).not.toContain(secret);
    for (const call of [getUserDetails, exportAccount]) {
      const response = await fetch(identity.url + call.path, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect(await response.text()).not.toContain(person.secret);
    }
  });
});

describe('logging in', () => {
  it('accepts a code of the current step or an adjacent one, each once, the confirming one included', async () => {
    const person = await protectedPerson();
    expect(await enter(person)).toMatchObject(WANTED);
    expect(await enter(person, codeOf(person.secret))).toMatchObject(WANTED);
    for (const step of [1, -1]) {
      const code = codeOf(person.secret, step);
      const { status, body } = await enter(person, code);
      expect(status).toBe(200);
      expect(jwt.decode(String(body.token))).toMatchObject({ mfa: true });
      expect(await enter(person, code)).toMatchObject(WANTED);
    }
    for (const step of [-3, 3]) expect(await enter(person, codeOf(person.secret, step))).toMatchObject(WANTED);
  });

  it('accepts a code once among concurrent log-ins', async () => {
    const person = await protectedPerson();
    const code = codeOf(person.secret, 1);
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(person, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts each recovery code once, in any notation', async () => {
    const person = await protectedPerson();
    const [first = '', second = ''] = person.recoveryCodes;
    const replies = await Promise.all([enter(person, first), enter(person, first)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await enter(person, second.replaceAll('-', ' ').toUpperCase())).status).toBe(200);
    expect(await enter(person, second)).toMatchObject(WANTED);
  });

  it('counts wrong codes as failed log-ins, and rejects the right one after ten of them', async () => {
    const person = await protectedPerson();
    for (let time = 0; time < 10; time += 1) {
      expect(await enter(person, '000000x')).toMatchObject(WANTED);
      // The right password alone does not reset the count.
      if (time < 9) expect(await enter(person)).toMatchObject(WANTED);
    }
    const locked = await enter(person, codeOf(person.secret, 1));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter(person)).status).toBe(429);
  });

  it('reveals nothing about a second factor without the password', async () => {
    const person = await protectedPerson();
    const reply = await enter({ ...person, password: 'wrong77' }, codeOf(person.secret, 1));
    expect(reply).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect((await enter(person, codeOf(person.secret, 1))).status).toBe(200);
  });
});

describe('turning the second factor off', () => {
  const turnOff = (token: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = { method: 'DELETE', headers, body: JSON.stringify(body) };
    return fetch(identity.url + turnOffSecondFactor.path, request);
  };

  it('requires the password and a code or a recovery code', async () => {
    const { token, password, secret, recoveryCodes, email } = await protectedPerson();
    expect((await turnOff(token, { password })).status).toBe(400);
    const code = recoveryCodes[3];
    expect((await turnOff(token, { password: 'wrong77', code })).status).toBe(403);
    expect((await turnOff(token, { password, code: codeOf(secret) })).status).toBe(403);
    expect((await turnOff(token, { password, code })).status).toBe(204);
    expect((await enter({ email, password })).status).toBe(200);
    expect((await turnOff(token, { password, code })).status).toBe(409);
    expect(await stored(email)).not.toHaveProperty('secondFactor');
  });
});
