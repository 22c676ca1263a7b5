import { type AreaVersion, released } from '@ethereal/areas/registry/registry';
import { updateRegistry } from '@ethereal/areas/registry/registry-file';
import type { AnyEvent, EventType } from '@ethereal/contracts/events';
import { type Broker, connectBroker } from '@ethereal/service-kit/events/broker';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testExchange, testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeRenderer } from '../testing/fake-renderer.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const [shirt, lamp, ada, bob] = [newId(), newId(), newId(), newId()];
const HOME = '/ethereal';
const LIST = '/ethereal/categories/men';
const SHIRT = `/ethereal/categories/men/${shirt}`;
const LAMP = `/ethereal/categories/men/${lamp}`;
const ADA = `/ethereal/sellers/${ada}`;
const BOB = `/ethereal/sellers/${bob}`;
const PAGES = [HOME, LIST, SHIRT, LAMP, ADA, BOB];

let renderer: Awaited<ReturnType<typeof startFakeRenderer>>;
let brokers: Broker[] = [];
let gateways: TestGateway[] = [];
let publish: (event: AnyEvent) => Promise<void>;

const storefront: AreaVersion = {
  version: '1',
  contract: '1.0.0',
  releasedAt: '',
  releasedBy: '',
  pages: ['', '/categories/:category', '/categories/:category/:id', '/sellers/:id'].map((path) => ({
    path: `/ethereal${path}`,
    render: 'server',
  })),
};

beforeAll(async () => {
  renderer = await startFakeRenderer();
  const exchange = testExchange('gateway-changes');
  const connect = () =>
    connectBroker({ url: backingServices().rabbitmqUrl, exchange, logger: testLogger, name: 'test' });
  brokers = await Promise.all([connect(), connect(), connect()]);
  const [sender, ...ears] = brokers;
  if (!sender) throw new Error('No broker was connected.');
  const publisher = createPublisher({ broker: sender, logger: testLogger });
  publish = async (event) => {
    await publisher.publish(event);
  };
  gateways = await Promise.all(
    ears.map((broker) => startGateway({ RENDERER_URLS: renderer.url, RENDER_DEADLINE_MS: '5000' }, broker)),
  );
  for (const gateway of gateways)
    await updateRegistry(gateway, 'mf-storefront', (before) => released(before, 'mf-storefront', storefront));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all(brokers.map((broker) => broker.close()));
  await renderer?.close();
});

/** Which pages a gateway had to ask for anew. */
async function askedAnew({ url }: TestGateway): Promise<string[]> {
  renderer.asked = [];
  for (const page of PAGES) await (await fetch(url + page, { headers: { accept: 'text/html' } })).text();
  return renderer.asked.map(({ location }) => location);
}

/** Every page is kept, and every gateway hears of changes. */
async function filled(): Promise<void> {
  for (const gateway of gateways)
    await expect.poll(() => askedAnew(gateway), { timeout: 10_000 }).toEqual([]);
}

const event = <T extends EventType>(type: T, subject: string, data: object) =>
  newEvent({ type, source: 'test', subject, data }) as AnyEvent;

it.each([
  [
    'a change of an item',
    () => event('item.unpublished', shirt, { version: 2 }),
    [HOME, LIST, SHIRT, ADA, BOB],
  ],
  ['a reply to a review', () => event('review.replied', lamp, {}), [LAMP]],
  ['a new profile of a seller', () => event('store.changed', ada, {}), [SHIRT, LAMP, ADA]],
  // Last: the gateway drops these pages once more, a second later.
  [
    'a change of an item whose seller it tells',
    () => event('item.stock-changed', lamp, { available: 3, version: 2, seller: bob, itemName: 'Lamp' }),
    [HOME, LIST, LAMP, BOB],
  ],
])('%s drops the pages that show it, in every gateway, and no others', async (_, make, expected) => {
  await filled();
  await publish(make());
  const heard = new Map(gateways.map((gateway) => [gateway, new Set<string>()]));
  for (const [gateway, pages] of heard)
    await expect
      .poll(
        async () => {
          for (const page of await askedAnew(gateway)) pages.add(page);
          return [...pages].sort();
        },
        { timeout: 10_000 },
      )
      .toEqual(expected.toSorted());
});
