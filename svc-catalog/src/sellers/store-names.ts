import type { StoreName } from '../search/rich-suggestions.ts';
import type { SellersStore } from './sellers.store.ts';

/** Milliseconds for which the names count as current. */
const CURRENT_MS = 30_000;

/** Caches the names of stores for suggestions. A failed read leaves the names as they are. */
export function createStoreNames(sellers: SellersStore, now: () => Date) {
  let names: StoreName[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    names = await sellers.storeNames();
  };
  return {
    /** Returns the cached names, and starts a new read when they are older than `CURRENT_MS`. */
    current(): readonly StoreName[] {
      if (now().getTime() - readAt > CURRENT_MS) {
        readAt = now().getTime();
        // The next call tries again.
        read().catch(() => {
          readAt = Number.NEGATIVE_INFINITY;
        });
      }
      return names;
    },
  };
}
export type StoreNames = ReturnType<typeof createStoreNames>;
