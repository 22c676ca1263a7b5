import type { Part } from '@ethereal/service-kit/define-service';
import { mountPersonalData, type PersonalData } from '@ethereal/service-kit/personal-data';
import type { Db } from 'mongodb';
import type { FavoritesStore } from '../favorites/favorites.store.ts';
import type { ImagesStore } from '../images/images.store.ts';
import type { Images } from '../images/keep-images.ts';
import type { Imports } from '../imports/seller-imports.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { SellerItems } from '../items/seller-items.ts';
import type { ReportsStore } from '../reports/reports.store.ts';
import type { PurchasesStore } from '../reviews/purchases.store.ts';
import type { ReviewsStore } from '../reviews/reviews.store.ts';
import type { VotesStore } from '../reviews/votes.store.ts';
import type { SellersStore } from '../sellers/sellers.store.ts';
import type { Shared } from '../shared/shared.ts';

type Stores = {
  db: Db;
  items: ItemsStore;
  sellerItems: SellerItems;
  favorites: FavoritesStore;
  reviews: ReviewsStore;
  purchases: PurchasesStore;
  votes: VotesStore;
  reports: ReportsStore;
  sellers: SellersStore;
  images: ImagesStore;
  /** Deletes those of the pictures that nothing shows any more. */
  releasePictures: Images['release'];
  imports: Imports;
};

/** Number of pictures that are deleted by one call. */
const PICTURES_AT_ONCE = 20;

/**
 * Exports and erases the data of a person. Erasure removes items with their pictures, keeps reviews without their
 * author's name, and deletes the rest.
 */
function createPersonalData(stores: Stores): PersonalData {
  const {
    db,
    items,
    sellerItems,
    favorites,
    reviews,
    purchases,
    votes,
    reports,
    sellers,
    images,
    releasePictures,
    imports,
  } = stores;
  const plain = { projection: { pendingEvents: 0 } };
  const of = (name: string, filter: object) => db.collection(name).find(filter, plain);
  return {
    share: (user) => ({
      items: of('items', { seller: user }),
      favourites: of('favorites', { user, active: true }),
      reviews: of('reviews', { user }),
      helpfulReviews: of('review_votes', { user }),
      reports: of('complaints', { user }),
      answersToDecisions: db
        .collection('reports')
        .find({ 'target.person': user, answer: { $exists: true } }, { projection: { target: 1, answer: 1 } }),
      profile: of('sellers', { _id: user }),
      pictures: of('images', { user }),
      imports: of('itemImports', { seller: user }),
    }),
    pictures: async (user) => (await images.ofUser(user)).map((id) => `/images/${id}`),
    async erase(user) {
      // Delete imports first, so that none publishes another item.
      await imports.erase(user);
      for await (const id of items.eachIdOfSeller(user)) await sellerItems.unpublish(user, id);
      await Promise.all([favorites, reviews, purchases, votes, reports].map((store) => store.erase(user)));
      await sellers.erase(user);
      await items.dropImageIds(user);
      const uploaded = await images.ofUser(user);
      for (let at = 0; at < uploaded.length; at += PICTURES_AT_ONCE)
        await releasePictures(uploaded.slice(at, at + PICTURES_AT_ONCE));
    },
  };
}

type Others = { sellerItems: SellerItems; imports: Imports; images: Pick<Images, 'release'> };

/** Opens the export of a person's data. The consumer of deleted accounts erases it by `data`. */
export function openPersonalData(
  shared: Shared,
  { sellerItems, imports, images }: Others,
): Part & { data: PersonalData } {
  const { db, stores, auth, logger } = shared;
  const data = createPersonalData({ ...stores, db, sellerItems, imports, releasePictures: images.release });
  shared.eraseBy(data.erase);
  return { data, mount: (router) => mountPersonalData(router, { auth, logger, data }) };
}
