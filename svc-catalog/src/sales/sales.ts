import type { SaleSent } from '@ethereal/contracts/sale';
import { conflict } from '@ethereal/service-kit/errors';
import type { ShopItem } from '../items/item.ts';
import type { SaveItem } from '../items/save-item.ts';
import type { SellerItems } from '../items/seller-items.ts';
import { nextPrices } from './sales.rules.ts';

const ATTEMPTS = 5;

export type PlanSale = (seller: string, id: string, sale: SaleSent | null) => Promise<ShopItem>;

type PlanSaleDeps = { sellerItems: Pick<SellerItems, 'read'>; save: SaveItem; now(): Date };

/** Creates the function that plans the sale of a seller's item, or ends it with null. */
export const createPlanSale =
  ({ sellerItems, save, now }: PlanSaleDeps): PlanSale =>
  async (seller, id, sale) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await sellerItems.read(seller, id);
      const after = await save(before, nextPrices(before, before.priceCents, sale, now()));
      if (after) return after;
    }
    throw conflict('The item is being changed elsewhere. Please try again.', { code: 'ITEM_CHANGED' });
  };
