import { featureItem, hideItem, listFeatured, showItem, unfeatureItem } from '@ethereal/contracts/desk-items';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Catalog } from '../search/catalog.ts';
import type { Audit } from '../shared/audit.ts';
import type { ChangeItem } from './change-item.ts';
import type { HideItems } from './hide-items.ts';
import { isForSale, type ShopItem, toCard } from './item.ts';
import * as rules from './items.rules.ts';
import type { ItemsStore } from './items.store.ts';

type DeskItemsDeps = RouteDeps & {
  items: ItemsStore;
  hideItems: HideItems;
  change: ChangeItem;
  catalog: Catalog;
  audit: Audit;
  now(): Date;
};

const byNewest = (a: ShopItem, b: ShopItem) => b.createdAt.getTime() - a.createdAt.getTime();

/** Registers the calls by which the desk hides, shows and features items. */
export function mountDeskItems(router: Router, deps: DeskItemsDeps): void {
  const { items, hideItems, change, catalog, audit, now } = deps;

  route(router, hideItem, deps, async ({ user, params, body: { reason } }) => {
    await hideItems.hideByDesk(params.id, user.id, reason);
    audit({ audit: 'item.hidden', user: user.id, item: params.id, reason });
    return { message: 'The item is hidden.' };
  });

  route(router, showItem, deps, async ({ user, params }) => {
    await hideItems.showByDesk(params.id, user.id);
    audit({ audit: 'item.shown', user: user.id, item: params.id });
    return { message: 'The item is in the shop again.' };
  });

  route(router, featureItem, deps, async ({ user, params }) => {
    await hideItems.refuseOwn(params.id, user.id);
    await change(params.id, (item) => rules.featureItem(item, { featured: catalog.featured.size, now: now() }));
    audit({ audit: 'item.featured', user: user.id, item: params.id });
    return { message: 'The item is on the home page.' };
  });

  route(router, unfeatureItem, deps, async ({ user, params }) => {
    await hideItems.refuseOwn(params.id, user.id);
    await change(params.id, (item) => rules.unfeatureItem(item, { now: now() }));
    audit({ audit: 'item.unfeatured', user: user.id, item: params.id });
    return { message: 'The item is back in its old place.' };
  });

  route(router, listFeatured, deps, async ({ user }) => {
    const featured = await items.findMany([...catalog.featured]);
    audit({ audit: 'featured-items.read', user: user.id });
    return {
      items: featured
        .filter(isForSale)
        .sort(byNewest)
        .map((item) => toCard(item, now())),
    };
  });
}
