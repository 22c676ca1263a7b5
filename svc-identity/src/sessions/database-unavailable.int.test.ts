import type { Call } from '@ethereal/contracts/call';
import * as calls from '@ethereal/contracts/identity';
import { backingServices } from '@ethereal/service-kit/testing/harness';
import { startTcpProxy, type TcpProxy } from '@ethereal/service-kit/testing/tcp-proxy';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
let mongodb: TcpProxy;
beforeAll(async () => {
  mongodb = await startTcpProxy(backingServices().mongodbUrl);
  identity = await openTestIdentity({ MONGODB_URL: mongodb.url });
});
afterAll(async () => {
  await identity.close();
  await mongodb.close();
});

/** `cut`: the connection is refused; `stall`: the proxy accepts requests and never answers. */
it.each(['cut', 'stall'] as const)(
  'answers 503 to log-in, sign-up and account within 7 s, then within 3 s, while its database is away (%s), and recovers',
  async (how) => {
    const person = await identity.loggedIn();
    const { email, password, token } = person;
    const refused = async (maxMs: number, call: Call, sent: Parameters<TestIdentity['ask']>[1]) => {
      const begun = performance.now();
      const { status, headers } = await identity.ask(call, sent);
      expect([call.id, status, Number(headers.get('retry-after')) > 0]).toEqual([call.id, 503, true]);
      expect(performance.now() - begun, call.id).toBeLessThan(maxMs);
    };
    const all = (maxMs: number) =>
      Promise.all([
        refused(maxMs, calls.logIn, { body: { email, password } }),
        refused(maxMs, calls.signUp, { body: somebody() }),
        refused(maxMs, calls.getUserDetails, { token }),
      ]);
    await mongodb[how]();
    await all(7000);
    await all(3000);
    await (how === 'cut' ? mongodb.restore() : mongodb.resume());
    const logIn = () => identity.ask(calls.logIn, { body: { email, password } });
    await vi.waitFor(async () => expect((await logIn()).status).toBe(200), 15_000);
    expect(await identity.isValid(token)).toBe(true);
  },
  60_000,
);
