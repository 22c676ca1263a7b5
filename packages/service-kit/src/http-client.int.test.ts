import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { getJson } from './http-client.ts';
import { withRequestId } from './request-context.ts';
import { startServer } from './testing/harness.ts';

const schema = z.object({ name: z.string() });

async function serve(listener: RequestListener): Promise<string> {
  const { url, close } = await startServer(listener);
  onTestFinished(close);
  return url;
}

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
  let requests = 0;
  const url = await serve((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.destroy();
    else response.end('{"name":"another"}');
  });
  await getJson(url, { schema });
  await expect(getJson(url, { schema })).resolves.toEqual({ name: 'another' });
  expect(requests).toBe(3);
});

test('makes no third attempt', async () => {
  let requests = 0;
  const url = await serve((request) => {
    requests += 1;
    request.socket.destroy();
  });
  await expect(getJson(url, { schema })).rejects.toMatchObject({ kind: 'unavailable' });
  expect(requests).toBe(2);
});

test('throws unavailable when no answer arrives within the deadline', async () => {
  const url = await serve(() => {});
  await expect(getJson(url, { schema, deadlineMs: 50 })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('stops calling a neighbor that keeps failing, and retries after a while', async () => {
  let requests = 0;
  let status = 500;
  const url = await serve((_request, response) => {
    requests += 1;
    response.writeHead(status).end('{"name":"back"}');
  });
  for (let i = 0; i < 20; i += 1) await getJson(url, { schema }).catch(() => {});
  expect(requests).toBeLessThan(10);
  status = 200;
  await vi.waitFor(async () => expect(await getJson(url, { schema })).toEqual({ name: 'back' }), 5000);
});

test.each([
  [400, 'unavailable'],
  [404, 'not-found'],
])('does not count %i as a failure of the neighbor', async (status, kind) => {
  let requests = 0;
  const url = await serve((_request, response) => {
    requests += 1;
    response.writeHead(status).end();
  });
  for (let i = 0; i < 20; i += 1) await expect(getJson(url, { schema })).rejects.toMatchObject({ kind });
  expect(requests).toBe(20);
});
