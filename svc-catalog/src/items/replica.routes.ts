import { getItemForReplica, listItemsForShelf } from '@ethereal/contracts/items';
import { notFound } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { isForSale, type ShopItem, toItem } from './item.ts';
import { toReplica } from './item-events.ts';
import type { ItemsStore } from './items.store.ts';

const SHELF_PAGE = 500;
/**
 * Overlap of consecutive reads, in milliseconds. Clocks of instances may differ by this much, and a write may take as
 * long to become visible.
 */
const OVERLAP_MS = 30_000;

/**
 * Registers the calls by which other services read items that their replicas miss; the gateway does not forward them.
 */
export function replicaRoutes(router: Router, items: ItemsStore): void {
  route(router, listItemsForShelf, {}, async ({ query: { after, order, since, ids } }) => {
    const at = new Date();
    const now = at.toISOString();
    const entry = (item: ShopItem) => ({ item: toItem(item, at), published: isForSale(item) });
    if (ids) return { items: (await items.findMany(ids)).map(entry), next: null, now };
    const page = await items.pageAfter(after, {
      limit: SHELF_PAGE,
      newestFirst: order === 'newest',
      ...(since !== undefined && { changedSince: new Date(Date.parse(since) - OVERLAP_MS) }),
    });
    return { items: page.map(entry), next: page.length < SHELF_PAGE ? null : (page.at(-1)?._id ?? null), now };
  });

  route(router, getItemForReplica, {}, async ({ params }) => {
    const item = await items.find(params.id);
    if (!item) throw notFound('There is no such item.');
    const { version, stockSent } = item;
    const counted = stockSent && { stock: stockSent.stock, stockAt: stockSent.at.toISOString() };
    return { item: toReplica(item), version, published: isForSale(item), ...counted };
  });
}
