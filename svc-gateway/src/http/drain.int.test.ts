import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { prepareDrain } from './drain.ts';
import { createHttpServer } from './server.ts';

const agent = new Agent({ keepAlive: true });
const stops: (() => void)[] = [() => agent.destroy()];
afterEach(() => {
  for (const stop of stops) stop();
});

it('closes each connection with its answer and answers until the requests in flight are over', async () => {
  const held: (() => void)[] = [];
  const server = createHttpServer((request, response) => {
    if (request.url === '/held') held.push(() => response.end());
    else response.end();
  });
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const drain = prepareDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const connectionOf = async (path: string) => {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
    answer.resume();
    return answer.headers.connection;
  };

  expect(await connectionOf('/')).toBe('keep-alive');
  const arrived = once(server, 'request');
  const inFlight = connectionOf('/held');
  await arrived;
  let isOver = false;
  const over = drain(0).then(() => {
    isOver = true;
  });
  expect(await connectionOf('/')).toBe('close');
  expect(isOver).toBe(false);
  held[0]?.();
  expect(await inFlight).toBe('close');
  await over;
});
