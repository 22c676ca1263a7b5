import type { Fit } from '@ethereal/contracts/reviews';
import { forbidden, invalid, notFound } from '@ethereal/service-kit/errors';
import { isForSale, type ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { PurchasesStore } from './purchases.store.ts';

type Deps = { items: Pick<ItemsStore, 'find'>; purchases: Pick<PurchasesStore, 'find'> };

/** Finds the item of a review, and checks who may review it. */
export function createReviewedItem({ items, purchases }: Deps) {
  return {
    /** @throws notFound when the item is not for sale: reviews leave the shop with their item */
    async forSale(id: string): Promise<ShopItem> {
      const item = await items.find(id);
      if (!item || !isForSale(item)) throw notFound('There is no such item.');
      return item;
    },

    /** @throws invalid for an item without sizes, for which fit has no meaning */
    fitFor({ sizes }: ShopItem, fit: Fit | undefined): Fit | null {
      if (fit === undefined) return null;
      if (sizes.length > 0) return fit;
      const message = 'This item has no sizes.';
      throw invalid(message, { errors: { fit: message } });
    },

    /** @throws forbidden for the seller of the item, and for a person who did not receive it */
    async purchaseOf(user: string, item: ShopItem) {
      if (item.seller === user) throw forbidden('You sell this item.', { code: 'OWN_ITEM' });
      const purchase = await purchases.find(user, item._id);
      if (purchase) return purchase;
      throw forbidden('Reviews are by people who received the item.', { code: 'NOT_RECEIVED' });
    },
  };
}
