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

test('answers what the schema makes of it, and passes the request id on', async () => {
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
])('%s', async (_name, status, body, kind) => {
  const url = await serve((_request, response) => response.writeHead(status).end(body));
  await expect(getJson(url, { schema })).rejects.toMatchObject({ kind });
});

test('asks once more when the connection breaks off, as it does when an instance stops', async () => {
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

test('asks no third time', async () => {
  let asked = 0;
  const url = await serve((request) => {
    asked += 1;
    request.socket.destroy();
  });
  await expect(getJson(url, { schema })).rejects.toMatchObject({ kind: 'unavailable' });
  expect(asked).toBe(2);
});

test('no answer within the deadline is unavailable', async () => {
  const url = await serve(() => {});
  await expect(getJson(url, { schema, deadlineMs: 50 })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a neighbour that keeps failing is left in peace for a while, then asked again', async () => {
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

test('a refusal does not count as failing', async () => {
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

test('what is not there does not count as failing', async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  for (let i = 0; i < 20; i += 1) await getJson(url, { schema }).catch(() => {});
  expect(asked).toBe(20);
});
