import type { SaleSent } from '@ethereal/contracts/sale';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { ChangeItem } from '../items/change-item.ts';
import type { ShopItem } from '../items/item.ts';
import type { ItemReader } from '../items/item-reader.ts';
import { checkPublished, nextVersion } from '../items/items.rules.ts';
import type { SearchPart } from '../search/search.ts';
import type { Shared } from '../shared/shared.ts';
import { createPersonsOffers } from './persons-offers.ts';
import { mountSales } from './sales.routes.ts';
import { nextPrices } from './sales.rules.ts';
import { createSwitchPrices } from './switch-prices.job.ts';

/** Pause between two searches for prices that switch, in milliseconds. */
const SWITCH_PRICES_EVERY_MS = 500;

/**
 * Plans the sale of a seller's item, or ends it with null. Returns the changed item.
 * @throws notFound, forbidden for another seller's item, invalid for a sale that does not reduce the price
 */
export type PlanSale = (seller: string, id: string, sale: SaleSent | null) => Promise<ShopItem>;

/** Creates the function that plans the sale of a seller's item, or ends it with null. */
const createPlanSale =
  (change: ChangeItem, now: () => Date): PlanSale =>
  (seller, id, sale) =>
    change(id, (item) => {
      checkPublished(item, seller);
      const at = now();
      return nextVersion(item, nextPrices(item, item.priceCents, sale, at), { now: at });
    });

type Others = Pick<SearchPart, 'change' | 'catalog' | 'engine'> & { reader: ItemReader };

/** Opens the sales of items: the calls of sellers, and the job that announces when a sale begins or ends. */
export function openSales(shared: Shared, { change, catalog, engine, reader }: Others): Part {
  const { now, stores } = shared;
  const switchPrices = createSwitchPrices({ items: stores.items, change, now });
  repeat(switchPrices, { ...shared, job: 'price switches', everyMs: SWITCH_PRICES_EVERY_MS });
  const planSale = createPlanSale(change, now);
  const offersOf = createPersonsOffers({ catalog, engine, favorites: stores.favorites, reader });
  return { mount: (router) => mountSales(router, { ...shared, planSale, offersOf }) };
}
