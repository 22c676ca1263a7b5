import { DAY_MS } from '@ethereal/contracts/durations';
import { newId } from '@ethereal/service-kit/ids';
import type { Db } from 'mongodb';
import { createCounting } from '../counts/counting.ts';
import { createDayStore, type DayStore } from '../counts/day.store.ts';
import { createUnownedStore } from '../counts/unowned.store.ts';
import { createTakeBatch } from '../events/take-batch.ts';
import { createGroupStore } from '../log/group.store.ts';
import { createSegmentStore } from '../log/segment.store.ts';

/** Outcome of the next step: success, a crash before or after it, or a crash after half of it. */
export type Fate = 'fine' | 'before' | 'after' | 'half';

export class Crash extends Error {}

/** Retention of events, in milliseconds: longer than any test, because the store deletes by its own clock. */
export const KEEP_MS = 100 * 365 * DAY_MS;

/** Creates stores in which any step may crash. */
function riskyStores(db: Db, fates: Iterator<Fate>) {
  const segments = createSegmentStore(db, newId());
  const groups = createGroupStore(db);
  const days = createDayStore(db);
  const unowned = createUnownedStore(db);
  const risky =
    <A extends unknown[], R>(operation: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const fate: Fate = fates.next().value ?? 'fine';
      if (fate === 'before') throw new Crash();
      const result = await operation(...args);
      if (fate === 'after' || fate === 'half') throw new Crash();
      return result;
    };
  return {
    segments: { ...segments, append: risky(segments.append), close: risky(segments.close) },
    groups: { ...groups, open: risky(groups.open), close: risky(groups.close) },
    days: {
      ...days,
      fold: risky(days.fold),
      async apply(tally, ...rest) {
        const fate: Fate = fates.next().value ?? 'fine';
        if (fate === 'before') throw new Crash();
        const part = fate === 'half' ? new Map([...tally].filter((_, at) => at % 2 === 0)) : tally;
        await days.apply(part, ...rest);
        if (fate !== 'fine') throw new Crash();
      },
    } satisfies DayStore,
    unowned: { ...unowned, keep: risky(unowned.keep), remove: risky(unowned.remove) },
  };
}

/** Starts one instance of the service without its broker. */
export function startInstance(
  db: Db,
  options: {
    /** Lane for bulk facts, and for live facts unless `liveLane` is given. */
    lane: number;
    liveLane?: number;
    /** Outcomes of the steps, in their order. All succeed by default. */
    fates?: Iterator<Fate>;
    now(): Date;
    sellers: ReadonlyMap<string, string>;
    /** Sellers that are known when items are counted. All of them by default. */
    knownAtFirst?: ReadonlyMap<string, string>;
    abandonedMs?: number;
    /** Size from which a batch does not count as live. By default, no batch counts as live. */
    fullBatch?: number;
    hasRoom?: () => boolean;
  },
) {
  const { lane, liveLane = lane, fates = ([] as Fate[]).values(), now, sellers, knownAtFirst = sellers } = options;
  const { abandonedMs = 0, fullBatch = 0, hasRoom = () => true } = options;
  const stores = riskyStores(db, fates);
  const counting = createCounting({
    ...stores,
    lanes: { live: liveLane, bulk: lane },
    now,
    keepMs: KEEP_MS,
    abandonedMs,
    sellersOf: async () => sellers,
  });
  const take = createTakeBatch({
    segments: stores.segments,
    runner: {
      add: (segment, more) => counting.add(segment, more ? 'bulk' : 'live'),
      hasRoom,
      wake: () => {},
    },
    sellersOf: async () => knownAtFirst,
    now,
    fullBatch,
  });
  return { ...counting, take, stores };
}
