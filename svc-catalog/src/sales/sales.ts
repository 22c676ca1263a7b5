import type { SaleSent } from '@ethereal/contracts/sale';
import type { Part } from '@ethereal/service-kit/define-service';
import { conflict } from '@ethereal/service-kit/errors';
import { repeat } from '@ethereal/service-kit/repeat';
import type { ShopItem } from '../items/item.ts';
import type { SaveItem } from '../items/save-item.ts';
import type { SellerItems } from '../items/seller-items.ts';
import type { SearchPart } from '../search/search.ts';
import type { Shared } from '../shared/shared.ts';
import { mountSales } from './sales.routes.ts';
import { nextPrices } from './sales.rules.ts';
import { createSwitchPrices } from './switch-prices.job.ts';

const ATTEMPTS = 5;
const SWITCH_PRICES_EVERY_MS = 500;

export type PlanSale = (seller: string, id: string, sale: SaleSent | null) => Promise<ShopItem>;

type PlanSaleDeps = { sellerItems: Pick<SellerItems, 'read'>; save: SaveItem; now(): Date };

/** Creates the function that plans the sale of a seller's item, or ends it with null. */
const createPlanSale =
  ({ sellerItems, save, now }: PlanSaleDeps): PlanSale =>
  async (seller, id, sale) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await sellerItems.read(seller, id);
      const after = await save(before, nextPrices(before, before.priceCents, sale, now()));
      if (after) return after;
    }
    throw conflict('The item is being changed elsewhere. Please try again.', { code: 'ITEM_CHANGED' });
  };

type Others = { search: Pick<SearchPart, 'save'>; sellerItems: SellerItems };

/** Opens the sales of items: the calls of sellers, and the job that announces when a sale begins or ends. */
export function openSales(shared: Shared, { search: { save }, sellerItems }: Others): Part {
  const { now, stores } = shared;
  const switchPrices = createSwitchPrices({ items: stores.items, save, now });
  repeat(switchPrices, { ...shared, job: 'price switches', everyMs: SWITCH_PRICES_EVERY_MS });
  const planSale = createPlanSale({ sellerItems, save, now });
  return { consumers: [], mount: (router) => mountSales(router, { ...shared, planSale }) };
}
