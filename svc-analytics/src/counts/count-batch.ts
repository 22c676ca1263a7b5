import type { FactStore } from '../events/fact.store.ts';
import type { Fact } from '../events/fact.ts';
import type { DayStore, SlotCount } from './day.store.ts';
import { type Slot, touchedSlots, WIDTH_MS } from './slots.ts';

type Stores = { facts: FactStore; days: DayStore };

/** How many recounts are under way at once. */
const RECOUNTS_AT_ONCE = 32;

/** Recounts slots from the log and raises the day documents to what was found. */
export async function recount({ facts, days }: Stores, slots: readonly Slot[]): Promise<void> {
  for (let at = 0; at < slots.length; at += RECOUNTS_AT_ONCE) {
    const counts = await Promise.all(
      slots.slice(at, at + RECOUNTS_AT_ONCE).map(async (slot): Promise<SlotCount> => {
        const { item, kind, resolution, start } = slot;
        const count = await facts.count(item, kind, new Date(start), new Date(start + WIDTH_MS[resolution]));
        return { ...slot, count };
      }),
    );
    await days.raise(counts.filter(({ count }) => count > 0));
  }
}

/**
 * Takes a batch of facts into the counts: into the log first, then every count that the batch touched anew from the log.
 * Counts never come from adding up, so repeating any part of this, after a crash or for a duplicate, changes nothing.
 */
export async function countBatch(stores: Stores, batch: readonly Fact[]): Promise<void> {
  await stores.facts.append(batch);
  await recount(stores, touchedSlots(batch));
}
