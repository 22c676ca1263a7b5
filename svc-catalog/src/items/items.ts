import { HOUR_MS } from '@ethereal/contracts/durations';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { createFullList } from '../answers/full-list.ts';
import type { BrandMerges } from '../brands/brands.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { ImagesPart } from '../images/images.ts';
import type { ReviewPictures } from '../reviews/review-pictures.ts';
import type { SearchPart } from '../search/search.ts';
import type { StoreNames } from '../sellers/store-names.ts';
import type { Shared } from '../shared/shared.ts';
import { mountDeskItems } from './desk-items.routes.ts';
import { createHideItems, type HideItems } from './hide-items.ts';
import { createItemReader, type ItemReader } from './item-reader.ts';
import { mountEarlyItems, mountRandomItems } from './public-items.routes.ts';
import { mountReplica } from './replica.routes.ts';
import { mountSellerItems } from './seller-items.routes.ts';
import { createSellerItems, type SellerItems } from './seller-items.ts';

/** Pause between two sweeps for pictures that a crash left public, in milliseconds. */
const SWEEP_PICTURES_EVERY_MS = HOUR_MS;

type Others = {
  search: SearchPart;
  pictures: ImagesPart;
  reviewPictures: ReviewPictures;
  brandFor: BrandMerges['brandFor'];
  delivery: Delivery;
  storeNames: StoreNames;
};

type ItemsPart = Part & { hideItems: HideItems; sellerItems: SellerItems; reader: ItemReader };

/** Opens items: the public lists, the calls of their sellers and of the desk, and the reads of other services. */
export function openItems(shared: Shared, others: Others): ItemsPart {
  const { search, pictures, reviewPictures, brandFor, delivery, storeNames } = others;
  const { items, sellers } = shared.stores;
  const { catalog, engine, index, sales, change } = search;
  const hideItems = createHideItems({ ...shared, items, change, hideOrRestorePictures: pictures.images.hideOrRestore });
  repeat(hideItems.sweepPictures, { ...shared, job: 'hidden picture sweep', everyMs: SWEEP_PICTURES_EVERY_MS });
  const sellerItems = createSellerItems({
    ...shared,
    ...search,
    ...pictures,
    items,
    hideItems,
    releaseReviewPictures: reviewPictures.releaseOf,
    brandFor,
    isSuspended: sellers.isSuspended,
  });
  const reader = createItemReader(items, catalog, index);
  const publicItems = {
    catalog,
    engine,
    reader,
    delivery,
    storeNames,
    answers: createAnswerCache(),
    fullList: createFullList(catalog, sales.next),
    sales,
    now: shared.now,
  };
  return {
    hideItems,
    sellerItems,
    reader,
    early: (app) => mountEarlyItems(app, publicItems),
    mount(router) {
      mountRandomItems(router, publicItems);
      mountReplica(router, items);
      mountSellerItems(router, shared, sellerItems);
      mountDeskItems(router, { ...shared, items, hideItems, change, catalog });
    },
  };
}
