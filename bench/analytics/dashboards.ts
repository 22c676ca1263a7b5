import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { closedLoop, type Load, memoryOf, summaryOf } from '../measure.ts';
import { channel, publish, publishMany, tokens, until, untilFewerThan, viewOf } from './broker.ts';
import { hex, itemOf, seller } from './items.ts';
import { AT_ONCE, ROUNDS } from './settings.ts';
import { alone } from './store.ts';
import { published, viewsOf } from './views.ts';

/** Measures the dashboards of an item with `events` events within the last year. */
export const dashboards = (events: number): Promise<void> =>
  alone(async ({ place, service }) => {
    const item = hex();
    await publish(channel, place, [published(item)]);
    const YEAR_MS = 365 * 24 * 3600_000;
    const spread = (at: number) => Date.now() - Math.floor((at / events) * YEAR_MS);
    await publishMany(
      place,
      events,
      (at) => viewOf(item, spread(at)),
      () => untilFewerThan(AT_ONCE, place),
    );
    await until(async () => (await viewsOf(service, item)) === events, 500);
    const headers = tokens.headers(seller);
    // node:http in place of fetch: allocating and freeing the buffers of fetch blocks this process for as long as a
    // slow dashboard takes.
    const agent = new Agent({ keepAlive: true });
    const ask = async (period: string, zone: string) => {
      const path = `/api/getItemViewsLast${period}/${item}?tz=${zone}`;
      const [response]: IncomingMessage[] = await once(get(`${service.url}${path}`, { headers, agent }), 'response');
      if (response?.statusCode !== 200) throw new Error(`${period}: ${response?.statusCode}`);
      await once(response.resume(), 'end');
    };
    console.log(`Dashboards of one item with ${events} events over a year`);
    for (const zone of ['UTC', 'America/New_York'])
      for (const period of ['Day', 'Week', 'Month', 'Year']) {
        await closedLoop(() => ask(period, zone), { connections: 1, seconds: 1 });
        const loads: Load[] = [];
        for (let round = 0; round < ROUNDS; round++)
          loads.push(await closedLoop(() => ask(period, zone), { connections: 1, seconds: 2 }));
        console.log(
          `  ${`${period}, ${zone}`.padEnd(24)} p50 ${summaryOf(loads, 'p50', 1)} ms, p99 ${summaryOf(loads, 'p99', 1)} ms`,
        );
      }
    const { now, most } = await memoryOf(service.pid);
    console.log(`  memory of the service ${now} MB, at most ${most} MB`);
  });

const STORE_ITEMS = 5000;
const STORE_EVENTS = 30_000;

/** Measures the overview of a store with 5,000 items whose views are spread over two months. */
export const overview = (): Promise<void> =>
  alone(async ({ place, service, store }) => {
    const items = Array.from({ length: STORE_ITEMS }, hex);
    const db = store.db(place.env.MONGODB_DATABASE);
    await db.collection<{ _id: string }>('items').insertMany(items.map(itemOf));
    const TWO_MONTHS_MS = 60 * 24 * 3600_000;
    // The square of a random number makes the first items the most viewed.
    const pick = () => items[Math.floor(Math.random() ** 2 * STORE_ITEMS)] ?? '';
    const spread = (at: number) => Date.now() - Math.floor((at / STORE_EVENTS) * TWO_MONTHS_MS);
    const events = Array.from({ length: STORE_EVENTS }, (_, at) => viewOf(pick(), spread(at)));
    await publish(channel, place, events);
    const headers = tokens.headers(seller);
    const ask = async (period: string) => {
      const response = await fetch(`${service.url}/api/storeOverviewLast${period}`, { headers });
      if (!response.ok) throw new Error(`${period}: ${response.status}`);
      return response.json();
    };
    await until(async () => (await ask('Year')).totals.views === STORE_EVENTS, 500);
    console.log(`Overviews of a store with ${STORE_ITEMS} items and ${STORE_EVENTS} views in two months`);
    for (const period of ['Day', 'Week', 'Month', 'Year']) {
      await closedLoop(() => ask(period), { connections: 1, seconds: 1 });
      const loads: Load[] = [];
      for (let round = 0; round < ROUNDS; round++)
        loads.push(await closedLoop(() => ask(period), { connections: 1, seconds: 2 }));
      console.log(`  ${period.padEnd(24)} p50 ${summaryOf(loads, 'p50', 1)} ms, p99 ${summaryOf(loads, 'p99', 1)} ms`);
    }
  });
