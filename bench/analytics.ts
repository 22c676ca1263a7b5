/**
 * How many events per second does svc-analytics take from the broker to the counts, with one, two and three instances and at an earlier
 * commit, beside plainly consuming and acknowledging the same messages? Spread over 50 items alike, and over 100,000 by Zipf's law. What
 * processor time does an event cost each process? How soon is a view visible, what do a million events take on disk, and what does a
 * dashboard of many events cost? Uses MONGODB_URL, RABBITMQ_URL and REDIS_URL where set, and starts what is missing.
 *
 *     node bench/analytics.ts [events of a round] [events on disk and of one item's dashboard] [commit to compare with]
 *
 * ROUNDS is how many rounds, PARTS which parts: `rates,visibility,disk,dashboards`, and `overview` if it is asked for.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import startBacking from '@ethereal/dev/testing/global-setup';
import { createTestTokens, noSessionEnded } from '@ethereal/service-kit/testing/tokens';
import { type ConfirmChannel, connect } from 'amqplib';
import { type Db, MongoClient } from 'mongodb';
import { checkOut } from './before.ts';
import { megabytesIn } from './disk.ts';
import {
  closedLoop,
  cpuSeconds,
  type Load,
  machine,
  memoryOf,
  quantile,
  summary,
  summaryOf,
} from './measure.ts';
import { descendant, type Running, startService, startStore } from './processes.ts';

const EVENTS = Number(process.argv[2] ?? 20_000);
const LARGE_LOG = Number(process.argv[3] ?? 1_000_000);
const BEFORE = process.argv[4];
const AT_ONCE = 20_000;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PARTS = (process.env.PARTS ?? 'rates,visibility,disk,dashboards').split(',');
/** A store that was given is measured as it is; otherwise each measurement has one of its own. */
const GIVEN_STORE = process.env.MONGODB_URL;
const PREFETCH = 4000;
const MAIN = 'svc-analytics/src/main.ts';
const ROOT = join(import.meta.dirname, '..');

const hex = () => randomBytes(12).toString('hex');
const seller = hex();
const tokens = createTestTokens();

const stopBacking = await startBacking();
const jwks = await tokens.serve();
await noSessionEnded({ REDIS_URL: process.env.REDIS_URL ?? '', REDIS_PREFIX: 'ethereal:' });
const connection = await connect(process.env.RABBITMQ_URL ?? '');
const channel = await connection.createConfirmChannel();
const broker = await descendant('beam.smp');
const before = BEFORE ? checkOut(BEFORE) : undefined;

type Place = { exchange: string; queue: string; env: Record<string, string> & { MONGODB_DATABASE: string } };

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
  return {
    id: crypto.randomUUID(),
    type,
    source: 'bench',
    time: new Date(at).toISOString(),
    subject: item,
    data,
  };
}
const viewOf = (item: string, at?: number) => event('item.viewed', item, {}, at);

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

const itemOf = (_id: string) => ({
  ...{ _id, name: 'Coat', priceCents: 100, category: 'women', sizes: [], itemImg: '/i', seller },
  ...{ version: 1, published: true },
});

/** Picks an item: each of 50 as often as the others, or the n-th of 100,000 n times less often than the first. */
const SPREADS = {
  '50 items': (): ((at: number) => string) => {
    const items = Array.from({ length: 50 }, hex);
    return (at: number) => items[at % items.length] ?? '';
  },
  'Zipf, 100,000 items': (): ((at: number) => string) => {
    const items = Array.from({ length: 100_000 }, hex);
    let sum = 0;
    const upTo = Float64Array.from(items, (_, at) => {
      sum += 1 / (at + 1);
      return sum;
    });
    return () => {
      const wanted = Math.random() * sum;
      let [low, high] = [0, items.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
        else high = middle;
      }
      return items[low] ?? '';
    };
  },
};
type Spread = keyof typeof SPREADS;

async function until(condition: () => Promise<boolean>, everyMs = 20): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, everyMs));
}

const sum = (counts: Record<string, number> = {}) => Object.values(counts).reduce((all, one) => all + one, 0);

/** What is counted: by the seller's days, or as an earlier version kept it by the items' days of the year. */
async function counted(db: Db): Promise<number> {
  type Days = { _id: string; v?: Record<string, number>; counts?: Record<string, number> };
  const own = await db
    .collection<Days>('day_counts')
    .find({ _id: { $gte: `s${seller}:`, $lt: `s${seller};` } })
    .toArray();
  if (own.length > 0) return own.reduce((all, { v }) => all + sum(v), 0);
  const old = await db
    .collection<Days>('days')
    .find({ resolution: 'day' }, { projection: { counts: 1 } })
    .toArray();
  return old.reduce((all, { counts }) => all + sum(counts), 0);
}

type OwnStore = {
  url: string;
  pid: number | undefined;
  folder: string;
  db(name: string): Db;
  stop(): Promise<void>;
};

/** Works with a store of its own, unless there is one that was given. */
async function withStore<T>(work: (store: OwnStore) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'analytics-bench-'));
  const own = GIVEN_STORE === undefined ? await startStore(folder) : undefined;
  const url = own?.url ?? GIVEN_STORE ?? '';
  const mongo = await new MongoClient(url).connect();
  const stop = async () => {
    await mongo.close();
    await own?.stop();
  };
  try {
    return await work({ url, pid: own?.pid, folder, db: (name) => mongo.db(name), stop });
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function deleteQueue({ queue }: Place): Promise<void> {
  const cleaner = await connection.createChannel();
  await cleaner.deleteQueue(queue);
  await cleaner.close();
}

type Rate = { perSecond: number; micros: Record<string, number> };

/** Processor time of the processes since this was called, in microseconds for each event. */
async function meter(processes: Record<string, readonly (number | undefined)[]>) {
  const secondsOf = async (pids: readonly (number | undefined)[]) => {
    const all = await Promise.all(pids.map((pid) => (pid === undefined ? Number.NaN : cpuSeconds(pid))));
    return all.reduce((one, other) => one + other, 0);
  };
  const names = Object.keys(processes);
  const read = () => Promise.all(names.map((name) => secondsOf(processes[name] ?? [])));
  const before = await read();
  return async () => {
    const after = await read();
    const spent = names.map((name, at) => [name, (((after[at] ?? 0) - (before[at] ?? 0)) / EVENTS) * 1e6]);
    return Object.fromEntries(spent) as Record<string, number>;
  };
}

/** From a full queue and instances that begin to take it at one moment, to the last event counted. */
const countAll = (instances: number, spread: Spread, root = ROOT): Promise<Rate> =>
  withStore(async (store) => {
    const place = newPlace();
    const db = store.db(place.env.MONGODB_DATABASE);
    const env = { ...place.env, MONGODB_URL: store.url };
    const main = join(root, MAIN);
    const services = await Promise.all(Array.from({ length: instances }, () => startService(main, env)));
    const pids = services.map(({ pid }) => pid);
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) process.kill(pid, name);
    };
    const pick = SPREADS[spread]();
    const events = Array.from({ length: EVENTS }, (_, at) => viewOf(pick(at)));
    const items = [...new Set(events.map(({ subject }) => subject))].map(itemOf);
    await db.collection<{ _id: string }>('items').insertMany(items);
    // They are stopped while the queue is filled, so that all of the taking is measured.
    signal('SIGSTOP');
    await publish(channel, place, events);
    const spent = await meter({ service: pids, store: [store.pid], broker: [broker] });
    signal('SIGCONT');
    const startedAt = performance.now();
    await until(async () => (await channel.checkQueue(place.queue)).messageCount === 0);
    await until(async () => (await counted(db)) === EVENTS, root === ROOT ? 20 : 100);
    const seconds = (performance.now() - startedAt) / 1000;
    const micros = await spent();
    await Promise.all(services.map((service) => service.stop()));
    await deleteQueue(place);
    await db.dropDatabase();
    return { perSecond: EVENTS / seconds, micros };
  });

/** The same messages in the same kind of queue, consumed and acknowledged, nothing else. */
async function consumeAll(): Promise<Rate> {
  const place = newPlace();
  await channel.assertExchange(place.exchange, 'topic', { durable: true });
  await channel.assertQueue(place.queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(place.queue, place.exchange, '#');
  await publish(
    channel,
    place,
    Array.from({ length: EVENTS }, () => viewOf(hex())),
  );
  const consumer = await connection.createChannel();
  await consumer.prefetch(PREFETCH);
  const spent = await meter({ consumer: [process.pid], broker: [broker] });
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
  const micros = await spent();
  await consumer.deleteQueue(place.queue);
  await consumer.close();
  return { perSecond, micros };
}

async function viewsOf(service: Running, item: string): Promise<number | undefined> {
  const headers = tokens.headers(seller);
  const response = await fetch(`${service.url}/api/getItemViewsLastYear/${item}`, { headers });
  return response.ok ? (await response.json()).total : undefined;
}

type Alone = { place: Place; service: Running; store: OwnStore };

/** One instance. */
const alone = <T>(work: (parts: Alone) => Promise<T>): Promise<T> =>
  withStore(async (store) => {
    const place = newPlace();
    const service = await startService(join(ROOT, MAIN), { ...place.env, MONGODB_URL: store.url });
    try {
      return await work({ place, service, store });
    } finally {
      await service.stop();
      await deleteQueue(place);
    }
  });

const published = (item: string) => {
  const { _id, version, published: _published, ...rest } = itemOf(item);
  return event('item.published', _id, { item: rest, version });
};

/** From the publishing of one view to its dashboard, in milliseconds: at a quiet moment, and behind a flood. */
const visibility = (): Promise<void> =>
  alone(async ({ place, service }) => {
    const took = async (item: string) => {
      await publish(channel, place, [published(item)]);
      await until(async () => (await viewsOf(service, item)) === 0);
      return async () => {
        const startedAt = performance.now();
        await publish(channel, place, [viewOf(item)]);
        await until(async () => (await viewsOf(service, item)) === 1);
        return performance.now() - startedAt;
      };
    };
    const quiet: number[] = [];
    for (let round = 0; round < 5; round++) quiet.push(await (await took(hex()))());
    const pick = SPREADS['Zipf, 100,000 items']();
    const behind: number[] = [];
    const size = 5 * EVENTS;
    for (let round = 0; round < ROUNDS; round++) {
      const flood = Array.from({ length: size }, (_, at) => viewOf(pick(at)));
      const fresh = await took(hex());
      await publish(channel, place, flood);
      behind.push(await fresh());
      await until(async () => (await channel.checkQueue(place.queue)).messageCount === 0);
    }
    console.log(
      `A view is visible after ${summary(quiet)} ms; behind a flood of ${size} after ${summary(behind)} ms`,
    );
  });

/** What the log and the counts of so many events by Zipf's law take. */
const disk = (events: number): Promise<void> =>
  withStore(async (store) => {
    const place = newPlace();
    const env = { ...place.env, MONGODB_URL: store.url };
    const db = store.db(place.env.MONGODB_DATABASE);
    const service = await startService(join(ROOT, MAIN), env);
    const pick = SPREADS['Zipf, 100,000 items']();
    for (let at = 0; at < events; at += AT_ONCE) {
      const length = Math.min(AT_ONCE, events - at);
      await publish(
        channel,
        place,
        Array.from({ length }, () => viewOf(pick(at))),
      );
      await until(async () => (await channel.checkQueue(place.queue)).messageCount < AT_ONCE);
    }
    await until(async () => (await channel.checkQueue(place.queue)).messageCount === 0);
    await until(async () => (await db.collection('segments').countDocuments({ open: true })) === 0, 200);
    await service.stop();
    await deleteQueue(place);
    // Its file is its own as long as it runs.
    await store.stop();
    const { segments = 0, day_counts = 0, all } = megabytesIn(store.folder);
    const perMillion = (megabytes: number) => `${(megabytes / (events / 1e6)).toFixed(1)} MB`;
    console.log(
      `A million events take ${perMillion(all)} on disk: the log ${perMillion(segments)}, the counts ${perMillion(day_counts)} (${events} by Zipf's law)`,
    );
  });

/** Dashboards of an item with so many events over the last year. */
const dashboards = (events: number): Promise<void> =>
  alone(async ({ place, service }) => {
    const item = hex();
    await publish(channel, place, [published(item)]);
    const YEAR_MS = 365 * 24 * 3600_000;
    const spread = (at: number) => Date.now() - Math.floor((at / events) * YEAR_MS);
    for (let at = 0; at < events; at += AT_ONCE) {
      const length = Math.min(AT_ONCE, events - at);
      await publish(
        channel,
        place,
        Array.from({ length }, (_, next) => viewOf(item, spread(at + next))),
      );
      await until(async () => (await channel.checkQueue(place.queue)).messageCount < AT_ONCE);
    }
    await until(async () => (await viewsOf(service, item)) === events, 500);
    const headers = tokens.headers(seller);
    const ask = async (period: string, zone: string) => {
      const response = await fetch(`${service.url}/api/getItemViewsLast${period}/${item}?tz=${zone}`, {
        headers,
      });
      if (!response.ok) throw new Error(`${period}: ${response.status}`);
      await response.arrayBuffer();
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

/** The overview of a store with 5,000 items, looked at by turns over two months. */
const overview = (): Promise<void> =>
  alone(async ({ place, service, store }) => {
    const items = Array.from({ length: STORE_ITEMS }, hex);
    const db = store.db(place.env.MONGODB_DATABASE);
    await db.collection<{ _id: string }>('items').insertMany(items.map(itemOf));
    const TWO_MONTHS_MS = 60 * 24 * 3600_000;
    // The square of a random number: the first items are looked at most.
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
      console.log(
        `  ${period.padEnd(24)} p50 ${summaryOf(loads, 'p50', 1)} ms, p99 ${summaryOf(loads, 'p99', 1)} ms`,
      );
    }
  });

async function rates(): Promise<void> {
  for (const spread of Object.keys(SPREADS) as Spread[]) {
    const sides: Record<string, () => Promise<Rate>> = {
      'consume and ack': consumeAll,
      '1 instance': () => countAll(1, spread),
      '2 instances': () => countAll(2, spread),
      '3 instances': () => countAll(3, spread),
      ...(before ? { [`1 at ${BEFORE}`]: () => countAll(1, spread, before.folder) } : {}),
    };
    const rounds = new Map<string, Rate[]>();
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, side] of Object.entries(sides)) {
        const rate = await side();
        console.log(`    round ${round + 1}, ${name}: ${rate.perSecond.toFixed(0)}`);
        rounds.set(name, [...(rounds.get(name) ?? []), rate]);
      }
    console.log(`${spread}: events per second, medians of ${ROUNDS} interleaved rounds (least–most)`);
    const raw = quantile(
      (rounds.get('consume and ack') ?? []).map(({ perSecond }) => perSecond),
      0.5,
    );
    for (const [name, values] of rounds) {
      const perSecond = values.map((one) => one.perSecond);
      const share = ((quantile(perSecond, 0.5) / raw) * 100).toFixed(0);
      const micros = Object.keys(values[0]?.micros ?? {}).map((process) => {
        const each = values.map((one) => one.micros[process] ?? Number.NaN);
        return `${process} ${quantile(each, 0.5).toFixed(0)}`;
      });
      console.log(
        `  ${name.padEnd(18)}${summary(perSecond)}, ${share} %; processor µs per event: ${micros.join(', ')}`,
      );
    }
  }
}

try {
  console.log(machine(`${EVENTS} events a round, ${GIVEN_STORE ?? 'embedded document store'}`));
  if (PARTS.includes('rates')) await rates();
  if (PARTS.includes('visibility')) await visibility();
  if (PARTS.includes('disk') && GIVEN_STORE === undefined) await disk(LARGE_LOG);
  if (PARTS.includes('dashboards')) await dashboards(LARGE_LOG);
  if (PARTS.includes('overview')) await overview();
} finally {
  await connection.close();
  await jwks.close();
  await stopBacking();
  before?.remove();
}
