import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

let folder: string;
let server: Server;
let port: number;
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-'));
  server = createServer((_request, response) => {
    asked += 1;
    response.end('a picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const fetchFrom = (addresses: string[], privateHosts: string[] = []) =>
  fetchPicture(`http://pictures.example:${port}/a.png`, join(folder, 'a'), {
    privateHosts,
    timeoutMs: 5000,
    resolve: (_hostname, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

test.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::ffff:127.0.0.1']], [['10.1.2.3']], [[]]])(
  'requests nothing from a public name that resolves to %j',
  async (addresses) => {
    const before = asked;
    await expect(fetchFrom(addresses)).rejects.toThrow('This address is not on the public web.');
    expect(asked).toBe(before);
  },
);

test('fetches from a private host that the operator allows', async () => {
  const path = join(folder, 'a');
  const bytes = await fetchPicture(`http://127.0.0.1:${port}/a.png`, path, {
    privateHosts: [`127.0.0.1:${port}`],
    timeoutMs: 5000,
  });
  expect([bytes, await readFile(path, 'utf8')]).toEqual([9, 'a picture']);
});
