import { pause } from '@ethereal/service-kit/deadline';
import type { Db } from 'mongodb';
import type { DayDocument, ItemCounts } from '../counts/day.store.ts';
import {
  COUNTERS,
  dayId,
  ITEM_COUNTERS,
  type ItemCounter,
  itemOwner,
  partsOfDayId,
} from '../counts/tally.ts';
import type { GroupStore } from '../log/group.store.ts';

const DAYS_AT_ONCE = 100;
const ITEMS_AT_ONCE = 1000;
const FIRST_DAYS = 20;
/** So often a day is tried that is counted into meanwhile. */
const TRIES = 20;
const RETRY_MS = 250;

export type Filling = {
  db: Db;
  groups: Pick<GroupStore, 'findOpen'>;
  idsOfSeller(seller: string): Promise<string[]>;
  today(): number;
};

const ITEM_COUNTER_NAMES = Object.keys(ITEM_COUNTERS) as ItemCounter[];

const sumOf = (counts: Readonly<Record<string, number>> | undefined) =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** Whether what a seller's day says of items adds up to what it says of minutes. */
const agrees = (day: DayDocument, items: ItemCounts): boolean =>
  ITEM_COUNTER_NAMES.every(
    (counter) => sumOf(items[ITEM_COUNTERS[counter]]) === sumOf(day[COUNTERS[counter]]),
  );

/** Waits until nothing is half applied of what was being applied when this was called. */
async function untilApplied(groups: Filling['groups']): Promise<void> {
  const far = new Date(8.64e15);
  const keyOf = ({ lane, seq }: { lane: number; seq: number }) => `${lane}:${seq}`;
  const open = async () => (await groups.findOpen(far, 1000)).map(keyOf);
  const before = new Set(await open());
  while ((await open()).some((key) => before.has(key))) await pause(RETRY_MS);
}

/** What each item of a seller counted on a day, by their own documents. */
async function itemCountsOf(db: Db, items: readonly string[], day: number): Promise<ItemCounts> {
  const days = db.collection<DayDocument>('day_counts');
  const result: ItemCounts = {};
  for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
    const ids = items.slice(at, at + ITEMS_AT_ONCE).map((item) => dayId(itemOwner(item), day));
    for await (const document of days.find({ _id: { $in: ids } })) {
      const item = partsOfDayId(document._id).owner.slice(1);
      for (const counter of ITEM_COUNTER_NAMES) {
        const sum = sumOf(document[COUNTERS[counter]]);
        if (sum === 0) continue;
        const counts = result[ITEM_COUNTERS[counter]] ?? {};
        result[ITEM_COUNTERS[counter]] = counts;
        counts[item] = sum;
      }
    }
  }
  return result;
}

/**
 * Says in each seller's days what each of their items counted, where the version before did not. From the last seller to the first, so that the
 * first says whether it was ever done. The service counts on meanwhile, and it can be interrupted and begun again. Answers how many days were
 * filled, and how many could not be as they were counted into all the while.
 *
 * It is exact: what a seller's day holds when it is read was applied by groups that are closed when the items are read, so these hold all of
 * that; if they hold no more, as the sums say, they hold the same. And nothing is written to a day that took another group (`n`).
 */
export async function fillItems({
  db,
  groups,
  idsOfSeller,
  today,
}: Filling): Promise<{ filled: number; left: number }> {
  const days = db.collection<DayDocument>('day_counts');
  const result = { filled: 0, left: 0 };
  let seller = '';
  let items: string[] = [];

  /** Those of these days that have to be tried again. */
  async function fill(wanted: readonly string[]): Promise<string[]> {
    const documents = await days.find({ _id: { $in: [...wanted] } }).toArray();
    const lacking = documents.filter((document) => !agrees(document, document));
    if (lacking.length > 0) await untilApplied(groups);
    const again: string[] = [];
    for (const document of lacking) {
      const { owner, day } = partsOfDayId(document._id);
      if (owner !== seller) [seller, items] = [owner, await idsOfSeller(owner.slice(1))];
      const counts = await itemCountsOf(db, items, day);
      const { _id, n } = document;
      const open = day < today() ? { open: day } : {};
      const { matchedCount } = agrees(document, counts)
        ? await days.updateOne({ _id, n }, { $set: { ...counts, ...open }, $inc: { n: 1 } })
        : { matchedCount: 0 };
      if (matchedCount === 0) again.push(_id);
      else result.filled++;
    }
    return again;
  }

  for (let before = 't'; ; ) {
    const page = await days
      .find({ _id: { $gte: 's', $lt: before } }, { projection: { _id: 1 } })
      .sort({ _id: -1 })
      .limit(DAYS_AT_ONCE)
      .toArray();
    const last = page.at(-1);
    if (!last) return result;
    let left = page.map(({ _id }) => _id);
    for (let tries = 0; left.length > 0 && tries < TRIES; tries++) {
      if (tries > 0) await pause(RETRY_MS);
      left = await fill(left);
    }
    result.left += left.length;
    before = last._id;
  }
}

/** Whether there are sellers' days that do not say what their items counted: whether the first ones do not. */
export async function lacksItems(db: Db): Promise<boolean> {
  const first = await db
    .collection<DayDocument>('day_counts')
    .find({ _id: { $gte: 's', $lt: 't' } })
    .sort({ _id: 1 })
    .limit(FIRST_DAYS)
    .toArray();
  return first.some((document) => !agrees(document, document));
}
