/** What became of a fetch that others wait for: what was kept stood in for a failure, or a number is the failure's status. */
export type Outcome = 'kept' | 'not-kept' | 'stood-in' | 'broken' | number;
type Flight = { readonly begunIn: number; wait(then: (outcome: Outcome) => void): void };

/** One fetch at a time for each key, and those who wait for it. */
export function createFlights() {
  const flights = new Map<string, Flight>();
  return {
    /** The fetch to wait for, unless something was dropped since it began. */
    of(key: string, generation: number): Flight | undefined {
      const flight = flights.get(key);
      return flight?.begunIn === generation ? flight : undefined;
    },
    /** Begins one; call what it gives back when it is over. */
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
