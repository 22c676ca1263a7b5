import { createHttpApp } from '@ethereal/service-kit/http';
import { type Listening, listen } from '@ethereal/service-kit/listen';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startGateway } from '../testing/start-gateway.ts';

/** An instance of a service as all of ours are made, that remembers what it was told to do. */
function startInstance(done: string[], port = 0): Promise<Listening> {
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
  return listen(app, { host: '127.0.0.1', port, logger: testLogger });
}

it('restarting one instance after the other under load loses no change and makes none twice', async () => {
  const done: string[] = [];
  const instances = [await startInstance(done), await startInstance(done)];
  const gateway = await startGateway({
    ORDERS_URLS: instances.map((it) => it.url).join(','),
    // As many as the machine can do, from one address.
    RATE_LIMIT_FACTOR: '1000',
  });
  const ready = async () => {
    const status = await (await fetch(`${gateway.url}/status`)).json();
    const orders = status.services.find((it: { name: string }) => it.name === 'svc-orders');
    return orders.instances.filter((it: { health: string }) => it.health === 'ready').length;
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
    await instance.close();
    instances[index] = await startInstance(done, Number(new URL(instance.url).port));
    await eventually(async () => expect(await ready()).toBe(2));
  }
  over = true;
  await Promise.all(shoppers);

  expect(failed).toEqual([]);
  expect(done.toSorted()).toEqual(sent.toSorted());
  await gateway.close();
  await Promise.all(instances.map((it) => it.close()));
});
