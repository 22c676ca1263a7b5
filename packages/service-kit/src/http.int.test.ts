import { connect } from 'node:net';
import { answeredError, defineCall } from '@ethereal/contracts/call';
import { defineEvent } from '@ethereal/contracts/event';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { conflict, forbidden } from './errors.ts';
import { newEvent } from './events/event.ts';
import { createHttpApp } from './http.ts';
import { alreadySent, answer, route } from './route.ts';
import { startApp, testLogger } from './testing/harness.ts';

const call = { service: 'svc-catalog', summary: 'For tests', auth: false } as const;
const params = z.object({ id: z.string().regex(/^\d+$/) });
const thing = z.object({ id: z.string(), name: z.string() });
const getThing = defineCall(
  {
    ...call,
    id: 'getThing',
    method: 'GET',
    path: '/api/things/{id}',
    params,
    success: { status: 200, body: thing },
    failures: { 403: "Somebody else's.", 409: 'Sold out.' },
  },
  ({ params }) => ['things', `thing:${params.id}`],
);
defineEvent('thing.added', z.object({ id: z.string() }), ({ data }) => ['things', `thing:${data.id}`]);
const addThing = defineCall({
  ...call,
  id: 'addThing',
  method: 'POST',
  path: '/api/things',
  body: z.object({ name: z.string() }),
  success: { status: 201, body: thing },
});
const dropThing = defineCall({
  ...call,
  id: 'dropThing',
  method: 'DELETE',
  path: '/api/things/{id}',
  params,
  success: { status: 204, body: z.undefined() },
});
const calls = [getThing, addThing, dropThing];

let database = async () => {};
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp(
    createHttpApp({
      name: 'svc-test',
      logger: testLogger,
      readiness: { database: () => database() },
      calls,
      early: (early) => early.get('/hot', (_request, response) => void response.send('hot')),
      mount(router) {
        route(router, getThing, {}, ({ params: { id } }) => {
          if (id === '409') throw conflict('Sold out.', { code: 'OUT_OF_STOCK', errors: { id: 'Sold out.' } });
          if (id === '500') throw new Error('secret detail');
          return { id, name: 'Coat' };
        });
        route(router, addThing, {}, ({ body, response }) => {
          if (body.name === 'stream') {
            response.status(200).end('by itself');
            return alreadySent;
          }
          newEvent({ type: 'thing.added', source: 'svc-test', subject: '1', data: { id: '1' } });
          return answer({ body: { id: '1', name: body.name }, headers: { 'X-Kind': 'new' } });
        });
        route(router, dropThing, {}, () => undefined);
      },
    }),
  );
});
afterAll(() => app.close());

const request = (path: string, init?: RequestInit) => fetch(`${app.url}${path}`, init);
const post = (body: string, headers: Record<string, string> = {}) =>
  request('/api/things', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

async function refusal(response: Response) {
  const body = answeredError.parse(await response.json());
  return { status: response.status, ...body };
}

test('answers with status, headers and body of the call', async () => {
  const added = await post('{"name":"Hat"}');
  expect(added.status).toBe(201);
  expect(added.headers.get('x-kind')).toBe('new');
  expect(await added.json()).toEqual({ id: '1', name: 'Hat' });
  const dropped = await request('/api/things/1', { method: 'DELETE' });
  expect([dropped.status, await dropped.text()]).toEqual([204, '']);
  expect(await (await post('{"name":"stream"}')).text()).toBe('by itself');
});

test('answers 304 when the answer has not changed', async () => {
  const first = await request('/api/things/1');
  const etag = first.headers.get('etag') ?? '';
  expect((await request('/api/things/1', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('answers a change with JSON and no ETag', async () => {
  const added = await post('{"name":"Hat ❄"}');
  const { headers } = added;
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('etag')).toBeNull();
  const text = await added.text();
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(JSON.parse(text)).toEqual({ id: '1', name: 'Hat ❄' });
});

test('accepts a well-formed request id and creates one otherwise', async () => {
  const kept = await request('/api/things/409', { headers: { 'x-request-id': 'from-the-browser-1' } });
  expect(kept.headers.get('x-request-id')).toBe('from-the-browser-1');
  expect((await refusal(kept)).requestId).toBe('from-the-browser-1');
  const made = await request('/hot', { headers: { 'x-request-id': 'a b"c' } });
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('includes code, message and fields in a refusal', async () => {
  expect(await refusal(await request('/api/things/409'))).toMatchObject({
    status: 409,
    code: 'OUT_OF_STOCK',
    message: 'Sold out.',
    errors: { id: 'Sold out.' },
  });
});

test('reveals nothing about an unexpected error', async () => {
  const refused = await refusal(await request('/api/things/500'));
  expect(refused).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(JSON.stringify(refused)).not.toContain('secret');
});

test.each([
  ['cut JSON', '{"name":', {}, 400, 'MALFORMED_JSON'],
  ['a bare text', '"text"', {}, 400, 'MALFORMED_JSON'],
  ['no fields', '{}', {}, 400, 'INVALID_INPUT'],
  ['a prototype', '{"name":"a","__proto__":{"x":1}}', {}, 400, 'INVALID_INPUT'],
  ['a form', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'INVALID_INPUT'],
  ['110 kB', `{"name":"${'a'.repeat(110_000)}"}`, {}, 413, 'TOO_LARGE'],
  ['an encoding', '{"name":"a"}', { 'content-encoding': 'rot13' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a charset', '{}', { 'content-type': 'application/json; charset=klingon' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('rejects a body of %s', async (_name, body, headers, status, code) => {
  expect(await refusal(await post(body, headers))).toMatchObject({ status, code });
});

test.each([
  ['/api/nowhere', 404],
  ['/api/things/abc', 404],
  ['/api/things/%E0%A4%A', 400],
  ['/%', 404],
])('answers the path %s with %i', async (path, status) => {
  expect((await refusal(await request(path))).status).toBe(status);
});

test('names the supported methods of a known path', async () => {
  const refused = await request('/api/things/7', { method: 'PUT' });
  expect(refused.headers.get('allow')).toBe('GET, HEAD, DELETE');
  expect(await refusal(refused)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
});

test('survives raw bytes in a header or path', async () => {
  const { hostname, port } = new URL(app.url);
  const reply = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /api/things/%00 HTTP/1.1\r\nHost: x\r\nX-Request-Id: \xff\xfe\r\nConnection: close\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
  });
  expect(reply).toMatch(/^HTTP\/1.1 404/);
});

test('serves health, readiness by dependency, metrics and the calls to operators', async () => {
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(200);
  database = () => Promise.reject(new Error('down'));
  expect(await (await request('/readyz')).json()).toMatchObject({ away: ['database'], code: 'UNAVAILABLE' });
  database = async () => {};

  await request('/api/things/12345');
  const metrics = await (await request('/metrics')).text();
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/things\/\{id\}",status="200"\} \d/,
  );
  expect(metrics).not.toContain('/12345');

  const document = await (await request('/openapi.json')).json();
  expect(Object.keys(document.paths)).toEqual(['/api/things/{id}', '/api/things']);
  expect(document.paths['/api/things/{id}'].get.operationId).toBe('getThing');
});

test("records a refusal of another person's data in the audit trail, with the caller and without content", async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const own = { ...getThing, auth: true } as const;
  const caller = {
    id: 'user-1',
    token: 'token-1',
    jti: 'jti-1',
    issuedAtMs: 0,
    expiresAt: new Date(),
    roles: [],
    mfa: false,
  };
  const guarded = await startApp(
    createHttpApp({
      name: 'svc-test',
      logger,
      readiness: {},
      calls: [own],
      accessLogSample: 0,
      mount: (router) =>
        route(router, own, { auth: { authenticate: async () => caller } }, () => {
          throw forbidden("That is somebody else's.");
        }),
    }),
  );
  const response = await fetch(`${guarded.url}/api/things/7`, {
    headers: { 'x-request-id': 'asked-by-user-1' },
  });
  expect(response.status).toBe(403);
  await guarded.close();
  const trail = lines.filter(({ audit }) => audit !== undefined);
  expect(trail).toMatchObject([
    { audit: 'access.refused', user: 'user-1', call: 'GET /api/things/{id}', requestId: 'asked-by-user-1' },
  ]);
  expect(JSON.stringify(trail)).not.toMatch(/things\/7|token-1|jti-1/);
});

test('logs every failed request and a sample of the others (ACCESS_LOG_SAMPLE)', async () => {
  const linesOf = async (accessLogSample: number) => {
    const lines: { path?: string; status?: number }[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const quiet = await startApp(
      createHttpApp({
        name: 'svc-test',
        logger,
        readiness: {},
        calls,
        accessLogSample,
        mount: (router) =>
          route(router, getThing, {}, ({ params: { id } }) => {
            if (id === '500') throw new Error('secret detail');
            return { id, name: 'Coat' };
          }),
      }),
    );
    for (const id of ['1', '500', '2']) await (await fetch(`${quiet.url}/api/things/${id}`)).arrayBuffer();
    await quiet.close();
    return lines.filter(({ path }) => path !== undefined).map(({ path, status }) => `${path} ${status}`);
  };
  expect(await linesOf(0)).toEqual(['/api/things/500 500']);
  expect(await linesOf(1)).toHaveLength(3);
});

test('logs errors of a route registered early with the id of its request', async () => {
  const lines: { msg?: string; requestId?: string }[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { url, close } = await startApp(
    createHttpApp({
      name: 'svc-test',
      logger,
      readiness: {},
      calls,
      mount() {},
      early(early) {
        early.get('/hot', () => {
          throw new Error('out of order');
        });
      },
    }),
  );
  const { status } = await fetch(`${url}/hot`, { headers: { 'x-request-id': 'request-of-test' } });
  await close();
  expect(status).toBe(500);
  expect(lines).toMatchObject([{ msg: 'a request failed unexpectedly', requestId: 'request-of-test' }]);
});

test('names the tags that an answer shows, also on 404, and those that its request has changed', async () => {
  for (const id of ['7', '409'])
    expect((await request(`/api/things/${id}`)).headers.get('cache-tag')).toBe(`things,thing:${id}`);
  const added = await post('{"name":"Coat"}');
  expect(added.headers.get('cache-group-invalidation')).toBe('"things", "thing:1"');
  expect((await request('/api/things/7', { method: 'DELETE' })).headers.has('cache-group-invalidation')).toBe(false);
});
