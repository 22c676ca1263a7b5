import type { Fact } from '../events/fact.ts';
import type { AppliedGroup, DayStore } from './day.store.ts';
import { dayId, partsOfDayId, sellerOwner, type Tally, tallyOf } from './tally.ts';

/** What a group counted of an item while nobody knew whose it is: its seller lacks it. It never changes, as the group does not. */
export type Unowned = {
  item: string;
  group: { lane: number; seq: number };
  days: { day: number; paths: string[]; counts: number[] }[];
};

/** Of facts without a seller, what each item's seller lacks. */
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

/** As which group a seller's documents take it: a lane is counted in order, and so is each item of it. */
const groupOf = ({ item, group: { lane, seq } }: Unowned): AppliedGroup => ({ lane: `${lane}_${item}`, seq });

/** The lane that a name in `lanes` belongs to, be it a group's own or that of an item in it. */
export const laneOf = (name: string): string => name.split('_')[0] ?? name;

/**
 * Gives a seller what was counted without them, once each, however often it is called. Of an item and a lane, call it in the order of
 * the groups, and with none left out.
 */
export async function giveTo(
  seller: string,
  unowned: Unowned,
  days: Pick<DayStore, 'apply'>,
  today: number,
): Promise<void> {
  const tally: Tally = new Map();
  for (const { day, paths, counts } of unowned.days)
    tally.set(
      dayId(sellerOwner(seller), day),
      new Map(paths.map((path, at) => [path, counts[at] ?? 0] as const)),
    );
  await days.apply(tally, groupOf(unowned), today);
}
