import { getStock, listStock, putStock, stockFault } from '@ethereal/contracts/stock';
import type { FindItems } from '@ethereal/item-replica/item-replica';
import { forbidden, invalid, notFound } from '@ethereal/service-kit/errors';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { SellerStock } from './seller-stock.ts';
import { viewStock } from './stock.rules.ts';
import type { StockStore } from './stock.store.ts';

type Deps = RouteDeps & {
  stocks: StockStore;
  sellerStock: SellerStock;
  findItems: FindItems;
  now(): Date;
};

/** Registers the calls by which sellers read and set their stock. */
export function mountStock(router: Router, deps: Deps): void {
  const { stocks, sellerStock, findItems, now } = deps;
  async function own(seller: string, id: string) {
    const item = (await findItems([id])).get(id);
    if (item && item.seller !== seller) throw forbidden('The item belongs to another seller.');
    if (!item?.published) throw notFound('There is no such item.');
    return item;
  }

  route(router, listStock, deps, async ({ user }) => {
    const found = await stocks.ofSeller(user.id);
    return { stocks: found.map((stock) => ({ itemId: stock._id, ...viewStock(stock) })) };
  });

  route(router, getStock, deps, async ({ user, params }) => {
    const item = await own(user.id, params.itemId);
    return viewStock((await stocks.find([item._id])).get(item._id));
  });

  route(router, putStock, deps, async ({ user, params, body }) => {
    const item = await own(user.id, params.itemId);
    const fault = stockFault(body.stock, item);
    if (fault) throw invalid(fault, { errors: { stock: fault } });
    return viewStock(await sellerStock.set(item, body.stock, now()));
  });
}
