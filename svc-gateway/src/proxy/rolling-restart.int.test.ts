import { createHttpApp } from '@ethereal/service-kit/http';
import { type Listening, listen } from '@ethereal/service-kit/listen';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { fakeNames } from '../testing/fake-names.ts';
import { startGateway } from '../testing/start-gateway.ts';

/** Starts an instance that is built like every service here and records the changes that it received. */
function startInstance(done: string[], host = '127.0.0.1', port = 0): Promise<Listening> {
  const app = createHttpApp({
    name: 'svc-orders',
    logger: testLogger,
    readiness: {},
    calls: [],
    mount(router) {
      router.post('/api/cart/add', (request, response) => {
        done.push(request.body.productId);
        response.json({ items: [] });
      });
    },
  });
  return listen(app, { host, port, logger: testLogger });
}

/** Two instances, and how the gateway finds them. `moved` receives the instances that are running. */
const ways = {
  async 'each named by a URL of its own'(done: string[]) {
    const instances = [await startInstance(done), await startInstance(done)];
    return { instances, urls: instances.map((entry) => entry.url).join(','), moved() {} };
  },
  async 'behind one name'(done: string[]) {
    const first = await startInstance(done);
    const { port, hostname } = new URL(first.url);
    const instances = [first, await startInstance(done, '127.0.0.2', Number(port))];
    const names = new Map([['orders.test', [hostname, '127.0.0.2']]]);
    fakeNames(names);
    const moved = (there: readonly Listening[]) =>
      names.set(
        'orders.test',
        there.map(({ url }) => new URL(url).hostname),
      );
    return { instances, urls: `http://orders.test:${port}`, moved };
  },
};

afterEach(() => vi.restoreAllMocks());

it.each(Object.entries(ways))(
  'loses and duplicates no change during a rolling restart under load: instances %s',
  async (_, open) => {
    const done: string[] = [];
    const { instances, urls, moved } = await open(done);
    const gateway = await startGateway({
      ORDERS_URLS: urls,
      UPSTREAM_RESOLVE_MS: '20',
      // Removes the rate limit, because all requests come from one address.
      RATE_LIMIT_FACTOR: '1000',
    });
    const ready = async () => {
      const status = await (await fetch(`${gateway.url}/status`)).json();
      const orders = status.services.find((service: { name: string }) => service.name === 'svc-orders');
      return orders.instances.filter((instance: { health: string }) => instance.health === 'ready').length;
    };
    await eventually(async () => expect(await ready()).toBe(2));

    const sent: string[] = [];
    const failed: number[] = [];
    let over = false;
    const shopper = async (name: number) => {
      for (let number = 0; !over; number++) {
        const productId = `${name}-${number}`;
        sent.push(productId);
        const { status } = await fetch(`${gateway.url}/api/cart/add`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ productId }),
        });
        if (status !== 200) failed.push(status);
      }
    };
    const shoppers = Array.from({ length: 8 }, (_, name) => shopper(name));
    for (const [index, instance] of instances.entries()) {
      const { hostname, port } = new URL(instance.url);
      await instance.close();
      moved(instances.filter((candidate) => candidate !== instance));
      instances[index] = await startInstance(done, hostname, Number(port));
      moved(instances);
      await eventually(async () => expect(await ready()).toBe(2));
    }
    over = true;
    await Promise.all(shoppers);

    expect(failed).toEqual([]);
    expect(done.toSorted()).toEqual(sent.toSorted());
    await gateway.close();
    await Promise.all(instances.map((entry) => entry.close()));
  },
);
