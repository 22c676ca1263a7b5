/**
 * Measures lists, searches and items with 1,000 and with 100,000 items. Loads items into the database and starts
 * svc-catalog, the gateway (kept answers and passed-on answers apart), Varnish in front, and a bare express route with
 * the same bytes. The sides take turns, so that other load on the machine affects all of them.
 *
 *     node bench/catalog-list.ts [number of items]
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '@ethereal/dev/processes/ports';
import startBacking from '@ethereal/dev/testing/global-setup';
import autocannon from 'autocannon';
import express from 'express';
import { MongoClient } from 'mongodb';
import { startVarnish } from '../ops/varnish/start-varnish.ts';
import { cpuSeconds, machine, median, memoryOf, summary } from './measure.ts';
import { startProgram, startService } from './processes.ts';

const SIZES = [1_000, 100_000];
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 32;
const BATCH = 1_000;
const ROOT = join(import.meta.dirname, '..');

const CATEGORIES = ['men', 'women', 'kids', 'home', 'accessories', 'beauty', 'electronics'];
const WORDS =
  'linen cotton wool silk denim leather oversized slim classic vintage relaxed tailored shirt jacket dress trousers skirt coat sweater boots sandals bag necklace lamp cushion serum striped floral red blue green black white ivory navy olive charcoal summer winter'.split(
    ' ',
  );
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const word = (seed: number) => WORDS[Math.abs(Math.imul(seed, 2654435761) >> 7) % WORDS.length] ?? '';
const words = (from: number, count: number) => Array.from({ length: count }, (_, i) => word(from * 31 + i * 7));

function item(number: number) {
  const url = '/images/product-images-AAAAAAAAAAAAAAAAAAAAAA';
  const moment = new Date(1_700_000_000_000 + number * 1000);
  return {
    _id: idOf(number),
    name: `${words(number, 3).join(' ')} ${number}`,
    description: `${words(number + 7, 34).join(' ')} batch${number % 20_000}`,
    priceCents: 100 + ((number * 37) % 50_000),
    category: CATEGORIES[number % CATEGORIES.length],
    subCategory: number % 3 ? 'topW' : 'bottomW',
    sizes: ['S', 'M', 'L', 'XL', 'XXL'].slice(number % 3, 3 + (number % 3)),
    isBestseller: number % 9 === 0,
    images: { image1: { url, public_id: 'product-images-AAAAAAAAAAAAAAAAAAAAAA' } },
    imageIds: [`picture-${number}`],
    seller: idOf(number % 500),
    published: true,
    version: 1,
    createdAt: moment,
    updatedAt: moment,
    pendingEvents: [],
  };
}

async function load(url: string, database: string, size: number): Promise<void> {
  const client = await new MongoClient(url).connect();
  const items = client.db(database).collection<{ _id: string }>('items');
  for (let from = 1; from <= size; from += BATCH) {
    await items.insertMany(
      Array.from({ length: Math.min(BATCH, size - from + 1) }, (_, i) => item(from + i)),
      { ordered: false },
    );
  }
  await client.close();
}

/** Serves the same bytes from one express route. This file starts itself again in this mode as the reference. */
async function serveBare(file: string): Promise<void> {
  const bodies: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  const app = express();
  app.get(/.*/, (request, response) => {
    response.type('json').send(bodies[request.url]);
  });
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
  });
}

async function memory(pid: number): Promise<string> {
  const { now, most } = await memoryOf(pid);
  return `RSS ${now} MB (highest ${most} MB)`;
}

type Figures = { perSecond: number; p50: number; p99: number; cpuMs: number };

type Target = { name: string; url: string; pids: number[]; headers?: Record<string, string> };

async function measure({ url, pids, headers = {} }: Target, paths: string[], seconds: number): Promise<Figures> {
  const cpu = async () => (await Promise.all(pids.map(cpuSeconds))).reduce((sum, one) => sum + one, 0);
  const before = await cpu();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: paths.map((path) => ({ method: 'GET' as const, path, headers })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  const requests = result.requests.total;
  return {
    perSecond: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (((await cpu()) - before) / requests) * 1000,
  };
}

function line(name: string, rounds: Figures[], bare: number | undefined): string {
  const rates = rounds.map(({ perSecond }) => perSecond);
  const of = (key: keyof Figures) => median(rounds.map((round) => round[key]));
  return [
    `  ${name.padEnd(15)}`,
    `${summary(rates)}/s`,
    `p50 ${of('p50')} ms, p99 ${of('p99')} ms`,
    `${of('cpuMs').toFixed(3)} ms CPU each`,
    bare ? `${(median(rates) / bare).toFixed(2)} of bare express` : '',
  ].join('  ');
}

function routesFor(size: number): Record<string, string[]> {
  const spread = (count: number, path: (n: number) => string) => Array.from({ length: count }, (_, n) => path(n));
  return {
    'list of 24': ['/api/items?limit=24'],
    'list of 24, 200 different filters': spread(
      200,
      (n) => `/api/items?limit=24&category=${CATEGORIES[n % 7]}&sort=${n % 2 ? 'asc' : 'desc'}&minPrice=${n}`,
    ),
    'search, 200 different texts': spread(200, (n) => `/api/items?limit=24&search=${words(n, 2).join('+')}`),
    'item, 500 different ones': spread(500, (n) => {
      const number = 1 + ((n * 7919) % size);
      return `/api/categories/${CATEGORIES[number % 7]}/${idOf(number)}`;
    }),
  };
}

async function fetchAll(url: string, paths: string[]): Promise<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const path of paths) {
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    bodies[path] = await response.text();
  }
  return bodies;
}

/** Measures answers that were never requested before, one at a time. */
async function firstAnswers(url: string, size: number): Promise<string> {
  const timed = async (paths: string[]) => {
    const times: number[] = [];
    for (const path of paths) {
      const started = performance.now();
      await (await fetch(url + path)).arrayBuffer();
      times.push(performance.now() - started);
    }
    return `${median(times).toFixed(1)} ms (highest ${Math.max(...times).toFixed(1)})`;
  };
  const n = (count: number) => Array.from({ length: count }, (_, i) => i);
  const lists = await timed(n(100).map((i) => `/api/items?minPrice=${i + 300}.5&sort=asc`));
  const searches = await timed(n(100).map((i) => `/api/items?search=${word(i)}+${(i * 7919) % size}`));
  const suggestions = await timed(
    n(100).map((i) => `/api/suggestions?query=${word(i + 3).slice(0, 2 + (i % 4))}${i % 2 ? 'x' : ''}`),
  );
  const whole = await timed(['/api']);
  return `first answers: filter ${lists}, search ${searches}, suggestions ${suggestions}, whole list ${whole}`;
}

/** Waits until the gateway receives events, because it keeps no answer before. */
async function untilKept(gateway: string): Promise<void> {
  while (!(await fetch(`${gateway}/api/items?limit=1`)).headers.has('age')) await setTimeout(50);
}

async function benchSize(size: number, folder: string): Promise<void> {
  const { MONGODB_URL = '' } = process.env;
  const database = `bench_catalog_${size}`;
  const shared = { JWKS_URL: 'http://127.0.0.1:1/none', RATE_LIMIT_FACTOR: '1000000', PORT: '0' };
  const startCatalog = () =>
    startService(join(ROOT, 'svc-catalog/src/main.ts'), {
      ...shared,
      MONGODB_DATABASE: database,
      DATA_DIR: join(folder, 'catalog'),
    });
  // Starts once on the empty database, so that the indexes exist before the items are loaded.
  await startCatalog().then((empty) => empty.stop());
  await load(MONGODB_URL, database, size);
  const started = performance.now();
  const catalog = await startCatalog();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${size} items: ready after ${seconds} s, ${await memory(catalog.pid)}`);
  const [purgesPort = 0] = await freePorts(1);
  const gateway = await startService(join(ROOT, 'svc-gateway/src/main.ts'), {
    ...shared,
    PURGE_URLS: `http://127.0.0.1:${purgesPort}`,
    SHELL_DIR: join(folder, 'shell'),
    REMOTES_DIR: join(folder, 'remotes'),
    CATALOG_URLS: catalog.url,
    // Any address that answers, so that no time is spent on a service that does not run.
    IDENTITY_URLS: catalog.url,
    ORDERS_URLS: catalog.url,
    ANALYTICS_URLS: catalog.url,
    CHAT_URLS: catalog.url,
  });
  const routes = routesFor(size);
  const bodies = await fetchAll(catalog.url, Object.values(routes).flat());
  const throughGateway = await fetchAll(gateway.url, Object.values(routes).flat());
  if (JSON.stringify(bodies) !== JSON.stringify(throughGateway))
    throw new Error("The gateway's answer differs from that of the service.");
  const file = join(folder, 'bodies.json');
  await writeFile(file, JSON.stringify(bodies));
  const bare = await startProgram([import.meta.filename, '--bare', file], {});

  const varnish = await startVarnish({ port: Number(new URL(gateway.url).port), purgesPort });

  const targets: Target[] = [
    { name: 'bare', url: bare.url, pids: [bare.pid] },
    { name: 'catalog', url: catalog.url, pids: [catalog.pid] },
    { name: 'gateway, kept', url: gateway.url, pids: [gateway.pid, catalog.pid] },
    { name: 'Varnish, kept', url: varnish.url, pids: [...varnish.pids, gateway.pid, catalog.pid] },
    // A request with a cookie bypasses the cache.
    {
      name: 'gateway, passed',
      url: gateway.url,
      pids: [gateway.pid, catalog.pid],
      headers: { cookie: 'a=b' },
    },
  ];
  await untilKept(gateway.url);
  for (const [route, paths] of Object.entries(routes)) {
    const rounds = new Map(targets.map(({ name }) => [name, [] as Figures[]]));
    for (const target of targets) await measure(target, paths, 1);
    for (let round = 0; round < ROUNDS; round++) {
      for (const target of targets) rounds.get(target.name)?.push(await measure(target, paths, SECONDS));
    }
    const bytes = median(paths.map((path) => Buffer.byteLength(bodies[path] ?? '')));
    console.log(`${route}, ${bytes} bytes`);
    const reference = median((rounds.get('bare') ?? []).map(({ perSecond }) => perSecond));
    for (const [name, figures] of rounds) console.log(line(name, figures, reference));
  }
  console.log(await firstAnswers(catalog.url, size));
  console.log(await memory(catalog.pid));
  for (const one of [varnish, gateway, catalog, bare]) await one.stop();
}

const [, , argument, bodiesFile] = process.argv;
if (argument === '--bare' && bodiesFile) {
  await serveBare(bodiesFile);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-bench-'));
  await mkdir(join(folder, 'shell'));
  await mkdir(join(folder, 'remotes'));
  const stopBacking = await startBacking();
  console.log(machine(`${process.env.MONGODB_URL}; ${CONNECTIONS} connections, load generator on the same machine`));
  try {
    for (const size of argument ? [Number(argument)] : SIZES) await benchSize(size, folder);
  } finally {
    await stopBacking();
    await rm(folder, { recursive: true, force: true });
  }
  process.exit(0);
}
