import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './server.ts';

test('closes the connection of a broken request whose client keeps its side open', async () => {
  const server = createHttpServer((_, res) => res.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.write('BROKEN\r\n\r\n');
  await once(socket, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(() => connections(), { timeout: 4000 }).toBe(0);
});
