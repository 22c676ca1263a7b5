import { DAY_MS } from '@ethereal/contracts/durations';
import type { DayDocument, DayStore } from '../counts/day.store.ts';
import { tallyOfSegments } from '../counts/tally.ts';
import { addToSeller, laneOf, type Unowned, unownedOf } from '../counts/unowned.ts';
import { CLOCK_SKEW_MS, type Fact } from '../events/fact.ts';
import type { SellersOf } from '../events/sellers.ts';
import type { Group, GroupStore } from '../log/group.store.ts';
import type { SegmentStore } from '../log/segment.store.ts';
import { dayOf } from '../time/time.ts';

export type ReplayOptions = {
  segments: Pick<SegmentStore, 'find'>;
  groups: Pick<GroupStore, 'all'>;
  sellersOf: SellersOf;
  keepMs: number;
  now(): Date;
};

/** Creates a replay, which applies the groups of the log to separate day documents. */
export function createReplay({ segments, groups, sellersOf, keepMs, now }: ReplayOptions, shadow: DayStore) {
  /** For each lane, the last group in the rebuilt documents, and the first group in the log. */
  const done = new Map<string, number>();
  const first = new Map<string, number>();
  /** Counts whose seller is still unknown. */
  let unowned: Unowned[] = [];
  const today = () => dayOf(now().getTime());

  async function applyOnce(group: Group): Promise<void> {
    const lane = String(group.lane);
    if (!first.has(lane)) first.set(lane, group.seq);
    if (group.seq <= (done.get(lane) ?? 0)) return;
    const content = await segments.find(group.segments);
    const lacking: Fact[] = [];
    const tally = tallyOfSegments(content, (fact) => lacking.push(fact));
    await shadow.apply(tally, group, today());
    unowned.push(...unownedOf(lacking, group));
    done.set(lane, group.seq);
  }

  async function assignSellers(): Promise<void> {
    const sellers = await sellersOf(unowned.map(({ item }) => item));
    for (const part of unowned) {
      const seller = sellers.get(part.item);
      if (seller !== undefined) await addToSeller(seller, part, shadow, today());
    }
    unowned = unowned.filter(({ item }) => !sellers.has(item));
  }

  return {
    /** Applies the groups that were added since the last call. */
    async catchUp(): Promise<void> {
      for await (const group of groups.all()) await applyOnce(group);
      await assignSellers();
    },
    /** Returns the first day of which the log has every event. */
    firstDay(): number {
      if ([...first.values()].every((seq) => seq === 1)) return 0;
      return dayOf(now().getTime() - keepMs + DAY_MS + CLOCK_SKEW_MS) + 1;
    },
    /** Whether `a` holds every group of the log that `b` holds. */
    holdsAllOf: (a: DayDocument, b: DayDocument): boolean =>
      Object.entries(b.lanes).every(
        ([lane, seq]) => seq <= (a.lanes[lane] ?? 0) || seq < (first.get(laneOf(lane)) ?? Number.POSITIVE_INFINITY),
      ),
  };
}
