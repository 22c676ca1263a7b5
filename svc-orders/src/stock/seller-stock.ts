import { type Options, type Stock, variantsOf } from '@ethereal/contracts/stock';
import { unavailable } from '@ethereal/service-kit/errors';
import { followItem, type ItemStock, setStock, type TrackedItem } from './stock.rules.ts';
import type { StockStore } from './stock.store.ts';

export type SellerStock = ReturnType<typeof createSellerStock>;

/** A popular item's stock changes with every order: this many turns are enough for a seller to get in between. */
const MAX_TURNS = 100;

function comeInTheSame(a: Options, b: Options): boolean {
  const [before, after] = [variantsOf(a), variantsOf(b)];
  return before.length === after.length && before.every((variant) => after.includes(variant));
}

/** What sellers say of their stock, by its own call or along with the item. */
export function createSellerStock(stocks: StockStore, announce: (item: string) => void) {
  async function change(
    item: string,
    changeOf: (before: ItemStock | undefined) => ItemStock | undefined,
  ): Promise<ItemStock | undefined> {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const before = (await stocks.find([item])).get(item);
      const after = changeOf(before);
      if (!after) return before;
      if (!(await stocks.replace(before, after))) continue;
      announce(item);
      return after;
    }
    throw unavailable('The stock is being changed elsewhere. Please try again.');
  }

  return {
    /** Now it is so many, whatever was said before. */
    set: (item: TrackedItem, said: Stock, at: Date) =>
      change(item._id, (before) => (!before && said === null ? undefined : setStock(before, item, said, at))),

    /** The item was changed; a stock that came along counts unless the seller has said another since. */
    follow: (item: TrackedItem, said: Stock | undefined, at: Date) =>
      change(item._id, (before) => {
        const isNews = said !== undefined && (!before || before.setAt < at);
        if (isNews && (before || said !== null)) return setStock(before, item, said, at);
        if (!before || before.itemVersion >= item.version) return undefined;
        return comeInTheSame(before, item) && before.itemName === item.name ? undefined : followItem(before, item);
      }),
  };
}
