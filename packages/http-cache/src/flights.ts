/**
 * Outcome of a fetch that others wait for. `stood-in`: a cached answer replaced a failure. A number is the status of a
 * failure.
 */
export type Outcome = 'kept' | 'not-kept' | 'stood-in' | 'broken' | number;
type Flight = { readonly begunIn: number; wait(then: (outcome: Outcome) => void): void };

/** Coalesces requests: one fetch at a time for each key, and the requests that wait for it. */
export function createFlights() {
  const flights = new Map<string, Flight>();
  return {
    /** Returns the fetch to wait for, unless a purge happened since it started. */
    of(key: string, generation: number): Flight | undefined {
      const flight = flights.get(key);
      return flight?.begunIn === generation ? flight : undefined;
    },
    /** Registers a fetch. Call the returned function when it is done. */
    begin(key: string, begunIn: number): (outcome: Outcome) => void {
      const waiting: ((outcome: Outcome) => void)[] = [];
      const flight: Flight = { begunIn, wait: (then) => waiting.push(then) };
      flights.set(key, flight);
      let isOver = false;
      return (outcome) => {
        if (isOver) return;
        isOver = true;
        if (flights.get(key) === flight) flights.delete(key);
        for (const then of waiting) then(outcome);
      };
    },
  };
}
