import type { Period } from '@ethereal/contracts/analytics';
import { PERIODS } from '@ethereal/contracts/analytics';
import { DAY_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import { loadConfig } from '@ethereal/service-kit/config';
import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { createCountReader } from '../counts/count-reader.ts';
import { sellerOwner, tallyOf } from '../counts/tally.ts';
import type { Fact } from '../events/fact.ts';
import { spansOf } from '../series/series.rules.ts';
import { openStores } from '../shared/stores.ts';
import { dayOf } from '../time/time.ts';
import { readBounds } from './item-bounds.ts';

const ITEMS = 5000;
const NOW = new Date(Date.UTC(2026, 2, 2, 12, 30));
const TODAY = dayOf(NOW.getTime());
const seller = newId();
const items = Array.from({ length: ITEMS }, newId);

/** Facts of two years: a view of every item, and sales of some, of which a part is reversed. */
const facts = items.flatMap((item, at): Fact[] => {
  // Most facts are recent, so that each period has some.
  const minute = Math.floor((NOW.getTime() - ((at * 7919) % 10_000) ** 2 * 0.0000073 * DAY_MS) / MINUTE_MS);
  const view: Fact = { item, seller, kind: 'views', minute, quantity: 1 + (at % 9), cents: 0 };
  const sale: Fact = { item, seller, kind: 'sales', minute, quantity: 2, cents: 500 };
  const reversal: Fact = { ...sale, kind: 'cancellations', quantity: 1, cents: 250 };
  return [view, ...(at % 10 === 0 ? [sale] : []), ...(at % 30 === 0 ? [reversal] : [])];
});

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let stores: Awaited<ReturnType<typeof openStores>>;
beforeAll(async () => {
  environment = await testEnvironment('analytics');
  stores = await openStores(loadConfig(configSchema, environment.env));
  await stores.days.apply(tallyOf(facts), { lane: 0, seq: 1 }, TODAY);
  while ((await stores.days.fold(TODAY - 1, 2000)) > 0);
}, 120_000);
afterAll(async () => {
  await stores?.mongo.close();
  await environment?.close();
});

/** Returns each item's exact figures, computed by adding up its facts one after the other. */
function exactFigures(period: Period) {
  const { current, previous } = spansOf(period, NOW, 'Asia/Kolkata');
  const all = new Map(items.map((item) => [item, { views: 0, previousViews: 0, sales: 0, revenue: 0 }]));
  for (const { item, kind, minute, quantity, cents } of facts) {
    const exact = all.get(item);
    const at = minute * MINUTE_MS;
    if (!exact || at < previous.from) continue;
    const sign = kind === 'cancellations' ? -1 : 1;
    if (kind === 'views') exact[at < current.from ? 'previousViews' : 'views'] += quantity;
    else if (at >= current.from) {
      exact.sales += sign * quantity;
      exact.revenue += sign * cents;
    }
  }
  return all;
}

test.each(PERIODS)('brackets 5,000 items of a %s with bounds from a few documents', async (period) => {
  const reader = createCountReader(stores.mongo.db);
  let requested = 0;
  const find: typeof reader.find = (grain, ids) => {
    requested += ids.length;
    return reader.find(grain, ids);
  };
  const spans = spansOf(period, NOW, 'Asia/Kolkata');
  const bounds = await readBounds({ find }, sellerOwner(seller), spans, { period, today: TODAY });
  // Two periods of 30 days and the days at their ends; or two years by month, the last two months by day.
  expect(requested).toBeLessThanOrEqual(62);
  let [within, close] = [0, 0];
  for (const [item, exact] of exactFigures(period)) {
    const { upper, minViews } = bounds.get(item) ?? {
      upper: { views: 0, previousViews: 0, sales: 0, revenue: 0 },
      minViews: 0,
    };
    for (const figure of ['views', 'previousViews', 'sales', 'revenue'] as const)
      expect(upper[figure]).toBeGreaterThanOrEqual(exact[figure]);
    expect(minViews).toBeLessThanOrEqual(exact.views);
    if (exact.views + exact.previousViews > 0) within++;
    if (upper.views === exact.views && minViews === exact.views && upper.revenue === exact.revenue) close++;
  }
  expect(within).toBeGreaterThan(100);
  // The bounds differ from the exact figures only by the days, or months, at the ends of a period.
  expect(close).toBeGreaterThan(ITEMS * 0.8);
});
