import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { answeredError } from '@ethereal/contracts/call';
import { INSTALL_MS } from '@ethereal/dev/processes/ensure-program';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ensureCaddy, startCaddy } from './start-caddy.ts';

beforeAll(async () => {
  await ensureCaddy();
}, INSTALL_MS);

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Stands in for a gateway: answers as configured, and stops in order or at once. */
async function gateway(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  stops.push(async () => {
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return {
    address: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => server.close().closeIdleConnections(),
    kill: () => server.close().closeAllConnections(),
  };
}
async function caddy(gateways: { address: string }[], env?: Record<string, string>) {
  const started = await startCaddy(
    gateways.map(({ address }) => address),
    env,
  );
  stops.push(started.stop);
  return started;
}

let requests: string[];
beforeEach(() => {
  requests = [];
});
const recording: RequestListener = (req, res) => {
  requests.push(`${req.method} ${req.url}`);
  res.end();
};

/** Expects the answer of a site without a gateway. */
async function expectUnavailable(answer: Response | undefined): Promise<void> {
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '2']);
  expect(answeredError.parse(await answer?.json()).code).toBe('UNAVAILABLE');
}

it('refuses no request while one gateway stops', async () => {
  const [stopping, staying] = [await gateway(recording), await gateway(recording)];
  const { url } = await caddy([stopping, staying]);
  const send = async (number: number) => {
    const isWrite = number % 2 === 1;
    const init = isWrite ? { method: 'POST', body: '{}' } : {};
    return (await fetch(`${url}/${number}`, init)).status;
  };
  const before = await Promise.all(Array.from({ length: 20 }, (_, number) => send(number)));
  stopping.stop();
  const statuses: number[] = [];
  for (let number = 20; number < 50; number++) statuses.push(await send(number));
  expect([...before, ...statuses]).toEqual(Array(50).fill(200));
  expect(new Set(requests).size).toBe(50);
  expect(requests).toHaveLength(50);
}, 60_000);

it('repeats reads, but not writes, when the gateway dies', async () => {
  for (const method of ['POST', 'GET']) {
    requests = [];
    const dying = await gateway((req) => {
      requests.push(`${req.method} ${req.url}`);
      dying.kill();
    });
    const { url } = await caddy([dying, dying, await gateway(recording)]);
    const answers = await Promise.all([1, 2, 3].map((it) => fetch(`${url}/${it}`, { method })));
    const refusal = answers.find(({ status }) => status !== 200);
    if (method === 'GET') expect(refusal).toBeUndefined();
    else await expectUnavailable(refusal);
    expect(requests.length > new Set(requests).size).toBe(method === 'GET');
  }
}, 60_000);

it("forwards the client's address, and trusts only a named proxy to state another", async () => {
  const echo = await gateway((req, res) => res.end(JSON.stringify(req.headers)));
  const headers = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' };
  const given = async ({ url }: { url: string }) =>
    (await (await fetch(url, { headers })).json()) as Record<string, string>;
  const behindStranger = await given(await caddy([echo], { CADDY_TRUST: '10.9.9.9/32' }));
  expect(behindStranger).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  const behindProxy = await given(await caddy([echo], { CADDY_TRUST: '127.0.0.0/8' }));
  expect(behindProxy).toMatchObject({
    'x-forwarded-for': '9.9.9.9, 127.0.0.1',
    'x-forwarded-proto': 'https',
  });
}, 60_000);

it('forwards each part of a stream as it arrives', async () => {
  const { promise: isRead, resolve: end } = Promise.withResolvers<void>();
  const stream = await gateway(async (_, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' }).write('first');
    await isRead;
    res.end('last');
  });
  const { url } = await caddy([stream]);
  const { body } = await fetch(url);
  const reader = body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('first');
  end();
  const last = await reader?.read();
  expect(new TextDecoder().decode(last?.value)).toBe('last');
}, 60_000);
