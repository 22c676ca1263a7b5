import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { startService } from '@ethereal/service-kit/testing/start-service';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { service } from '../assemble.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let running: Awaited<ReturnType<typeof startService>>;
let events: Awaited<ReturnType<typeof openEvents>>;
beforeAll(async () => {
  environment = await testEnvironment('sample');
  running = await startService(service, environment.env);
  await Promise.all(running.consumers?.map((consumer) => consumer.ready()) ?? []);
  events = await openEvents(environment.env, ['sample.counted']);
});
afterAll(async () => {
  await events.close();
  await running.close();
  await environment.close();
});

const itemPublished = (subject: string) => {
  const item = { name: 'Coat', priceCents: 100, category: 'women' as const, sizes: [], itemImg: '/i', seller: newId() };
  return newEvent({ type: 'item.published', source: 'svc-catalog', subject, data: { item, version: 1 } });
};
const counted = async () => (await fetch(`${running.url}/api/sample`)).json();

describe('GET /api/sample', () => {
  it('counts an item once when its event is delivered twice', async () => {
    expect(await counted()).toEqual({ published: 0 });
    const twice = itemPublished(newId());
    await events.publish(twice, twice, itemPublished(newId()));
    await vi.waitFor(async () => expect(await counted()).toEqual({ published: 2 }), 10_000);
  });
});

describe('sample.counted', () => {
  it('carries the new number', async () => {
    const item = newId();
    await events.publish(itemPublished(item));
    const event = await events.next(({ subject }) => subject === item);
    expect(event.data).toEqual(await counted());
  });
});
