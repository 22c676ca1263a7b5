import type { Call } from '@ethereal/contracts/call';
import * as calls from '@ethereal/contracts/identity';
import { backingServices } from '@ethereal/service-kit/testing/harness';
import { startTcpProxy, type TcpProxy } from '@ethereal/service-kit/testing/tcp-proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

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

/** `cut`: the connection is refused; `stall`: the proxy accepts requests and never answers. */
describe.each(['cut', 'stall'] as const)('while Redis is unavailable (%s)', (how) => {
  const timed = async (call: Call, sent: Parameters<TestIdentity['ask']>[1]) => {
    const begun = performance.now();
    const { status, body } = await identity.ask(call, sent);
    expect(performance.now() - begun, call.id).toBeLessThan(2000);
    return [status, body.valid ?? body.match ?? body.success];
  };

  it('logs people in and out, ends sessions, changes passwords, and limits guesses', async () => {
    const person = await identity.loggedIn();
    const other = await identity.logIn(person);
    await redis[how]();
    const { email, password } = person;
    const { token } = person;
    expect(await timed(calls.logIn, { body: { email, password } })).toEqual([200, undefined]);
    expect(await timed(calls.validateUser, { token })).toEqual([200, true]);
    expect(await timed(calls.getUserDetails, { token })).toEqual([200, undefined]);
    expect(await timed(calls.requestPasswordReset, { body: { email } })).toEqual([200, undefined]);
    expect(await timed(calls.signUp, { body: somebody() })).toEqual([201, undefined]);
    expect(await timed(calls.verifyPassword, { token, body: { password } })).toEqual([200, true]);
    expect(await timed(calls.updatePassword, { token, body: { newPassword: 'better77' } })).toEqual([200, true]);
    expect(await identity.isValid(other)).toBe(false);
    expect(await timed(calls.signOut, { token })).toEqual([200, undefined]);
    expect(await identity.isValid(token)).toBe(false);

    const wrong = { body: { email, password: 'wrong77' } };
    for (let time = 0; time < 10; time += 1) expect((await identity.ask(calls.logIn, wrong)).status).toBe(401);
    expect((await identity.ask(calls.logIn, wrong)).status).toBe(429);
    await (how === 'cut' ? redis.restore() : redis.resume());
  });
});
