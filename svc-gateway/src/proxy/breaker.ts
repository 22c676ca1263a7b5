export type BreakerState = 'closed' | 'open' | 'half-open';

type BreakerOptions = { failuresToOpen: number; openMs: number };

/**
 * A circuit breaker over a stream of outcomes: after so many failures in a row it keeps traffic away for a while, then
 * lets one request at a time try. Times are `performance.now()` milliseconds.
 */
export function createBreaker({ failuresToOpen, openMs }: BreakerOptions) {
  let failures = 0;
  let closedUntil: number | undefined;

  const state = (now: number): BreakerState => {
    if (closedUntil === undefined) return 'closed';
    return now < closedUntil ? 'open' : 'half-open';
  };
  return {
    state,
    /** Whether a request may go now; taking the one trial of a half-open breaker. */
    admits(now: number): boolean {
      if (closedUntil === undefined) return true;
      if (now < closedUntil) return false;
      closedUntil = now + openMs;
      return true;
    },
    succeeded(): void {
      failures = 0;
      closedUntil = undefined;
    },
    failed(now: number): void {
      failures++;
      if (failures >= failuresToOpen) closedUntil = now + openMs;
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
