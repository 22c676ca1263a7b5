import type { Change } from '../caching/changes.ts';

/** More than these, and what is kept is worth nothing. */
const MOST = 10_000;

/** What left the shop since the list of its pages was read. */
export function createLeftTheShop(onTooMany: () => void) {
  const left = new Set<string>();
  return {
    record({ type, subject }: Pick<Change, 'type' | 'subject'>): void {
      // A store that changed may be a suspended seller's: the next list says whether it is there.
      if (type === 'item.unpublished' || type === 'store.changed') left.add(subject);
      else if (type === 'item.updated') left.delete(subject);
      if (left.size > MOST) onTooMany();
    },
    /** Whether the page of an item or a seller leads somewhere still. */
    isHere: (path: string): boolean => left.size === 0 || !left.has(path.slice(path.lastIndexOf('/') + 1)),
    /** The list is read anew. */
    begin: () => left.clear(),
  };
}
