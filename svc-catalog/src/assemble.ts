import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { createEraser } from '@ethereal/service-kit/personal-data';
import { repeat } from '@ethereal/service-kit/repeat';
import { createAnnouncementStore } from './announcement/announcement.store.ts';
import { createAnnouncements } from './announcement/announcement.ts';
import { routesOf } from './app.ts';
import { type Config, configSchema } from './config.ts';
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
import { createHideItems } from './items/hide-items.ts';
import type { ShopItem } from './items/item.ts';
import { createItemReader } from './items/item-reader.ts';
import { createItemStars } from './items/item-stars.ts';
import { consumeItemStock } from './items/item-stock.consumer.ts';
import { createItemStock } from './items/item-stock.ts';
import { createItemsStore, ITEMS } from './items/items.store.ts';
import { createSaveItem } from './items/save-item.ts';
import { createSellerItems } from './items/seller-items.ts';
import { createAskPerson } from './people/ask-identity.ts';
import { createPersonalData } from './people/personal-data.ts';
import { createSettle } from './reports/effects.ts';
import { createReportsStore, REPORTS } from './reports/reports.store.ts';
import { createReports } from './reports/reports.ts';
import { createFindTarget } from './reports/targets.ts';
import { consumePeople } from './reviews/purchases.consumer.ts';
import { createPurchasesStore } from './reviews/purchases.store.ts';
import { createReviewsStore, REVIEWS } from './reviews/reviews.store.ts';
import { createReviews } from './reviews/reviews.ts';
import { createTally } from './reviews/tally.ts';
import { Catalogue } from './search/catalogue.ts';
import { type CatalogueSync, createCatalogueSync } from './search/catalogue-sync.ts';
import { withLeanHeap } from './search/lean-heap.ts';
import { createSellersStore } from './sellers/sellers.store.ts';
import { createSellers } from './sellers/sellers.ts';
import { createTakeStanding } from './sellers/suspension.ts';

const SWEEP_IMAGES_EVERY_MS = 60 * 60 * 1000;
const SWEEP_STARS_EVERY_MS = 10_000;
const WATCH_ANNOUNCEMENT_EVERY_MS = 400;

function originsOf({ IMAGE_ORIGINS, IMAGE_UPLOAD_URL }: Config): string[] {
  return (IMAGE_UPLOAD_URL ? [...IMAGE_ORIGINS, IMAGE_UPLOAD_URL] : IMAGE_ORIGINS).map(
    (url) => new URL(url).origin,
  );
}

/** Fills the index and puts the service together. */
async function assemble(base: Base<Config>) {
  const { config, logger, onStop, db, broker } = base;
  const now = () => new Date();

  const items = createItemsStore(db);
  const favorites = createFavoritesStore(db);
  const imageRecords = createImagesStore(db);
  const reviewsStore = createReviewsStore(db);
  const purchases = createPurchasesStore(db);
  const reports = createReportsStore(db);
  const sellersStore = createSellersStore(db);
  const outbox = createOutbox({ ...base, collections: [ITEMS, FAVORITES, REVIEWS, REPORTS] });
  onStop('outbox', outbox.flush);
  await ensureIndexes(items, favorites, imageRecords, reviewsStore, purchases, reports, sellersStore, outbox);

  const catalogue = new Catalogue();
  const saved = (item: ShopItem) => {
    outbox.announce(ITEMS, item._id);
    index.take(item);
  };
  const stock = createItemStock({ items, now, saved });
  const index: CatalogueSync = createCatalogueSync({ catalogue, items, stock, broker, logger });
  onStop('index', index.stop);
  await withLeanHeap(index.load);

  const blobs = await openBlobStore(config);
  const decoder = createDecoder({ memoryMb: config.IMAGES_DECODE_MB, logger });
  onStop('decoder', decoder.stop);
  const images = createImages({
    images: imageRecords,
    ...{ blobs, decoder },
    quota: { all: config.IMAGES_PER_USER, unused: config.IMAGES_UNUSED_PER_USER },
    now,
    async picturesInUse(ids) {
      const used = await Promise.all([items.imagesInUse(ids), sellersStore.picturesInUse(ids)]);
      return new Set(used.flatMap((some) => [...some]));
    },
  });
  const pictures = createPictureUse({
    images: imageRecords,
    release: images.release,
    origins: originsOf(config),
  });
  const sweepImages = () =>
    images.sweep().catch((error: unknown) => logger.warn({ err: error }, 'pictures could not be swept'));
  const sweeper = setInterval(sweepImages, SWEEP_IMAGES_EVERY_MS).unref();
  onStop('picture sweep', () => clearInterval(sweeper));
  void sweepImages();

  const askPerson = createAskPerson(config.IDENTITY_URL ?? new URL(config.JWKS_URL).origin);
  const stars = createItemStars({ items, now, saved });
  const tally = createTally({ reviews: reviewsStore, stars, logger });
  const tallyQuietly = () =>
    tally.sweep().catch((error: unknown) => logger.warn({ err: error }, 'stars could not be swept'));
  const tallier = setInterval(tallyQuietly, SWEEP_STARS_EVERY_MS).unref();
  onStop('star sweep', () => clearInterval(tallier));
  void tallyQuietly();

  const save = createSaveItem({ items, outbox, index, now });
  const hideItems = createHideItems({ items, save, now });
  const sellerItems = createSellerItems({
    ...{ items, pictures, outbox, index, save, hideItems, now },
    isSuspended: sellersStore.isSuspended,
  });
  const uploadFolder = await openUploadFolder(config.DATA_DIR, now());
  const imports = await openImports({
    ...{ db, config, logger, onStop, items, sellerItems, images, blobs, now },
    ...{ records: imageRecords, folder: uploadFolder },
  });
  const announcements = createAnnouncements({ store: createAnnouncementStore(db), outbox, now });
  const watched = repeat(announcements.watch, {
    everyMs: WATCH_ANNOUNCEMENT_EVERY_MS,
    onError: (error) => logger.warn({ err: error }, 'the announcement could not be read'),
  });
  onStop('announcement', watched.stop);
  const personalData = createPersonalData({
    ...{ db, items, sellerItems, favorites, reviews: reviewsStore, purchases, reports },
    ...{ sellers: sellersStore, pictures, images: imageRecords, imports },
  });
  const sellers = createSellers({ sellers: sellersStore, catalogue, pictures, askPerson, outbox });
  const settle = createSettle({ reports, reviews: reviewsStore, hideItems, tally });
  const consumers = [
    consumeItemStock({ broker, logger, stock, queue: `${config.EVENTS_QUEUE}.stock` }),
    consumePeople({
      ...{ broker, logger, purchases, queue: `${config.EVENTS_QUEUE}.people` },
      settle,
      takeStanding: createTakeStanding({ sellers: sellersStore, hideItems, outbox }),
      erase: createEraser({ ...base, data: personalData }),
    }),
    consumeFavoriteNews({
      ...{ broker, logger, favorites, items, outbox },
      queue: `${config.EVENTS_QUEUE}.favourites`,
    }),
  ];
  const routes = routesOf({
    ...{ logger, now, rateLimiter: base.rateLimiter },
    auth: createAuthenticator({ ...base, jwksUrl: config.JWKS_URL }),
    ...{ catalogue, items, favorites, images, outbox },
    reader: createItemReader(items, catalogue, index),
    ...{ sellerItems, hideItems, personalData, trail: createTrail(logger) },
    reviewsStore,
    reviews: createReviews({
      ...{ reviews: reviewsStore, purchases, items, tally, askPerson, outbox, now },
    }),
    reports: createReports({
      ...{ reports, settle, outbox, now },
      findTarget: createFindTarget({ items, reviews: reviewsStore, sellers }),
    }),
    sellers,
    variants: createVariants(blobs),
    announcements,
    ...{ uploadFolder, imports },
  });
  return { ...routes, consumers, index, images, tally };
}

export const service = defineService({ name: 'svc-catalog', config: configSchema, assemble });
