import { endSession, listSessions, updatePassword, verifyPassword } from '@ethereal/contracts/identity';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { connectRedis, type Redis } from '@ethereal/service-kit/redis';
import { testLogger } from '@ethereal/service-kit/testing/harness';
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
/** As after a restart of Redis without its data. */
async function loseRedisData(): Promise<void> {
  const keys = await redis.keys(`${identity.env.REDIS_PREFIX}revo*`);
  if (keys.length > 0) await redis.del(keys);
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

it('keeps sessions ended when Redis has lost its data', async () => {
  const person = await identity.loggedIn();
  const other = await identity.logIn(person);
  const signedOut = await identity.logIn(person);
  const sessionId = (await list(signedOut)).find(({ current }) => current)?._id ?? '';
  await identity.ask(endSession, { token: signedOut, params: { sessionId } });
  await changePassword(person.token, person.password);
  expect(await identity.isValid(other)).toBe(false);
  await loseRedisData();
  expect(await identity.isValid(other)).toBe(false);
  await vi.waitFor(
    async () => expect(await redis.exists(`${identity.env.REDIS_PREFIX}revocations:complete`)).toBe(1),
    { timeout: 15_000, interval: 50 },
  );
  expect(await identity.isValid(signedOut)).toBe(false);
  expect(await identity.isValid(person.token)).toBe(true);
  expect(await redis.keys(`${identity.env.REDIS_PREFIX}revoked:user:*`)).not.toEqual([]);
});

it('tells other services by event, so that they refuse without Redis, too', async () => {
  const person = await identity.loggedIn();
  const other = await identity.logIn(person);
  const { RABBITMQ_URL: url = '', EVENTS_EXCHANGE: exchange = '', REDIS_PREFIX: prefix = '' } = identity.env;
  const broker = await connectBroker({ url, exchange, logger: testLogger, name: 'test' });
  await broker.ready();
  const jwksUrl = `${identity.url}/.well-known/jwks.json`;
  const auth = createAuthenticator({
    jwksUrl,
    redis,
    prefix: `${prefix}elsewhere:`,
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
