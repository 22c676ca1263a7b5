import type { SellersOf } from '../events/sellers.ts';
import type { DayStore } from './day.store.ts';
import type { UnownedStore } from './unowned.store.ts';
import { addToSeller } from './unowned.ts';

/** Number of items that one call checks. */
const ITEMS_AT_ONCE = 500;

/**
 * Creates a function that checks some of the items whose seller was unknown when they were counted, continuing with
 * each call, and adds the missing counts to the sellers that are known now. It resolves with whether it added any.
 */
export function createLateSellerAssignment(options: {
  unowned: Pick<UnownedStore, 'itemsAfter' | 'ofItem' | 'remove'>;
  days: Pick<DayStore, 'apply'>;
  sellersOf: SellersOf;
}): (today: number) => Promise<boolean> {
  const { unowned, days, sellersOf } = options;
  let last: string | undefined;
  return async (today) => {
    const items = await unowned.itemsAfter(last, ITEMS_AT_ONCE);
    last = items.at(-1);
    if (items.length === 0) return false;
    const sellers = await sellersOf(items);
    let assigned = false;
    for (const item of items) {
      const seller = sellers.get(item);
      if (seller === undefined) continue;
      const parts = await unowned.ofItem(item);
      for (const part of parts) await addToSeller(seller, part, days, today);
      await unowned.remove(parts);
      assigned ||= parts.length > 0;
    }
    return assigned;
  };
}
