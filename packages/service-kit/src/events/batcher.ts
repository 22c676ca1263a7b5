export type Batcher<T> = {
  add(item: T): void;
  /** Hands over what has gathered and resolves when all of it is done. */
  drain(): Promise<void>;
};

/**
 * Gathers items until there are `maxBatch` or the first has waited `maxWaitMs`; one batch is worked on at a time, and
 * what gathered meanwhile follows at once.
 */
export function createBatcher<T>(options: {
  maxBatch: number;
  maxWaitMs: number;
  work: (batch: T[]) => Promise<void>;
}): Batcher<T> {
  const { maxBatch, maxWaitMs, work } = options;
  let gathered: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const workAll = async () => {
    while (gathered.length > 0) {
      const batch = gathered.slice(0, maxBatch);
      gathered = gathered.slice(maxBatch);
      await work(batch);
    }
  };
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    running ??= workAll().finally(() => {
      running = undefined;
      if (gathered.length > 0) run();
    });
  };

  return {
    add(item) {
      gathered.push(item);
      if (gathered.length >= maxBatch) run();
      else if (!running) timer ??= setTimeout(run, maxWaitMs);
    },
    async drain() {
      run();
      while (running) await running;
    },
  };
}
