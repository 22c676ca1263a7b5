import type { CountKind } from '@ethereal/contracts/analytics';
import type { Fact } from '../events/fact.ts';

export const MINUTE_MS = 60_000;
/** Every zone's days and hours begin at a multiple of 15 minutes of UTC, so quarters of an hour make up any of them. */
export const QUARTER_MS = 15 * MINUTE_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** From fine to coarse; a day is one of UTC. */
export type Resolution = 'minute' | 'quarter' | 'day';
export const WIDTH_MS: Readonly<Record<Resolution, number>> = {
  minute: MINUTE_MS,
  quarter: QUARTER_MS,
  day: DAY_MS,
};

/** What a slot is the sum of. */
export const PARTS_OF = { quarter: 'minute', day: 'quarter' } as const;

/** A stretch of time of one item and kind that is counted as one number; `start` in milliseconds since 1970. */
export type Slot<R extends Resolution = Resolution> = {
  item: string;
  kind: CountKind;
  resolution: R;
  start: number;
};

export const floorTo = (width: number, at: number): number => Math.floor(at / width) * width;

function unique<R extends Resolution>(slots: Iterable<Slot<R>>): Slot<R>[] {
  const byName = new Map<string, Slot<R>>();
  for (const slot of slots) byName.set(`${slot.item} ${slot.kind} ${slot.start}`, slot);
  return [...byName.values()];
}

/** The minutes that a batch of facts touches, each once. */
export const touchedMinutes = (facts: readonly Pick<Fact, 'item' | 'kind' | 'minute'>[]): Slot<'minute'>[] =>
  unique(
    facts.map(({ item, kind, minute }) => ({ item, kind, resolution: 'minute', start: minute.getTime() })),
  );

/** The coarser slots that slots lie in, each once. */
export const slotsAround = <R extends Resolution>(resolution: R, slots: readonly Slot[]): Slot<R>[] =>
  unique(
    slots.map(({ item, kind, start }) => ({
      ...{ item, kind, resolution },
      start: floorTo(WIDTH_MS[resolution], start),
    })),
  );
