import {
  getUserDetails,
  logIn,
  requestPasswordReset,
  signUp,
  validateUser,
} from '@ethereal/contracts/identity';
import { backingServices } from '@ethereal/service-kit/testing/harness';
import { startTcpProxy, type TcpProxy } from '@ethereal/service-kit/testing/tcp-proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/identity.ts';

let identity: TestIdentity;
let redis: TcpProxy;
beforeAll(async () => {
  redis = await startTcpProxy(backingServices().redisUrl);
  identity = await openTestIdentity({ REDIS_URL: redis.url });
});
afterAll(async () => {
  await identity.close();
  await redis.close();
});

describe('while Redis is away', () => {
  it('what cannot be checked safely is put off, the rest goes on, and all is well when it is back', async () => {
    const person = await identity.loggedIn();
    await redis.cut();
    const putOff = [
      await identity.ask(logIn, { body: { email: person.email, password: person.password } }),
      await identity.ask(validateUser, { token: person.token }),
      await identity.ask(getUserDetails, { token: person.token }),
      await identity.ask(requestPasswordReset, { body: { email: person.email } }),
    ];
    expect(putOff.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    for (const { headers } of putOff) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await identity.ask(validateUser, { token: 'garbage' })).body).toEqual({ valid: false });
    expect((await identity.ask(signUp, { body: somebody() })).status).toBe(201);

    await redis.restore();
    await expect
      .poll(async () => (await identity.ask(validateUser, { token: person.token })).status, {
        timeout: 10_000,
      })
      .toBe(200);
    expect(await identity.isValid(await identity.logIn(person))).toBe(true);
  });
});
