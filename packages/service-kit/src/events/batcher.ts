export type Batcher<T> = {
  add(item: T): void;
  /** Works on all gathered items and resolves when they are done. */
  drain(): Promise<void>;
};

/**
 * Gathers items until there are `maxBatch` or the first has waited `maxWaitMs`. One batch is worked on at a time; items
 * that were added meanwhile follow at once.
 */
export function createBatcher<T>(options: {
  maxBatch: number;
  maxWaitMs: number;
  work: (batch: T[]) => Promise<void>;
}): Batcher<T> {
  const { maxBatch, maxWaitMs, work } = options;
  let gathered: T[] = [];
  /** Number of items of `gathered` that were handed over; the array is cut once all were. */
  let taken = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const workAll = async () => {
    while (taken < gathered.length) {
      const batch = gathered.slice(taken, taken + maxBatch);
      taken += batch.length;
      if (taken === gathered.length) {
        gathered = [];
        taken = 0;
      }
      await work(batch);
    }
  };
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    running ??= workAll().finally(() => {
      running = undefined;
      if (gathered.length > taken) run();
    });
  };

  return {
    add(item) {
      gathered.push(item);
      if (gathered.length - taken >= maxBatch) run();
      else if (!running) timer ??= setTimeout(run, maxWaitMs);
    },
    async drain() {
      run();
      while (running) await running;
    },
  };
}
