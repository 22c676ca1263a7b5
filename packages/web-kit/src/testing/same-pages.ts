import type { FrontEndArea } from '@ethereal/areas/area';
import type { RouteObject } from '@ethereal/web-kit/router.ts';
import { expect } from 'vitest';

/** Returns the addresses of routes and their children. */
function addressesOf(routes: readonly RouteObject[], base: string): string[] {
  return routes.flatMap(({ path, children, element }) => {
    const address = path ? `${base}/${path}` : base;
    return [...(element && !children ? [address] : []), ...addressesOf(children ?? [], address)];
  });
}

/** Fails unless each page of an area's `area.ts` has its route and each route its page. */
export function expectSamePages({ pages }: FrontEndArea, routes: readonly RouteObject[]): void {
  const routed = addressesOf(routes, '/ethereal');
  const declared = pages.map(({ path }) => path);
  expect([
    ...declared
      .filter((path) => !routed.includes(path))
      .map((path) => `routes.tsx has no route for ${path} of area.ts`),
    ...routed.filter((path) => !declared.includes(path)).map((path) => `area.ts has no page for ${path} of routes.tsx`),
  ]).toEqual([]);
}
