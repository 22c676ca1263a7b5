import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { createOutbox, type Outbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { createEraser } from '@ethereal/service-kit/personal-data';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Db } from 'mongodb';
import { createAnnouncementStore } from './announcement/announcement.store.ts';
import { createAnnouncements } from './announcement/announcement.ts';
import { routesOf } from './app.ts';
import { createBrandMergesStore } from './brands/brand-merges.store.ts';
import { createBrandMerges } from './brands/brand-merges.ts';
import { type Config, configSchema } from './config.ts';
import { openDelivery } from './delivery/delivery.ts';
import { createTrail } from './desk/trail.ts';
import { consumeFavoriteNews } from './favorites/favorite-news.ts';
import { createFavoritesStore, FAVORITES } from './favorites/favorites.store.ts';
import { createDecoder } from './images/decoder/decoder.ts';
import { createImagesStore } from './images/images.store.ts';
import { createImages } from './images/images.ts';
import { openBlobStore } from './images/open-blob-store.ts';
import { createPictureUse } from './images/picture-use.ts';
import { openUploadFolder } from './images/upload-folder.ts';
import { createVariants } from './images/variants.ts';
import { openImports } from './imports/open-imports.ts';
import { createFeatureItems } from './items/feature-items.ts';
import { createHideItems } from './items/hide-items.ts';
import type { ShopItem } from './items/item.ts';
import { createItemReader } from './items/item-reader.ts';
import { createItemStars } from './items/item-stars.ts';
import { consumeItemStock } from './items/item-stock.consumer.ts';
import { createItemStock } from './items/item-stock.ts';
import { createItemsStore, ITEMS } from './items/items.store.ts';
import { createSaveItem, type SaveItem } from './items/save-item.ts';
import { createSellerItems } from './items/seller-items.ts';
import { createAskPerson } from './people/ask-identity.ts';
import { createPersonalData } from './people/personal-data.ts';
import { createSettle } from './reports/effects.ts';
import { createReportsStore, REPORTS } from './reports/reports.store.ts';
import { createReports } from './reports/reports.ts';
import { createFindTarget } from './reports/targets.ts';
import { createHelpful } from './reviews/helpful.ts';
import { consumePeople } from './reviews/purchases.consumer.ts';
import { createPurchasesStore } from './reviews/purchases.store.ts';
import { createReviewPictures } from './reviews/review-pictures.ts';
import { createReviewsStore, REVIEWS } from './reviews/reviews.store.ts';
import { createReviews } from './reviews/reviews.ts';
import { createShowReviews } from './reviews/show-reviews.ts';
import { createTally } from './reviews/tally.ts';
import { createVotesStore } from './reviews/votes.store.ts';
import { createSaleClock } from './sales/sale-clock.ts';
import { createPlanSale } from './sales/sales.ts';
import { createSwitchPrices } from './sales/switch-prices.job.ts';
import { Catalogue } from './search/catalogue.ts';
import { type CatalogueSync, createCatalogueSync } from './search/catalogue-sync.ts';
import { lexicon } from './search/language/lexicon.ts';
import { withLeanHeap } from './search/lean-heap.ts';
import { createSellersStore } from './sellers/sellers.store.ts';
import { createSellers } from './sellers/sellers.ts';
import { createStoreNames } from './sellers/store-names.ts';
import { createTakeStanding } from './sellers/suspension.ts';

const SWEEP_IMAGES_EVERY_MS = 60 * 60 * 1000;
const SWEEP_STARS_EVERY_MS = 10_000;
const SWEEP_BRANDS_EVERY_MS = 60_000;
const WATCH_ANNOUNCEMENT_EVERY_MS = 400;
const SWITCH_PRICES_EVERY_MS = 500;

function originsOf({ IMAGE_ORIGINS, IMAGE_UPLOAD_URL }: Config): string[] {
  return (IMAGE_UPLOAD_URL ? [...IMAGE_ORIGINS, IMAGE_UPLOAD_URL] : IMAGE_ORIGINS).map((url) => new URL(url).origin);
}

type Stores = ReturnType<typeof openStores>;

function openStores(db: Db) {
  return {
    items: createItemsStore(db),
    favorites: createFavoritesStore(db),
    images: createImagesStore(db),
    reviews: createReviewsStore(db),
    purchases: createPurchasesStore(db),
    votes: createVotesStore(db),
    reports: createReportsStore(db),
    sellers: createSellersStore(db),
    brandMerges: createBrandMergesStore(db),
  };
}

/** Runs a sweep immediately and then periodically, until the service stops. */
function sweepRegularly(
  { logger, onStop }: Base<Config>,
  what: { name: string; everyMs: number; failure: string },
  sweep: () => Promise<unknown>,
): void {
  const sweepQuietly = () => sweep().catch((error: unknown) => logger.warn({ err: error }, what.failure));
  const timer = setInterval(sweepQuietly, what.everyMs).unref();
  onStop(what.name, () => clearInterval(timer));
  void sweepQuietly();
}

/** Assembles the picture store, its quotas, and the queries for pictures that items, sellers or reviews show. */
async function assemblePictures(base: Base<Config>, stores: Stores, outbox: Outbox, now: () => Date) {
  const { config, logger, onStop } = base;
  const blobs = await openBlobStore(config);
  const decoder = createDecoder({ memoryMb: config.IMAGES_DECODE_MB, logger });
  onStop('decoder', decoder.stop);
  const images = createImages({
    images: stores.images,
    blobs,
    decoder,
    now,
    outbox,
    async picturesHidden(ids) {
      const { items, reviews } = stores;
      const hidden = await Promise.all([items.imagesHidden(ids), reviews.picturesHidden(ids)]);
      return new Set(hidden.flatMap((some) => [...some]));
    },
    quota: { all: config.IMAGES_PER_USER, unused: config.IMAGES_UNUSED_PER_USER },
    async picturesInUse(ids) {
      const { items, sellers, reviews } = stores;
      const used = await Promise.all([items.imagesInUse(ids), sellers.picturesInUse(ids), reviews.picturesInUse(ids)]);
      return new Set(used.flatMap((some) => [...some]));
    },
  });
  const pictures = createPictureUse({
    images: stores.images,
    release: images.release,
    origins: originsOf(config),
  });
  const sweep = {
    name: 'picture sweep',
    everyMs: SWEEP_IMAGES_EVERY_MS,
    failure: 'pictures could not be swept',
  };
  sweepRegularly(base, sweep, images.sweep);
  return { blobs, images, pictures };
}

/**
 * Assembles the index of items in memory and fills it, with the functions that publish and index an item when it is
 * saved.
 */
async function assembleIndex(base: Base<Config>, { items }: Stores, outbox: Outbox, now: () => Date) {
  const { broker, logger, onStop } = base;
  // Load the lexicon before the service is ready: the first item of an empty shop would block the event loop for a
  // second.
  lexicon();
  const catalogue = new Catalogue();
  const sales = createSaleClock(catalogue, now);
  const saved = (item: ShopItem) => {
    outbox.announce(ITEMS, item._id);
    index.take(item);
  };
  const stock = createItemStock({ items, now, saved });
  const index: CatalogueSync = createCatalogueSync({ catalogue, items, sales, now, stock, broker, logger });
  onStop('index', index.stop);
  await withLeanHeap(index.load);
  return { catalogue, index, sales, stock, saved };
}

function assembleStars(base: Base<Config>, stores: Stores, saved: (item: ShopItem) => void, now: () => Date) {
  const stars = createItemStars({ items: stores.items, now, saved });
  const tally = createTally({ reviews: stores.reviews, stars, logger: base.logger });
  const sweep = { name: 'star sweep', everyMs: SWEEP_STARS_EVERY_MS, failure: 'stars could not be swept' };
  sweepRegularly(base, sweep, tally.sweep);
  return tally;
}

function assembleBrandMerges(base: Base<Config>, stores: Stores, save: SaveItem, now: () => Date) {
  const brandMerges = createBrandMerges({ merges: stores.brandMerges, items: stores.items, save, now });
  const failure = 'interrupted merges of brands could not go on';
  sweepRegularly(base, { name: 'brand sweep', everyMs: SWEEP_BRANDS_EVERY_MS, failure }, brandMerges.sweep);
  return brandMerges;
}

function assembleAnnouncements({ db, logger, onStop }: Base<Config>, outbox: Outbox, now: () => Date) {
  const announcements = createAnnouncements({ store: createAnnouncementStore(db), outbox, now });
  repeat(announcements.watch, {
    job: 'reading the announcement',
    everyMs: WATCH_ANNOUNCEMENT_EVERY_MS,
    logger,
    onStop,
  });
  return announcements;
}

/** Fills the index and assembles the service. */
async function assemble(base: Base<Config>) {
  const { config, logger, onStop, db, broker } = base;
  const now = () => new Date();
  const stores = openStores(db);
  const { items, favorites, reviews, purchases, votes, reports } = stores;
  const outbox = createOutbox({ ...base, collections: [ITEMS, FAVORITES, REVIEWS, REPORTS] });
  onStop('outbox', outbox.flush);
  await ensureIndexes(...Object.values(stores), outbox);

  const { catalogue, index, sales, stock, saved } = await assembleIndex(base, stores, outbox, now);
  const { blobs, images, pictures } = await assemblePictures(base, stores, outbox, now);
  const tally = assembleStars(base, stores, saved, now);

  const askPerson = createAskPerson(config.IDENTITY_URL ?? new URL(config.JWKS_URL).origin);
  const save = createSaveItem({ items, outbox, index, now });
  const hideItems = createHideItems({ items, save, settlePictures: images.settleHidden, now });
  repeat(hideItems.sweepPictures, { ...base, job: 'hidden picture sweep', everyMs: SWEEP_IMAGES_EVERY_MS });
  repeat(createSwitchPrices({ items, save, now }), { ...base, job: 'price switches', everyMs: SWITCH_PRICES_EVERY_MS });
  const featureItems = createFeatureItems({ items, save, catalogue });
  const brandMerges = assembleBrandMerges(base, stores, save, now);
  const reviewPictures = createReviewPictures({ reviews, pictures });
  const sellerItems = createSellerItems({
    items,
    pictures,
    outbox,
    index,
    save,
    hideItems,
    now,
    releaseReviewPictures: reviewPictures.releaseOf,
    brandFor: brandMerges.brandFor,
    isSuspended: stores.sellers.isSuspended,
  });
  const uploadFolder = await openUploadFolder(config.DATA_DIR, now());
  const imports = await openImports({
    db,
    config,
    logger,
    onStop,
    items,
    sellerItems,
    images,
    blobs,
    now,
    records: stores.images,
    folder: uploadFolder,
  });
  const announcements = assembleAnnouncements(base, outbox, now);
  const personalData = createPersonalData({
    ...stores,
    db,
    sellerItems,
    imports,
    releasePictures: images.release,
  });
  const delivery = openDelivery(base, { sellers: stores.sellers, outbox, now });
  const sellers = createSellers({ sellers: stores.sellers, catalogue, pictures, askPerson, outbox, delivery });
  const settle = createSettle({ reports, reviews, hideItems, tally, settlePictures: images.settleHidden });
  const consumers = [
    consumeItemStock({ broker, logger, stock, queue: `${config.EVENTS_QUEUE}.stock` }),
    consumePeople({
      broker,
      logger,
      purchases,
      queue: `${config.EVENTS_QUEUE}.people`,
      settle,
      takeStanding: createTakeStanding({ sellers: stores.sellers, hideItems, outbox }),
      erase: createEraser({ ...base, data: personalData }),
    }),
    consumeFavoriteNews({
      broker,
      logger,
      favorites,
      items,
      outbox,
      queue: `${config.EVENTS_QUEUE}.favourites`,
    }),
  ];
  const routes = routesOf({
    logger,
    now,
    rateLimiter: base.rateLimiter,
    auth: createAuthenticator({ ...base, jwksUrl: config.JWKS_URL }),
    catalogue,
    sales,
    items,
    favorites,
    images,
    outbox,
    reader: createItemReader(items, catalogue, index),
    sellerItems,
    planSale: createPlanSale({ sellerItems, save, now }),
    hideItems,
    featureItems,
    brandMerges,
    personalData,
    trail: createTrail(logger),
    reviewsStore: reviews,
    reviews: createReviews({
      reviews,
      purchases,
      votes,
      items,
      tally,
      askPerson,
      outbox,
      now,
      pictures: reviewPictures,
    }),
    showReviews: createShowReviews(votes),
    helpful: createHelpful({ reviews, votes, items, outbox, now }),
    reports: createReports({
      reports,
      reviews,
      settle,
      outbox,
      now,
      findTarget: createFindTarget({ items, reviews, sellers }),
    }),
    sellers,
    storeNames: createStoreNames(stores.sellers, now),
    delivery,
    variants: createVariants(blobs),
    announcements,
    uploadFolder,
    imports,
  });
  return { ...routes, consumers, index, images, tally };
}

export const service = defineService({ name: 'svc-catalog', config: configSchema, assemble });
