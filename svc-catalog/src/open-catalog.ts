import { createAuthenticator } from '@ethereal/service-kit/auth';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { hearing } from '@ethereal/service-kit/events/consumer';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import type { Logger } from '@ethereal/service-kit/logger';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { createRateLimiter } from '@ethereal/service-kit/rate-limit';
import { connectRedis } from '@ethereal/service-kit/redis';
import type { Lifecycle } from '@ethereal/service-kit/service';
import type { Express } from 'express';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createFavoritesStore, FAVORITES } from './favorites/favorites.store.ts';
import { createImagesStore } from './images/images.store.ts';
import { createImages } from './images/images.ts';
import { openBlobStore } from './images/open-blob-store.ts';
import { createPictureUse } from './images/picture-use.ts';
import { openUploadFolder } from './images/upload-folder.ts';
import { createVariants } from './images/variants.ts';
import { createItemReader } from './items/item-reader.ts';
import { createItemsStore, ITEMS } from './items/items.store.ts';
import { createSellerItems } from './items/seller-items.ts';
import { Catalogue } from './search/catalogue.ts';
import { createCatalogueSync } from './search/catalogue-sync.ts';
import { withLeanHeap } from './search/lean-heap.ts';

const SWEEP_IMAGES_EVERY_MS = 60 * 60 * 1000;

type Options = { config: Config; logger: Logger; onStop: Lifecycle['onStop'] };

function originsOf({ IMAGE_ORIGINS, IMAGE_UPLOAD_URL }: Config): string[] {
  return (IMAGE_UPLOAD_URL ? [...IMAGE_ORIGINS, IMAGE_UPLOAD_URL] : IMAGE_ORIGINS).map(
    (url) => new URL(url).origin,
  );
}

async function connect({ config, logger, onStop }: Options) {
  const name = 'svc-catalog';
  const mongo = await connectMongo({
    ...{ url: config.MONGODB_URL, database: config.MONGODB_DATABASE },
    ...{ logger, appName: name },
  });
  onStop('mongodb', mongo.close);
  const redis = await connectRedis({ url: config.REDIS_URL, logger });
  onStop('redis', () => redis.disconnect());
  const broker = await connectBroker({
    ...{ url: config.RABBITMQ_URL, exchange: config.EVENTS_EXCHANGE },
    ...{ logger, name },
  });
  onStop('broker', broker.close);
  return { mongo, redis, broker };
}

/** Connects everything that the service stands on, fills the index, and puts the app together. */
export async function openCatalog(options: Options) {
  const { config, logger, onStop } = options;
  const { mongo, redis, broker } = await connect(options);
  const now = () => new Date();
  const prefix = config.REDIS_PREFIX;

  const items = createItemsStore(mongo.db);
  const favorites = createFavoritesStore(mongo.db);
  const imageRecords = createImagesStore(mongo.db);
  const publisher = createPublisher({ broker, logger });
  const outbox = createOutbox({ db: mongo.db, collections: [ITEMS, FAVORITES], publisher, logger });
  onStop('outbox', outbox.flush);
  await Promise.all([items, favorites, imageRecords, outbox].map((store) => store.ensureIndexes()));

  const catalogue = new Catalogue();
  const index = createCatalogueSync({ catalogue, items, broker, logger });
  onStop('index', index.stop);
  await withLeanHeap(index.load);

  const blobs = await openBlobStore(config);
  const images = createImages({ images: imageRecords, items, blobs, now });
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

  const app: Express = createApp({
    logger,
    now,
    trustProxy: config.TRUST_PROXY,
    readiness: {
      mongodb: mongo.ping,
      // The index asks the database for what it did not hear.
      rabbitmq: hearing(broker, []),
    },
    auth: createAuthenticator({ jwksUrl: config.JWKS_URL, redis, prefix, logger }),
    rateLimiter: createRateLimiter({ redis, prefix, factor: config.RATE_LIMIT_FACTOR, logger }),
    ...{ catalogue, items, favorites, images, outbox },
    reader: createItemReader(items, catalogue, index),
    sellerItems: createSellerItems({ items, pictures, outbox, index, now }),
    variants: createVariants(blobs),
    uploadFolder: await openUploadFolder(config.DATA_DIR, now()),
  });
  return { app, index, images };
}
