import {
  editItem,
  getItemToEdit,
  listUnpublishedItems,
  listYourItems,
  MAX_YOUR_ITEMS,
  republishItem,
  unpublishItem,
  uploadItem,
} from '@ethereal/contracts/items';
import { invalid } from '@ethereal/service-kit/errors';
import { answer, type RouteDeps, route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { toItem, toItemToEdit, toOwnCard } from './item.ts';
import type { SellerItems } from './seller-items.ts';

/** Returns the version in `If-Match: "7"`, weak or strong; undefined for `*` or without the header. */
function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(ifMatch)?.[1];
  if (version === undefined) throw invalid('If-Match must be the ETag that reading the item gave.');
  return Number(version);
}

/** Registers the calls of the seller's own store. */
export function mountSellerItems(router: Router, deps: RouteDeps & { now(): Date }, sellerItems: SellerItems): void {
  const { now } = deps;

  route(router, listYourItems, deps, async ({ user, query: { limit = MAX_YOUR_ITEMS, after } }) => {
    const items = await sellerItems.list(user.id, limit, after);
    return uncached(items.map((item) => toOwnCard(item, now())));
  });

  route(router, uploadItem, deps, async ({ user, body }) => toItem(await sellerItems.publish(user.id, body), now()));

  route(router, getItemToEdit, deps, async ({ user, params }) => {
    const item = await sellerItems.read(user.id, params.id);
    const headers = { ETag: `"${item.version}"`, 'Cache-Control': 'no-store' };
    return answer({ body: toItemToEdit(item, now()), headers });
  });

  route(router, editItem, deps, async ({ user, params, body, request }) => {
    const expected = expectedVersion(request.headers['if-match']);
    const item = await sellerItems.edit(user.id, params.id, body, { expected });
    return answer({ body: toItem(item, now()), headers: { ETag: `"${item.version}"` } });
  });

  route(router, listUnpublishedItems, deps, async ({ user }) => {
    const items = await sellerItems.listUnpublished(user.id);
    return uncached(items.map((item) => toOwnCard(item, now())));
  });

  route(router, republishItem, deps, async ({ user, params }) =>
    toItem(await sellerItems.republish(user.id, params.productId), now()),
  );

  route(router, unpublishItem, deps, async ({ user, params }) => {
    await sellerItems.unpublish(user.id, params.productId);
    return { message: 'Item Unpublished successfully' };
  });
}
