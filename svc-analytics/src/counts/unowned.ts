import { COUNTERS, type Counter } from '../events/counted.ts';
import type { Fact } from '../events/fact.ts';
import type { AppliedGroup, DayStore } from './day.store.ts';
import { addItemCount, dayId, type Increments, partsOfDayId, sellerOwner, type Tally, tallyOf } from './tally.ts';

/**
 * Counts of an item in one group that its seller lacks, because the seller was unknown. The entry never changes,
 * because the group does not.
 */
export type Unowned = {
  item: string;
  group: { lane: number; seq: number };
  days: { day: number; paths: string[]; counts: number[] }[];
};

/** Returns the counts that each item's seller lacks, from facts without a seller. */
export function unownedOf(facts: readonly Fact[], { lane, seq }: Unowned['group']): Unowned[] {
  return [...Map.groupBy(facts, ({ item }) => item)].map(([item, ofItem]) => ({
    item,
    group: { lane, seq },
    days: [...tallyOf(ofItem)].map(([id, increments]) => ({
      day: partsOfDayId(id).day,
      paths: [...increments.keys()],
      counts: [...increments.values()],
    })),
  }));
}

/**
 * Returns the group under which a seller's documents record the entry. The groups of a lane are applied in order, and
 * so are the entries of each item in it.
 */
const groupOf = ({ item, group: { lane, seq } }: Unowned): AppliedGroup => ({ lane: `${lane}_${item}`, seq });

/** Returns the lane of a name in `lanes`: a group's own lane, or the lane of an item's entries in it. */
export const laneOf = (name: string): string => name.split('_')[0] ?? name;

const counterOf = (letter: string | undefined): Counter | undefined =>
  (Object.keys(COUNTERS) as Counter[]).find((counter) => COUNTERS[counter] === letter);

/**
 * Adds counts to a seller who was unknown when they were counted. Idempotent. Call it for the entries of an item and a
 * lane in the order of the groups, without gaps.
 */
export async function addToSeller(
  seller: string,
  unowned: Unowned,
  days: Pick<DayStore, 'apply'>,
  today: number,
): Promise<void> {
  const tally: Tally = new Map();
  for (const { day, paths, counts } of unowned.days) {
    const increments: Increments = new Map();
    for (const [at, path] of paths.entries()) {
      const [letter, minute] = path.split('.');
      const counter = counterOf(letter);
      if (counter)
        addItemCount(increments, { item: unowned.item, counter, minute: Number(minute), count: counts[at] ?? 0 });
    }
    tally.set(dayId(sellerOwner(seller), day), increments);
  }
  await days.apply(tally, groupOf(unowned), today);
}
