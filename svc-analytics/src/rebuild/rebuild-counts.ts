import { randomInt } from 'node:crypto';
import type { Db } from 'mongodb';
import { createDayStore, type DayDocument, type ItemCounts } from '../counts/day.store.ts';
import { addItemSums, daysOfMonths, monthId, type Sums } from '../counts/sums.ts';
import { COUNTERS, ITEM_COUNTERS, isSellers, partsOfDayId, tallyOfSegments } from '../counts/tally.ts';
import { giveTo, laneOf, type Unowned, unownedOf } from '../counts/unowned.ts';
import { CLOCK_SKEW_MS, type Fact } from '../events/fact.ts';
import type { SellersOf } from '../events/sellers.ts';
import type { GroupStore } from '../log/group.store.ts';
import type { SegmentStore } from '../log/segment.store.ts';
import { DAY_MS, dayOf, monthOf } from '../time.ts';
import { setSums } from './set-sums.ts';

/** Each rebuild has day documents of its own, so that two at once don't mix; what one left that was killed goes after a day. */
const PREFIX = 'rebuilt_day_counts_';

async function dropLeftOver(db: Db, before: number): Promise<void> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of found)
    if (name.startsWith(PREFIX) && Number(name.slice(PREFIX.length)) < before) await db.dropCollection(name);
}
const LETTERS = [...Object.values(COUNTERS), ...Object.values(ITEM_COUNTERS)];

export type Rebuilt = { days: number; corrected: number };

/** How many of each thing a day counted, as text: equal for equal counts. */
const countsOf = (document: DayDocument | null): string =>
  JSON.stringify(
    LETTERS.map((letter) =>
      Object.entries(document?.[letter] ?? {})
        .filter(([, count]) => count !== 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );

/**
 * Makes the counts anew from the log, beside the service while it counts on: every group is applied to day documents of their own, and a
 * document takes the place of the one in use when it holds every group that this one holds. Days from before the log
 * stay as they are. Whose seller was not known when an event was counted is asked for again.
 */
export async function rebuildCounts(options: {
  db: Db;
  segments: Pick<SegmentStore, 'find'>;
  groups: Pick<GroupStore, 'all'>;
  sellersOf: SellersOf;
  keepMs: number;
  now(): Date;
}): Promise<Rebuilt> {
  const { db, segments, groups, sellersOf, keepMs, now } = options;
  const live = db.collection<DayDocument>('day_counts');
  const startedAt = Date.now();
  await dropLeftOver(db, startedAt - DAY_MS);
  const name = `${PREFIX}${startedAt}.${randomInt(1000)}`;
  const built = db.collection<DayDocument>(name);
  const shadow = createDayStore(db, name);
  const days = createDayStore(db);

  /** Of each lane, the last group that is in the rebuilt documents, and the first that the log still has. */
  const done = new Map<string, number>();
  const first = new Map<string, number>();
  /** What no seller has been found for. */
  let unowned: Unowned[] = [];

  async function catchUp(): Promise<void> {
    for await (const group of groups.all()) {
      const lane = String(group.lane);
      if (!first.has(lane)) first.set(lane, group.seq);
      if (group.seq <= (done.get(lane) ?? 0)) continue;
      const content = await segments.find(group.segments);
      const lacking: Fact[] = [];
      const tally = tallyOfSegments(content, (fact) => lacking.push(fact));
      await shadow.apply(tally, group, dayOf(now().getTime()));
      unowned.push(...unownedOf(lacking, group));
      done.set(lane, group.seq);
    }
    const sellers = await sellersOf(unowned.map(({ item }) => item));
    for (const part of unowned) {
      const seller = sellers.get(part.item);
      if (seller !== undefined) await giveTo(seller, part, shadow, dayOf(now().getTime()));
    }
    unowned = unowned.filter(({ item }) => !sellers.has(item));
  }

  /** From this day on, the log has every event. */
  const firstDay = () => {
    if ([...first.values()].every((seq) => seq === 1)) return 0;
    return dayOf(now().getTime() - keepMs + DAY_MS + CLOCK_SKEW_MS) + 1;
  };

  const holdsAllOf = (one: DayDocument, other: DayDocument): boolean =>
    Object.entries(other.lanes).every(
      ([lane, seq]) =>
        seq <= (one.lanes[lane] ?? 0) || seq < (first.get(laneOf(lane)) ?? Number.POSITIVE_INFINITY),
    );

  /**
   * What a month says of a seller's items only grows by itself: where it is not what its days say, it goes, and is made of them anew when the
   * next is folded. By what stands there, not by what was corrected just now: that may have been a rebuild that was killed. Whether it was so.
   */
  async function sumItemsAnew(id: string): Promise<boolean> {
    const { owner, day } = partsOfDayId(id);
    const _id = monthId(owner, monthOf(day));
    const months = db.collection<ItemCounts & { _id: string }>('month_item_counts');
    const says = await months.findOne({ _id });
    const [all, folded] = [new Map<string, Sums>(), new Map<string, Sums>()];
    /** Whether a day that is over waits to be folded: all of its month are added up then. */
    let waits = false;
    for await (const one of live.find({ _id: { $in: daysOfMonths([id], Number.POSITIVE_INFINITY) } })) {
      addItemSums(all, one);
      if (one.open === undefined) addItemSums(folded, one);
      else waits ||= partsOfDayId(one._id).day < dayOf(now().getTime()) - 1;
    }
    const [most = {}, least = {}] = [all.get(_id)?.sums, folded.get(_id)?.sums];
    const said = new Map<string, number>(
      Object.values(ITEM_COUNTERS).flatMap((letter) =>
        Object.entries(says?.[letter] ?? {}).map(([item, count]) => [`${letter}.${item}`, count] as const),
      ),
    );
    const isTooMuch = [...said].some(([path, count]) => count > (most[path] ?? 0));
    const isTooLittle =
      !waits && Object.entries(least).some(([path, count]) => count > (said.get(path) ?? 0));
    if (!isTooMuch && !isTooLittle) return false;
    await days.reopen([id]);
    await months.deleteOne({ _id });
    // It may have been folded between the two.
    await days.reopen([id]);
    return true;
  }

  /** Puts one document in the place of the one in use; `later` when that one knows more by now. */
  async function replace(document: DayDocument): Promise<'same' | 'corrected' | 'later'> {
    const used = await live.findOne({ _id: document._id });
    if (used && !holdsAllOf(document, used)) return 'later';
    const { day } = partsOfDayId(document._id);
    const same = countsOf(used) === countsOf(document);
    if (!same) {
      const next = {
        ...document,
        lanes: { ...used?.lanes, ...document.lanes },
        n: (used?.n ?? document.n) + 1,
        open: day,
      };
      const { matchedCount, upsertedCount } = await live.replaceOne(
        used ? { _id: document._id, n: used.n } : { _id: document._id, n: { $exists: false } },
        next,
        { upsert: !used },
      );
      if (matchedCount + upsertedCount === 0) return 'later';
    }
    const lowered = await setSums(db, document, same && used?.open !== undefined);
    return same && !lowered ? 'same' : 'corrected';
  }

  const result: Rebuilt = { days: 0, corrected: 0 };
  for (let left = true; left; ) {
    left = false;
    result.days = 0;
    await catchUp();
    /** A day of each month that a seller's days lie in. */
    const months = new Map<string, string>();
    for await (const document of built.find()) {
      const { owner, day } = partsOfDayId(document._id);
      if (day < firstDay()) continue;
      if (isSellers(document._id)) months.set(monthId(owner, monthOf(day)), document._id);
      result.days++;
      const outcome = await replace(document);
      if (outcome === 'corrected') result.corrected++;
      // What was corrected is looked at again: the service may just have been reading what was wrong.
      if (outcome !== 'same') left = true;
    }
    for (const id of months.values()) if (await sumItemsAnew(id)) left = true;
  }
  await built.drop();
  return result;
}
