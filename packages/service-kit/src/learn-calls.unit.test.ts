import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createDescriptionReader } from './learn-calls.ts';

/** Opens a service with the listener. Returns its address. */
async function open(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('returns a description once, and again when its service has changed it', async () => {
  let version = 1;
  const url = await open(({ headers }, response) => {
    const etag = `"${version}"`;
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(JSON.stringify({ version }));
  });
  const read = createDescriptionReader();
  expect(await read({ url })).toEqual([{ version: 1 }]);
  expect(await read({ url })).toEqual([]);
  version = 2;
  expect(await read({ url })).toEqual([{ version: 2 }]);
  expect(await read({ url: 'http://127.0.0.1:1' })).toBeUndefined();
});

test('refuses a description that is too large', async () => {
  const url = await open((_, response) => response.end(JSON.stringify('x'.repeat(4 * 2 ** 20))));
  expect(await createDescriptionReader()({ url })).toBeUndefined();
});
