import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { getJson } from './http-client.ts';
import { withRequestId } from './request-context.ts';

const schema = z.object({ name: z.string() });
const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

test('returns the parsed answer and sends the request id', async () => {
  const url = await serve((request, response) =>
    response.end(JSON.stringify({ name: request.headers['x-request-id'] })),
  );
  await expect(withRequestId('request-1', () => getJson(url, { schema }))).resolves.toEqual({
    name: 'request-1',
  });
});

test.each([
  ['404', 404, '{}', 'not-found'],
  ['another status', 500, '{}', 'unavailable'],
  ['no JSON', 200, 'oops', 'unavailable'],
  ['another shape', 200, '{"name":7}', 'unavailable'],
])('rejects an answer with %s', async (_name, status, body, kind) => {
  const url = await serve((_request, response) => response.writeHead(status).end(body));
  await expect(getJson(url, { schema })).rejects.toMatchObject({ kind });
});

test('retries once when the connection breaks, as it does when an instance stops', async () => {
  let asked = 0;
  const url = await serve((request, response) => {
    asked += 1;
    if (asked === 2) request.socket.destroy();
    else response.end('{"name":"another"}');
  });
  await getJson(url, { schema });
  await expect(getJson(url, { schema })).resolves.toEqual({ name: 'another' });
  expect(asked).toBe(3);
});

test('makes no third attempt', async () => {
  let asked = 0;
  const url = await serve((request) => {
    asked += 1;
    request.socket.destroy();
  });
  await expect(getJson(url, { schema })).rejects.toMatchObject({ kind: 'unavailable' });
  expect(asked).toBe(2);
});

test('throws unavailable when no answer arrives within the deadline', async () => {
  const url = await serve(() => {});
  await expect(getJson(url, { schema, deadlineMs: 50 })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('stops calling a neighbor that keeps failing, and retries after a while', async () => {
  let asked = 0;
  let status = 500;
  const url = await serve((_request, response) => {
    asked += 1;
    response.writeHead(status).end('{"name":"back"}');
  });
  for (let i = 0; i < 20; i += 1) await getJson(url, { schema }).catch(() => {});
  expect(asked).toBeLessThan(10);
  status = 200;
  await vi.waitFor(async () => expect(await getJson(url, { schema })).toEqual({ name: 'back' }), 5000);
});

test('does not count a refusal as a failure', async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    response.writeHead(400).end('{}');
  });
  for (let i = 0; i < 20; i += 1) {
    await expect(getJson(url, { schema })).rejects.toMatchObject({ kind: 'unavailable' });
  }
  expect(asked).toBe(20);
});

test('does not count a 404 as a failure', async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  for (let i = 0; i < 20; i += 1) await getJson(url, { schema }).catch(() => {});
  expect(asked).toBe(20);
});
