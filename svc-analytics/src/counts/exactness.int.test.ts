import { DAY_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import { loadConfig } from '@ethereal/service-kit/config';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { COUNTERS, type Counter, type FactKind, ITEM_COUNTERS, ROWS } from '../events/counted.ts';
import type { Fact, IdentifiedFact } from '../events/fact.ts';
import { rebuildCounts } from '../rebuild/rebuild-counts.ts';
import { readCells } from '../series/read-cells.ts';
import { openStores } from '../shared/stores.ts';
import { Crash, type Fate, KEEP_MS, startInstance } from '../testing/instances.ts';
import { watchedDb } from '../testing/watched-db.ts';
import { dayOf, firstDayOf, monthOf, quarterOf, yearOf } from '../time/time.ts';
import { createCountReader } from './count-reader.ts';
import type { Counting } from './counting.ts';
import { createDayStore, type DayDocument, type SumDocument } from './day.store.ts';
import { monthId, yearId } from './sums.ts';
import { dayId, isSellers, itemOwner, type Owner, partsOfDayId, sellerOwner } from './tally.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let stores: Awaited<ReturnType<typeof openStores>>;
beforeAll(async () => {
  environment = await testEnvironment('analytics');
  stores = await openStores(loadConfig(configSchema, environment.env));
});
afterAll(async () => {
  await stores?.mongo.close();
  await environment?.close();
});

/** Shortly after a change of the year, so that days belong to two years. */
const NOW = Date.UTC(2026, 0, 4, 12, 30);
/** The time advances with each call, so that other instances treat unfinished work as abandoned at once. */
let ticks = 0;
const now = () => new Date(NOW + ticks++);
const TODAY = dayOf(NOW);
const SPAN_MINUTES = 6 * 24 * 60;

const ITEM_KINDS = ROWS.filter(({ of }) => of === 'item').map(({ kind }) => kind);

type Occurrence = { kind: FactKind; item: number; ago: number; quantity: number };
const occurrence = fc.record({
  kind: fc.constantFrom(...ITEM_KINDS),
  item: fc.nat(2),
  // Half of the facts are fresh, half are past.
  ago: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: SPAN_MINUTES })),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const fate: fc.Arbitrary<Fate> = fc.constantFrom('fine', 'fine', 'fine', 'before', 'after', 'half');

type Shop = { items: string[]; sellers: Map<string, string> };

/** Creates a shop with two items of one seller and one item of another. */
function newShop(): Shop {
  const items = [newId(), newId(), newId()];
  const [seller, otherSeller] = [newId(), newId()];
  return { items, sellers: new Map(items.map((item, at) => [item, at < 2 ? seller : otherSeller])) };
}

const factsOf = (shop: Shop, occurrences: readonly Occurrence[]): IdentifiedFact[] =>
  occurrences.map(({ kind, item, ago, quantity }, at) => {
    const amount = kind === 'sales' || kind === 'cancellations';
    const id = shop.items[item] ?? '';
    return {
      id: `${id}-${at}`,
      second: Math.floor(NOW / 1000) - ago * 60,
      item: id,
      seller: shop.sellers.get(id),
      kind,
      minute: Math.floor(NOW / MINUTE_MS) - ago,
      quantity: amount ? quantity : 1,
      cents: amount ? quantity * 250 : 0,
    };
  });

const ownersOf = ({ items, sellers }: Shop): Owner[] => [
  ...items.map(itemOwner),
  ...[...new Set(sellers.values())].map(sellerOwner),
];

/** Returns the counts in a shop's documents: each count of a minute, and each sum of a folded day. */
async function counted(shop: Shop) {
  const owners = ownersOf(shop);
  const days = Array.from({ length: SPAN_MINUTES / 1440 + 3 }, (_, at) => TODAY - at);
  const { db } = stores.mongo;
  const byIds = <D extends { _id: string }>(name: string, ids: readonly string[]) =>
    db
      .collection<{ _id: string }>(name)
      .find<D>({ _id: { $in: [...ids] } })
      .toArray();
  const idsOf = (idOf: (owner: Owner, unit: number) => string, units: Iterable<number>) =>
    owners.flatMap((owner) => [...units].map((unit) => idOf(owner, unit)));
  const found = await byIds<DayDocument>('day_counts', idsOf(dayId, days));
  const years = await byIds<SumDocument>('year_counts', idsOf(yearId, [2025, 2026]));
  const months = await byIds<SumDocument>('month_counts', idsOf(monthId, new Set(days.map(monthOf))));
  const itemMonths = await byIds<SumDocument>('month_item_counts', idsOf(monthId, new Set(days.map(monthOf))));
  return {
    minutes: countsIn(found, COUNTERS),
    items: countsIn(found, ITEM_COUNTERS),
    days: countsIn(years, COUNTERS),
    quarters: countsIn(months, COUNTERS),
    itemMonths: countsIn(itemMonths, ITEM_COUNTERS),
  };
}

type Counted = { _id: string } & Record<string, unknown>;

function countsIn(documents: Iterable<object>, letters: Readonly<Record<string, string>>) {
  const counts: Record<string, number> = {};
  for (const document of documents as Iterable<Counted>)
    for (const letter of Object.values(letters))
      for (const [name, count] of Object.entries(document[letter] ?? {}))
        counts[`${document._id} ${letter} ${name}`] = count;
  return counts;
}

/** Returns the counters that a fact increases, with the amounts. */
const amountsOf = ({ kind, quantity, cents }: Fact): [Counter, number][] =>
  cents > 0
    ? [
        [kind, quantity],
        [kind === 'sales' ? 'revenue' : 'refunds', cents],
      ]
    : [[kind, quantity]];

/** Returns the expected counts, computed by adding up one fact after the other. */
function expectedCounts(facts: readonly Fact[]) {
  const none = (): Record<string, number> => ({});
  const sums = { minutes: none(), items: none(), days: none(), quarters: none(), itemMonths: none() };
  const add = (part: keyof typeof sums, place: string, count: number) => {
    sums[part][place] = (sums[part][place] ?? 0) + count;
  };
  function addTo(owner: Owner, { item, minute }: Fact, counter: Counter, count: number) {
    const day = Math.floor(minute / 1440);
    const letter = COUNTERS[counter];
    const isFolded = day < TODAY - 1;
    add('minutes', `${dayId(owner, day)} ${letter} ${minute % 1440}`, count);
    if (owner !== itemOwner(item) && ITEM_COUNTERS[counter]) {
      const name = `${ITEM_COUNTERS[counter]} ${item}`;
      add('items', `${dayId(owner, day)} ${name}`, count);
      if (isFolded) add('itemMonths', `${monthId(owner, monthOf(day))} ${name}`, count);
    }
    if (!isFolded) return;
    add('days', `${yearId(owner, yearOf(day))} ${letter} ${day - firstDayOf(yearOf(day))}`, count);
    add('quarters', `${monthId(owner, monthOf(day))} ${letter} ${quarterOf(day, minute % 1440)}`, count);
  }
  for (const fact of facts)
    for (const owner of [itemOwner(fact.item), ...(fact.seller === undefined ? [] : [sellerOwner(fact.seller)])])
      for (const [counter, count] of amountsOf(fact)) addTo(owner, fact, counter, count);
  return sums;
}

const story = fc.record({
  occurrences: fc.array(occurrence, { minLength: 1, maxLength: 30 }),
  order: fc.array(fc.nat(29), { maxLength: 40 }),
  batchSize: fc.integer({ min: 1, max: 12 }),
  fates: fc.array(fate, { maxLength: 80 }),
  /** Size from which a batch does not count as live. */
  fullBatch: fc.integer({ min: 1, max: 12 }),
  /** Whether there is room in memory for a batch. A batch without room is counted from the log. */
  room: fc.array(fc.boolean(), { maxLength: 10 }),
  work: fc.array(fc.constantFrom('countFresh', 'countLive', 'countBoth', 'countBacklog', 'fold', 'assignLateSellers'), {
    maxLength: 30,
  }),
  sellersKnown: fc.array(fc.boolean(), { maxLength: 10 }),
  sideBySide: fc.boolean(),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;
const NO_FAULTS: Story = {
  occurrences: [],
  order: [],
  batchSize: 2,
  fullBatch: 2,
  room: [],
  fates: [],
  work: [],
  sellersKnown: [],
  sideBySide: false,
};

/** Maximum number of facts in a group. It is small, so that several groups are needed. */
const FACTS = 8;

type FreshCounting = Pick<Counting, 'countFresh'>;

/** Counts both urgencies side by side, as the service does, and throws if one of them fails. */
async function countBoth(instance: FreshCounting) {
  const both = (['live', 'bulk'] as const).map((urgency) => instance.countFresh(urgency, FACTS));
  for (const outcome of await Promise.allSettled(both)) if (outcome.status === 'rejected') throw outcome.reason;
}

function runStep(instance: Counting, step: Story['work'][number]) {
  if (step === 'countFresh') return instance.countFresh('bulk', FACTS);
  if (step === 'countLive') return instance.countFresh('live', FACTS);
  if (step === 'countBoth') return countBoth(instance);
  if (step === 'assignLateSellers') return instance.assignLateSellers();
  return step === 'countBacklog' ? instance.countBacklog(FACTS) : instance.fold();
}

/**
 * Delivers facts in batches, some twice, to instances that crash at any step. A new instance replaces a crashed one,
 * which also continues, like a process that was wrongly considered dead. Two of the three instances share their lanes.
 * Some learn late who the items' sellers are.
 */
async function live(
  shop: Shop,
  facts: readonly IdentifiedFact[],
  { order, batchSize, fullBatch, sideBySide, ...rest }: Story,
) {
  const fates = rest.fates.values();
  const { sellers } = shop;
  const sellersKnown = rest.sellersKnown.values();
  const room = rest.room.values();
  const hasRoom = () => room.next().value !== false;
  const start = (lane: number) => {
    const knownAtFirst = sellersKnown.next().value === false ? new Map() : sellers;
    const lanes = { lane, liveLane: lane + 10 };
    return startInstance(stores.mongo.db, {
      ...lanes,
      fates,
      now,
      sellers,
      knownAtFirst,
      fullBatch,
      hasRoom,
    });
  };
  const LANES = [0, 0, 1];
  const instances = LANES.map(start);
  const replaced: ReturnType<typeof start>[] = [];
  const work = rest.work.values();

  const deliver = async (batch: readonly IdentifiedFact[], to: number) => {
    for (let acked = false; !acked; ) {
      const instance = instances[to];
      if (!instance) return;
      try {
        await instance.take(batch);
        acked = true;
        await runStep(instance, work.next().value ?? 'countBoth');
        const [former] = replaced;
        if (former) await countBoth(former);
      } catch {
        replaced.push(instance);
        instances[to] = start(LANES[to] ?? 0);
      }
    }
  };
  const deliveries = [...order.flatMap((at) => facts[at] ?? []), ...facts];
  const batches: IdentifiedFact[][] = [];
  for (let at = 0; at < deliveries.length; at += batchSize) batches.push(deliveries.slice(at, at + batchSize));
  if (sideBySide) await Promise.all(batches.map((batch, at) => deliver(batch, at % LANES.length)));
  else for (const [at, batch] of batches.entries()) await deliver(batch, at % LANES.length);
  return { replaced };
}

/** Completes all remaining work, as a healthy instance does after a while. */
async function settle(shop: Shop, replaced: readonly FreshCounting[] = []) {
  const healthy = startInstance(stores.mongo.db, { lane: 2, now, sellers: shop.sellers });
  while (await healthy.countBacklog(FACTS));
  for (const former of replaced) await countBoth(former).catch(() => {});
  while (await healthy.countBacklog(FACTS));
  while (await healthy.assignLateSellers());
  while (await healthy.fold());
}

describe('duplicated, late, reordered, concurrent or interrupted deliveries', () => {
  test('give the same counts as a plain addition', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (faults) => {
        const shop = newShop();
        const facts = factsOf(shop, faults.occurrences);
        const { replaced } = await live(shop, facts, faults);
        await settle(shop, replaced);
        expect(await counted(shop)).toEqual(expectedCounts(facts));
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  test('give late sellers exact counts despite crashes and concurrent instances', async () => {
    const lateSellers = fc.record({ faults: story, tries: fc.array(fate, { minLength: 1, maxLength: 8 }) });
    await fc.assert(
      fc.asyncProperty(lateSellers, async ({ faults, tries }) => {
        const shop = newShop();
        const facts = factsOf(shop, faults.occurrences);
        const { replaced } = await live({ ...shop, sellers: new Map() }, facts, faults);
        await settle({ ...shop, sellers: new Map() }, replaced);
        const fates = tries.values();
        const { sellers } = shop;
        const instances = [0, 1, 2].map((lane) =>
          startInstance(stores.mongo.db, { lane, fates, now, sellers, knownAtFirst: new Map() }),
        );
        // Repeats until every planned crash has had a chance to occur.
        for (const _ of tries) await Promise.allSettled(instances.map((instance) => instance.assignLateSellers()));
        await settle(shop);
        expect(await counted(shop)).toEqual(expectedCounts(facts));
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

test('retries a group of which one part failed, and applies it to each document once', async () => {
  const { db } = stores.mongo;
  const ids = Array.from({ length: 1700 }, () => dayId(itemOwner(newId()), TODAY));
  const tally = new Map(ids.map((id) => [id, new Map([['v.1', 1]])]));
  const group = { lane: 60, seq: 1 };
  let parts = 0;
  const failing = watchedDb(db, async () => {
    if (++parts === 2) throw new Crash();
  });
  await expect(createDayStore(failing).apply(tally, group, TODAY)).rejects.toThrow(Crash);
  for (let repetition = 0; repetition < 2; repetition++) await createDayStore(db).apply(tally, group, TODAY);
  const found = await db
    .collection<DayDocument>('day_counts')
    .find({ _id: { $in: ids } })
    .toArray();
  expect(found).toHaveLength(ids.length);
  expect(new Set(found.map(({ v, n }) => `${JSON.stringify(v)} ${n}`))).toEqual(new Set(['{"1":1} 1']));
});

test('leaves a fresh segment with a pending answer alone until it counts as abandoned', async () => {
  const shop = newShop();
  const facts = factsOf(shop, [{ kind: 'views', item: 0, ago: 1, quantity: 1 }]);
  const instance = startInstance(stores.mongo.db, {
    lane: 4,
    now,
    sellers: shop.sellers,
    abandonedMs: DAY_MS,
  });
  await instance.stores.segments.append(facts, { past: false, now: now() });
  expect(await instance.countBacklog(FACTS)).toBe(0);
  await settle(shop);
  expect(await counted(shop)).toEqual(expectedCounts(facts));
});

test('fills a group with the latest and the earliest segments', async () => {
  const shop = newShop();
  const instance = startInstance(stores.mongo.db, {
    lane: 5,
    now,
    sellers: shop.sellers,
  });
  const batches = shop.items.map((_, item) =>
    factsOf(
      shop,
      Array.from({ length: FACTS / 2 }, (_, ago): Occurrence => ({ kind: 'views', item, ago, quantity: 1 })),
    ).map((fact) => ({ ...fact, id: `${fact.id}-${item}` })),
  );
  for (const batch of batches) await instance.take(batch);
  const views = async () => {
    const { minutes } = await counted(shop);
    return shop.items.map((item) => Object.keys(minutes).filter((name) => name.includes(item)).length);
  };
  expect(await instance.countFresh('bulk', FACTS)).toBe(FACTS);
  expect(await views()).toEqual([FACTS / 2, 0, FACTS / 2]);
  expect(await instance.countFresh('bulk', FACTS)).toBe(FACTS / 2);
  expect(await views()).toEqual([FACTS / 2, FACTS / 2, FACTS / 2]);
  await settle(shop);
});

test('reads a folded day whose quarters are lost from its own document, and folds it again', async () => {
  const shop = newShop();
  const minutesAgo = Array.from({ length: 4 * 1440 }, (_, at) => at).filter((at) => at % 97 === 0);
  const views = minutesAgo.map((ago): Occurrence => ({ kind: 'views', item: 0, ago: ago + 2880, quantity: 1 }));
  const facts = factsOf(shop, views);
  await live(shop, facts, { ...NO_FAULTS, batchSize: 20 });
  await settle(shop);
  const { db } = stores.mongo;
  await db.collection('month_counts').deleteMany({});

  const item = itemOwner(shop.items[0] ?? '');
  // Days of a zone with an offset of half an hour.
  const boundaries = [6, 5, 4, 3, 2].map((ago) => (TODAY - ago) * DAY_MS + 30 * MINUTE_MS);
  const counts = { ...createCountReader(db), reopen: stores.days.reopen };
  const read = async () => (await readCells(counts, [item], boundaries, TODAY)).get(item)?.('views');
  const expected = boundaries.slice(0, -1).map((start, at) => {
    const next = (boundaries[at + 1] ?? 0) / MINUTE_MS;
    return {
      start,
      count: facts.filter(({ minute }) => minute >= start / MINUTE_MS && minute < next).length,
    };
  });
  expect(await read()).toEqual(expected);
  await settle(shop);
  // The seller's days are folded again when the seller's overview is read.
  const _id = monthId(item, monthOf(TODAY - 5));
  expect(await db.collection<{ _id: string }>('month_counts').findOne({ _id })).not.toBeNull();
  expect(await read()).toEqual(expected);
});

/** Empties all collections, because a rebuild reads the whole log, including that of earlier tests. */
const emptyCollections = async () => {
  for (const name of [
    'segments',
    'groups',
    'lanes',
    'day_counts',
    'year_counts',
    'month_counts',
    'month_item_counts',
    'unowned_counts',
  ])
    await stores.mongo.db.collection(name).deleteMany({});
};

const rebuild = (sellers: ReadonlyMap<string, string> = new Map(), db = stores.mongo.db) =>
  rebuildCounts({
    ...stores,
    db,
    keepMs: KEEP_MS,
    now,
    sellersOf: async () => sellers,
  });
const facts = (shop: Shop) =>
  factsOf(shop, [
    { kind: 'views', item: 0, ago: 3, quantity: 1 },
    { kind: 'views', item: 0, ago: 4 * 1440, quantity: 1 },
    { kind: 'sales', item: 1, ago: 4 * 1440, quantity: 3 },
    { kind: 'favorites', item: 2, ago: 70, quantity: 1 },
  ]);

/** Adds wrong counts to some day documents and folds those of past days. */
async function miscount({ items }: Shop, places: readonly number[]) {
  const days = stores.mongo.db.collection<DayDocument>('day_counts');
  const all = await days.find().sort({ _id: 1 }).toArray();
  for (const place of places) {
    const document = all[place % all.length];
    if (!document) continue;
    const { _id } = document;
    const { day } = partsOfDayId(_id);
    const ofItem = isSellers(_id) ? { [`V.${items[place % 2]}`]: 40 } : {};
    const open = day < TODAY ? { $set: { open: day } } : {};
    await days.updateOne({ _id }, { $inc: { 'v.750': 40, ...ofItem, n: 1 }, ...open });
  }
  while ((await stores.days.fold(TODAY - 1, 100)) === 100);
}

const withoutZeros = (counts: Awaited<ReturnType<typeof counted>>) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, each]) => [
      name,
      Object.fromEntries(Object.entries(each).filter(([, count]) => count !== 0)),
    ]),
  );

describe('rebuild', () => {
  beforeEach(emptyCollections);

  test('corrects lost and wrong counts from the log, and leaves correct ones unchanged', async () => {
    const shop = newShop();
    const all = facts(shop);
    await live(shop, all, NO_FAULTS);
    await settle(shop);
    expect(await counted(shop)).toEqual(expectedCounts(all));
    expect((await rebuild()).corrected).toBe(0);

    const days = stores.mongo.db.collection<DayDocument>('day_counts');
    const [first = '', second = '', third = ''] = shop.items;
    await days.deleteOne({ _id: dayId(itemOwner(first), TODAY) });
    const pastDay = Math.floor((NOW - 4 * DAY_MS) / DAY_MS);
    await days.updateOne(
      { _id: dayId(itemOwner(second), pastDay) },
      { $inc: { 's.750': 40, n: 1 }, $set: { open: pastDay } },
    );
    await days.updateOne({ _id: dayId(itemOwner(third), TODAY) }, { $unset: { f: 1 } });
    while ((await stores.days.fold(TODAY - 1, 100)) === 100);
    expect(await counted(shop)).not.toEqual(expectedCounts(all));

    expect((await rebuild()).corrected).toBeGreaterThan(0);
    await settle(shop);
    expect(await counted(shop)).toEqual(expectedCounts(all));
  });

  test.each([
    ['before the service learns the seller', false],
    ['after the service has learned the seller', true],
  ])('gives a late seller each count once when it runs %s', async (_, assigned) => {
    const shop = newShop();
    const all = facts(shop);
    const unowned = { ...shop, sellers: new Map<string, string>() };
    await live(unowned, all, NO_FAULTS);
    await settle(unowned);
    expect(await counted(shop)).not.toEqual(expectedCounts(all));
    if (assigned) await settle(shop);
    await rebuild(shop.sellers);
    await settle(shop);
    expect(await counted(shop)).toEqual(expectedCounts(all));
  });

  test('runs beside the counting', async () => {
    const shop = newShop();
    const all = facts(shop);
    const more = factsOf({ ...shop }, [
      ...Array.from({ length: 12 }, (_, at): Occurrence => ({ kind: 'views', item: at % 3, ago: at, quantity: 1 })),
    ]).map((fact) => ({ ...fact, id: `${fact.id}-more` }));
    await live(shop, all, NO_FAULTS);
    await Promise.all([live(shop, more, { ...NO_FAULTS, sideBySide: true }), rebuild()]);
    await settle(shop);
    expect(await counted(shop)).toEqual(expectedCounts([...all, ...more]));
  });
});

describe('killed rebuild', () => {
  beforeEach(emptyCollections);

  test('corrects all counts after several kills during counting', async () => {
    const killed = fc.record({
      occurrences: fc.array(occurrence, { minLength: 1, maxLength: 12 }),
      more: fc.array(occurrence, { maxLength: 8 }),
      wrong: fc.array(fc.nat(40), { maxLength: 6 }),
      steps: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(killed, async ({ occurrences, more, wrong, steps }) => {
        await emptyCollections();
        const shop = newShop();
        const before = factsOf(shop, occurrences);
        const meanwhile = factsOf(shop, more).map((fact) => ({ ...fact, id: `${fact.id}-more` }));
        await live(shop, before, NO_FAULTS);
        await settle(shop);
        await miscount(shop, wrong);
        for (const [at, step] of steps.entries()) {
          let left = step;
          const dying = watchedDb(stores.mongo.db, async () => {
            if (left-- <= 0) throw new Crash();
          });
          const some = meanwhile.filter((_, place) => place % steps.length === at);
          const [died] = await Promise.allSettled([
            rebuild(shop.sellers, dying),
            live(shop, some, { ...NO_FAULTS, sideBySide: true }),
          ]);
          if (died.status === 'rejected') expect(died.reason).toBeInstanceOf(Crash);
        }
        await rebuild(shop.sellers);
        await settle(shop);
        expect(withoutZeros(await counted(shop))).toEqual(expectedCounts([...before, ...meanwhile]));
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  test('corrects all counts after a kill at any of its steps', async () => {
    for (let [step, died] = [0, true]; died; step++) {
      await emptyCollections();
      const shop = newShop();
      const all = factsOf(shop, [{ kind: 'views', item: 0, ago: 4 * 1440, quantity: 1 }]);
      await live(shop, all, NO_FAULTS);
      await settle(shop);
      await miscount(shop, [0, 1]);
      let left = step;
      died = false;
      const dying = watchedDb(stores.mongo.db, async () => {
        if (left-- > 0) return;
        died = true;
        throw new Crash();
      });
      await rebuild(shop.sellers, dying).catch((error) => expect(error).toBeInstanceOf(Crash));
      await settle(shop);
      await rebuild(shop.sellers);
      await settle(shop);
      expect(withoutZeros(await counted(shop)), `killed after ${step} steps`).toEqual(expectedCounts(all));
    }
  }, 120_000);
});

describe('concurrent fold and counting', () => {
  /** Returns a database in which a group is counted right before the first of these operations. */
  const countBefore = (collection: string, name: string, count: () => Promise<void>) => {
    let counted = false;
    return watchedDb(stores.mongo.db, async (...operation) => {
      if (counted || operation[0] !== collection || operation[1] !== name) return;
      counted = true;
      await count();
    });
  };
  const PAST: Occurrence = { kind: 'views', item: 0, ago: 4 * 1440, quantity: 1 };

  test('folds a day again that changed during its fold', async () => {
    const shop = newShop();
    const [first, ...more] = factsOf(shop, [PAST, { ...PAST, ago: PAST.ago + 1 }]);
    const instance = startInstance(stores.mongo.db, {
      lane: 3,
      now,
      sellers: shop.sellers,
    });
    const count = async (facts: readonly IdentifiedFact[]) => {
      await instance.take(facts);
      while (await instance.countBacklog(FACTS));
    };
    await count(first ? [first] : []);
    const db = countBefore('month_counts', 'bulkWrite', () => count(more));
    while ((await createDayStore(db).fold(TODAY - 1, 100)) === 100);
    await settle(shop);
    expect(await counted(shop)).toEqual(expectedCounts(first ? [first, ...more] : more));
  });
});
