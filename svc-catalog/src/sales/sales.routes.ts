import { planSale } from '@ethereal/contracts/items';
import { listPersonsOffers } from '@ethereal/contracts/offers';
import { isRefusal } from '@ethereal/service-kit/errors';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { toOwnCard } from '../items/item.ts';
import type { createPersonsOffers } from './persons-offers.ts';
import type { PlanSale } from './sales.ts';

type SalesDeps = RouteDeps & {
  planSale: PlanSale;
  offersOf: ReturnType<typeof createPersonsOffers>;
  now(): Date;
};

/** Registers the calls of sales; the gateway does not forward the offers of a person. */
export function mountSales(router: Router, deps: SalesDeps): void {
  route(router, planSale, deps, async ({ user, body: { items, sale } }) => {
    const changed = [];
    const refused = [];
    for (const id of new Set(items)) {
      try {
        changed.push(toOwnCard(await deps.planSale(user.id, id, sale), deps.now()));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.push({ _id: id, message: error.message });
      }
    }
    return { changed, refused };
  });

  route(router, listPersonsOffers, {}, async ({ params }) => ({ items: await deps.offersOf(params.id) }));
}
