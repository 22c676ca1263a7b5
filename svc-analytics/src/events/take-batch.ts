import { MINUTE_MS } from '@ethereal/contracts/durations';
import type { Runner } from '../counts/runner.ts';
import type { SegmentStore } from '../log/segment.store.ts';
import { type IdentifiedFact, isOfItem } from './fact.ts';
import type { SellersOf } from './sellers.ts';

/**
 * Age, in minutes, from which facts count as past, for example facts of a replay. They are counted after fresh ones.
 */
const FRESH_MINUTES = 60;

type TakeBatch = (facts: readonly IdentifiedFact[]) => Promise<void>;

/**
 * Creates the function that writes a batch to the log. A written event is certain to be counted, soon after.
 */
export function createTakeBatch(options: {
  segments: Pick<SegmentStore, 'append'>;
  runner: Pick<Runner, 'add' | 'hasRoom' | 'wake'>;
  sellersOf: SellersOf;
  now(): Date;
  /** Number of events in a batch when the broker has more. */
  fullBatch: number;
}): TakeBatch {
  const { segments, runner, sellersOf, now, fullBatch } = options;
  return async (facts) => {
    const sellers = await sellersOf(facts.filter(isOfItem).map(({ item }) => item));
    const at = now();
    const more = facts.length >= fullBatch;
    const room = runner.hasRoom(more);
    const freshFrom = at.getTime() / MINUTE_MS - FRESH_MINUTES;
    const [past, fresh]: [IdentifiedFact[], IdentifiedFact[]] = [[], []];
    for (const fact of facts) {
      (fact.minute < freshFrom || !room ? past : fresh).push({ ...fact, seller: sellers.get(fact.item) });
    }
    const freshSegment = await segments.append(fresh, { past: false, now: at });
    const pastSegment = await segments.append(past, { past: true, now: at });
    if (pastSegment) runner.wake();
    if (freshSegment) runner.add(freshSegment, more);
  };
}
