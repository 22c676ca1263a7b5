import type { Change } from '../caching/changes.ts';

/** Maximum number of recorded subjects. With more subjects, the cached list is discarded. */
const MAX_LEFT = 10_000;

/** Records the items and stores that left the shop since the list of pages was read. */
export function createLeftTheShop(onTooMany: () => void) {
  const left = new Set<string>();
  return {
    record({ type, subject, changes = [] }: Pick<Change, 'type' | 'subject'> & Partial<Pick<Change, 'changes'>>): void {
      // A changed store may belong to a suspended seller. The next list shows whether the store is still there.
      if (type === 'item.unpublished' || type === 'store.changed') left.add(subject);
      else if (type === 'item.updated') left.delete(subject);
      else if (type === 'items.changed') for (const tag of changes) left.delete(tag.replace(/^item:/, ''));
      if (left.size > MAX_LEFT) onTooMany();
    },
    /** Whether the page of an item or a seller still exists. */
    isHere: (path: string): boolean => left.size === 0 || !left.has(path.slice(path.lastIndexOf('/') + 1)),
    /** Clears the records when the list is read again. */
    begin: () => left.clear(),
  };
}
