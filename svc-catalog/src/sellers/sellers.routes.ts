import { getSeller, saveStore } from '@ethereal/contracts/sellers';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Sellers } from './sellers.ts';

export function sellersRoutes(router: Router, deps: RouteDeps, sellers: Sellers): void {
  route(router, getSeller, deps, async ({ params }) =>
    answer({ body: await sellers.show(params.id), headers: { 'Cache-Control': 'no-cache' } }),
  );
  route(router, saveStore, deps, ({ user, body }) => sellers.save(user.id, body));
}
