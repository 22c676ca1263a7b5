import {
  endSession,
  listSessions,
  signOut,
  updatePassword,
  validateUser,
  verifyPassword,
} from '@ethereal/contracts/identity';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { connectRedis, type Redis } from '@ethereal/service-kit/redis';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { noSessionEnded } from '@ethereal/service-kit/testing/tokens';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

let identity: TestIdentity;
let redis: Redis;
beforeAll(async () => {
  identity = await openTestIdentity();
  redis = await connectRedis({ url: identity.env.REDIS_URL ?? '', logger: testLogger });
});
afterAll(async () => {
  redis.disconnect();
  await identity.close();
});

type Listed = { _id: string; device: string; network: string; current: boolean };
const list = async (token: string) => (await identity.ask(listSessions, { token })).body.sessions as Listed[];
const changePassword = async (token: string, password: string) => {
  await identity.ask(verifyPassword, { token, body: { password } });
  await identity.ask(updatePassword, { token, body: { newPassword: 'better77' } });
};
/** As when somebody empties Redis. */
async function loseRedisData(): Promise<void> {
  await redis.del(await redis.keys(`${identity.env.REDIS_PREFIX}revoked:*`));
}

it("lists one's sessions, and ends one of them", async () => {
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

it('keeps sessions ended when Redis has lost its data: nothing is accepted until it has it again', async () => {
  const person = await identity.loggedIn();
  const other = await identity.logIn(person);
  const signedOut = await identity.logIn(person);
  await identity.ask(signOut, { token: signedOut });
  await changePassword(person.token, person.password);
  const ended = async () => {
    const replies = [other, signedOut].map((token) => identity.ask(validateUser, { token }));
    return (await Promise.all(replies)).map(({ status, body }) => (status === 200 ? body.valid : status));
  };
  expect(await ended()).toEqual([false, false]);
  await loseRedisData();
  const seen: unknown[] = [];
  await vi.waitFor(
    async () => {
      seen.push(...(await ended()));
      expect(await redis.exists(`${identity.env.REDIS_PREFIX}revoked:run`)).toBe(1);
    },
    { timeout: 15_000, interval: 20 },
  );
  seen.push(...(await ended()));
  expect(seen).toContain(503);
  expect(seen).not.toContain(true);
  expect(seen.slice(-2)).toEqual([false, false]);
  expect(await identity.isValid(person.token)).toBe(true);
});

it('tells other services by event, so that they refuse without Redis, too', async () => {
  const person = await identity.loggedIn();
  const other = await identity.logIn(person);
  const { RABBITMQ_URL: url = '', EVENTS_EXCHANGE: exchange = '', REDIS_PREFIX: prefix = '' } = identity.env;
  const broker = await connectBroker({ url, exchange, logger: testLogger, name: 'test' });
  await broker.ready();
  const jwksUrl = `${identity.url}/.well-known/jwks.json`;
  const elsewhere = `${prefix}elsewhere:`;
  await noSessionEnded({ REDIS_URL: identity.env.REDIS_URL ?? '', REDIS_PREFIX: elsewhere });
  const auth = createAuthenticator({
    jwksUrl,
    redis,
    prefix: elsewhere,
    logger: testLogger,
    broker,
  });
  await auth.authenticate(`Bearer ${other}`);
  await vi.waitFor(
    async () => {
      await changePassword(person.token, person.password).catch(() => {});
      await identity.db.collection('users').updateOne({ email: person.email }, { $set: { touched: true } });
      await expect(auth.authenticate(`Bearer ${other}`)).rejects.toMatchObject({ kind: 'unauthenticated' });
    },
    { timeout: 10_000, interval: 300 },
  );
  await expect(auth.authenticate(`Bearer ${person.token}`)).resolves.toMatchObject({});
  await broker.close();
});
