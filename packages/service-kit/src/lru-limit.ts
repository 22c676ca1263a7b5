/**
 * Returns options of an `LRUCache` of at most `entries` entries that allocates memory as it fills. `max` would allocate
 * 43 bytes per entry at once, and many caches of a service stay nearly empty.
 */
export const lruLimit = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
