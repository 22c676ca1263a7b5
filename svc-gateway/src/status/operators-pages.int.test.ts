import { type Broker, connectBroker } from '@ethereal/service-kit/events/broker';
import { backingServices, testExchange, testLogger, testQueue } from '@ethereal/service-kit/testing/harness';
import { afterEach, expect, it, vi } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function gateway(env: Record<string, string>, broker?: Broker) {
  const started = await startGateway(env, broker);
  stops.push(started.close);
  return started;
}
const statusOf = async (url: string, accept = '*/*') => (await fetch(url, { headers: { accept } })).status;

it.each(['/metrics', '/status', '/status.css'])(
  'serves %s on the operators’ port only, where there is one',
  async (path) => {
    const { url, operatorsUrl } = await gateway({ OPERATORS_PORT: '0' });
    expect(await statusOf(operatorsUrl + path)).toBe(200);
    expect(await statusOf(url + path)).toBe(404);
    expect(await statusOf(url + path, 'text/html')).toBe(404);
  },
);

it('reports how many messages wait in each queue', async () => {
  const broker = await connectBroker({
    url: backingServices().rabbitmqUrl,
    exchange: testExchange('gateway'),
    logger: testLogger,
    name: 'test',
  });
  stops.push(() => broker.close());
  await vi.waitFor(() => expect(broker.isUp()).toBe(true), 10_000);
  const queue = testQueue('gateway-metrics');
  const channel = await broker.connection()?.createConfirmChannel();
  await channel?.assertQueue(queue);
  stops.push(() => channel?.deleteQueue(queue));
  for (let at = 0; at < 3; at += 1) channel?.sendToQueue(queue, Buffer.from('{}'));
  await channel?.waitForConfirms();
  const { url } = await gateway({ STATUS_QUEUES: `${queue},of-nobody` }, broker);
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  expect(lines.filter((line) => line.startsWith('gateway_queue_waiting_messages'))).toEqual([
    `gateway_queue_waiting_messages{queue="${queue}"} 3`,
  ]);
});

it('serves no page of the shop on the operators’ port', async () => {
  const { operatorsUrl } = await gateway({ OPERATORS_PORT: '0' });
  for (const path of ['/ethereal', '/api/items', '/remotes.json'])
    expect(await statusOf(operatorsUrl + path)).toBe(404);
});

it('serves the probes on both ports', async () => {
  const { url, operatorsUrl } = await gateway({ OPERATORS_PORT: '0' });
  for (const origin of [url, operatorsUrl])
    for (const path of ['/healthz', '/readyz']) expect(await statusOf(origin + path)).toBe(200);
});
