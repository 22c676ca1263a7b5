import type { CountKind } from '@ethereal/contracts/analytics';
import type { Fact } from '../events/fact.ts';

export const MINUTE_MS = 60_000;
/** Every zone's days and hours begin at a multiple of 15 minutes of UTC, so quarters of an hour make up any of them. */
export const QUARTER_MS = 15 * MINUTE_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export type Resolution = 'minute' | 'quarter';
export const WIDTH_MS: Readonly<Record<Resolution, number>> = { minute: MINUTE_MS, quarter: QUARTER_MS };

/** A stretch of time of one item and kind that is counted as one number; `start` in milliseconds since 1970. */
export type Slot = { item: string; kind: CountKind; resolution: Resolution; start: number };

export const floorTo = (width: number, at: number): number => Math.floor(at / width) * width;

function unique(slots: Iterable<Slot>): Slot[] {
  const byName = new Map<string, Slot>();
  for (const slot of slots) byName.set(`${slot.item} ${slot.kind} ${slot.resolution} ${slot.start}`, slot);
  return [...byName.values()];
}

/** The minutes that a batch of facts touches, each once. */
export const touchedMinutes = (facts: readonly Pick<Fact, 'item' | 'kind' | 'minute'>[]): Slot[] =>
  unique(
    facts.map(({ item, kind, minute }) => ({ item, kind, resolution: 'minute', start: minute.getTime() })),
  );

/** The quarters of an hour that minutes lie in, each once. */
export const quartersOf = (minutes: readonly Slot[]): Slot[] =>
  unique(minutes.map((slot) => ({ ...slot, resolution: 'quarter', start: floorTo(QUARTER_MS, slot.start) })));
