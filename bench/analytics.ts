/**
 * How many events per second does svc-analytics take from the broker to the counts, with one, two and three instances and at another
 * commit, beside plainly consuming and acknowledging the same messages? Spread over 50 items alike, and over 100,000 by Zipf's law. What
 * processor time does an event cost each process? How soon is a view visible, what do a million events take on disk, and what does a
 * dashboard of many events cost? Uses MONGODB_URL, RABBITMQ_URL and REDIS_URL where set, and starts what is missing.
 *
 *     node bench/analytics.ts [--against <commit>] [events of a round, or several such] [events on disk and of one item's dashboard]
 *
 * ROUNDS is how many rounds, PARTS which parts: `rates,visibility,disk,dashboards`, and `scaling` and `overview` if they are asked for.
 * `scaling` gives each instance SHARE percent of a processor, 25 unless set, so that the instances are what is short, as with a processor
 * each on a larger machine. SPREAD names one of the two spreads, SELLERS how many sellers the items have, 1 unless set.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import startBacking from '@ethereal/dev/testing/global-setup';
import { createTestTokens } from '@ethereal/service-kit/testing/tokens';
import { type ConfirmChannel, connect } from 'amqplib';
import { BSON, type Db, MongoClient } from 'mongodb';
import { referenceIn } from './against.ts';
import { megabytesIn } from './disk.ts';
import {
  closedLoop,
  cpuSeconds,
  type Load,
  machine,
  median,
  memoryOf,
  summary,
  summaryOf,
} from './measure.ts';
import { descendant, limitTo, type Running, startService, startStore } from './processes.ts';
import { zipf } from './zipf.ts';

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const SIZES = (positionals[0] ?? '20000').split(',').map(Number);
const LARGE_LOG = Number(positionals[1] ?? 1_000_000);
const AT_ONCE = 20_000;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SHARE = Number(process.env.SHARE ?? 25) / 100;
const PARTS = (process.env.PARTS ?? 'rates,visibility,disk,dashboards').split(',');
/** A store that was given is measured as it is; otherwise each measurement has one of its own. */
const GIVEN_STORE = process.env.MONGODB_URL;
const PREFETCH = 4000;
const MAIN = 'svc-analytics/src/main.ts';
const ROOT = join(import.meta.dirname, '..');

const hex = () => randomBytes(12).toString('hex');
const sellers = Array.from({ length: Number(process.env.SELLERS ?? 1) }, hex);
const [seller = ''] = sellers;
const tokens = createTestTokens();

const stopBacking = await startBacking();
const jwks = await tokens.serve();
const connection = await connect(process.env.RABBITMQ_URL ?? '');
const channel = await connection.createConfirmChannel();
const broker = await descendant('beam.smp');
const reference = referenceIn(values.against);

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

const itemOf = (_id: string, at = 0) => ({
  ...{ _id, name: 'Coat', priceCents: 100, category: 'women', sizes: [], itemImg: '/i' },
  ...{ seller: sellers[at % sellers.length] ?? '', version: 1, published: true },
});

type Items = { all: readonly string[]; pick(at: number): string };

/** Items, of which each of 50 is looked at as often as the others, or the n-th of 100,000 n times less often than the first. */
const SPREADS = {
  '50 items': (): Items => {
    const all = Array.from({ length: 50 }, hex);
    return { all, pick: (at) => all[at % all.length] ?? '' };
  },
  'Zipf, 100,000 items': (): Items => {
    const all = Array.from({ length: 100_000 }, hex);
    const next = zipf(all.length);
    return { all, pick: () => all[next()] ?? '' };
  },
};
type Spread = keyof typeof SPREADS;
const SPREAD_NAMES = (Object.keys(SPREADS) as Spread[]).filter((name) =>
  name.startsWith(process.env.SPREAD ?? ''),
);

/** Puts items into the replica, so that it is known whose they are, as in a shop. */
async function replicate(db: Db, items: readonly string[]): Promise<void> {
  const replica = db.collection<{ _id: string }>('items');
  for (let from = 0; from < items.length; from += AT_ONCE)
    await replica.insertMany(items.slice(from, from + AT_ONCE).map((item, at) => itemOf(item, from + at)));
}

/** Publishes so many events a part at a time, as those of a flood need not all be in memory; `afterPart` comes before the next. */
async function publishMany(
  place: Place,
  count: number,
  eventAt: (at: number) => ReturnType<typeof event>,
  afterPart: () => Promise<void> = async () => {},
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    await publish(
      channel,
      place,
      Array.from({ length }, (_, next) => eventAt(from + next)),
    );
    await afterPart();
  }
}

async function until(condition: () => Promise<boolean>, everyMs = 20): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, everyMs));
}

/** Until fewer messages than these wait in the queue. */
const untilFewerThan = (messages: number, { queue }: Place): Promise<void> =>
  until(async () => (await channel.checkQueue(queue)).messageCount < messages);

const sum = (counts: Record<string, number> = {}) => Object.values(counts).reduce((all, one) => all + one, 0);

/** What is counted, by the sellers' days. */
async function counted(db: Db): Promise<number> {
  const days = db.collection<{ _id: string }>('day_counts');
  // Of a document with counts of very many items, only those by minute are made objects.
  const own = await days.find<Uint8Array>({ _id: { $gte: 's', $lt: 't' } }, { raw: true }).toArray();
  const minutesIn = (document: Uint8Array) => {
    const { v } = BSON.deserialize(document, { raw: true });
    return v instanceof Uint8Array ? sum(BSON.deserialize(v)) : 0;
  };
  return own.reduce((all, document) => all + minutesIn(document), 0);
}

/** A seller of very many items has a large document: it is looked at seldom enough to cost the store little. */
async function untilCounted(db: Db, events: number): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    const found = await counted(db);
    if (found === events) return;
    if (found > events) throw new Error(`${found} counted of ${events}`);
    const took = performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, Math.max(20, 5 * took)));
  }
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
async function meter(events: number, processes: Record<string, readonly (number | undefined)[]>) {
  const secondsOf = async (pids: readonly (number | undefined)[]) => {
    const all = await Promise.all(pids.map((pid) => (pid === undefined ? Number.NaN : cpuSeconds(pid))));
    return all.reduce((one, other) => one + other, 0);
  };
  const names = Object.keys(processes);
  const read = () => Promise.all(names.map((name) => secondsOf(processes[name] ?? [])));
  const before = await read();
  return async () => {
    const after = await read();
    const spent = names.map((name, at) => [name, (((after[at] ?? 0) - (before[at] ?? 0)) / events) * 1e6]);
    return Object.fromEntries(spent) as Record<string, number>;
  };
}

type Flood = { spread: Spread; events: number };

/** From a full queue and instances that begin to take it at one moment, to the last event counted; each instance has a share of a processor. */
const countAll = (
  instances: number,
  { spread, events: count }: Flood,
  { root = ROOT, share = 1 }: { root?: string; share?: number } = {},
): Promise<Rate> =>
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
    const { all, pick } = SPREADS[spread]();
    // They are stopped while the queue is filled, so that all of the taking is measured.
    signal('SIGSTOP');
    await publishMany(place, count, (at) => viewOf(pick(at)));
    await replicate(db, all);
    const spent = await meter(count, { service: pids, store: [store.pid], broker: [broker] });
    const limits = share < 1 ? await Promise.all(pids.map((pid) => limitTo(share, pid))) : [];
    signal('SIGCONT');
    const startedAt = performance.now();
    await untilFewerThan(1, place);
    await untilCounted(db, count);
    const seconds = (performance.now() - startedAt) / 1000;
    for (const limit of limits) limit.end();
    const micros = await spent();
    await Promise.all(services.map((service) => service.stop()));
    await deleteQueue(place);
    await db.dropDatabase();
    return { perSecond: count / seconds, micros };
  });

/** The same messages in the same kind of queue, consumed and acknowledged, nothing else. */
async function consumeAll(events: number): Promise<Rate> {
  const place = newPlace();
  await channel.assertExchange(place.exchange, 'topic', { durable: true });
  await channel.assertQueue(place.queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(place.queue, place.exchange, '#');
  await publishMany(place, events, () => viewOf(hex()));
  const consumer = await connection.createChannel();
  await consumer.prefetch(PREFETCH);
  const spent = await meter(events, { consumer: [process.pid], broker: [broker] });
  const startedAt = performance.now();
  let taken = 0;
  await new Promise<void>((resolve) => {
    void consumer.consume(place.queue, (message) => {
      if (!message) return;
      consumer.ack(message);
      if (++taken === events) resolve();
    });
  });
  const perSecond = events / ((performance.now() - startedAt) / 1000);
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
  alone(async ({ place, service, store }) => {
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
    const { all, pick } = SPREADS['Zipf, 100,000 items']();
    const db = store.db(place.env.MONGODB_DATABASE);
    await replicate(db, all);
    console.log(`A view is visible after ${summary(quiet)} ms`);
    const idle = async () => {
      await untilFewerThan(1, place);
      await until(async () => (await db.collection('segments').countDocuments({ open: true })) === 0, 100);
    };
    for (const size of SIZES.map((events) => 5 * events)) {
      const [behind, queued]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        const flood = () => publishMany(place, size, (at) => viewOf(pick(at)));
        const fresh = await took(hex());
        await flood();
        behind.push(await fresh());
        await idle();
        // All of the flood waits in the broker when the view comes.
        const last = await took(hex());
        process.kill(service.pid, 'SIGSTOP');
        await flood();
        setTimeout(() => process.kill(service.pid, 'SIGCONT'), 20);
        queued.push(await last());
        await idle();
      }
      console.log(
        `  while a flood of ${size} is published ${summary(behind)} ms, behind one in the queue ${summary(queued)} ms`,
      );
    }
  });

/** What the log and the counts of so many events by Zipf's law take. */
const disk = (events: number): Promise<void> =>
  withStore(async (store) => {
    const place = newPlace();
    const env = { ...place.env, MONGODB_URL: store.url };
    const db = store.db(place.env.MONGODB_DATABASE);
    const service = await startService(join(ROOT, MAIN), env);
    const { all: items, pick } = SPREADS['Zipf, 100,000 items']();
    await replicate(db, items);
    await publishMany(
      place,
      events,
      (at) => viewOf(pick(at)),
      () => untilFewerThan(AT_ONCE, place),
    );
    await untilFewerThan(1, place);
    await until(async () => (await db.collection('segments').countDocuments({ open: true })) === 0, 200);
    await service.stop();
    await deleteQueue(place);
    // Its file is its own as long as it runs.
    await store.stop();
    const { segments = 0, day_counts = 0, items: replica = 0, all } = megabytesIn(store.folder);
    const perMillion = (megabytes: number) => `${(megabytes / (events / 1e6)).toFixed(1)} MB`;
    console.log(
      `A million events take ${perMillion(all - replica)} on disk: the log ${perMillion(segments)}, the counts ${perMillion(day_counts)} (${events} by Zipf's law)`,
    );
  });

/** Dashboards of an item with so many events over the last year. */
const dashboards = (events: number): Promise<void> =>
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
    // Without fetch: to make and free its buffers stops this process for as long as a slow dashboard takes.
    const agent = new Agent({ keepAlive: true });
    const ask = async (period: string, zone: string) => {
      const path = `/api/getItemViewsLast${period}/${item}?tz=${zone}`;
      const [response]: IncomingMessage[] = await once(
        get(`${service.url}${path}`, { headers, agent }),
        'response',
      );
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

/** Rounds of each side in turn; prints their medians, also as a share of the first side's. */
async function compare(title: string, sides: Record<string, () => Promise<Rate>>): Promise<void> {
  const rounds = new Map<string, Rate[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, side] of Object.entries(sides)) {
      const rate = await side();
      console.log(`    round ${round + 1}, ${name}: ${rate.perSecond.toFixed(0)}`);
      rounds.set(name, [...(rounds.get(name) ?? []), rate]);
    }
  console.log(`${title}: events per second, medians of ${ROUNDS} interleaved rounds (least–most)`);
  const [first = []] = rounds.values();
  const whole = median(first.map(({ perSecond }) => perSecond));
  for (const [name, values] of rounds) {
    const perSecond = values.map((one) => one.perSecond);
    const share = ((median(perSecond) / whole) * 100).toFixed(0);
    const micros = Object.keys(values[0]?.micros ?? {}).map((process) => {
      const each = values.map((one) => one.micros[process] ?? Number.NaN);
      return `${process} ${median(each).toFixed(1)}`;
    });
    console.log(
      `  ${name.padEnd(18)}${summary(perSecond)}, ${share} %; processor µs per event: ${micros.join(', ')}`,
    );
  }
}

async function rates(): Promise<void> {
  for (const spread of SPREAD_NAMES)
    for (const events of SIZES) {
      const flood = { spread, events };
      await compare(`${spread}, ${events} events of ${sellers.length} sellers`, {
        'consume and ack': () => consumeAll(events),
        '1 instance': () => countAll(1, flood),
        ...(process.env.INSTANCES === '1'
          ? {}
          : { '2 instances': () => countAll(2, flood), '3 instances': () => countAll(3, flood) }),
        ...(reference && {
          [`1 at ${reference.commit}`]: () => countAll(1, flood, { root: reference.folder }),
        }),
      });
    }
}

/** What more instances bring while each has only a share of a processor, and the store and the broker have the rest. */
async function scaling(): Promise<void> {
  for (const spread of SPREAD_NAMES)
    for (const events of SIZES)
      await compare(
        `${spread}, ${events} events, each instance limited to ${SHARE * 100} % of a processor`,
        Object.fromEntries(
          [1, 2, 3].map((instances) => [
            `${instances} of them`,
            () => countAll(instances, { spread, events }, { share: SHARE }),
          ]),
        ),
      );
}

try {
  console.log(machine(`${GIVEN_STORE ?? 'embedded document store'}`));
  if (PARTS.includes('rates')) await rates();
  if (PARTS.includes('scaling')) await scaling();
  if (PARTS.includes('visibility')) await visibility();
  if (PARTS.includes('disk') && GIVEN_STORE === undefined) await disk(LARGE_LOG);
  if (PARTS.includes('dashboards')) await dashboards(LARGE_LOG);
  if (PARTS.includes('overview')) await overview();
} finally {
  await connection.close();
  await jwks.close();
  await stopBacking();
  reference?.remove();
}
