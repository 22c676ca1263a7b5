/** A group holds so many facts at first, until it is known how long that takes. */
const FIRST = 20_000;
/** However slow the store is: smaller groups would cost it more for each fact, and make it slower still. */
const FEWEST = 10_000;
/** A group grows so many times at once at most. */
const GROWTH = 4;

export type Pace = {
  /** How many facts the next group may hold. */
  most(): number;
  /** So many facts were counted in so many milliseconds. */
  note(facts: number, tookMs: number): void;
};

/**
 * How large a group may be that should take no longer than `longestMs`. As large as that, since an item that is in it many times is
 * changed once; and not larger, since whatever comes meanwhile waits for its end.
 */
export function createPace(longestMs: number, largest: number): Pace {
  let most = Math.min(FIRST, largest);
  return {
    most: () => most,
    note(facts, tookMs) {
      const fitting = facts * Math.min(GROWTH, longestMs / Math.max(tookMs, 1));
      // A small group says nothing about how large one may be, unless it was too slow already.
      if (tookMs > longestMs || fitting > most) most = Math.max(FEWEST, Math.min(largest, Math.floor(fitting)));
    },
  };
}
