import { randomInt } from 'node:crypto';
import { DAY_MS } from '@ethereal/contracts/durations';
import type { Db } from 'mongodb';
import { createDayStore, type DayDocument } from '../counts/day.store.ts';
import { monthId } from '../counts/sums.ts';
import { isSellers, partsOfDayId } from '../counts/tally.ts';
import { dayOf, monthOf } from '../time/time.ts';
import { correctItemMonth } from './correct-item-month.ts';
import { replaceDay } from './replace-day.ts';
import { createReplay, type ReplayOptions } from './replay.ts';

/**
 * Prefix of a rebuild's own collection of day documents. Each rebuild has a separate one, so that two at once do not
 * mix. Collections of killed rebuilds are dropped after a day.
 */
const PREFIX = 'rebuilt_day_counts_';

async function dropLeftOver(db: Db, before: number): Promise<void> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of found)
    if (name.startsWith(PREFIX) && Number(name.slice(PREFIX.length)) < before) await db.dropCollection(name);
}

type Rebuilt = { days: number; corrected: number };

/**
 * Rebuilds the counts from the log while the service continues to count. It applies every group to separate day
 * documents. A rebuilt document replaces the one in use when it holds every group that the one in use holds. Days from
 * before the log stay unchanged. Sellers that were unknown when an event was counted are requested again.
 */
export async function rebuildCounts(options: ReplayOptions & { db: Db }): Promise<Rebuilt> {
  const { db, now } = options;
  const startedAt = Date.now();
  await dropLeftOver(db, startedAt - DAY_MS);
  const name = `${PREFIX}${startedAt}.${randomInt(1000)}`;
  const built = db.collection<DayDocument>(name);
  const days = createDayStore(db);
  const replay = createReplay(options, createDayStore(db, name));

  /** Replaces every day that the log holds completely. Records in `months` one day of each month of a seller. */
  async function replaceDays(months: Map<string, string>) {
    const found = { days: 0, corrected: 0, later: 0 };
    for await (const document of built.find()) {
      const { owner, day } = partsOfDayId(document._id);
      if (day < replay.firstDay()) continue;
      if (isSellers(document._id)) months.set(monthId(owner, monthOf(day)), document._id);
      found.days++;
      const outcome = await replaceDay(db, document, replay.holdsAllOf);
      if (outcome !== 'same') found[outcome]++;
    }
    return found;
  }

  /** Makes one pass over the log and all days. `isDone` is true when nothing was wrong any more. */
  async function pass() {
    await replay.catchUp();
    const months = new Map<string, string>();
    const { days: count, corrected, later } = await replaceDays(months);
    let monthsCorrected = 0;
    for (const id of months.values())
      if (await correctItemMonth(db, days, id, dayOf(now().getTime()))) monthsCorrected++;
    // Corrected days are checked again, because the service may just have read the wrong counts.
    return { days: count, corrected, isDone: corrected + later + monthsCorrected === 0 };
  }

  const result: Rebuilt = { days: 0, corrected: 0 };
  for (let isDone = false; !isDone; ) {
    const passed = await pass();
    result.days = passed.days;
    result.corrected += passed.corrected;
    isDone = passed.isDone;
  }
  await built.drop();
  return result;
}
