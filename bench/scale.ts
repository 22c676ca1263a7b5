/**
 * Measures the shop with a million items and a million people. Fills a store, starts the shop on it as `npm start`
 * does, and prints the start time, the memory of each process, and the latency of each call alone and while others run.
 * Then imports tables of items.
 *
 *     node bench/scale.ts [--data <folder>] [--parts start,alone,together,import] [items] [people]
 *
 * The folder keeps the filled store for the next run. HEAP_MB is the maximum heap of a service, in megabytes.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Site, startSite } from '@ethereal/dev/site';
import { machine, quantile } from './measure.ts';
import { startStore } from './processes.ts';
import { fill } from './scale/fill.ts';
import { importTables } from './scale/import-tables.ts';
import { partsOf, showMemory } from './scale/parts.ts';
import { visitorsOf } from './scale/traffic.ts';
import { caller, isUnavailable } from './shop.ts';

const { values, positionals } = parseArgs({
  options: { data: { type: 'string' }, parts: { type: 'string', default: 'start,alone,together,import' } },
  allowPositionals: true,
});
const [items = 1_000_000, people = 1_000_000] = positionals.map(Number);
const PARTS = values.parts.split(',');
const ALONE = 200;
const VISITORS = 8;
const TOGETHER_SECONDS = 60;

type Visitors = Awaited<ReturnType<typeof visitorsOf>>;

const open = (dataDir: string): Promise<Site> =>
  startSite({
    dataDir,
    env: {
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'info',
      ACCESS_LOG_SAMPLE: '0',
      NODE_OPTIONS: `--max-old-space-size=${process.env.HEAP_MB ?? 8192}`,
    },
  });

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

type Visits = { took: number[]; refused: number };

const noVisits = (visitors: Visitors): Record<string, Visits> =>
  Object.fromEntries(Object.keys(visitors).map((name) => [name, { took: [], refused: 0 }]));

/** Adds the time of a visit to `visits`; a 503 counts as refused and has no time. */
async function count(visits: Visits | undefined, visit: () => Promise<unknown>): Promise<void> {
  if (!visits) return;
  try {
    visits.took.push(await timed(visit));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    visits.refused++;
  }
}

function show(title: string, visits: Record<string, Visits>): void {
  console.log(`\n${title}, ms: p50 · p99 · most`);
  for (const [name, { took, refused }] of Object.entries(visits)) {
    const figures = [0.5, 0.99, 1].map((share) => quantile(took, share).toFixed(1));
    console.log(`  ${name.padEnd(32)} ${figures.join(' · ')}  (${took.length}, ${refused} refused)`);
  }
}

async function alone(visitors: Visitors): Promise<void> {
  const visits = noVisits(visitors);
  for (const [name, visit] of Object.entries(visitors)) {
    await visit();
    for (let at = 0; at < ALONE; at++) await count(visits[name], visit);
  }
  show('one after the other', visits);
}

async function together(visitors: Visitors): Promise<void> {
  const all = Object.entries(visitors);
  const visits = noVisits(visitors);
  const until = performance.now() + TOGETHER_SECONDS * 1000;
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let at = visitor; performance.now() < until; at++) {
        const [name, visit] = all[at % all.length] ?? [];
        if (name && visit) await count(visits[name], visit);
      }
    }),
  );
  show(`${VISITORS} visitors who do all in turn`, visits);
}

/** Returns the start times that the services logged. */
async function indexTime(dataDir: string): Promise<string> {
  const log = await readFile(join(dataDir, 'logs/svc-catalog.log'), 'utf8');
  return log.split('\n').findLast((line) => line.includes('index is complete')) ?? '';
}

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'ethereal-scale-')));
const store = await startStore(join(folder, 'store'));
process.env.MONGODB_URL = store.url;
try {
  console.log(machine(`${items} items, ${people} people, embedded document store`));
  const filled = join(folder, `filled-${items}-${people}`);
  if (!existsSync(filled)) {
    // Starts once to create the indexes.
    await (await open(join(folder, 'site'))).stop();
    const seconds = (await timed(() => fill(store.url, { items, people }))) / 1000;
    console.log(`filled in ${seconds.toFixed(0)} s`);
    await writeFile(filled, '');
  }
  const startedAt = performance.now();
  const site = await open(join(folder, 'site'));
  try {
    console.log(`services ready after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    console.log(await indexTime(join(folder, 'site')));
    const parts = await partsOf(site.run, store.pid);
    await showMemory('after the start', parts);
    const call = caller(site.site);
    const visitors = await visitorsOf(call, { items, people });
    if (PARTS.includes('alone')) await alone(visitors);
    if (PARTS.includes('together')) await together(visitors);
    await showMemory('after the visits', parts);
    if (PARTS.includes('import')) await importTables(call, store.url, parts);
    await showMemory('at the end', parts);
  } finally {
    await site.stop();
  }
} finally {
  await store.stop();
  if (values.data === undefined) await rm(folder, { recursive: true, force: true });
}
process.exit(0);
