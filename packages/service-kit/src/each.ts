import { isTransient } from './transient.ts';

/** @throws the first error of an outage, because the broker retries it without end; else the first error, if any */
export function throwFirst(errors: readonly unknown[]): void {
  if (errors.length > 0) throw errors.find(isTransient) ?? errors[0];
}

/**
 * Runs `work` for each item, one after the other. An item that fails does not stop the items after it.
 * @throws the error of an item that failed, after all items
 */
export async function workOnEach<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  throwFirst(errors);
}
