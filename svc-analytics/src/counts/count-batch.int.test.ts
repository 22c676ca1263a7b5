import { COUNT_KINDS, type CountKind } from '@ethereal/contracts/analytics';
import { loadConfig } from '@ethereal/service-kit/config';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStores } from '../assemble.ts';
import { configSchema } from '../config.ts';
import type { Fact } from '../events/fact.ts';

import { countBatch, recount } from './count-batch.ts';
import { DAY_MS, floorTo, MINUTE_MS, type Resolution, WIDTH_MS } from './slots.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let stores: Awaited<ReturnType<typeof openStores>>;
beforeAll(async () => {
  environment = await testEnvironment('analytics');
  stores = await openStores(loadConfig(configSchema, environment.env), testLogger);
});
afterAll(async () => {
  await stores?.mongo.close();
  await environment?.close();
});

const FROM = Date.UTC(2026, 2, 28, 23, 40);
const SPAN_MS = 3 * 3600_000;

type Happening = { kind: CountKind; offset: number; count: number };
function factsOf(item: string, happenings: readonly Happening[]): Fact[] {
  return happenings.map(({ kind, offset, count }, at) => {
    const time = new Date(FROM + offset);
    return {
      _id: `${item}-${at}`,
      item,
      kind,
      minute: new Date(floorTo(MINUTE_MS, time.getTime())),
      count: kind === 'sales' ? count : 1,
      time,
      expiresAt: new Date(Date.now() + 3600_000),
    };
  });
}

/** The stores, of which each step may be the last before a crash: before it happened, or after. */
function crashing(crashes: readonly ('before' | 'after' | 'no')[]) {
  let step = 0;
  const risky =
    <A extends unknown[], R>(operation: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const crash = crashes[step++] ?? 'no';
      if (crash === 'before') throw new Error('crash');
      const result = await operation(...args);
      if (crash === 'after') throw new Error('crash');
      return result;
    };
  const { facts, days } = stores;
  return {
    facts: { ...facts, append: risky(facts.append), countMinutes: risky(facts.countMinutes) },
    days: { ...days, raise: risky(days.raise), sums: risky(days.sums) },
  };
}

async function countsOf(item: string, kind: CountKind, resolution: Resolution) {
  const cells = await stores.days.cells(item, kind, resolution, [
    { from: FROM - DAY_MS, to: FROM + SPAN_MS },
  ]);
  return Object.fromEntries(cells.map(({ start, count }) => [start, count]));
}

function plainCounts(facts: readonly Fact[], kind: CountKind, resolution: Resolution) {
  const counts: Record<number, number> = {};
  for (const fact of facts) {
    if (fact.kind !== kind) continue;
    const start = floorTo(WIDTH_MS[resolution], fact.time.getTime());
    counts[start] = (counts[start] ?? 0) + fact.count;
  }
  return counts;
}

async function expectPlainCounts(item: string, facts: readonly Fact[]) {
  for (const kind of COUNT_KINDS) {
    for (const resolution of ['minute', 'quarter', 'day'] as const) {
      expect(await countsOf(item, kind, resolution)).toEqual(plainCounts(facts, kind, resolution));
    }
  }
}

test('whatever comes twice, late, out of order or amid crashes, every count is that of a plain count', async () => {
  const story = fc.record({
    happenings: fc.array(
      fc.record({
        kind: fc.constantFrom(...COUNT_KINDS),
        offset: fc.integer({ min: 0, max: SPAN_MS - 1 }),
        count: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 40 },
    ),
    order: fc.array(fc.nat(39), { maxLength: 60 }),
    batchSize: fc.integer({ min: 1, max: 15 }),
    crashes: fc.array(fc.constantFrom('before' as const, 'after' as const, 'no' as const, 'no' as const), {
      maxLength: 60,
    }),
    sideBySide: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ happenings, order, batchSize, crashes, sideBySide }) => {
      const item = newId();
      const facts = factsOf(item, happenings);
      const deliveries = [...order.flatMap((at) => facts[at] ?? []), ...facts];
      const unreliable = crashing(crashes);
      const batches: Fact[][] = [];
      for (let at = 0; at < deliveries.length; at += batchSize)
        batches.push(deliveries.slice(at, at + batchSize));
      const settle = async (batch: Fact[]) => {
        while (
          !(await countBatch(unreliable, batch).then(
            () => true,
            () => false,
          ))
        );
      };
      if (sideBySide) await Promise.all(batches.map(settle));
      else for (const batch of batches) await settle(batch);
      await expectPlainCounts(item, facts);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('the counts can be made anew from the log alone', async () => {
  const item = newId();
  const facts = factsOf(item, [
    { kind: 'views', offset: 0, count: 1 },
    { kind: 'views', offset: 1, count: 1 },
    { kind: 'sales', offset: 2 * MINUTE_MS, count: 7 },
  ]);
  await stores.facts.append(facts);
  expect(await countsOf(item, 'views', 'minute')).toEqual({});
  const touched = [];
  for await (const group of stores.facts.touched()) if (group.item === item) touched.push(group);
  await recount(stores, touched);
  await expectPlainCounts(item, facts);
});
