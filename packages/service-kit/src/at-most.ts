/**
 * The options of an `LRUCache` of at most so many entries that takes memory as it fills: `max` takes 43 bytes for each of them at once,
 * and much of what a service remembers stays nearly empty.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
