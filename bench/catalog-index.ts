/**
 * Measures the catalog's index with a million items: memory, processor time to read an item, and to answer queries that
 * were never sent before. All times are processor times, so that a busy machine changes them little. `--against`
 * measures another commit at the same time by the same queries.
 *
 *     node --expose-gc bench/catalog-index.ts [items] [--against <commit>]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toCard } from '../svc-catalog/src/items/item.ts';
import { Catalog } from '../svc-catalog/src/search/catalog.ts';
import { listItems } from '../svc-catalog/src/search/list-items.ts';
import { suggest } from '../svc-catalog/src/search/suggest.ts';
import { referenceIn } from './against.ts';
import { machine, quantile } from './measure.ts';
import { storedItem } from './scale/made-items.ts';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const COUNT = Number(positionals[0] ?? 1_000_000);
const TIMES = 100;
const GROUPS = ['women', 'men', 'kids'];

const catalog = new Catalog();
const megabytes = () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return `${Math.round(rss / 2 ** 20)} MB, ${Math.round(heapUsed / 2 ** 20)} of them in the heap`;
};

/** Returns the processor time of this thread during `work`, in milliseconds. */
function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the index entry of an item in a version. */
function entryOf(number: number, version = 1) {
  const { sizes, ...item } = storedItem(number, COUNT);
  const all = { ...item, sizes: [...sizes] };
  return {
    ...all,
    id: item._id,
    version,
    card: JSON.stringify(toCard(all, new Date())),
    created: item.createdAt.getTime(),
  };
}

const wordsOf = (number: number) => storedItem((number * 7919) % COUNT, COUNT).name.split(' ');

/** Queries by name; each number makes a different query. */
const QUERIES: Record<string, (number: number) => unknown> = {
  'a filter': (number) => listItems(catalog, { category: 'women', minPrice: number / 100 }),
  'by price': (number) => listItems(catalog, { sort: 'asc', minPrice: 20 + number / 100 }),
  'a search of two words': (number) => listItems(catalog, { search: wordsOf(number).slice(0, 2).join(' ') }),
  'a kind, for whom, a price': (number) =>
    listItems(catalog, {
      search: `${wordsOf(number).at(-1)} for ${GROUPS[number % GROUPS.length]} under ${20 + number}`,
    }),
  'a mistyped search': (number) => listItems(catalog, { search: `${wordsOf(number).at(-1)}x` }),
  suggestions: (number) =>
    suggest(
      catalog,
      wordsOf(number)
        .join(' ')
        .slice(0, 4 + (number % 8)),
    ),
  'the whole list after a change': (number) => {
    catalog.put(entryOf(number * 13, 1 + number));
    return listItems(catalog, {});
  },
};

function measureIndex(): void {
  console.log(machine(`${COUNT} items`));
  let putting = 0;
  for (let number = COUNT; number >= 1; number--) {
    const entry = entryOf(number);
    putting += costOf(() => catalog.put(entry));
  }
  console.log(
    `read at ${((putting / COUNT) * 1000).toFixed(0)} µs each, sorted in ${costOf(() => catalog.settle()).toFixed(0)} ms: ${megabytes()}`,
  );
  console.log('ms of processor:                      p50     p95     p99');
  for (const [name, query] of Object.entries(QUERIES)) {
    const costs = Array.from({ length: TIMES }, (_, at) => costOf(() => query(at + 1)));
    const parts = [0.5, 0.95, 0.99].map((share) => quantile(costs, share).toFixed(1).padStart(8));
    console.log(`  ${name.padEnd(32)}${parts.join('')}`);
  }
}

/** Measures this folder and that of another commit at the same time, each in a process of its own. */
async function measureBoth(commit: string): Promise<void> {
  const reference = referenceIn(commit);
  if (!reference) return;
  const script = 'bench/catalog-index.ts';
  const here = join(import.meta.dirname, '..');
  copyFileSync(join(here, script), join(reference.folder, script));
  const sides = [here, reference.folder].map((folder) => {
    const child = spawn(process.execPath, ['--expose-gc', join(folder, script), String(COUNT)]);
    const lines: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => lines.push(part));
    child.stderr.pipe(process.stderr);
    return { folder, lines, ended: once(child, 'close') };
  });
  for (const { folder, lines, ended } of sides) {
    await ended;
    console.log(`${folder === here ? 'here' : commit}: ${Buffer.concat(lines).toString()}`);
  }
  reference.remove();
}

if (options.against === undefined) measureIndex();
else await measureBoth(options.against);
