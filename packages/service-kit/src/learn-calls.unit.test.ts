import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createDescriptionReader } from './learn-calls.ts';

test('returns a description once, and again when its service has changed it', async () => {
  let version = 1;
  const server = createServer(({ headers }, response) => {
    const etag = `"${version}"`;
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(JSON.stringify({ version }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const read = createDescriptionReader();
  expect(await read({ url })).toEqual([{ version: 1 }]);
  expect(await read({ url })).toEqual([]);
  version = 2;
  expect(await read({ url })).toEqual([{ version: 2 }]);
  expect(await read({ url: 'http://127.0.0.1:1' })).toBeUndefined();
});
