import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Assembled } from '@ethereal/service-kit/define-service';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import type { Logger } from '@ethereal/service-kit/logger';
import { type PersonalData, personalDataRoutes } from '@ethereal/service-kit/personal-data';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import { announcementRoutes } from './announcement/announcement.routes.ts';
import type { Announcements } from './announcement/announcement.ts';
import { createAnswerCache } from './answers/answer-cache.ts';
import { createFullList } from './answers/full-list.ts';
import { brandMergesRoutes } from './brands/brand-merges.routes.ts';
import type { BrandMerges } from './brands/brand-merges.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import type { Delivery } from './delivery/delivery.ts';
import { deskItemsRoutes } from './desk/desk-items.routes.ts';
import { personsGoodsRoutes } from './desk/persons-goods.routes.ts';
import type { Trail } from './desk/trail.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import type { FavoritesStore } from './favorites/favorites.store.ts';
import { hotImageRoute, imagesRoutes } from './images/images.routes.ts';
import type { Images } from './images/images.ts';
import type { Variants } from './images/variants.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import type { Imports } from './imports/imports.ts';
import type { FeatureItems } from './items/feature-items.ts';
import type { HideItems } from './items/hide-items.ts';
import type { ItemReader } from './items/item-reader.ts';
import type { ItemsStore } from './items/items.store.ts';
import { hotItemRoutes, randomItemsRoute } from './items/public-items.routes.ts';
import { replicaRoutes } from './items/replica.routes.ts';
import { sellerItemsRoutes } from './items/seller-items.routes.ts';
import type { SellerItems } from './items/seller-items.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import type { Reports } from './reports/reports.ts';
import type { Helpful } from './reviews/helpful.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import type { ReviewsStore } from './reviews/reviews.store.ts';
import type { Reviews } from './reviews/reviews.ts';
import type { ShowReviews } from './reviews/show-reviews.ts';
import type { SaleClock } from './sales/sale-clock.ts';
import { salesRoutes } from './sales/sales.routes.ts';
import type { PlanSale } from './sales/sales.ts';
import type { Catalogue } from './search/catalogue.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sellersRoutes } from './sellers/sellers.routes.ts';
import type { Sellers } from './sellers/sellers.ts';
import type { StoreNames } from './sellers/store-names.ts';
import { viewsRoutes } from './views/views.routes.ts';

type Dependencies = {
  logger: Logger;
  auth: Authenticator;
  rateLimiter: RateLimiter;
  catalogue: Catalogue;
  sales: SaleClock;
  reader: ItemReader;
  items: ItemsStore;
  sellerItems: SellerItems;
  planSale: PlanSale;
  hideItems: HideItems;
  featureItems: FeatureItems;
  brandMerges: BrandMerges;
  trail: Trail;
  favorites: FavoritesStore;
  images: Images;
  reviews: Reviews;
  reviewsStore: ReviewsStore;
  showReviews: ShowReviews;
  helpful: Helpful;
  reports: Reports;
  sellers: Sellers;
  storeNames: StoreNames;
  delivery: Delivery;
  variants: Variants;
  announcements: Announcements;
  imports: Imports;
  uploadFolder: string;
  personalData: PersonalData;
  outbox: Outbox;
  now(): Date;
};

/** Registers the HTTP routes of svc-catalog. */
export function routesOf(deps: Dependencies): Pick<Assembled, 'early' | 'mount'> {
  const { logger, catalogue, reader, items, outbox } = deps;
  const publicItems = {
    catalogue,
    reader,
    delivery: deps.delivery,
    answers: createAnswerCache(),
    fullList: createFullList(catalogue, deps.sales.next),
    sales: deps.sales,
    now: deps.now,
    storeNames: deps.storeNames,
  };
  return {
    early(app) {
      hotItemRoutes(app, publicItems);
      hotImageRoute(app, deps.variants);
      viewsRoutes(app, reader, outbox);
    },
    mount(router) {
      randomItemsRoute(router, publicItems);
      replicaRoutes(router, items);
      searchRoutes(router, deps);
      sellerItemsRoutes(router, deps, deps.sellerItems);
      salesRoutes(router, deps);
      deskItemsRoutes(router, deps);
      brandMergesRoutes(router, deps);
      personsGoodsRoutes(router, { ...deps, reviews: deps.reviewsStore });
      favoritesRoutes(router, deps);
      reviewsRoutes(router, deps, deps.reviews);
      reportsRoutes(router, deps);
      sellersRoutes(router, deps, deps.sellers);
      deliveryRoutes(router, deps.delivery);
      imagesRoutes(router, deps);
      announcementRoutes(router, deps, deps.announcements);
      importsRoutes(router, deps);
      personalDataRoutes(router, { auth: deps.auth, logger, data: deps.personalData });
    },
  };
}
