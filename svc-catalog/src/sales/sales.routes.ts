import { planSale } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { toOwnCard } from '../items/item.ts';
import type { PlanSale } from './sales.ts';

type SalesDeps = RouteDeps & { planSale: PlanSale; now(): Date };

/** Whether an error refuses one item. After another error the caller repeats the whole call. */
const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind !== 'unavailable';

/** Registers the call by which a seller plans or ends the sale of several items. */
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
}
