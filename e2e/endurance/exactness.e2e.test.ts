import { MINUTE_MS } from '@ethereal/contracts/durations';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { type EventEnvelope, newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { createLogger } from '@ethereal/service-kit/logger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../kit/until.ts';
import { openShop, type Shop } from './shop.ts';

/** Set EXACTNESS_EVENTS=100000 for the long run. */
const EVENTS = Number(process.env.EXACTNESS_EVENTS ?? 5000);
const BATCH = 500;
const DUPLICATES = 10;
const KINDS = ['item.viewed', 'item.favourited', 'item.carted', 'item.sold'] as const;

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ people: 1, items: 5, scale: { 'svc-analytics': 2 } });
});
afterAll(() => shop?.close());

const anyId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

/**
 * Returns the event of a number, with its item, kind and minute within the last hours. Consecutive numbers are close in
 * time, as in a shop.
 */
function eventOf(number: number): EventEnvelope {
  const type = KINDS[number % KINDS.length] ?? 'item.viewed';
  const about = {
    source: 'endurance',
    subject: shop.items[number % shop.items.length]?._id ?? '',
    now: new Date(Date.now() - (Math.floor(number / BATCH) % 300) * MINUTE_MS),
  };
  switch (type) {
    case 'item.viewed':
      return newEvent({ ...about, type, data: {} });
    case 'item.favourited':
      return newEvent({ ...about, type, data: { user: anyId() } });
    case 'item.carted':
      return newEvent({ ...about, type, data: { user: anyId(), quantity: 2 } });
    case 'item.sold': {
      const data = { order: anyId(), buyer: anyId(), quantity: 1 + (number % 3), priceCents: 1234 };
      return newEvent({ ...about, type, data });
    }
  }
}

async function joinBroker() {
  const broker = await connectBroker({
    url: shop.site.run.rabbitmq,
    exchange: 'ethereal.events',
    logger: createLogger({ name: 'endurance', level: 'silent' }),
    name: 'endurance',
  });
  const publisher = createPublisher({
    broker,
    logger: createLogger({ name: 'endurance', level: 'silent' }),
    mustRoute: KINDS,
  });
  /** Publishes as an outbox does: the same event again until the broker has confirmed it. */
  async function publish(event: EventEnvelope): Promise<void> {
    await until(
      'the broker to take an event',
      () =>
        publisher.publish(event).then(
          () => true,
          () => false,
        ),
      (taken) => taken,
      60_000,
    );
  }
  return { publish, close: broker.close };
}

/**
 * Kills the processes that count, and their broker and store, one at a time at random moments, until the returned
 * function is called.
 */
function startKilling() {
  let over = false;
  let kills = 0;
  const killed = (async () => {
    while (!over) {
      const victim = shop.site.service(Math.random() < 0.5 ? 'svc-analytics' : 'svc-analytics-2');
      await victim.kill();
      kills++;
      await victim.start();
      const alive = performance.now() + Math.random() * 1500;
      await until('the next kill', async () => over || performance.now() > alive, Boolean);
    }
  })();
  return async () => {
    over = true;
    await killed;
    return kills;
  };
}

it(
  `counts ${EVENTS} events exactly while instances are killed and the broker and the store restarted`,
  async () => {
    const { publish, close } = await joinBroker();
    const expected = new Map(shop.items.map(({ _id }) => [_id, { views: 0, favorites: 0, carts: 0, sales: 0 }]));
    const note = (event: EventEnvelope, number: number) => {
      const counts = expected.get(event.subject);
      if (!counts) throw new Error('Nobody sells this.');
      if (event.type === 'item.viewed') counts.views++;
      else if (event.type === 'item.favourited') counts.favorites++;
      else if (event.type === 'item.carted') counts.carts++;
      else counts.sales += 1 + (number % 3);
    };
    const startedAt = performance.now();
    const stopKilling = startKilling();
    const restarts = new Map([
      [Math.floor(EVENTS / BATCH / 3), 'rabbitmq'],
      [Math.floor((EVENTS / BATCH / 3) * 2), 'mongodb'],
    ]);
    const restarted: Promise<void>[] = [];
    for (let batch = 0; batch * BATCH < EVENTS; batch++) {
      const name = restarts.get(batch);
      if (name) restarted.push(restart(name));
      const numbers = Array.from({ length: Math.min(BATCH, EVENTS - batch * BATCH) }, (_, at) => batch * BATCH + at);
      const events = numbers.map(eventOf);
      for (const [at, event] of events.entries()) note(event, numbers[at] ?? 0);
      // Every tenth event comes twice.
      const twice = events.filter((_, at) => at % DUPLICATES === 0);
      await Promise.all([...events, ...twice].map(publish));
    }
    const published = performance.now();
    await Promise.all(restarted);
    const kills = await stopKilling();

    const totals = async () => {
      const all = await Promise.all(shop.items.map(async (item) => [item._id, await shop.totalsOf(item)] as const));
      return Object.fromEntries(all);
    };
    const wanted = Object.fromEntries(expected);
    const same = (now: unknown) => JSON.stringify(now) === JSON.stringify(wanted);
    await until('every count to be exact', totals, same, 60_000 + EVENTS * 2);
    console.log(
      `${EVENTS} events, ${Math.ceil(EVENTS / DUPLICATES)} of them twice; ${kills} kills, the broker and the store restarted: exact after ` +
        `${((performance.now() - startedAt) / 1000).toFixed(0)} s, the last ${((performance.now() - published) / 1000).toFixed(0)} s after everything was published`,
    );
    await close();
    expect(await totals()).toEqual(wanted);
  },
  240_000 + EVENTS * 4,
);

async function restart(name: string): Promise<void> {
  const part = shop.site.service(name);
  await part.kill();
  await part.start();
}
