/** Size of the first group, in facts, before its duration is known. */
const FIRST_FACTS = 20_000;
/**
 * Minimum size of a group, in facts. On a slow store, smaller groups would cost more per fact and slow it down further.
 */
const MIN_FACTS = 10_000;
/** Maximum factor by which a group grows at once. */
const MAX_GROWTH = 4;

type Pace = {
  /** Returns the maximum number of facts in the next group. */
  maxFacts(): number;
  /** Records that `facts` facts were counted in `tookMs` milliseconds. */
  record(facts: number, tookMs: number): void;
};

/**
 * Creates the control of a group's size. A group should not take longer than `longestMs`, because facts that arrive
 * meanwhile wait for its end. It should be as large as that allows, because an item that occurs many times in it is
 * updated once.
 */
export function createPace(longestMs: number, mostFacts: number): Pace {
  let maxFacts = Math.min(FIRST_FACTS, mostFacts);
  return {
    maxFacts: () => maxFacts,
    record(facts, tookMs) {
      const fitting = facts * Math.min(MAX_GROWTH, longestMs / Math.max(tookMs, 1));
      // A small group allows no conclusion about a larger size, unless it was already too slow.
      if (tookMs > longestMs || fitting > maxFacts)
        maxFacts = Math.max(MIN_FACTS, Math.min(mostFacts, Math.floor(fitting)));
    },
  };
}
