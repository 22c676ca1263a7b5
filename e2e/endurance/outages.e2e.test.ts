import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@ethereal/contracts/call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../kit/until.ts';
import { type Failed, faultOf } from './client.ts';
import { openShop, type Shop } from './shop.ts';
import { createShoppers } from './shoppers.ts';

/** Set OUTAGE_SECONDS=10 for the long run. */
const OUTAGE_MS = Number(process.env.OUTAGE_SECONDS ?? 3) * 1000;

type Shoppers = ReturnType<typeof createShoppers>;

interface Outage {
  down: string;
  /** Whether a call may fail during the outage; all others must not. */
  mayFail(call: Call): boolean;
  /** Actions that need the part that is down. */
  stops: Shoppers['actions'];
}

const isOf = (service: string) => (call: Call) => call.service === service;

const OUTAGES: Outage[] = [
  { down: 'svc-catalog', mayFail: isOf('svc-catalog'), stops: ['browsing', 'liking', 'selling'] },
  { down: 'svc-identity', mayFail: isOf('svc-identity'), stops: ['account', 'signing in'] },
  { down: 'svc-orders', mayFail: isOf('svc-orders'), stops: ['buying', 'filling'] },
  { down: 'svc-analytics', mayFail: isOf('svc-analytics'), stops: ['dashboard'] },
  { down: 'svc-chat', mayFail: isOf('svc-chat'), stops: ['chatting'] },
  // Events wait in the outbox until the broker is back.
  { down: 'rabbitmq', mayFail: () => false, stops: [] },
  // Each instance counts limits alone; svc-identity owns which sessions ended.
  { down: 'redis', mayFail: () => false, stops: [] },
  {
    down: 'mongodb',
    mayFail: () => true,
    stops: ['liking', 'buying', 'account', 'dashboard', 'filling', 'signing in', 'selling'],
  },
];

/** Whether a stream broke off: that is all that it can do when its service is killed while it is sent. */
const brokeOff = ({ call, status }: Failed) => call.id === 'chatStream' && status === 0;

let shop: Shop;
let shoppers: Shoppers;

beforeAll(async () => {
  shop = await openShop({ people: 4, items: 3 });
  shoppers = createShoppers(shop);
});
afterAll(() => shop?.close());

it.each(OUTAGES)(
  'keeps all other parts working and loses nothing while $down is killed and stays down for a while',
  async (outage) => {
    const { down, mayFail, stops } = outage;
    const goesOn = shoppers.actions.filter((action) => !stops.includes(action) && down !== 'mongodb');
    await shoppers.start();
    await shoppers.goOn(shoppers.actions, 1);
    const requestsBefore = shoppers.took.length;
    const failuresBefore = shoppers.failed.length;

    const part = shop.site.service(down);
    await part.kill();
    await part.stop();
    const downAt = performance.now();
    await Promise.all([shoppers.goOn(goesOn), pause(OUTAGE_MS)]);
    const faults = () => shoppers.failed.slice(failuresBefore);
    await until(
      'somebody to notice',
      async () => faults().length,
      (some) => some > 0 || stops.length === 0,
    );
    await part.start();
    const upAt = performance.now();
    await shoppers.goOn(shoppers.actions, 1);
    const recovered = performance.now() - upAt;
    await shoppers.stop();
    await shoppers.ledger.settle();

    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    console.log(
      `${down} away for ${seconds(upAt - downAt)}: ${shoppers.took.length - requestsBefore} requests, ${faults().length} answered 503, ` +
        `all well ${seconds(recovered)} after its return, settled ${seconds(performance.now() - upAt)} after; ${shoppers.ledger.sums()}`,
    );
    expect(
      faults()
        .filter(({ call }) => !mayFail(call))
        .map(({ call, status, body }) => `${call.id}: ${status} ${body}`),
    ).toEqual([]);
    expect(
      faults()
        .filter((call) => !brokeOff(call))
        .flatMap((call) => faultOf(call) ?? []),
    ).toEqual([]);
  },
  120_000,
);
