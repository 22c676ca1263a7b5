type Waiting<T, R> = { item: T; resolve(result: R): void; reject(error: unknown): void };

/** Maximum number of items of one group; larger groups would make each item wait for the others. */
const MAX_BATCH = 100;

/**
 * Groups the items requested within one turn of the event loop into one run of `work`: under load, one database command
 * serves several callers at a fraction of the cost. A single caller is not delayed. `work` returns one result per item,
 * in their order; when it rejects, all callers of the group reject. It runs in the context (request, trace) of the
 * first caller.
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
    for (let at = 0; at < all.length; at += MAX_BATCH) void run(all.slice(at, at + MAX_BATCH));
  };

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    if (waiting.push({ item, resolve, reject }) === 1) setImmediate(runAll);
    return promise;
  };
}
