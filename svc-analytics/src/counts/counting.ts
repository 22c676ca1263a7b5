import type { Fact } from '../events/fact.ts';
import type { SellersOf } from '../events/sellers.ts';
import type { Group, GroupStore } from '../log/group.store.ts';
import type { Segment, SegmentStore } from '../log/segment.store.ts';
import { dayOf } from '../time/time.ts';
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

/** The two kinds of counting of an instance. They run side by side, so that live facts wait for nothing else. */
export type Urgency = 'live' | 'bulk';

type CountingOptions = CountingStores & {
  lanes: Readonly<Record<Urgency, number>>;
  sellersOf: SellersOf;
  now(): Date;
  /** Time for which segments and groups are kept after they were applied, in milliseconds. */
  keepMs: number;
  /**
   * Time after which a segment or group that was not applied counts as abandoned and is completed by another instance,
   * in milliseconds.
   */
  abandonedMs?: number;
};

/** Maximum number of days that one run folds. */
const FOLD_AT_ONCE = 2000;
/** Age after which a segment or group counts as abandoned by its instance, in milliseconds. */
const ABANDONED_MS = 10_000;

export type Counting = {
  /** Adds a segment that was just written. It is counted with the next fresh group of its urgency. */
  add(segment: Segment, urgency: Urgency): void;
  /** Number of facts that wait in memory. */
  waiting(urgency: Urgency): number;
  /**
   * Counts one group of fresh segments, taken from the latest and the earliest. Returns the number of counted facts.
   */
  countFresh(urgency: Urgency, maxFacts: number): Promise<number>;
  /**
   * Counts one group of uncounted segments from the log, of the past or left by a crash. Returns the number of counted
   * facts.
   */
  countBacklog(maxFacts: number): Promise<number>;
  /** Folds past days into their years and months. Returns whether more days may be waiting. */
  fold(): Promise<boolean>;
  /**
   * Marks applied groups as closed, many at once. An applied group that stays open is applied again, which changes
   * nothing.
   */
  close(): Promise<void>;
  /** Adds counts to sellers that became known after their items were counted. Returns whether there were any. */
  assignLateSellers(): Promise<boolean>;
};

/**
 * Creates the counting of this instance, which counts one group of segments after the other in each of its two lanes.
 * Every step may be repeated by this or another instance, before or after a crash;
 * docs/adr/0024-analytics-segment-log.md explains why nothing is counted twice or left out.
 */
export function createCounting(options: CountingOptions): Counting {
  const { segments, groups, days, unowned, now, keepMs, abandonedMs = ABANDONED_MS } = options;

  const expiry = () => new Date(now().getTime() + keepMs);
  const moment = (ago: number) => new Date(now().getTime() - ago);

  /** Groups that are completely applied but not yet closed in the store. */
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

  /** Applies a group of any lane. Each step is idempotent. */
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

  /** Completes a group that was opened by an instance that did not close it. */
  async function completeAbandoned(): Promise<number> {
    const [group] = await groups.findOpen(moment(abandonedMs), 1);
    return group ? apply(group) : 0;
  }

  const assignLateSellers = createLateSellerAssignment(options);

  return {
    add: (segment, urgency) => lanes[urgency].add(segment),
    waiting: (urgency) => lanes[urgency].freshFacts(),
    countFresh: (urgency, maxFacts) => lanes[urgency].countFresh(maxFacts),
    async countBacklog(maxFacts) {
      // Without this, the search would find applied groups and treat them as abandoned.
      await close();
      const completed = await completeAbandoned();
      if (completed > 0) return completed;
      const open = await segments.findOpen({
        abandonedBefore: moment(abandonedMs),
        maxFacts,
        except: Object.values(lanes).flatMap((lane) => lane.fresh().map(({ id }) => id)),
      });
      if (open.length === 0) return 0;
      const grouped = await groups.grouped(open.map(({ id }) => id));
      const free = open.filter(({ id }) => !grouped.has(id));
      // Segments of an open group are counted with that group, once it counts as abandoned.
      if (free.length > 0) await lanes.bulk.count(free);
      return sizeOf(free);
    },
    // Yesterday is excluded: by another instance's clock it may still be today, and counts added there would be missing
    // in the year.
    fold: async () => (await days.fold(dayOf(now().getTime()) - 1, FOLD_AT_ONCE)) === FOLD_AT_ONCE,
    close,
    assignLateSellers: () => assignLateSellers(dayOf(now().getTime())),
  };
}
