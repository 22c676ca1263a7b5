import { type AreaVersion, released } from '@ethereal/areas/registry/registry';
import { updateRegistry } from '@ethereal/areas/registry/registry-file';
import { defineEvent } from '@ethereal/contracts/event';
import { getItem, listItems } from '@ethereal/contracts/items';
import { getSeller } from '@ethereal/contracts/sellers';
import { type Broker, connectBroker } from '@ethereal/service-kit/events/broker';
import { type EventEnvelope, newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testExchange, testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakeRenderer } from '../testing/fake-renderer.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const [shirt, lamp, ada, bob] = [newId(), newId(), newId(), newId()];
const HOME = '/ethereal';
const LIST = '/ethereal/categories/men';
const SHIRT = `/ethereal/categories/men/${shirt}`;
const LAMP = `/ethereal/categories/men/${lamp}`;
const ADA = `/ethereal/sellers/${ada}`;
const BOB = `/ethereal/sellers/${bob}`;
const GIFTS = '/ethereal/sellers/gifts';
const PAGES = [HOME, LIST, SHIRT, LAMP, ADA, BOB, GIFTS];

// An event type of a service without contracts in the gateway's build.
defineEvent('gift.wrapped', z.object({}), () => ['gifts']);

const anItem = (id: string, seller: string) => [
  ...(getItem.shows?.({ params: { id }, query: {} }) ?? []),
  ...aSeller(seller),
];
const aSeller = (id: string) => getSeller.shows?.({ params: { id }, query: {} }) ?? [];
const aList = () => listItems.shows?.({ params: {}, query: {} }) ?? [];
/** Returns the tags of each page, taken from the answers that the page is made of. */
const shown = () =>
  new Map([
    [HOME, aList()],
    [LIST, aList()],
    [SHIRT, anItem(shirt, ada)],
    [LAMP, anItem(lamp, bob)],
    [ADA, aSeller(ada)],
    [BOB, aSeller(bob)],
    [GIFTS, ['gifts']],
  ]);

let renderer: Awaited<ReturnType<typeof startFakeRenderer>>;
let brokers: Broker[] = [];
let gateways: TestGateway[] = [];
let publish: (event: EventEnvelope) => Promise<void>;

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
  renderer.shows = shown();
  const exchange = testExchange('gateway-changes');
  const connect = () =>
    connectBroker({ url: backingServices().rabbitmqUrl, exchange, logger: testLogger, name: 'test' });
  brokers = await Promise.all([connect(), connect(), connect()]);
  const [sender, ...receivers] = brokers;
  if (!sender) throw new Error('No broker was connected.');
  const publisher = createPublisher({ broker: sender, logger: testLogger });
  publish = async (event) => {
    await publisher.publish(event);
  };
  gateways = await Promise.all(
    receivers.map((broker) => startGateway({ RENDERER_URLS: renderer.url, RENDER_DEADLINE_MS: '5000' }, broker)),
  );
  for (const gateway of gateways)
    await updateRegistry(gateway, 'mf-storefront', (before) => released(before, 'mf-storefront', storefront));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all(brokers.map((broker) => broker.close()));
  await renderer?.close();
});

/** Returns the pages that a gateway had to request from the renderer. */
async function renderedAnew({ url }: TestGateway): Promise<string[]> {
  renderer.requests = [];
  const headers = { accept: 'text/html' };
  // All pages are requested at once, to complete before the second purge.
  await Promise.all(PAGES.map(async (page) => (await fetch(url + page, { headers })).text()));
  return renderer.requests.map(({ location }) => location);
}

/** Waits until every page is cached, every gateway receives changes, and the second purge after the start is over. */
async function filled(): Promise<void> {
  for (const gateway of gateways)
    await expect.poll(() => renderedAnew(gateway), { timeout: 10_000, interval: 1000 }).toEqual([]);
}

const event = (type: string, subject: string, data: object) => newEvent({ type, source: 'test', subject, data });

it.each([
  ['a change of an item', () => event('item.unpublished', shirt, { version: 2 }), [HOME, LIST, SHIRT, LAMP, ADA, BOB]],
  [
    'a change of an item that names the seller',
    () => event('item.stock-changed', lamp, { available: 3, version: 2, seller: bob, itemName: 'Lamp' }),
    [HOME, LIST, LAMP, BOB],
  ],
  ['a reply to a review', () => event('review.replied', lamp, {}), [LAMP]],
  ['a new profile of a seller', () => event('store.changed', ada, {}), [SHIRT, ADA]],
  ['an event of an unknown service', () => event('gift.wrapped', newId(), {}), [GIFTS]],
])('purges for %s the pages that show it, in every gateway, and no others', async (_, make, expected) => {
  await filled();
  await publish(make());
  // Each page is rendered twice: the second time because all pages rendered before every instance received the event
  // are purged again.
  const rendered = new Map(gateways.map((gateway): [TestGateway, string[]] => [gateway, []]));
  const twice = async () => {
    for (const [gateway, pages] of rendered) pages.push(...(await renderedAnew(gateway)));
    const isTwiceIn = (page: string) => (pages: string[]) =>
      pages.filter((candidate) => candidate === page).length >= 2;
    return PAGES.filter((page) => [...rendered.values()].every(isTwiceIn(page)));
  };
  await expect.poll(twice, { timeout: 10_000 }).toEqual(PAGES.filter((page) => expected.includes(page)));
  expect(new Set([...rendered.values()].flat())).toEqual(new Set(expected));
});
