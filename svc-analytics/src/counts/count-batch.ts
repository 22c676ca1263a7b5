import type { FactStore } from '../events/fact.store.ts';
import type { Fact } from '../events/fact.ts';
import type { DayStore, SlotCount } from './day.store.ts';
import { type Slot, slotsAround, touchedMinutes } from './slots.ts';

type Stores = { facts: FactStore; days: DayStore };

/** How many recounts are under way at once. */
const RECOUNTS_AT_ONCE = 32;

/** One item's minutes of one kind, which one question to the log counts. */
function together(minutes: readonly Slot[]): Slot[][] {
  return [...Map.groupBy(minutes, ({ item, kind }) => `${item} ${kind}`).values()];
}

async function countMinutes(facts: FactStore, minutes: readonly Slot[]): Promise<SlotCount[]> {
  const groups = together(minutes);
  const counts: SlotCount[] = [];
  for (let at = 0; at < groups.length; at += RECOUNTS_AT_ONCE) {
    const counted = await Promise.all(groups.slice(at, at + RECOUNTS_AT_ONCE).map(facts.countMinutes));
    counts.push(...counted.flat());
  }
  return counts;
}

/**
 * Recounts the minutes that these facts lie in from the log and raises the day documents to what was found; then their quarters of an
 * hour to the sums of their minutes, and their days to the sums of their quarters. Whoever raises the last part sees all of them, so side by
 * side is as good as in turn.
 */
export async function recount(
  { facts, days }: Stores,
  touched: readonly Pick<Fact, 'item' | 'kind' | 'minute'>[],
): Promise<void> {
  const minutes = touchedMinutes(touched);
  await days.raise(await countMinutes(facts, minutes));
  await days.raise(await days.sums(slotsAround('quarter', minutes)));
  await days.raise(await days.sums(slotsAround('day', minutes)));
}

/**
 * Takes a batch of facts into the counts: into the log first, then every count that the batch touched anew from the log.
 * Counts never come from adding up, so repeating any part of this, after a crash or for a duplicate, changes nothing.
 */
export async function countBatch(stores: Stores, batch: readonly Fact[]): Promise<void> {
  await stores.facts.append(batch);
  await recount(stores, batch);
}
