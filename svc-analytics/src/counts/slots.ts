import type { CountKind } from '@ethereal/contracts/analytics';
import type { Fact } from '../events/fact.ts';

export const MINUTE_MS = 60_000;
/** Every zone's days and hours begin at a multiple of 15 minutes of UTC, so quarters of an hour make up any of them. */
export const QUARTER_MS = 15 * MINUTE_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export type Resolution = 'minute' | 'quarter';
export const WIDTH_MS: Readonly<Record<Resolution, number>> = { minute: MINUTE_MS, quarter: QUARTER_MS };

/** A stretch of time of one item and kind that is counted as one number. */
export type Slot = { item: string; kind: CountKind; resolution: Resolution; start: number };

export const floorTo = (width: number, at: number): number => Math.floor(at / width) * width;

/** The slots that a batch of facts touches, each once. */
export function touchedSlots(facts: Iterable<Pick<Fact, 'item' | 'kind' | 'minute'>>): Slot[] {
  const slots = new Map<string, Slot>();
  for (const { item, kind, minute } of facts) {
    for (const resolution of ['minute', 'quarter'] as const) {
      const start = floorTo(WIDTH_MS[resolution], minute.getTime());
      slots.set(`${item} ${kind} ${resolution} ${start}`, { item, kind, resolution, start });
    }
  }
  return [...slots.values()];
}
