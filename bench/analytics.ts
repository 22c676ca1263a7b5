/**
 * How many events per second does svc-analytics take from the broker to the dashboard, with one instance and with three, beside
 * plainly consuming and acknowledging the same queue? And does a dashboard cost the same at 10,000 and at 1,000,000 events of one item?
 * Uses MONGODB_URL, RABBITMQ_URL and REDIS_URL where set, and starts what is missing.
 *
 *     node bench/analytics.ts [events of a round] [events of the larger log]
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import startBacking from '@ethereal/dev/testing/global-setup';
import { createTestTokens } from '@ethereal/service-kit/testing/tokens';
import { type ConfirmChannel, connect } from 'amqplib';
import { closedLoop, type Load, machine, memoryOf, quantile, summary, summaryOf } from './measure.ts';
import { type Running, startService, startStore } from './processes.ts';

const EVENTS = Number(process.argv[2] ?? 20_000);
const LARGE_LOG = Number(process.argv[3] ?? 1_000_000);
const SMALL_LOG = 10_000;
const AT_ONCE = 20_000;
const ROUNDS = 3;
const PREFETCH = 1000;
const ITEMS = 50;
const MAIN = join(import.meta.dirname, '../svc-analytics/src/main.ts');

const hex = () => randomBytes(12).toString('hex');
const seller = hex();
const tokens = createTestTokens();

const stopBacking = await startBacking();
const jwks = await tokens.serve();
const connection = await connect(process.env.RABBITMQ_URL ?? '');
const channel = await connection.createConfirmChannel();

type Place = { exchange: string; queue: string; env: Record<string, string> };

function newPlace(): Place {
  const run = hex().slice(0, 8);
  const [exchange, queue] = [`bench.${run}`, `bench.${run}.events`];
  const env = {
    MONGODB_DATABASE: `bench_${run}`,
    EVENTS_EXCHANGE: exchange,
    EVENTS_QUEUE: queue,
    JWKS_URL: jwks.jwksUrl,
    CATALOG_URL: jwks.jwksUrl,
  };
  return { exchange, queue, env };
}

function event(type: string, item: string, data: object, at = Date.now()) {
  return { id: hex(), type, source: 'bench', time: new Date(at).toISOString(), subject: item, data };
}

async function publish(
  to: ConfirmChannel,
  { exchange }: Place,
  events: ReturnType<typeof event>[],
): Promise<void> {
  for (let from = 0; from < events.length; from += 2000) {
    for (const one of events.slice(from, from + 2000))
      to.publish(exchange, one.type, Buffer.from(JSON.stringify(one)), {
        persistent: true,
        messageId: one.id,
        type: one.type,
      });
    await to.waitForConfirms();
  }
}

const publishedItem = (item: string) =>
  event('item.published', item, {
    item: { name: 'Coat', priceCents: 100, category: 'women', sizes: [], itemImg: '/i', seller },
    version: 1,
  });

async function viewsOf(service: Running, item: string): Promise<number | undefined> {
  const response = await fetch(`${service.url}/api/getItemViewsLastYear/${item}`, {
    headers: tokens.headers(seller),
  });
  return response.ok ? (await response.json()).total : undefined;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** From a full queue and instances that just start to take it, to the last event visible. */
async function countAll(instances: number): Promise<number> {
  const place = newPlace();
  // The queue must exist before there is anybody to take from it.
  const first = await startService(MAIN, place.env);
  const items = Array.from({ length: ITEMS }, hex);
  await publish(channel, place, items.map(publishedItem));
  await until(async () => (await viewsOf(first, items.at(-1) ?? '')) === 0);
  await first.stop();
  await publish(
    channel,
    place,
    Array.from({ length: EVENTS }, (_, at) => event('item.viewed', items[at % ITEMS] ?? '', {})),
  );
  const services = await Promise.all(Array.from({ length: instances }, () => startService(MAIN, place.env)));
  const startedAt = performance.now();
  // Asking all dashboards all the time would be most of the work: first the queue, then they.
  await until(async () => (await channel.checkQueue(place.queue)).messageCount === 0);
  await until(async () => {
    const totals = await Promise.all(items.map((item) => viewsOf(services[0] as Running, item)));
    return totals.reduce<number>((sum, total) => sum + (total ?? 0), 0) === EVENTS;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(services.map((service) => service.stop()));
  await connection.createChannel().then(async (cleaner) => {
    await cleaner.deleteQueue(place.queue);
    await cleaner.close();
  });
  return EVENTS / seconds;
}

/** The same messages in the same kind of queue, consumed and acknowledged, nothing else. */
async function consumeAll(): Promise<number> {
  const place = newPlace();
  await channel.assertExchange(place.exchange, 'topic', { durable: true });
  await channel.assertQueue(place.queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(place.queue, place.exchange, '#');
  await publish(
    channel,
    place,
    Array.from({ length: EVENTS }, () => event('item.viewed', hex(), {})),
  );
  const consumer = await connection.createChannel();
  await consumer.prefetch(PREFETCH);
  const startedAt = performance.now();
  let taken = 0;
  await new Promise<void>((resolve) => {
    void consumer.consume(place.queue, (message) => {
      if (!message) return;
      consumer.ack(message);
      if (++taken === EVENTS) resolve();
    });
  });
  const perSecond = EVENTS / ((performance.now() - startedAt) / 1000);
  await consumer.deleteQueue(place.queue);
  await consumer.close();
  return perSecond;
}

async function megabytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

/** Dashboards of an item with so many events over the last year, in a store of their own. */
async function dashboards(events: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'analytics-bench-'));
  const store = await startStore(folder);
  const place = newPlace();
  const service = await startService(MAIN, { ...place.env, MONGODB_URL: store.url });
  const item = hex();
  await publish(channel, place, [publishedItem(item)]);
  const YEAR_MS = 365 * 24 * 3600_000;
  const spread = (at: number) => Date.now() - Math.floor((at / events) * YEAR_MS);
  for (let at = 0; at < events; at += AT_ONCE) {
    const piece = Array.from({ length: Math.min(AT_ONCE, events - at) }, (_, next) =>
      event('item.viewed', item, {}, spread(at + next)),
    );
    await publish(channel, place, piece);
    await until(async () => (await channel.checkQueue(place.queue)).messageCount < AT_ONCE);
  }
  await until(async () => (await viewsOf(service, item)) === events);
  const headers = tokens.headers(seller);
  const ask = async (period: string) => {
    const response = await fetch(`${service.url}/api/getItemViewsLast${period}/${item}`, { headers });
    if (!response.ok) throw new Error(`${period}: ${response.status}`);
    await response.arrayBuffer();
  };
  console.log(`${events} events of one item over a year`);
  for (const period of ['Day', 'Week', 'Month', 'Year']) {
    await closedLoop(() => ask(period), { connections: 1, seconds: 1 });
    const loads: Load[] = [];
    for (let round = 0; round < ROUNDS; round++)
      loads.push(await closedLoop(() => ask(period), { connections: 1, seconds: 3 }));
    console.log(
      `  ${period.padEnd(6)} p50 ${summaryOf(loads, 'p50', 1)} ms, p99 ${summaryOf(loads, 'p99', 1)} ms`,
    );
  }
  const { now, most } = await memoryOf(service.pid);
  await service.stop();
  await store.stop();
  console.log(
    `  disk ${(await megabytesIn(folder)).toFixed(0)} MB; memory of the service ${now} MB, at most ${most} MB`,
  );
  await rm(folder, { recursive: true, force: true });
}

try {
  console.log(machine(`${EVENTS} events a round, prefetch ${PREFETCH}, ${process.env.MONGODB_URL}`));
  const rates = {
    'consume and ack': [] as number[],
    '1 instance': [] as number[],
    '3 instances': [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    rates['consume and ack'].push(await consumeAll());
    rates['1 instance'].push(await countAll(1));
    rates['3 instances'].push(await countAll(3));
    const perSecond = Object.entries(rates).map(([name, values]) => `${name} ${values.at(-1)?.toFixed(0)}`);
    console.log(`  round ${round + 1}: ${perSecond.join(', ')}`);
  }
  console.log(`Events per second, medians of ${ROUNDS} interleaved rounds (least–most)`);
  for (const [name, values] of Object.entries(rates)) console.log(`  ${name.padEnd(18)}${summary(values)}`);
  const share = quantile(rates['1 instance'], 0.5) / quantile(rates['consume and ack'], 0.5);
  console.log(`  one instance takes ${(share * 100).toFixed(0)} % of the raw rate`);
  for (const events of [SMALL_LOG, LARGE_LOG]) await dashboards(events);
} finally {
  await connection.close();
  await jwks.close();
  await stopBacking();
}
