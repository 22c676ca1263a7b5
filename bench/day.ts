/**
 * Measures a day of a shop at the gateway's cache. Visitors read items and lists by Zipf's law, while a seller changes
 * prices and stock, half of it past the gateway, which then receives the change by events alone. Prints requests per
 * second, the share of cached answers, and the age of outdated answers. An answer that was outdated for more than a
 * second is counted as a failure.
 *
 *     node bench/day.ts [--requests 1000000] [--items 500] [--edits 20]
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent, request } from 'undici';
import { machine, memoryOf, quantile } from './measure.ts';
import { startBacking } from './processes.ts';
import { accountsFor, caller, furnishStore } from './shop.ts';
import { openSide } from './side.ts';
import { zipf } from './zipf.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    items: { type: 'string', default: '500' },
    /** Edits per second. */
    edits: { type: 'string', default: '20' },
  },
});
const REQUESTS = Number(values.requests);
const PAUSE_MS = 1000 / Number(values.edits);
const CONNECTIONS = 32;
const LISTS = ['', '&category=women', '&sort=asc', '&sort=desc', '&search=coat'];
const SHARE_OF_LISTS = 0.2;
const STALE_MS = 1000;

type Shown = { _id: string; price: number; availability: string };
/** A value that a field had, and when the edit that replaced it was answered. */
type Value = { value: unknown; outdatedAt: number };
type Fields = Record<'price' | 'availability', Value[]>;

const stopBacking = await startBacking();
const side = await openSide(new URL('..', import.meta.url).pathname, accountsFor(0), undefined);
const store = await furnishStore(side.url, Number(values.items), 1);
// Waits until the stock is stored: until then the item is for sale without a count.
for (const { _id } of store) await knownStock(_id);
const latest = (value: unknown): Value => ({ value, outdatedAt: Number.POSITIVE_INFINITY });
const histories = new Map<string, Fields>(
  store.map(({ _id }) => [_id, { price: [latest(99.5)], availability: [latest('low')] }]),
);
const pick = zipf(store.length);
const itemAt = (at: number) => store[at] as (typeof store)[number];
const ages: number[] = [];
const unknown: string[] = [];
let [done, edits] = [0, 0];

/** Counts for how long the shown value had been outdated when it was requested. */
function check(shown: Shown, requestedAt: number): void {
  const history = histories.get(shown._id);
  if (!history) return;
  for (const field of ['price', 'availability'] as const) {
    const shownBefore = history[field].findLast(({ value }) => value === shown[field]);
    if (!shownBefore) unknown.push(`${shown._id}: ${field} ${shown[field]}`);
    else if (shownBefore.outdatedAt < requestedAt) ages.push(requestedAt - shownBefore.outdatedAt);
  }
}

async function knownStock(id: string): Promise<void> {
  while (true) {
    const { body } = await request(`${side.services.catalog.url}/api/categories/women/${id}`);
    if (((await body.json()) as Shown).availability === 'low') return;
    await setTimeout(20);
  }
}

async function seller(): Promise<void> {
  const direct = caller(side.services.catalog.url);
  for (; done < REQUESTS; edits++) {
    const { _id, edit } = itemAt(pick());
    const history = histories.get(_id) as Fields;
    const stock = edits % 5 === 0 ? 0 : 1;
    // Each price is used once.
    const price = (1000 + edits) / 100;
    const before = [history.price.at(-1), history.availability.at(-1)];
    history.price.push(latest(price));
    history.availability.push(latest(stock ? 'low' : 'sold-out'));
    await edit({ price, stock }, edits % 2 ? direct : undefined);
    for (const value of before) if (value) value.outdatedAt = performance.now();
    await setTimeout(PAUSE_MS);
  }
}

async function visitor(agent: Agent): Promise<void> {
  while (done < REQUESTS) {
    done++;
    const isList = Math.random() < SHARE_OF_LISTS;
    const list = LISTS[Math.floor(Math.random() * LISTS.length)];
    const path = isList ? `/api/items?limit=24${list}` : `/api/categories/women/${itemAt(pick())._id}`;
    const requestedAt = performance.now();
    const { statusCode, body } = await request(side.url + path, { dispatcher: agent });
    const answer = (await body.json()) as { items: Shown[] } & Shown;
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
    for (const item of isList ? answer.items : [answer]) check(item, requestedAt);
  }
}

/** Returns `gateway_cache_answers_total` by the source of the answer. */
async function sources(): Promise<Record<string, number>> {
  const text = await (await fetch(`${side.url}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^gateway_cache_answers_total\{from="(\w+)"[^}]*\} (\d+)$/gm)].map(([, from, count]) => [
      from,
      Number(count),
    ]),
  );
}

try {
  console.log(machine(`${store.length} items, ${values.edits} edits a second, ${CONNECTIONS} connections`));
  const before = await sources();
  const agent = new Agent({ connections: CONNECTIONS });
  const startedAt = performance.now();
  await Promise.all([seller(), ...Array.from({ length: CONNECTIONS }, () => visitor(agent))]);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await sources();
  const of = (from: string) => (after[from] ?? 0) - (before[from] ?? 0);
  console.log(
    `${done} requests, ${Math.round(done / seconds)} a second, ${edits} edits; ${((100 * of('hit')) / (of('hit') + of('miss'))).toFixed(1)} % kept`,
  );
  const stale = ages.filter((age) => age > STALE_MS).length;
  console.log(
    `outdated when requested: ${ages.length} times, p50 ${quantile(ages, 0.5).toFixed(0)} ms, most ${quantile(ages, 1).toFixed(0)} ms; ${stale} by more than ${STALE_MS} ms; ${unknown.length} that no edit set ${unknown.slice(0, 5).join(', ')}`,
  );
  const { now, most } = await memoryOf(side.services.gateway.pid);
  console.log(`gateway: ${now} MB, at most ${most} MB`);
  if (stale + unknown.length > 0) process.exitCode = 1;
} finally {
  await side.stop();
  await stopBacking();
}
process.exit();
