import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@ethereal/contracts/durations';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { createOutbox } from '@ethereal/service-kit/events/outbox';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { PersonalData } from '@ethereal/service-kit/personal-data';
import { createBrandMergesStore } from '../brands/brands.store.ts';
import type { Config } from '../config.ts';
import { createFavoritesStore, FAVORITES } from '../favorites/favorites.store.ts';
import { createImagesStore } from '../images/images.store.ts';
import { createItemsStore, ITEMS } from '../items/items.store.ts';
import { createFetchPerson } from '../people/fetch-person.ts';
import { createReportsStore, REPORTS } from '../reports/reports.store.ts';
import { createPurchasesStore } from '../reviews/purchases.store.ts';
import { createReviewsStore, REVIEWS } from '../reviews/reviews.store.ts';
import { createVotesStore } from '../reviews/votes.store.ts';
import { createSellersStore } from '../sellers/sellers.store.ts';
import { createAudit } from './audit.ts';

/**
 * Age, in milliseconds, after which a file counts as left by a crash: no upload takes this long. Younger files may
 * belong to another instance.
 */
const LEFT_BEHIND_AFTER_MS = HOUR_MS;

/** Opens the folder for uploads in flight and deletes files that crashes have left in it. */
async function openUploadFolder(dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (now.getTime() - mtimeMs > LEFT_BEHIND_AFTER_MS) await rm(path, { force: true });
  }
  return folder;
}

/** Connections, stores and other parts that several nouns of the service use. */
export type Shared = Awaited<ReturnType<typeof openShared>>;

/** Opens the stores with their indexes, the outbox and the folder of uploads in flight. */
export async function openShared(base: Base<Config>) {
  const { config, db, logger, onStop } = base;
  const now = () => new Date();
  const outbox = createOutbox({ ...base, collections: [ITEMS, FAVORITES, REVIEWS, REPORTS] });
  onStop('outbox', outbox.flush);
  const stores = {
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
  const erased = createErasedPeople(db);
  const erasing = Promise.withResolvers<PersonalData['erase']>();
  await ensureIndexes(...Object.values(stores), erased, outbox);
  return {
    ...base,
    stores,
    outbox,
    now,
    erased,
    /** Sets the function that erases a person's data, once all nouns are open. */
    eraseBy: erasing.resolve,
    /** @throws gone when the person's account was deleted; what a concurrent write has stored is erased first */
    guard: <T>(person: string, write: () => Promise<T>) =>
      erased.guard(person, write, async () => (await erasing.promise)(person)),
    auth: createAuthenticator({ ...base, jwksUrl: config.JWKS_URL }),
    audit: createAudit(logger),
    fetchPerson: createFetchPerson(config.IDENTITY_URL ?? new URL(config.JWKS_URL).origin),
    uploadFolder: await openUploadFolder(config.DATA_DIR, now()),
  };
}
