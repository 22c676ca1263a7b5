/**
 * Measures the shop with a million items and a million people. Fills a store, starts the shop on it as `npm start`
 * does, prints the start time and the memory of each process, and imports tables of items.
 *
 *     node bench/scale.ts [--data <folder>] [items] [people]
 *
 * The folder keeps the filled store for the next run. HEAP_MB is the maximum heap of a service, in megabytes.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Site, startSite } from '@ethereal/dev/site';
import { machine } from './measure.ts';
import { startStore } from './processes.ts';
import { fill } from './scale/fill.ts';
import { importTables } from './scale/import-tables.ts';
import { partsOf, showMemory } from './scale/parts.ts';
import { caller } from './shop.ts';

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
const [items = 1_000_000, people = 1_000_000] = positionals.map(Number);

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
    await importTables(caller(site.site), store.url, parts);
    await showMemory('at the end', parts);
  } finally {
    await site.stop();
  }
} finally {
  await store.stop();
  if (values.data === undefined) await rm(folder, { recursive: true, force: true });
}
process.exit(0);
