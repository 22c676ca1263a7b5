import type { Fact } from '../events/fact.ts';
import type { SellersOf } from '../events/sellers.ts';
import type { Group, GroupStore } from '../log/group.store.ts';
import type { Segment, SegmentStore } from '../log/segment.store.ts';
import { dayOf } from '../time.ts';
import { createLateSellerAssignment } from './assign-late-sellers.ts';
import type { DayStore } from './day.store.ts';
import { createLane, sizeOf } from './lane.ts';
import { tallyOfSegments } from './tally.ts';
import type { UnownedStore } from './unowned.store.ts';
import { unownedOf } from './unowned.ts';

type CountingStores = {
  segments: SegmentStore;
  groups: GroupStore;
  days: DayStore;
  unowned: UnownedStore;
};

/** Which of the two an instance counts something in: side by side, so that what happens now waits for nothing else. */
export type Urgency = 'live' | 'bulk';

export type CountingOptions = CountingStores & {
  lanes: Readonly<Record<Urgency, number>>;
  sellersOf: SellersOf;
  now(): Date;
  /** How long segments and groups are kept after they were applied, in milliseconds. */
  keepMs: number;
  /** What somebody wrote and did not apply for so long is taken over, in milliseconds. */
  abandonedMs?: number;
};

const FOLD_AT_ONCE = 2000;
const ABANDONED_MS = 10_000;

export type Counting = {
  /** Takes a segment that was just written; it is counted with the next fresh group of its kind. */
  add(segment: Segment, urgency: Urgency): void;
  /** How many facts wait in memory. */
  waiting(urgency: Urgency): number;
  /** One group of fresh segments, of the last and of the first that came; how many facts were counted. */
  countFresh(urgency: Urgency, most: number): Promise<number>;
  /** One group of what lies in the log uncounted, of the past or left by a crash; how many facts were counted. */
  countBacklog(most: number): Promise<number>;
  /** Brings days that are over into their years; whether there were any. */
  fold(): Promise<boolean>;
  /** Marks what was applied as closed, many groups at once. What it leaves is applied again by somebody, which changes nothing. */
  close(): Promise<void>;
  /** Gives sellers what was counted before it was known that the item is theirs; whether there was any. */
  assignLateSellers(): Promise<boolean>;
};

/**
 * Counts one group of segments after the other in each of the two lanes of this instance. Every step may be repeated, by this instance or
 * another, before or after a crash: docs/adr/0024-analytics-segment-log.md says why nothing is counted twice or left out.
 */
export function createCounting(options: CountingOptions): Counting {
  const { segments, groups, days, unowned, now, keepMs, abandonedMs = ABANDONED_MS } = options;

  const expiry = () => new Date(now().getTime() + keepMs);
  const moment = (ago: number) => new Date(now().getTime() - ago);

  /** Groups whose application is known to be complete, and that the store does not know as closed. */
  let applied: Group[] = [];

  async function close(): Promise<void> {
    const closing = applied;
    if (closing.length === 0) return;
    await segments.close(
      closing.flatMap((group) => group.segments),
      expiry(),
    );
    await groups.close(closing, expiry());
    applied = applied.slice(closing.length);
  }

  /** Applies a group of any lane; each step is idempotent. */
  async function apply(group: Group, loaded?: readonly Segment[]): Promise<number> {
    const content = loaded ?? (await segments.find(group.segments));
    const lacking: Fact[] = [];
    const tally = tallyOfSegments(content, (fact) => lacking.push(fact));
    await days.apply(tally, group, dayOf(now().getTime()));
    await unowned.keep(unownedOf(lacking, group), expiry());
    applied = [...applied, group];
    return sizeOf(content);
  }

  const lanes = {
    live: createLane(options.lanes.live, { groups, apply, now }),
    bulk: createLane(options.lanes.bulk, { groups, apply, now }),
  };

  /** A group that was opened and not closed by the instance that opened it. */
  async function completeAbandoned(): Promise<number> {
    const [group] = await groups.findOpen(moment(abandonedMs), 1);
    return group ? apply(group) : 0;
  }

  const assignLateSellers = createLateSellerAssignment(options);

  return {
    add: (segment, urgency) => lanes[urgency].add(segment),
    waiting: (urgency) => lanes[urgency].freshFacts(),
    countFresh: (urgency, most) => lanes[urgency].countFresh(most),
    async countBacklog(most) {
      // Else it would find what was applied and say of it that it is left.
      await close();
      const completed = await completeAbandoned();
      if (completed > 0) return completed;
      const open = await segments.findOpen({
        abandonedBefore: moment(abandonedMs),
        most,
        except: Object.values(lanes).flatMap((lane) => lane.fresh().map(({ id }) => id)),
      });
      if (open.length === 0) return 0;
      const grouped = await groups.grouped(open.map(({ id }) => id));
      const free = open.filter(({ id }) => !grouped.has(id));
      // Segments of a group that is open are counted with it, once it is taken to be abandoned.
      if (free.length > 0) await lanes.bulk.count(free);
      return sizeOf(free);
    },
    // Not yesterday: by another clock it may be today still, and what it counts then would be missing in the year.
    fold: async () => (await days.fold(dayOf(now().getTime()) - 1, FOLD_AT_ONCE)) === FOLD_AT_ONCE,
    close,
    assignLateSellers: () => assignLateSellers(dayOf(now().getTime())),
  };
}
