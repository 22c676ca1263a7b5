import { untilServing } from '@ethereal/dev/site/services';
import { SCALABLE } from '@ethereal/dev/site/topology';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../kit/until.ts';
import { openShop, type Shop } from './shop.ts';
import { createShoppers } from './shoppers.ts';

const INSTANCES = SCALABLE.flatMap((service) => [service, `${service}-2`]);

let shop: Shop;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  const scale = Object.fromEntries(SCALABLE.map((service) => [service, 2]));
  shop = await openShop({ people: 5, items: 3, scale });
  shoppers = createShoppers(shop);
});
afterAll(() => shop?.close());

const urlOf = (name: string) => {
  const [service = '', number = '1'] = name.split(/-(?=\d+$)/);
  return shop.site.run.services[service]?.[Number(number) - 1]?.url ?? '';
};

/** Restarts as an orchestrator does: by SIGTERM, waiting until the instance is ready again. */
async function restart(name: string): Promise<void> {
  const instance = shop.site.service(name);
  const before = instance.pid ?? 0;
  process.kill(before, 'SIGTERM');
  const pid = async () => instance.pid;
  await until(`${name} to be back`, pid, (now) => now !== undefined && now !== before, 60_000);
  await untilServing(urlOf(name));
}

it('fails no request of a shopper while every service restarts, one instance after the other', async () => {
  await shoppers.start();
  await shoppers.goOn(shoppers.actions);
  const startedAt = performance.now();
  for (const name of INSTANCES) {
    await restart(name);
    await shoppers.goOn(shoppers.actions, 1);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await shoppers.stop();

  console.log(
    `${INSTANCES.length} restarts in ${seconds.toFixed(0)} s, ${shoppers.took.length} requests, ${shoppers.failed.length} failed`,
  );
  expect(shoppers.failed.map(({ call, status, body }) => `${call.id}: ${status} ${body}`)).toEqual([]);
  await shoppers.ledger.settle();
}, 300_000);

it('answers all accepted requests while the gateway restarts; others are refused, and nothing is lost', async () => {
  await shoppers.start();
  await shoppers.goOn(shoppers.actions);
  const before = shoppers.took.length;
  await restart('svc-gateway');
  await shoppers.goOn(shoppers.actions);
  await shoppers.stop();

  const { failed } = shoppers;
  const broken = failed.filter(({ body }) => !body.includes('ECONNREFUSED'));
  console.log(
    `${shoppers.took.length - before} requests, ${failed.length} found no gateway, ${broken.length} met a closing one`,
  );
  expect(failed.filter(({ status }) => status !== 0).map(({ call, status }) => `${call.id}: ${status}`)).toEqual([]);
  await shoppers.ledger.settle();
}, 150_000);
