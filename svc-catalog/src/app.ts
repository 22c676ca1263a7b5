import { callsOf } from '@ethereal/contracts/calls';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { createHttpApp } from '@ethereal/service-kit/http';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Readiness } from '@ethereal/service-kit/operations';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import type { Express } from 'express';
import { createAnswerCache } from './answers/answer-cache.ts';
import { createFullList } from './answers/full-list.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import type { FavoritesStore } from './favorites/favorites.store.ts';
import { hotImageRoute, imagesRoutes } from './images/images.routes.ts';
import type { Images } from './images/images.ts';
import type { Variants } from './images/variants.ts';
import type { ItemReader } from './items/item-reader.ts';
import type { ItemsStore } from './items/items.store.ts';
import { hotItemRoutes, randomItemsRoute } from './items/public-items.routes.ts';
import { replicaRoutes } from './items/replica.routes.ts';
import { sellerItemsRoutes } from './items/seller-items.routes.ts';
import type { SellerItems } from './items/seller-items.ts';
import type { Catalogue } from './search/catalogue.ts';
import { viewsRoutes } from './views/views.routes.ts';

type Dependencies = {
  logger: Logger;
  readiness: Readiness;
  trustProxy: readonly string[];
  auth: Authenticator;
  rateLimiter: RateLimiter;
  catalogue: Catalogue;
  reader: ItemReader;
  items: ItemsStore;
  sellerItems: SellerItems;
  favorites: FavoritesStore;
  images: Images;
  variants: Variants;
  uploadFolder: string;
  outbox: Outbox;
  now(): Date;
};

/** The whole service as an express app. */
export function createApp(deps: Dependencies): Express {
  const { logger, readiness, trustProxy, catalogue, reader, items, outbox } = deps;
  const publicItems = {
    catalogue,
    reader,
    answers: createAnswerCache(),
    fullList: createFullList(catalogue),
  };
  return createHttpApp({
    name: 'svc-catalog',
    logger,
    readiness,
    trustProxy,
    calls: callsOf('svc-catalog'),
    early(app) {
      hotItemRoutes(app, publicItems);
      hotImageRoute(app, deps.variants);
    },
    mount(router) {
      randomItemsRoute(router, publicItems);
      replicaRoutes(router, items);
      viewsRoutes(router, reader, outbox);
      sellerItemsRoutes(router, deps, deps.sellerItems);
      favoritesRoutes(router, deps);
      imagesRoutes(router, deps);
    },
  });
}
