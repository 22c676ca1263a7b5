import { hideItem, showItem } from '@ethereal/contracts/desk-items';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { HideItems } from '../items/hide-items.ts';
import type { Trail } from './trail.ts';

type DeskItemsDeps = RouteDeps & { hideItems: HideItems; trail: Trail };

export function deskItemsRoutes(router: Router, deps: DeskItemsDeps): void {
  const { hideItems, trail } = deps;

  route(router, hideItem, deps, async ({ user, params, body: { reason } }) => {
    await hideItems.hideByDesk(params.id, user.id, reason);
    trail({ audit: 'item.hidden', user: user.id, item: params.id, reason });
    return { message: 'The item is hidden.' };
  });

  route(router, showItem, deps, async ({ user, params }) => {
    await hideItems.showByDesk(params.id, user.id);
    trail({ audit: 'item.shown', user: user.id, item: params.id });
    return { message: 'The item is in the shop again.' };
  });
}
