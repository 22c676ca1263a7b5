import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import {
  addPasskey,
  getUserDetails,
  listPasskeys,
  logInWithPasskey,
  MAX_PASSKEYS,
  removePasskey,
  requestPasswordReset,
  resetPassword,
  setUpSecondFactor,
  startPasskey,
  startPasskeyLogin,
} from '@ethereal/contracts/identity';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { tokenIn } from '../testing/mailbox.ts';
import { withSecondFactor } from '../testing/second-factor.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const SITE = { id: 'shop.ethereal.test', origin: 'https://shop.ethereal.test' };

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const challengeOf = ({ body }: { body: Record<string, unknown> }) => String(Object(body.options).challenge);
const start = (token: string, body?: object) => identity.ask(startPasskey, { token, body });
const stored = (email: string) => identity.db.collection('users').findOne({ email });

async function register(token: string, authenticator = createAuthenticator(SITE)) {
  const body = authenticator.create(challengeOf(await start(token)));
  const added = await identity.ask(addPasskey, { token, body });
  expect(added.status).toBe(201);
  return { authenticator, passkeys: added.body.passkeys as { _id: string }[] };
}
async function withPasskey() {
  const person = await identity.loggedIn();
  return { ...person, ...(await register(person.token)) };
}
type Authenticator = ReturnType<typeof createAuthenticator>;
async function enter(authenticator: Authenticator, from?: string) {
  const challenge = challengeOf(await identity.ask(startPasskeyLogin));
  return identity.ask(logInWithPasskey, { body: authenticator.sign(challenge, from) });
}

/** Runs a part of a test with the clock of the service set forward. */
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  identity.advance(ms);
  try {
    return await run();
  } finally {
    identity.onTime();
  }
}

describe('POST /api/passkeys', () => {
  it('requires a code of the second factor', async () => {
    const { token } = await withSecondFactor(identity, await identity.loggedIn());
    expect(await start(token)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
  });

  it('adds a passkey by the challenge of the same session, once and within five minutes, and mails it', async () => {
    const { token, email } = await identity.loggedIn();
    const other = await identity.loggedIn();
    const add = (challenge: string, as = token) =>
      identity.ask(addPasskey, { token: as, body: createAuthenticator(SITE).create(challenge) });
    const challenge = challengeOf(await start(token));
    expect((await add(challenge, other.token)).status).toBe(400);
    expect((await add(challenge)).status).toBe(201);
    expect((await add(challenge)).status).toBe(400);
    const late = challengeOf(await start(token));
    expect((await later(301_000, () => add(late))).status).toBe(400);
    await identity.mailbox.next(email, /passkey was added/);
    expect((await identity.ask(listPasskeys, { token })).body.passkeys).toHaveLength(1);
  });

  it('rejects another site, an unverified person, and a credential of another account', async () => {
    const { token } = await identity.loggedIn();
    const elsewhere = createAuthenticator(SITE).create(challengeOf(await start(token)), 'https://evil.test');
    expect((await identity.ask(addPasskey, { token, body: elsewhere })).status).toBe(400);
    const careless = createAuthenticator(SITE, { verifies: false }).create(challengeOf(await start(token)));
    expect((await identity.ask(addPasskey, { token, body: careless })).status).toBe(400);
    const { authenticator } = await withPasskey();
    const taken = authenticator.create(challengeOf(await start(token)));
    expect((await identity.ask(addPasskey, { token, body: taken })).status).toBe(400);
  });

  it('accepts at most ten, also at the same time', async () => {
    const { token } = await identity.loggedIn();
    const challenges = await Promise.all(Array.from({ length: MAX_PASSKEYS + 2 }, () => start(token)));
    const added = await Promise.all(
      challenges.map((entry) =>
        identity.ask(addPasskey, { token, body: createAuthenticator(SITE).create(challengeOf(entry)) }),
      ),
    );
    expect(added.filter(({ status }) => status === 201)).toHaveLength(MAX_PASSKEYS);
    expect(await start(token)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PASSKEYS' } });
  });
});

describe('POST /api/login/passkey', () => {
  it('logs in as by password and second factor', async () => {
    const { authenticator, email } = await withPasskey();
    const { status, body } = await enter(authenticator);
    expect(status).toBe(200);
    const token = String(body.token);
    expect(jwt.decode(token)).toMatchObject({ mfa: true });
    expect((await identity.ask(getUserDetails, { token })).body.email).toBe(email);
    expect((await identity.ask(setUpSecondFactor, { token })).status).toBe(200);
  });

  it('replaces the code of a second factor', async () => {
    const person = await withPasskey();
    await withSecondFactor(identity, person);
    expect((await enter(person.authenticator)).status).toBe(200);
  });

  it('rejects a used, expired or foreign challenge, another site, and an unknown passkey', async () => {
    const { authenticator, token } = await withPasskey();
    const challenge = challengeOf(await identity.ask(startPasskeyLogin));
    const logIn = (body: object) => identity.ask(logInWithPasskey, { body });
    expect((await logIn(authenticator.sign(challenge))).status).toBe(200);
    const refused = { status: 401, body: { code: 'UNKNOWN_PASSKEY' } };
    expect(await logIn(authenticator.sign(challenge))).toMatchObject(refused);
    expect(await logIn(authenticator.sign(challengeOf(await start(token))))).toMatchObject(refused);
    const late = challengeOf(await identity.ask(startPasskeyLogin));
    expect(await later(301_000, () => logIn(authenticator.sign(late)))).toMatchObject(refused);
    expect(await enter(authenticator, 'https://evil.test')).toMatchObject(refused);
    expect(await enter(createAuthenticator(SITE))).toMatchObject(refused);
  });

  it('rejects a challenge that is no text, and keeps the open challenges of others', async () => {
    const [own, other] = [await withPasskey(), await withPasskey()];
    const open = challengeOf(await identity.ask(startPasskeyLogin));
    for (const challenge of [{ $gt: '' }, { $regex: '.' }, [open], null]) {
      const { status } = await identity.ask(logInWithPasskey, { body: own.authenticator.sign(challenge) });
      expect(status).toBe(401);
    }
    const { status } = await identity.ask(logInWithPasskey, { body: other.authenticator.sign(open) });
    expect(status).toBe(200);
  });

  it('rejects a copied passkey, whose counter does not grow', async () => {
    const { authenticator } = await withPasskey();
    expect((await enter(authenticator)).status).toBe(200);
    authenticator.rewind(1);
    expect((await enter(authenticator)).status).toBe(401);
  });

  it('rejects a suspended person', async () => {
    const { authenticator, email } = await withPasskey();
    const suspended = { at: new Date(), reason: 'Fraud', by: 'f'.repeat(24) };
    await identity.db.collection('users').updateOne({ email }, { $set: { suspended } });
    expect(await enter(authenticator)).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
  });
});

describe('DELETE /api/passkeys/{passkeyId}', () => {
  it('removes a passkey by the password, which then logs in no more', async () => {
    const { token, password, passkeys, authenticator, email } = await withPasskey();
    const params = { passkeyId: String(passkeys[0]?._id) };
    const remove = (body?: object) => identity.ask(removePasskey, { token, params, body });
    await later(HOUR_MS, async () => {
      expect((await remove()).status).toBe(403);
      expect((await remove({ password })).body).toEqual({ passkeys: [] });
      expect((await remove({ password })).status).toBe(404);
    });
    expect((await enter(authenticator)).status).toBe(401);
    await identity.mailbox.next(email, /passkey of your Ethereal. account was removed/);
  });

  it('rejects the passkey of another person with 404', async () => {
    const [owner, other] = [await withPasskey(), await identity.loggedIn()];
    const params = { passkeyId: String(owner.passkeys[0]?._id) };
    expect((await identity.ask(removePasskey, { token: other.token, params })).status).toBe(404);
  });
});

describe('a reset of the password', () => {
  async function reset(email: string) {
    await identity.ask(requestPasswordReset, { body: { email } });
    const token = tokenIn(await identity.mailbox.next(email, /Reset/));
    return identity.ask(resetPassword, { params: { token }, body: { newPassword: 'better77' } });
  }

  it('removes passkeys younger than 14 days', async () => {
    const { authenticator, email } = await withPasskey();
    expect((await reset(email)).status).toBe(200);
    expect((await enter(authenticator)).status).toBe(401);
    await identity.mailbox.next(email, /passkey of your Ethereal. account was removed/);
  });

  it('keeps older passkeys', async () => {
    const { authenticator, email } = await withPasskey();
    const createdAt = new Date(Date.now() - 15 * DAY_MS);
    await identity.db.collection('users').updateOne({ email }, { $set: { 'passkeys.0.createdAt': createdAt } });
    expect((await reset(email)).status).toBe(200);
    expect((await enter(authenticator)).status).toBe(200);
  });
});

it('stores no secret of a passkey, and lists passkeys without their keys', async () => {
  const { token, email } = await withPasskey();
  const { body } = await identity.ask(listPasskeys, { token });
  expect(Object.keys(Object(body.passkeys)[0])).toEqual(['_id', 'name', 'createdAt', 'lastUsedAt']);
  expect((await stored(email))?.passkeys).toHaveLength(1);
});
