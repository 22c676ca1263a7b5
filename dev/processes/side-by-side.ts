import { availableParallelism } from 'node:os';

/** Runs tasks, as many at once as the machine has cores. Returns their results in the order of the tasks. */
export async function sideBySide<T>(
  tasks: readonly (() => Promise<T>)[],
  width = availableParallelism(),
): Promise<T[]> {
  const results: T[] = [];
  const queue = [...tasks.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
