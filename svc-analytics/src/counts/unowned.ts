import { COUNTERS, type Counter } from '../events/counted.ts';
import type { Fact } from '../events/fact.ts';
import type { AppliedGroup, DayStore } from './day.store.ts';
import { addOfItem, dayId, type Increments, partsOfDayId, sellerOwner, type Tally, tallyOf } from './tally.ts';

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

const counterOf = (letter: string | undefined): Counter | undefined =>
  (Object.keys(COUNTERS) as Counter[]).find((counter) => COUNTERS[counter] === letter);

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
  for (const { day, paths, counts } of unowned.days) {
    const increments: Increments = new Map();
    for (const [at, path] of paths.entries()) {
      const [letter, minute] = path.split('.');
      const counter = counterOf(letter);
      if (counter) addOfItem(increments, unowned.item, counter, Number(minute), counts[at] ?? 0);
    }
    tally.set(dayId(sellerOwner(seller), day), increments);
  }
  await days.apply(tally, groupOf(unowned), today);
}
