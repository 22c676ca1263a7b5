import { startTcpProxy, type TcpProxy } from '@ethereal/service-kit/testing/tcp-proxy';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenToEvents } from '../testing/listen-to-events.ts';
import {
  createSurroundings,
  newUser,
  type Surroundings,
  startCatalog,
  type TestCatalog,
} from '../testing/start-catalog.ts';

let surroundings: Surroundings;
let catalog: TestCatalog;
let broker: TcpProxy;
let listener: Awaited<ReturnType<typeof listenToEvents>>;
const seller = newUser();

beforeAll(async () => {
  surroundings = await createSurroundings();
  const { RABBITMQ_URL, EVENTS_EXCHANGE } = surroundings.env;
  broker = await startTcpProxy(RABBITMQ_URL);
  catalog = await startCatalog(surroundings, { RABBITMQ_URL: broker.url });
  listener = await listenToEvents(RABBITMQ_URL, EVENTS_EXCHANGE);
});
afterAll(async () => {
  await listener.close();
  await catalog.close();
  await broker.close();
  await surroundings.end();
});

const view = (id: string) => catalog.call('PATCH', `/api/increment-views/${id}`).then(({ status }) => status);
/** Returns the types of an item's events. An event that was published again has its id. */
const typesOf = (id: string) => [...new Map(listener.of(id).map((event) => [event.id, event.type])).values()];

describe('events of an item', () => {
  it('publishes each change, with an increasing version', async () => {
    const made = await catalog.publish(seller, { name: 'Told Coat', price: 12.34 });
    expect(await view(made._id)).toBe(204);
    const body = await catalog.draft(seller, { name: 'Retold Coat' });
    await catalog.call('PUT', `/api/editYourItem/${made._id}`, { user: seller, body });
    await catalog.call('DELETE', `/api/yourItem/delete/${made._id}`, { user: seller });
    const announced = ['item.published', 'item.unpublished', 'item.updated', 'item.viewed'];
    await vi.waitFor(() => expect(typesOf(made._id).sort()).toEqual(announced), { timeout: 10_000 });
    const dataOf = (type: string) => listener.of(made._id).find((event) => event.type === type)?.data;
    expect(dataOf('item.published')).toEqual({
      version: 1,
      item: {
        name: 'Told Coat',
        priceCents: 1234,
        category: 'men',
        sizes: ['S', 'M'],
        itemImg: made.itemImg,
        seller,
      },
    });
    expect(dataOf('item.updated')).toMatchObject({ version: 2, item: { name: 'Retold Coat' } });
    expect(dataOf('item.unpublished')).toEqual({ version: 3 });
  });

  it('includes the stock that the seller sent, and only then', async () => {
    const made = await catalog.publish(seller, {
      name: 'Counted Coat',
      size: ['S', 'M'],
      stock: { S: 2, M: 0 },
    });
    const draft = await catalog.draft(seller, { name: 'Recounted Coat', size: ['S', 'M'] });
    await catalog.call('PUT', `/api/editYourItem/${made._id}`, { user: seller, body: draft });
    await vi.waitFor(() => expect(typesOf(made._id)).toContain('item.updated'), { timeout: 10_000 });
    const [published, updated] = listener.of(made._id).map(({ data }) => data);
    expect(published).toMatchObject({ stock: { S: 2, M: 0 } });
    expect(updated).not.toHaveProperty('stock');
    const { body } = await catalog.call('GET', `/internal/items/${made._id}`);
    expect(body).toMatchObject({ stock: { S: 2, M: 0 }, stockAt: made.updatedAt, version: 2 });
    const wrong = { ...draft, stock: { L: 1 } };
    const refused = await catalog.call('PUT', `/api/editYourItem/${made._id}`, { user: seller, body: wrong });
    expect([refused.status, refused.body.errors]).toEqual([400, { stock: 'The item does not come in L.' }]);
  });

  it('accepts changes while the broker is unavailable, and publishes them later', async () => {
    const made = await catalog.publish(seller, { name: 'Patient Vest' });
    await vi.waitFor(() => expect(typesOf(made._id)).toEqual(['item.published']), { timeout: 10_000 });
    await broker.cut();
    expect(await view(made._id)).toBe(204);
    const { status } = await catalog.call('POST', '/api/favorites/add', {
      user: newUser(),
      body: { productId: made._id },
    });
    expect(status).toBe(200);
    expect(typesOf(made._id)).toEqual(['item.published']);
    await broker.restore();
    const announced = ['item.favourited', 'item.published', 'item.viewed'];
    await vi.waitFor(() => expect(typesOf(made._id).sort()).toEqual(announced), { timeout: 20_000 });
  });
});
