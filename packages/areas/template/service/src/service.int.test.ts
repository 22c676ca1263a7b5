import { connectBroker } from '@ethereal/service-kit/events/broker';
import { consume } from '@ethereal/service-kit/events/consumer';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { expect, test, vi } from 'vitest';
import { service } from './assemble.ts';
import { sampleCounted } from './contract.ts';

test('counts a published item once, however often its event comes, and tells of it', async () => {
  const { env, close } = await testEnvironment('sample');
  const { url, consumers, close: stop } = await startService(service, env);
  await Promise.all(consumers.map((consumer) => consumer.ready()));
  const broker = await connectBroker({
    url: env.RABBITMQ_URL,
    exchange: env.EVENTS_EXCHANGE,
    logger: testLogger,
    name: 'test',
  });
  const told = new Set<string>();
  const consumer = consume({
    broker,
    logger: testLogger,
    queue: 'consumer',
    kind: 'replica',
    bindings: ['sample.counted'],
    schema: sampleCounted,
    handle: async ({ id, data }) => told.add(`${id} ${data.published}`),
  });
  await consumer.ready();
  const publisher = createPublisher({ broker, logger: testLogger });
  await new Promise<void>((resolve) => publisher.onUp(resolve));
  const publish = (subject: string) => {
    const item = {
      name: 'Coat',
      priceCents: 100,
      category: 'women',
      sizes: [],
      itemImg: '/i',
      seller: newId(),
    };
    const data = { item, version: 1 };
    return publisher.publish(newEvent({ type: 'item.published', source: 'svc-catalog', subject, data }));
  };
  const counted = async () => (await fetch(`${url}/api/sample`)).json();

  expect(await counted()).toEqual({ published: 0 });
  const twice = newId();
  for (const item of [twice, twice, newId()]) await publish(item);
  await vi.waitFor(async () => expect(await counted()).toEqual({ published: 2 }), 10_000);
  await vi.waitFor(() => expect([...told].some((it) => it.endsWith(' 2'))).toBe(true), 10_000);

  await consumer.stop();
  await broker.close();
  await stop();
  await close();
});
