import { holdPictures, releasePictures } from '@ethereal/contracts/picture-holds';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { ImagesStore } from './images.store.ts';
import { type Images, urlOf } from './keep-images.ts';

type Deps = RouteDeps & { records: ImagesStore; images: Pick<Images, 'release'> };

/** Registers the calls by which other services keep the pictures that their things show. */
export function mountHolds(router: Router, deps: Deps): void {
  const { records, images } = deps;

  route(router, holdPictures, deps, async ({ user, params: { holder }, query: { ids } }) => {
    const own = await records.hold(user.id, ids, holder);
    return {
      pictures: ids.flatMap((public_id) => {
        const size = own.get(public_id);
        return size ? [{ url: urlOf(public_id), public_id, ...size }] : [];
      }),
    };
  });

  route(router, releasePictures, deps, async ({ params: { holder } }) => {
    const ids = await records.endHold(holder);
    await images.release(ids);
    return { released: ids.length };
  });
}
