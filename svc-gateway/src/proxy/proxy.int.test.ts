import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { answeredError } from '@ethereal/contracts/call';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { answerJson, type FakeAnswer, startFakeService } from '../testing/fake-service.ts';
import { startGateway } from '../testing/start-gateway.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function fake(answer: FakeAnswer = answerJson({}), port?: number) {
  const service = await startFakeService(answer, port);
  stops.push(() => service.close().catch(() => {}));
  return service;
}

async function gateway(env: Record<string, string>) {
  const started = await startGateway(env);
  stops.push(started.close);
  return started;
}

/** Returns the instances that the gateway's status page lists as ready. */
async function readyInstances(url: string, service: string): Promise<string[]> {
  const status = await (await fetch(`${url}/status`)).json();
  const { instances } = status.services.find((candidate: { name: string }) => candidate.name === service);
  return instances.flatMap((instance: { health: string; url: string }) =>
    instance.health === 'ready' ? [instance.url] : [],
  );
}

/** Returns a function that returns the faults of failed requests logged from now on. */
function whyFailed(): () => unknown[] {
  const warned = vi.spyOn(testLogger, 'warn');
  stops.push(() => warned.mockRestore());
  return () =>
    warned.mock.calls.flatMap(([line, message]) => (message === 'request failed' ? [Object(line).fault] : []));
}

async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  const body = answeredError.parse(await response.json());
  expect(body).toMatchObject({
    code: 'UNAVAILABLE',
    requestId: response.headers.get('x-request-id'),
  });
}

describe('forwarding', () => {
  it("sends the request unchanged, with the caller's address, to the service", async () => {
    const catalog = await fake((req, res) => res.end(JSON.stringify({ url: req.url, headers: req.headers })));
    const { url, port } = await gateway({ CATALOG_URLS: catalog.url });
    const response = await fetch(`${url}/api/items?search=a%20b&limit=3`, {
      headers: {
        'x-request-id': 'request-0001',
        'x-forwarded-for': '6.6.6.6',
        'proxy-authorization': 'secret',
        authorization: 'Bearer token',
      },
    });
    const seen = await response.json();
    expect(seen.url).toBe('/api/items?search=a%20b&limit=3');
    expect(seen.headers).toMatchObject({
      'x-request-id': 'request-0001',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${port}`,
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
      authorization: 'Bearer token',
    });
    expect(seen.headers).not.toHaveProperty('proxy-authorization');
    expect(response.headers.get('x-request-id')).toBe('request-0001');
  });

  it('returns the answer unchanged, without internal headers', async () => {
    const identity = await fake((_, res) => {
      res.writeHead(418, { 'x-powered-by': 'tea', server: 'pot', 'set-cookie': ['a=1', 'b=2'], etag: '"e"' });
      res.end('short');
    });
    const { url } = await gateway({ IDENTITY_URLS: identity.url });
    const response = await fetch(`${url}/api/login`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(418);
    expect(await response.text()).toBe('short');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('etag')).toBe('"e"');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('x-powered-by')).toBe(false);
    expect(response.headers.has('server')).toBe(false);
  });

  it('makes answers about a person uncacheable', async () => {
    const identity = await fake((req, res) => {
      if (req.url?.includes('own')) res.setHeader('cache-control', 'private, no-cache');
      res.end('{}');
    });
    const { url } = await gateway({ IDENTITY_URLS: identity.url, CATALOG_URLS: identity.url });
    const kept = async (path: string, init: RequestInit = {}) =>
      (await fetch(url + path, init)).headers.get('cache-control');
    const headers = { authorization: 'Bearer token' };
    expect(await kept('/api/validate-user', { headers })).toBe('no-store');
    expect(await kept('/api/login', { method: 'POST', body: '{}' })).toBe('no-store');
    expect(await kept('/api/validate-user?own', { headers })).toBe('private, no-cache');
    expect(await kept('/api/items')).toBeNull();
  });

  it('sends Strict-Transport-Security to browsers behind TLS only', async () => {
    const { url } = await gateway({ TRUST_PROXY: '127.0.0.1' });
    const secure = async (scheme: string, path: string) =>
      (await fetch(url + path, { headers: { 'x-forwarded-proto': scheme } })).headers.get('strict-transport-security');
    for (const path of ['/ethereal', '/api/nothing', '/remotes.json', '/api/cart'])
      expect(await secure('https', path), path).toMatch(/^max-age=31536000/);
    expect(await secure('http', '/ethereal')).toBeNull();
  });

  it('streams a large upload without buffering it', async () => {
    const size = 25 * 1024 * 1024;
    const catalog = await fake((req, res) => {
      let bytes = 0;
      req.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      req.on('end', () => res.end(JSON.stringify({ bytes })));
    });
    const { url } = await gateway({ CATALOG_URLS: catalog.url });
    const response = await fetch(`${url}/api/images`, { method: 'POST', body: Buffer.alloc(size, 'x') });
    expect(await response.json()).toEqual({ bytes: size });
  });

  it.each([
    ['a body with a Content-Length above the limit', Buffer.alloc(2 * 1024 * 1024)],
    ['a body of unknown length that exceeds the limit', new Blob([Buffer.alloc(2 * 1024 * 1024)]).stream()],
  ])('refuses %s', async (_, body) => {
    const identity = await fake((req, res) => {
      req.resume();
      req.on('end', () => res.end());
    });
    const { url } = await gateway({ IDENTITY_URLS: identity.url });
    const response = await fetch(`${url}/api/login`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(answeredError.parse(await response.json()).code).toBe('TOO_LARGE');
  });
});

describe('event streams', () => {
  it('arrive event by event, and end upstream when the visitor leaves', async () => {
    let more = () => {};
    const left = vi.fn();
    const chat = await fake((_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: one\n\n');
      more = () => res.write('data: two\n\n');
      res.on('close', left);
    });
    const { url } = await gateway({ CHAT_URLS: chat.url });
    const leave = new AbortController();
    const response = await fetch(`${url}/chat_stream/hello`, { signal: leave.signal });
    const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await pieces?.read()).toMatchObject({ value: 'data: one\n\n' });
    more();
    expect(await pieces?.read()).toMatchObject({ value: 'data: two\n\n' });
    leave.abort();
    await eventually(() => expect(left).toHaveBeenCalled());
  });
});

describe('unavailable service', () => {
  it('causes 503, and is found again when it is back', async () => {
    const first = await fake(answerJson({ from: 'first' }));
    const { url } = await gateway({ CATALOG_URLS: first.url });
    expect((await fetch(`${url}/api/items`)).status).toBe(200);
    await first.close();
    const why = whyFailed();
    await expectUnavailable(await fetch(`${url}/api/items`));
    await expectUnavailable(await fetch(`${url}/api/upload-item`, { method: 'POST', body: '{}' }));
    await eventually(() => expect(why()).toEqual(['no-instance', 'no-instance']));
    await fake(answerJson({ from: 'second' }), first.port);
    await eventually(async () => expect((await fetch(`${url}/api/items`)).status).toBe(200));
  });

  it('causes no failure when it is back at once, because unsent requests wait for it', async () => {
    const orders = await fake();
    const { url } = await gateway({ ORDERS_URLS: orders.url });
    await eventually(async () => expect(await readyInstances(url, 'svc-orders')).toEqual([orders.url]));
    await orders.close();
    const waiting = fetch(`${url}/api/cart/add`, { method: 'POST', body: '{"productId":"1"}' });
    const again = await fake((req, res) => req.pipe(res), orders.port);
    const response = await waiting;
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ productId: '1' });
    expect(again.seen).toEqual(['POST /api/cart/add']);
  });

  it('does not affect other services', async () => {
    const catalog = await fake(answerJson([]));
    const { url } = await gateway({ CATALOG_URLS: catalog.url });
    await expectUnavailable(await fetch(`${url}/api/cart`));
    expect((await fetch(`${url}/api/items`)).status).toBe(200);
  });

  it('causes 503 when it freezes during a request, and is used again when it resumes', async () => {
    const script = `
      const { createServer } = require('node:http');
      const server = createServer((req, res) => res.end('{}')).listen(0, '127.0.0.1', () =>
        console.log(server.address().port));`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    stops.push(() => child.kill('SIGKILL'));
    const [line] = await once(child.stdout, 'data');
    const { url } = await gateway({ CATALOG_URLS: `http://127.0.0.1:${String(line).trim()}` });
    await eventually(async () => expect((await fetch(`${url}/api/items`)).status).toBe(200));
    child.kill('SIGSTOP');
    const answers = await Promise.all([
      fetch(`${url}/api/items`),
      fetch(`${url}/api/upload-item`, { method: 'POST', body: '{}' }),
    ]);
    for (const answer of answers) await expectUnavailable(answer);
    child.kill('SIGCONT');
    await eventually(async () => expect((await fetch(`${url}/api/items`)).status).toBe(200));
  });

  it('causes no failure when an instance is silent for no longer than UPSTREAM_SILENT_MS', async () => {
    const { url } = await gateway({ CATALOG_URLS: (await blockedAtRequest(2000)).url, UPSTREAM_SILENT_MS: '20000' });
    await eventually(async () => expect(await readyInstances(url, 'svc-catalog')).toHaveLength(1));
    const [waiting, next] = [fetch(`${url}/api/items`), fetch(`${url}/api/items`)];
    expect([(await waiting).status, (await next).status]).toEqual([200, 200]);
  });
});

/** Starts a service whose only thread is blocked for a time from each call on, in milliseconds; by default forever. */
async function blockedAtRequest(ms = Number.POSITIVE_INFINITY) {
  const script = `
    const { createServer } = require('node:http');
    const server = createServer((req, res) => {
      const until = performance.now() + ${ms};
      if (req.url.startsWith('/api')) while (performance.now() < until);
      res.end('{}');
    }).listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  stops.push(() => child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(line).trim()}` };
}

describe('several instances', () => {
  it('do not all receive a request that the first one could not answer in time', async () => {
    const children = await Promise.all([blockedAtRequest(), blockedAtRequest()]);
    const { url } = await gateway({ CATALOG_URLS: children.map((entry) => entry.url).join(',') });
    await eventually(async () => expect(await readyInstances(url, 'svc-catalog')).toHaveLength(2));
    await expectUnavailable(await fetch(`${url}/api/items`));
    expect(await readyInstances(url, 'svc-catalog')).toHaveLength(1);
  });

  it('take turns, and exclude one that stops or is not ready', async () => {
    const [a, b] = [await fake(), await fake()];
    const { url } = await gateway({ CATALOG_URLS: `${a.url},${b.url}` });
    await eventually(async () => expect(await readyInstances(url, 'svc-catalog')).toHaveLength(2));
    for (let i = 0; i < 10; i++) await fetch(`${url}/api/items`);
    expect(a.seen).toHaveLength(5);
    expect(b.seen).toHaveLength(5);
    a.setReady(false);
    await eventually(async () => expect(await readyInstances(url, 'svc-catalog')).toEqual([b.url]));
    for (let i = 0; i < 4; i++) expect((await fetch(`${url}/api/items`)).status).toBe(200);
    expect(a.seen).toHaveLength(5);
    expect(b.seen).toHaveLength(9);
  });

  it('receive requests while none is ready, as long as they answer', async () => {
    const only = await fake();
    only.setReady(false);
    const { url } = await gateway({ CATALOG_URLS: only.url });
    expect((await fetch(`${url}/api/items`)).status).toBe(200);
  });

  it('count as alive while their readiness probe hangs', async () => {
    const only = await fake();
    only.hangReadiness();
    const { url } = await gateway({ CATALOG_URLS: only.url });
    const health = async () => {
      const status = await (await fetch(`${url}/status`)).json();
      return status.services.find((service: { name: string }) => service.name === 'svc-catalog').instances[0].health;
    };
    // The health is `unready` only after the readiness probe timed out. By then /healthz must have shown that the
    // instance is alive.
    await eventually(async () => expect(await health()).toBe('unready'));
    expect((await fetch(`${url}/api/items`)).status).toBe(200);
  });

  it('can fail one after the other under load without a failed request', async () => {
    const instances = [await fake(), await fake()];
    const { url } = await gateway({ CATALOG_URLS: instances.map((entry) => entry.url).join(',') });
    await eventually(async () => expect(await readyInstances(url, 'svc-catalog')).toHaveLength(2));
    const statuses = new Set<number>();
    let over = false;
    const shopper = async () => {
      while (!over) statuses.add((await fetch(`${url}/api/items`)).status);
    };
    const shoppers = Array.from({ length: 8 }, shopper);
    for (const instance of instances) {
      await instance.close();
      await fake(answerJson({}), instance.port);
      await eventually(async () => expect(await readyInstances(url, 'svc-catalog')).toHaveLength(2));
    }
    over = true;
    await Promise.all(shoppers);
    expect([...statuses]).toEqual([200]);
  });
});

describe('broken connection to a service', () => {
  const breaksOnce = (): FakeAnswer => {
    let times = 0;
    return (req, res) => {
      if (times++ === 0) req.socket.destroy();
      else res.end('{}');
    };
  };

  it('repeats a request that only reads', async () => {
    const catalog = await fake(breaksOnce());
    const { url } = await gateway({ CATALOG_URLS: catalog.url });
    expect((await fetch(`${url}/api/items`)).status).toBe(200);
    expect(catalog.seen).toEqual(['GET /api/items', 'GET /api/items']);
  });

  it('sends a change once and logs the fault', async () => {
    const catalog = await fake(breaksOnce());
    const { url } = await gateway({ CATALOG_URLS: catalog.url });
    const why = whyFailed();
    await expectUnavailable(await fetch(`${url}/api/upload-item`, { method: 'POST', body: '{}' }));
    expect(catalog.seen).toEqual(['POST /api/upload-item']);
    await eventually(() => expect(why()).toEqual(['reset']));
  });

  it('ends the visitor’s connection when half of the answer was sent', async () => {
    const catalog = await fake((req, res) => {
      res.writeHead(200, { 'content-length': 10 });
      res.write('half', () => req.socket.destroy());
    });
    const { url } = await gateway({ CATALOG_URLS: catalog.url });
    const response = await fetch(`${url}/api/items`);
    await expect(response.text()).rejects.toThrow();
  });
});

describe('deadlines and the breaker', () => {
  it('answer 504 when an instance does not answer in time', async () => {
    const catalog = await fake(() => {});
    const { url } = await gateway({ CATALOG_URLS: catalog.url, UPSTREAM_DEADLINE_MS: '200' });
    const response = await fetch(`${url}/api/items`);
    expect(response.status).toBe(504);
    expect(answeredError.parse(await response.json()).code).toBe('GATEWAY_TIMEOUT');
  });

  it('keep requests away from a failing instance for a while, then try it again', async () => {
    const orders = await fake(() => {});
    const { url } = await gateway({ ORDERS_URLS: orders.url, UPSTREAM_DEADLINE_MS: '300' });
    for (let i = 0; i < 5; i++) expect((await fetch(`${url}/api/cart`)).status).toBe(504);
    const forwarded = orders.seen.length;
    await expectUnavailable(await fetch(`${url}/api/cart`));
    expect(orders.seen).toHaveLength(forwarded);
    orders.answerWith(answerJson({ items: [], total: 0 }));
    await eventually(async () => expect((await fetch(`${url}/api/cart`)).status).toBe(200));
  });

  it('end the request upstream when the visitor leaves', async () => {
    const left = vi.fn();
    const catalog = await fake((_, res) => res.on('close', left));
    const { port } = await gateway({ CATALOG_URLS: catalog.url });
    const visit = request({ port, host: '127.0.0.1', path: '/api/items' });
    visit.on('error', () => {});
    visit.end();
    await eventually(() => expect(catalog.seen).toHaveLength(1));
    visit.destroy();
    await eventually(() => expect(left).toHaveBeenCalled());
  });
});

describe('unfinished body', () => {
  const begin = (port: number, path: string, bytes: number) => {
    const visit = request({ port, host: '127.0.0.1', path, method: 'POST' });
    visit.on('error', () => {});
    visit.write(Buffer.alloc(bytes, 'x'));
    const answer = once(visit, 'response').then(async ([response]) => {
      const body = answeredError.parse(JSON.parse(await text(response)));
      return { status: response.statusCode, connection: response.headers.connection, code: body.code };
    });
    return answer.finally(() => visit.destroy());
  };
  const late = { status: 408, connection: 'close', code: 'REQUEST_TIMEOUT' };

  it.each([
    ['at its beginning', 10],
    ['after much of it was forwarded', 200_000],
  ])('causes 408 %s and affects no other request', async (_, bytes) => {
    const catalog = await fake((req, res) => {
      req.resume();
      req.on('end', () => res.end('{}'));
    });
    const { url, port } = await gateway({
      CATALOG_URLS: catalog.url,
      UPSTREAM_DEADLINE_MS: '1000',
      BODY_TIMEOUT_MS: '1500',
    });
    const visits = Array.from({ length: 6 }, () => begin(port, '/api/upload-item', bytes));
    expect(await Promise.all(visits)).toEqual(visits.map(() => late));
    const state = await (await fetch(`${url}/status`)).json();
    const { instances } = state.services.find((service: { name: string }) => service.name === 'svc-catalog');
    expect(instances).toMatchObject([{ breaker: 'closed', inFlight: 0 }]);
    expect((await fetch(`${url}/api/items`)).status).toBe(200);
  });

  it('does not count as a trial for a recovering service', async () => {
    const catalog = await fake(() => {});
    const { url, port } = await gateway({ CATALOG_URLS: catalog.url, UPSTREAM_DEADLINE_MS: '50' });
    for (let i = 0; i < 5; i++) expect((await fetch(`${url}/api/items`)).status).toBe(504);
    catalog.answerWith(answerJson({}));
    const slow = request({ port, host: '127.0.0.1', path: '/api/upload-item', method: 'POST' });
    slow.on('error', () => {});
    stops.push(() => slow.destroy());
    slow.write(Buffer.alloc(200_000, 'x'));
    await eventually(async () => expect((await fetch(`${url}/api/items`)).status).toBe(200));
  });
});

describe('HTTP conformance', () => {
  it('answers HEAD like GET without the body', async () => {
    const catalog = await fake((req, res) => {
      res.writeHead(200, { 'content-length': 2 });
      res.end(req.method === 'HEAD' ? undefined : '{}');
    });
    const { url } = await gateway({ CATALOG_URLS: catalog.url });
    const response = await fetch(`${url}/api/items`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('2');
  });

  it.each(['GET', 'DELETE'])('separates %s with a body of unknown length from the next request', async (method) => {
    const orders = await fake((req, res) => {
      let bytes = 0;
      req.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      req.on('end', () => res.end(String(bytes)));
    });
    const { port } = await gateway({ ORDERS_URLS: orders.url });
    const send = async (body: Buffer) => {
      const visit = request({ port, host: '127.0.0.1', path: '/api/cart', method });
      visit.setHeader('transfer-encoding', 'chunked');
      visit.end(body);
      const [response] = await once(visit, 'response');
      return [response.statusCode, await text(response)];
    };
    expect(await send(Buffer.from('GET /x HTTP/1.1\r\n\r\n'))).toEqual([200, '19']);
    expect(await send(Buffer.alloc(200_000))).toEqual([413, expect.any(String)]);
    expect(orders.seen).toEqual([`${method} /api/cart`]);
  });

  it('lists the methods of an address', async () => {
    const { url } = await gateway({});
    const wrong = await fetch(`${url}/api/cart/add`, { method: 'DELETE' });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST, OPTIONS');
    expect(answeredError.parse(await wrong.json()).code).toBe('METHOD_NOT_ALLOWED');
    const options = await fetch(`${url}/api/cart/add`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.has('access-control-allow-origin')).toBe(false);
  });

  it.each([
    ['a malformed address', 'GET /api/categories/men/%E0%A4%A HTTP/1.1\r\nhost: a\r\n', 400],
    ['a way up', 'GET /remotes/..%2f..%2fetc/passwd HTTP/1.1\r\nhost: a\r\n', 400],
    ['two hosts', 'GET /api/items HTTP/1.1\r\nhost: a\r\nHost: b\r\n', 400],
    ['no host', 'GET /api/items HTTP/1.1\r\n', 400],
    ['bytes that are not HTTP', 'nonsense\r\n', 400],
    ['a WebSocket', 'GET /ethereal HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n`, 431],
    ['an unknown call', 'GET /api/nothing HTTP/1.1\r\nhost: a\r\n', 404],
    ['an internal address', 'GET /internal/items/1 HTTP/1.1\r\nhost: a\r\n', 404],
  ])('answers %s with an error body', async (_, head, status) => {
    const { port } = await gateway({});
    const { connect } = await import('node:net');
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}connection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    answeredError.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
  });
});
