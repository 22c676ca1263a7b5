import { listBrandMerges, mergeBrands, undoBrandMerge } from '@ethereal/contracts/desk-brands';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Trail } from '../desk/trail.ts';
import type { BrandMerges } from './brand-merges.ts';

type Deps = RouteDeps & { brandMerges: BrandMerges; trail: Trail };

export function brandMergesRoutes(router: Router, deps: Deps): void {
  const { brandMerges, trail } = deps;

  route(router, listBrandMerges, deps, async ({ user, query }) => {
    const page = await brandMerges.page(query);
    trail({ audit: 'brand-merges.read', user: user.id });
    return page;
  });

  route(router, mergeBrands, deps, async ({ user, body }) => {
    const merged = await brandMerges.merge({ ...body, by: user.id });
    trail({ audit: 'brands.merged', user: user.id, merge: merged._id, reason: body.reason });
    return merged;
  });

  route(router, undoBrandMerge, deps, async ({ user, params }) => {
    const undone = await brandMerges.undo(params.id);
    trail({ audit: 'brands.merge-undone', user: user.id, merge: params.id });
    return undone;
  });
}
