import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import express, { type RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpCache } from './http-cache.ts';
import type { HttpCacheOptions } from './options.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const KB = 1024;

/** Starts a cache before an express origin that counts its requests. */
async function site(origin: RequestHandler, options: Partial<HttpCacheOptions> = {}) {
  const asked: string[] = [];
  const cache = createHttpCache({
    bytes: 100 * KB,
    answerBytes: 20 * KB,
    tagsOf: (headers) => String(headers['cache-tag'] ?? '').split(','),
    ...options,
  });
  const app = express().disable('etag');
  app.use(cache.handle, (req, res, next) => {
    asked.push(`${req.method} ${req.url}`);
    return origin(req, res, next);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const get = async (path = '/', headers: Record<string, string> = {}, method = 'GET') => {
    const outgoing = request(url + path, { method, headers, agent: false }).end();
    const [answer] = await once(outgoing, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  return { asked, cache, get, url };
}

const PUBLIC = 'public, s-maxage=60';
const answering =
  (headers: Record<string, string>, body = 'answer'): RequestHandler =>
  (_, res) => {
    res.set({ 'Cache-Control': PUBLIC, ...headers }).send(body);
  };

describe('cached answers', () => {
  it('serves a public answer with its Age to others, and for HEAD', async () => {
    const { get, asked } = await site(answering({ ETag: '"1"', 'Content-Type': 'text/plain' }));
    const first = await get();
    const second = await get();
    expect(second).toMatchObject({ status: 200, body: 'answer' });
    expect(second.headers).toMatchObject({
      age: '0',
      etag: '"1"',
      'content-type': first.headers['content-type'],
    });
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(asked).toEqual(['GET /']);
  });

  it.each([
    ['without a Cache-Control', {}, { 'Cache-Control': '' }],
    ['private', {}, { 'Cache-Control': 'private, max-age=60' }],
    ['no-store', {}, { 'Cache-Control': 'no-store' }],
    ['with a cookie for its visitor', {}, { 'Set-Cookie': 'a=1' }],
    ['Vary: *', {}, { Vary: '*' }],
    ['public, of a request with a token', { authorization: 'Bearer a' }, {}],
    ['public, of a request with a cookie', { cookie: 'a=1' }, {}],
  ])('stores no answer that is %s', async (_, asking, saying) => {
    const { get, asked, cache } = await site(answering(saying));
    await get('/', asking);
    await get('/', asking);
    expect(asked).toHaveLength(2);
    expect(cache.size()).toBe(0);
  });

  it('bypasses requests with a token or a cookie', async () => {
    const { get, asked } = await site(answering({}));
    await get();
    await get('/', { authorization: 'Bearer a' });
    await get('/', { cookie: 'a=1' });
    expect(asked).toHaveLength(3);
  });

  it('forwards a request with no-store, and keeps the answer to others', async () => {
    const { get, asked, cache } = await site(answering({}));
    await get('/', { 'cache-control': 'no-store' });
    expect(cache.size()).toBe(0);
    await get();
    await get('/', { 'cache-control': 'max-age=0, No-Store' });
    await get();
    expect(asked).toHaveLength(3);
    expect(cache.size()).toBe(1);
  });

  it('keeps an answer after the refusal of one request', async () => {
    const { get, asked, cache } = await site((req, res) => {
      const isRefused = req.headers['user-agent'] === 'flood';
      res.status(isRefused ? 429 : 200);
      res.set('Cache-Control', isRefused ? 'no-store' : PUBLIC).send('answer');
    });
    expect((await get('/', { 'user-agent': 'flood' })).status).toBe(429);
    await get();
    await get();
    expect(asked).toHaveLength(2);
    expect(cache.size()).toBe(1);
  });

  it('keeps one answer for each value of Vary', async () => {
    const { get, asked } = await site((req, res) => {
      res.set({ 'Cache-Control': PUBLIC, Vary: 'Accept-Encoding' }).send(req.headers['accept-encoding']);
    });
    for (const encoding of ['br', 'gzip', 'br', 'gzip'])
      expect((await get('/', { 'accept-encoding': encoding })).body).toBe(encoding);
    expect(asked).toHaveLength(2);
  });

  it('keeps an answer of the maximum size, and no larger one', async () => {
    const { get, asked, cache } = await site(answering({}, 'x'.repeat(21 * KB)));
    await get();
    await get();
    expect(asked).toHaveLength(2);
    expect(cache.size()).toBe(0);
  });

  it('prefers Surrogate-Control, and does not forward it', async () => {
    const { get, asked } = await site(answering({ 'Cache-Control': 'no-store', 'Surrogate-Control': 'max-age=60' }));
    await get();
    const { headers } = await get();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('surrogate-control');
    expect(asked).toHaveLength(1);
  });
});

describe('conditional requests', () => {
  it('answers 304 from the cache and through it', async () => {
    const { get, asked } = await site(answering({ ETag: '"1"' }));
    const first = await get('/', { 'if-none-match': '"1"' });
    const second = await get('/', { 'if-none-match': 'W/"1"' });
    expect([first.status, second.status, second.body]).toEqual([304, 304, '']);
    expect((await get('/', { 'if-none-match': '"2"' })).body).toBe('answer');
    expect(asked).toHaveLength(1);
  });

  it('revalidates a stale answer with the origin', async () => {
    const seen: unknown[] = [];
    const { get } = await site((req, res) => {
      seen.push(req.headers['if-none-match']);
      res.set({ 'Cache-Control': 'public, s-maxage=1', Age: '1', ETag: '"1"' });
      if (req.headers['if-none-match'] === '"1"') res.status(304).end();
      else res.send('answer');
    });
    for (let time = 0; time < 3; time++) expect((await get()).body).toBe('answer');
    expect(seen).toEqual([undefined, '"1"', '"1"']);
  });

  it.each([
    ['a cookie', { 'Set-Cookie': 'a=1' }],
    ['private', { 'Cache-Control': 'private' }],
  ])('do not keep what a revalidation with %s adds', async (_, added) => {
    let fetches = 0;
    const { get } = await site((req, res) => {
      fetches++;
      res.set({ 'Cache-Control': 'public, s-maxage=60', ETag: '"1"' });
      if (fetches === 1) res.set('Age', '60').send('answer');
      else if (fetches === 2 && req.headers['if-none-match'])
        res
          .set({ ...added, 'X-Visitor': '2' })
          .status(304)
          .end();
      else res.send('answer');
    });
    await get();
    expect((await get()).headers).toMatchObject({ 'x-visitor': '2' });
    expect((await get()).headers).not.toHaveProperty('x-visitor');
    expect(fetches).toBe(3);
  });
});

describe('concurrent requests', () => {
  it('wait for one fetch', async () => {
    const { get, asked } = await site((_, res) => {
      setTimeout(() => res.set('Cache-Control', PUBLIC).send('answer'), 50);
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['answer']));
    expect(asked).toHaveLength(1);
  });

  it('do not wait for a client that reads slowly', async () => {
    const large = 'x'.repeat(8 * KB * KB);
    const pieces = (_: unknown, res: express.Response) => {
      res.set('Cache-Control', PUBLIC);
      Readable.from(large.match(/x{65536}/g) ?? []).pipe(res);
    };
    const { get, url } = await site(pieces, { bytes: 64 * KB * KB, answerBytes: 16 * KB * KB });
    const slow = request(url, { agent: false }).end();
    const [answer] = await once(slow, 'response');
    answer.pause();
    expect((await get()).body).toHaveLength(large.length);
    slow.destroy();
  });

  it('fetch themselves when the first client disconnects', async () => {
    let isFirst = true;
    const { get, url, asked } = await site((_, res) => {
      if (isFirst) isFirst = false;
      else res.set('Cache-Control', PUBLIC).send('answer');
    });
    const left = request(url, { agent: false }).end();
    left.on('error', () => {});
    await expect.poll(() => asked).toHaveLength(1);
    const waiting = get();
    left.destroy();
    expect((await waiting).body).toBe('answer');
  });

  it('share a failure, and fetch themselves when the answer cannot be kept', async () => {
    let status = 503;
    const { get, asked } = await site(
      (_, res) => {
        setTimeout(() => res.status(status).set('Cache-Control', 'no-store').send('mine'), 50);
      },
      { refuse: (_, res, failed) => res.writeHead(failed).end('shared') },
    );
    const failed = await Promise.all([get(), get(), get()]);
    expect(failed.map((failure) => `${failure.status} ${failure.body}`).toSorted()).toEqual([
      '503 mine',
      '503 shared',
      '503 shared',
    ]);
    status = 200;
    const own = await Promise.all([get(), get(), get()]);
    expect(own.map(({ body }) => body)).toEqual(['mine', 'mine', 'mine']);
    expect(asked).toHaveLength(4);
  });
});

describe('purges', () => {
  it('remove the answers with the tag, and no others', async () => {
    const { get, asked, cache } = await site((req, res) => {
      res.set({ 'Cache-Control': PUBLIC, 'Cache-Tag': `all,${req.path.slice(1)}` }).send('answer');
    });
    await get('/a');
    await get('/b');
    cache.purge(['a']);
    await get('/a');
    await get('/b');
    expect(asked).toEqual(['GET /a', 'GET /b', 'GET /a']);
    cache.purge(['all']);
    expect(cache.size()).toBe(0);
  });

  it('keep an answer in flight from being kept or waited for', async () => {
    let answer = () => {};
    let body = 'old';
    const { get, asked, cache } = await site((_, res) => {
      const now = body;
      const send = () => res.set({ 'Cache-Control': PUBLIC, 'Cache-Tag': 'a' }).send(now);
      if (now === 'old') answer = send;
      else send();
    });
    const old = get();
    await expect.poll(() => asked).toHaveLength(1);
    body = 'new';
    cache.purge(['a']);
    expect((await get()).body).toBe('new');
    answer();
    expect((await old).body).toBe('old');
    expect((await get()).body).toBe('new');
    expect(asked).toHaveLength(2);
  });

  it('take effect before the caller of a change is answered', async () => {
    let state = 1;
    const { get } = await site((req, res) => {
      if (req.method === 'PUT') {
        state++;
        res.set('Cache-Group-Invalidation', '"a", "b"').send('done');
      } else res.set({ 'Cache-Control': PUBLIC, 'Cache-Tag': 'b' }).send(String(state));
    });
    expect((await get()).body).toBe('1');
    await get('/other', {}, 'PUT');
    expect((await get()).body).toBe('2');
  });
});

describe('unavailable origin', () => {
  const failing = (saying: string) => {
    const state = { isDown: false };
    const origin: RequestHandler = (_, res) => {
      if (state.isDown) res.status(503).send('down');
      else res.set('Cache-Control', saying).send('answer');
    };
    return { state, origin };
  };

  it('serves a cached answer with stale-if-error, and no other', async () => {
    for (const [saying, expected] of [
      ['public, s-maxage=60, stale-if-error=60', 'answer'],
      ['public, s-maxage=60', 'down'],
      ['public, s-maxage=60, must-revalidate, stale-if-error=60', 'down'],
    ] as const) {
      const { state, origin } = failing(saying);
      const { get } = await site(origin, { isReady: () => !state.isDown });
      await get();
      state.isDown = true;
      expect((await get()).body, saying).toBe(expected);
    }
  });

  it('serves it when it is stale as well', async () => {
    const state = { isDown: false };
    const { get } = await site((_, res) => {
      if (state.isDown) res.status(503).send('down');
      else res.set({ 'Cache-Control': 'public, s-maxage=1, stale-if-error=60', Age: '5' }).send('answer');
    });
    await get();
    state.isDown = true;
    expect(await get()).toMatchObject({ status: 200, body: 'answer' });
  });
});

describe('hostile callers', () => {
  it('fill no more than one path’s share with invented queries', async () => {
    const { get, cache, asked } = await site(answering({}, 'x'.repeat(KB)), { familyBytes: 30 * KB });
    await get('/item');
    for (let number = 0; number < 50; number++) await get(`/list?q=${number}`);
    expect(cache.bytes()).toBeLessThan(35 * KB);
    await get('/item');
    expect(asked.filter((candidate) => candidate === 'GET /item')).toHaveLength(1);
  });

  it('cannot exceed the total size', async () => {
    const { get, cache } = await site(answering({}, 'x'.repeat(KB)));
    for (let number = 0; number < 60; number++) await get(`/${number}`);
    expect(cache.bytes()).toBeLessThanOrEqual(100 * KB);
    await get(`/${'x'.repeat(2000)}`);
    expect(cache.bytes()).toBeLessThanOrEqual(100 * KB);
  });

  it('get answers of their own host alone', async () => {
    const { get } = await site((req, res) => {
      res.set('Cache-Control', PUBLIC).send(req.headers.host);
    });
    await get('/', { host: 'evil.example' });
    expect((await get('/', { host: 'shop.example' })).body).toBe('shop.example');
  });
});
