import {
  endSession,
  listSessions,
  signOut,
  updatePassword,
  validateUser,
  verifyPassword,
} from '@ethereal/contracts/identity';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import { type Broker, connectBroker } from '@ethereal/service-kit/events/broker';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestIdentity, startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

type Listed = { _id: string; device: string; network: string; current: boolean };
const list = async (token: string) => (await identity.ask(listSessions, { token })).body.sessions as Listed[];
const changePassword = async (token: string, password: string) => {
  await identity.ask(verifyPassword, { token, body: { password } });
  await identity.ask(updatePassword, { token, body: { newPassword: 'better77' } });
};
it("lists the caller's sessions, and ends one of them", async () => {
  const person = await identity.loggedIn();
  const other = await identity.logIn(person);
  const stranger = await identity.loggedIn();
  const sessions = await list(person.token);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions[0]).toMatchObject({ device: expect.any(String), network: '127.0.0.0/24' });
  const sessionId = sessions.find(({ current }) => !current)?._id ?? '';
  expect((await identity.ask(endSession, { token: stranger.token, params: { sessionId } })).status).toBe(404);
  expect((await identity.ask(endSession, { token: person.token, params: { sessionId } })).status).toBe(200);
  expect(await identity.isValid(other)).toBe(false);
  expect(await identity.isValid(person.token)).toBe(true);
  expect(await list(person.token)).toHaveLength(1);
});

it('publishes ended sessions to every service by event, and returns them by a later call', async () => {
  const person = await identity.loggedIn();
  const [other, signedOut] = [await identity.logIn(person), await identity.logIn(person)];
  const { RABBITMQ_URL: url = '', EVENTS_EXCHANGE: exchange = '' } = identity.env;
  const broker = await connectBroker({ url, exchange, logger: testLogger, name: 'test' });
  const stops: (() => unknown)[] = [broker.close];
  const onStop = (_name: string, stop: () => unknown) => void stops.unshift(stop);
  const jwksUrl = `${identity.url}/.well-known/jwks.json`;
  const elsewhere = (heard: { broker?: Broker } = {}) => {
    const auth = createAuthenticator({ jwksUrl, logger: testLogger, onStop, ...heard });
    return (token: string) => auth.authenticate(`Bearer ${token}`);
  };
  const hears = elsewhere({ broker });
  for (const token of [person.token, other, signedOut]) await hears(token);

  const refused = { kind: 'unauthenticated' };
  await identity.ask(signOut, { token: signedOut });
  await changePassword(person.token, person.password);
  const startsLater = elsewhere();
  for (const token of [other, signedOut]) {
    expect(await identity.isValid(token)).toBe(false);
    await vi.waitFor(() => expect(hears(token)).rejects.toMatchObject(refused), 5000);
    await expect(startsLater(token)).rejects.toMatchObject(refused);
  }
  for (const ask of [hears, startsLater]) await expect(ask(person.token)).resolves.toMatchObject({});
  for (const stop of stops) await stop();
});

it('publishes the end of one session once', async () => {
  const { token } = await identity.loggedIn();
  await identity.ask(signOut, { token });
  const jti = String(jwt.decode(token, { json: true })?.jti);
  const find = () => identity.db.collection<{ _id: string }>('sessions').findOne({ _id: jti });
  await vi.waitFor(async () => expect(await find()).toMatchObject({ pendingEvents: [] }), 5000);
});

it('keeps ended sessions ended after a restart', async () => {
  const person = await identity.loggedIn();
  const signedOut = await identity.logIn(person);
  await identity.ask(signOut, { token: signedOut });
  const again = await startIdentity(identity.env);
  const isValid = async (token: string) => (await again.ask(validateUser, { token })).body.valid;
  expect(await isValid(signedOut)).toBe(false);
  expect(await isValid(person.token)).toBe(true);
  await again.close();
});
