/**
 * Measures views of items per second at 32 connections, and the processor time of each in svc-catalog, svc-analytics,
 * their store and the broker. Compares with another commit in turns, each with its own services and store. Requests go
 * to svc-catalog directly, without the gateway.
 *
 *     node bench/views.ts [--against <commit>]
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestTokens } from '@ethereal/service-kit/testing/tokens';
import { MongoClient } from 'mongodb';
import { Agent, request } from 'undici';
import { referenceIn } from './against.ts';
import { closedLoop, cpuSeconds, type Load, machine, median, summary, summaryOf } from './measure.ts';
import { descendant, type Running, startBacking, startService, startStore } from './processes.ts';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = 3;
const CONNECTIONS = 32;
const ITEM = randomBytes(12).toString('hex');
const ROOT = join(import.meta.dirname, '..');
const dispatcher = new Agent({ connections: CONNECTIONS });

const stopBacking = await startBacking();
const tokens = createTestTokens();
const jwks = await tokens.serve();
const reference = referenceIn(values.against);

const item = {
  _id: ITEM,
  name: 'Coat',
  description: 'Warm.',
  priceCents: 100,
  category: 'women',
  subCategory: 'topW',
  sizes: [],
  isBestseller: false,
  images: { image1: { url: '/images/x', public_id: 'x' } },
  imageIds: ['x'],
  seller: ITEM,
  published: true,
  version: 1,
  pendingEvents: [],
  createdAt: new Date(),
  updatedAt: new Date(),
};

type Side = {
  catalog: Running;
  analytics: Running;
  store: Awaited<ReturnType<typeof startStore>>;
  folder: string;
};

async function open(root: string): Promise<Side> {
  const folder = await mkdtemp(join(tmpdir(), 'views-bench-'));
  const store = await startStore(join(folder, 'store'));
  const mongo = await new MongoClient(store.url).connect();
  await mongo.db('bench_catalog').collection<{ _id: string }>('items').insertOne(item);
  await mongo.close();
  const run = randomBytes(4).toString('hex');
  const env = {
    MONGODB_URL: store.url,
    EVENTS_EXCHANGE: `views.${run}`,
    REDIS_PREFIX: `views:${run}:`,
    JWKS_URL: jwks.jwksUrl,
    CATALOG_URL: jwks.jwksUrl,
    IDENTITY_URL: jwks.jwksUrl,
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'info',
  };
  const analytics = await startService(join(root, 'svc-analytics/src/main.ts'), {
    ...env,
    MONGODB_DATABASE: 'bench_analytics',
    EVENTS_QUEUE: `views.${run}.analytics`,
  });
  const catalog = await startService(join(root, 'svc-catalog/src/main.ts'), {
    ...env,
    MONGODB_DATABASE: 'bench_catalog',
    EVENTS_QUEUE: `views.${run}.catalog`,
  });
  return { catalog, analytics, store, folder };
}

const sides: Record<string, Side> = {
  now: await open(ROOT),
  ...(reference && { [reference.commit]: await open(reference.folder) }),
};
const broker = await descendant('beam.smp');
const PARTS = ['catalog', 'analytics', 'store', 'broker'] as const;
type Figures = Load & Record<(typeof PARTS)[number] | 'sum', number>;

async function measure({ catalog, analytics, store }: Side): Promise<Figures> {
  const pids = { catalog: catalog.pid, analytics: analytics.pid, store: store.pid, broker };
  const used = async () =>
    Promise.all(PARTS.map((part) => (pids[part] === undefined ? 0 : cpuSeconds(pids[part] ?? 0))));
  const startedWith = await used();
  const url = `${catalog.url}/api/increment-views/${ITEM}`;
  const load = await closedLoop(
    async () => {
      // undici costs half of fetch, which would be a considerable part of the measurement on two cores.
      const { statusCode, body } = await request(url, { method: 'PATCH', dispatcher });
      await body.dump();
      if (statusCode !== 204) throw new Error(`answered ${statusCode}`);
    },
    { connections: CONNECTIONS, seconds: SECONDS },
  );
  const endedWith = await used();
  const views = load.perSecond * SECONDS;
  const ms = PARTS.map((_, at) => (((endedWith[at] ?? 0) - (startedWith[at] ?? 0)) * 1000) / views);
  const [catalogMs = 0, analyticsMs = 0, storeMs = 0, brokerMs = 0] = ms;
  return {
    ...load,
    catalog: catalogMs,
    analytics: analyticsMs,
    store: storeMs,
    broker: brokerMs,
    sum: ms.reduce((sum, value) => sum + value, 0),
  };
}

try {
  const rounds: Record<string, Figures[]> = {};
  for (const side of Object.values(sides)) await measure(side);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, side] of Object.entries(sides)) rounds[name] = [...(rounds[name] ?? []), await measure(side)];
  console.log(
    machine(`${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s (least–most)`),
  );
  for (const [name, figures] of Object.entries(rounds)) {
    const parts = [...PARTS, 'sum' as const].map((part) => `${part} ${summaryOf(figures, part, 3)}`);
    console.log(`${name}: ${summaryOf(figures, 'perSecond')} views/s, p99 ${summaryOf(figures, 'p99', 1)} ms`);
    console.log(`  processor time of a view in ms: ${parts.join(', ')}`);
  }
  const [now = [], then] = Object.values(rounds);
  if (reference && then) {
    const ratios = now.map(({ perSecond }, at) => perSecond / (then[at]?.perSecond ?? Number.NaN));
    console.log(`now / ${reference.commit}, views per second per round: ${summary(ratios, 2)}`);
    const catalogOf = (figures: Figures[]) => median(figures.map(({ catalog }) => catalog));
    console.log(
      `processor time of svc-catalog, ${reference.commit} / now: ${(catalogOf(then) / catalogOf(now)).toFixed(2)}`,
    );
  }
} finally {
  await dispatcher.destroy();
  for (const { catalog, analytics, store, folder } of Object.values(sides)) {
    await catalog.stop();
    await analytics.stop();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  }
  await jwks.close();
  await stopBacking();
  reference?.remove();
}
