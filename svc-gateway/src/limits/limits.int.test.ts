import { connectRedis } from '@ethereal/service-kit/redis';
import { backingServices, testLogger, testPrefix } from '@ethereal/service-kit/testing/harness';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { answerJson, startFakeService } from '../testing/fake-service.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { createSharedCounter } from './shared-counter.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function counter(prefix: string, url = backingServices().redisUrl) {
  const redis = await connectRedis({ url, logger: testLogger });
  const shared = createSharedCounter({ redis, prefix });
  stops.push(shared.stop, () => redis.disconnect());
  return shared;
}

const limit = { windowSeconds: 3600, max: 10 };

describe('limits', () => {
  it('count together over several gateways', async () => {
    const prefix = testPrefix('limits');
    const [one, other] = [await counter(prefix), await counter(prefix)];
    for (let i = 0; i < 10; i++) expect(one.hit('call:address', limit, Date.now()).allowed).toBe(true);
    await eventually(() => expect(other.hit('call:address', limit, Date.now()).allowed).toBe(false));
    expect(other.hit('call:somebody-else', limit, Date.now()).allowed).toBe(true);
  });

  it('begin anew with the next window, and say when that is', async () => {
    const one = await counter(testPrefix('limits'));
    const start = 3600_000 * 500_000;
    for (let i = 0; i < 10; i++) one.hit('key', limit, start);
    expect(one.hit('key', limit, start + 1_000_000)).toEqual({ allowed: false, retryAfterSeconds: 2600 });
    expect(one.hit('key', limit, start + 3_600_000).allowed).toBe(true);
  });

  it('hold for one gateway alone while Redis is away', async () => {
    const one = await counter(testPrefix('limits'), 'redis://127.0.0.1:9');
    for (let i = 0; i < 10; i++) expect(one.hit('key', limit, Date.now()).allowed).toBe(true);
    expect(one.hit('key', limit, Date.now()).allowed).toBe(false);
  });

  it('answer 429 with the time to wait, per call', async () => {
    const identity = await startFakeService(answerJson({ message: 'ok' }, 201));
    const gateway = await startGateway({ IDENTITY_URLS: identity.url, RATE_LIMIT_FACTOR: '0.02' });
    stops.push(identity.close, gateway.close);
    const signUp = () => fetch(`${gateway.url}/api/signup`, { method: 'POST', body: '{}' });
    expect((await signUp()).status).toBe(201);
    expect((await signUp()).status).toBe(201);
    const refused = await signUp();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await fetch(`${gateway.url}/api/validate-user`)).status).toBe(201);
    expect(identity.seen).toHaveLength(3);
  });
});
