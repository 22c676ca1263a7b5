import { isTransient } from './transient.ts';

/** @throws one of the errors, if there is any: that of an outage before others, because it is retried without end */
export function throwFirst(errors: readonly unknown[]): void {
  if (errors.length > 0) throw errors.find(isTransient) ?? errors[0];
}

/**
 * Does work on each item, one after the other. A failure does not keep the items after it waiting.
 * @throws the error of one that failed, after all items
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
