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
  it('count requests across several gateways', async () => {
    const prefix = testPrefix('limits');
    const [first, second] = [await counter(prefix), await counter(prefix)];
    for (let i = 0; i < 10; i++) expect(first.hit('call:address', limit, Date.now()).allowed).toBe(true);
    await eventually(() => expect(second.hit('call:address', limit, Date.now()).allowed).toBe(false));
    expect(second.hit('call:somebody-else', limit, Date.now()).allowed).toBe(true);
  });

  it('exchange a count from two percent of its limit on', async () => {
    const prefix = testPrefix('limits');
    const [first, second] = [await counter(prefix), await counter(prefix)];
    const redis = await connectRedis({ url: backingServices().redisUrl, logger: testLogger });
    stops.push(() => redis.disconnect());
    const hit = (key: string, times: number) => {
      for (let i = 0; i < times; i++) first.hit(key, { windowSeconds: 3600, max: 500 }, Date.now());
    };
    hit('few', 9);
    hit('many', 10);
    await eventually(async () => expect(await redis.keys(`${prefix}many:*`)).toHaveLength(1));
    expect(await redis.keys(`${prefix}few:*`)).toEqual([]);
    hit('few', 1);
    await eventually(async () => expect(await redis.get((await redis.keys(`${prefix}few:*`))[0] ?? '')).toBe('10'));
    // The other gateway learns the count with its own next exchange.
    for (let i = 0; i < 10; i++) second.hit('few', { windowSeconds: 3600, max: 500 }, Date.now());
    await eventually(async () => expect(await redis.get((await redis.keys(`${prefix}few:*`))[0] ?? '')).toBe('20'));
  });

  it('restart with the next window and return the time until then', async () => {
    const gateway = await counter(testPrefix('limits'));
    const start = 3600_000 * 500_000;
    for (let i = 0; i < 10; i++) gateway.hit('key', limit, start);
    expect(gateway.hit('key', limit, start + 1_000_000)).toEqual({ allowed: false, retryAfterSeconds: 2600 });
    expect(gateway.hit('key', limit, start + 3_600_000).allowed).toBe(true);
  });

  it('apply to one gateway alone while Redis is unavailable', async () => {
    const gateway = await counter(testPrefix('limits'), 'redis://127.0.0.1:9');
    for (let i = 0; i < 10; i++) expect(gateway.hit('key', limit, Date.now()).allowed).toBe(true);
    expect(gateway.hit('key', limit, Date.now()).allowed).toBe(false);
  });

  it('count the key anew that called least recently, beyond 100,000 keys', async () => {
    const gateway = await counter(testPrefix('limits'), 'redis://127.0.0.1:9');
    const once = { windowSeconds: 3600, max: 1 };
    const hit = (key: string) => gateway.hit(key, once, Date.now()).allowed;
    expect([hit('first'), hit('first')]).toEqual([true, false]);
    for (let i = 0; i < 100_000; i++) hit(`key ${i}`);
    expect([hit('key 99999'), hit('first')]).toEqual([false, true]);
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

  it.each(['/ethereal', '/api/docs', '/remotes.json', '/api/openapi.json'])(
    'apply to the gateway’s own %s, and not to its probes',
    async (path) => {
      const gateway = await startGateway({ RATE_LIMIT_FACTOR: '0.0001' });
      stops.push(gateway.close);
      const statuses = [];
      for (let i = 0; i < 3; i++) statuses.push((await fetch(gateway.url + path)).status);
      expect(statuses).toContain(429);
      for (let i = 0; i < 3; i++) expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    },
  );

  it('count the addresses of one IPv6 network together', async () => {
    const identity = await startFakeService(answerJson({}, 201));
    const gateway = await startGateway({
      IDENTITY_URLS: identity.url,
      RATE_LIMIT_FACTOR: '0.01',
      TRUST_PROXY: '127.0.0.1',
    });
    stops.push(identity.close, gateway.close);
    const signUp = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await fetch(`${gateway.url}/api/signup`, { method: 'POST', body: '{}', headers })).status;
    };
    expect(await signUp('2001:db8:1:1::1')).toBe(201);
    expect(await signUp('2001:db8:1:1:ffff::2')).toBe(429);
    expect(await signUp('2001:db8:1:2::1')).toBe(201);
  });
});
