type Waiting<T, R> = { item: T; resolve(result: R): void; reject(error: unknown): void };

/** More than this at once would make each of them wait for the others. */
const MOST = 100;

/**
 * Has what is asked for within one turn of the event loop done together: under load one command of the database for several callers, which
 * costs each of them a fraction; a lone caller waits for nobody. `work` answers a result for each item, in their order; when it
 * rejects, all of them hear so. It runs in the context (request, trace) of the first.
 */
export function gather<T, R>(work: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];

  const run = async (group: readonly Waiting<T, R>[]) => {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as R);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  const runAll = () => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += MOST) void run(all.slice(at, at + MOST));
  };

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    if (waiting.push({ item, resolve, reject }) === 1) setImmediate(runAll);
    return promise;
  };
}
