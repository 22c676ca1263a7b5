import { type Options, type Stock, variantsOf } from '@ethereal/contracts/stock';
import { createWrite } from '@ethereal/service-kit/write';
import { followItem, type ItemStock, setStock, type TrackedItem } from './stock.rules.ts';
import type { StockStore } from './stock.store.ts';

export type SellerStock = ReturnType<typeof createSellerStock>;

/** Rule that returns the next stock of an item, or undefined when nothing changes. */
type StockChange = (before: ItemStock | undefined) => ItemStock | undefined;

function hasSameVariants(a: Options, b: Options): boolean {
  const [before, after] = [variantsOf(a), variantsOf(b)];
  return before.length === after.length && before.every((variant) => after.includes(variant));
}

/** Changes stock for sellers, by its own call or together with the item. */
export function createSellerStock(stocks: StockStore, announce: (item: string) => void) {
  const change = createWrite<string, ItemStock | undefined, StockChange>({
    document: 'stock',
    load: async (item) => (await stocks.find([item])).get(item),
    decide(before, changeOf) {
      const state = changeOf(before);
      return state && { state };
    },
    async save(before, { state }, item) {
      if (!(await stocks.replace(before, state))) return undefined;
      announce(item);
      return state;
    },
  });

  return {
    /** Sets the number of units, regardless of the previous one. */
    set: (item: TrackedItem, stock: Stock, at: Date) =>
      change(item._id, (before) => (!before && stock === null ? undefined : setStock(before, item, stock, at))),

    /**
     * Updates the stock after a change of the item. A stock sent with the item applies unless the seller set another
     * one since.
     */
    follow: (item: TrackedItem, stock: Stock | undefined, at: Date) =>
      change(item._id, (before) => {
        const isNewer = stock !== undefined && (!before || before.setAt < at);
        if (isNewer && (before || stock !== null)) return setStock(before, item, stock, at);
        if (!before || before.itemVersion >= item.version) return undefined;
        return hasSameVariants(before, item) && before.itemName === item.name ? undefined : followItem(before, item);
      }),
  };
}
