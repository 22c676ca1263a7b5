import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { DayStore } from '../counts/day.store.ts';
import { tallyOf } from '../counts/tally.ts';
import type { Fact } from '../events/fact.ts';
import { dayOf } from '../time.ts';
import { MIGRATED } from './migrated.ts';
import type { OldCount, OldCountsStore } from './old-counts.store.ts';

type Selling = Awaited<ReturnType<FindItems>>;

/** Prices of before were not kept: what was sold then counts at the item's price of today. */
function factOf({ item, kind, minute, count }: OldCount, items: Selling): Fact {
  const known = items.get(item);
  const cents = kind === 'sales' ? count * (known?.priceCents ?? 0) : 0;
  return { item, seller: known?.seller, kind, minute, quantity: count, cents };
}

/**
 * Brings the counts of before into the day documents, day by day, while the service counts on. A day document takes what belongs to
 * it once, whatever is interrupted and begun again. Answers how many days there were.
 */
export async function migrate(options: {
  old: OldCountsStore;
  days: Pick<DayStore, 'apply'>;
  findItems: FindItems;
  now(): Date;
}): Promise<number> {
  const { old, days, findItems, now } = options;
  if (!(await old.exist())) return 0;
  await old.ensureIndexes();
  const all = await old.days();
  for (const day of all) {
    const counts = await old.countsOf(day);
    const items = await findItems(counts.map(({ item }) => item));
    await days.apply(tallyOf(counts.map((count) => factOf(count, items))), MIGRATED, dayOf(now().getTime()));
  }
  await old.retire();
  return all.length;
}
