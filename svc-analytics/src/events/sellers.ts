import type { FindItems, ReplicaItem } from '@ethereal/item-replica/item-replica';
import type { ReplicaStore } from '@ethereal/item-replica/store';

export type SellersOf = (items: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** An item keeps its seller, so what is known once is kept; this many at most. */
const MOST_KNOWN = 200_000;
/** How many items of a batch the catalogue is asked for at most. */
const MOST_ASKED = 20;
/** How long an item counts as unknown before it is asked for again, in milliseconds. */
const UNKNOWN_FOR_MS = 30_000;

/** Whose items are. Who can't be found out is left out: counting never waits for the catalogue. */
export function createSellersOf(
  store: Pick<ReplicaStore, 'find'>,
  findItems: FindItems,
  now: () => number = Date.now,
): SellersOf {
  const known = new Map<string, string>();
  const unknownUntil = new Map<string, number>();

  const keep = (found: Iterable<ReplicaItem>) => {
    for (const { _id, seller } of found) known.set(_id, seller);
  };

  return async (items) => {
    if (known.size > MOST_KNOWN) known.clear();
    if (unknownUntil.size > MOST_KNOWN) unknownUntil.clear();
    const missing = [...new Set(items.filter((item) => !known.has(item)))];
    if (missing.length > 0) keep(await store.find(missing));
    const asked = missing
      .filter((item) => !known.has(item) && (unknownUntil.get(item) ?? 0) < now())
      .slice(0, MOST_ASKED);
    if (asked.length > 0) {
      for (const item of asked) unknownUntil.set(item, now() + UNKNOWN_FOR_MS);
      keep((await findItems(asked).catch(() => new Map<string, ReplicaItem>())).values());
    }
    return known;
  };
}
