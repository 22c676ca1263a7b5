import { join } from 'node:path';
import { HOUR_MS } from '@ethereal/contracts/durations';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Config } from '../config.ts';
import type { Shared } from '../shared/shared.ts';
import type { BlobStore } from './blob-store.ts';
import { createDecoder } from './decoder/decoder.ts';
import { createFolderStore } from './folder-store.ts';
import { mountHolds } from './holds.routes.ts';
import { mountEarlyImages, mountImages } from './images.routes.ts';
import { createImages, type Images } from './keep-images.ts';
import { createPictureUse, type PictureUse } from './picture-use.ts';
import { createVariants } from './variants.ts';

/** Opens the configured bucket, or else the folder. */
async function openBlobStore(config: Config): Promise<BlobStore> {
  const { IMAGES_S3_BUCKET: bucket, IMAGES_DIR, DATA_DIR } = config;
  if (!bucket) return createFolderStore(IMAGES_DIR ?? join(DATA_DIR, 'images'));
  // Amazon's client takes 30 MB of memory, so it is loaded only when a bucket is configured.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store({
    bucket,
    region: config.IMAGES_S3_REGION,
    endpoint: config.IMAGES_S3_ENDPOINT,
    accessKeyId: config.IMAGES_S3_ACCESS_KEY_ID,
    secretAccessKey: config.IMAGES_S3_SECRET_ACCESS_KEY,
  });
}

/** Pause between two sweeps of unused pictures, in milliseconds. */
const SWEEP_EVERY_MS = HOUR_MS;

export type ImagesPart = Part & { blobs: BlobStore; images: Images; pictures: PictureUse };

function originsOf({ IMAGE_ORIGINS, IMAGE_UPLOAD_URL }: Config): string[] {
  return (IMAGE_UPLOAD_URL ? [...IMAGE_ORIGINS, IMAGE_UPLOAD_URL] : IMAGE_ORIGINS).map((url) => new URL(url).origin);
}

const union = async (sets: readonly Promise<ReadonlySet<string>>[]) =>
  new Set((await Promise.all(sets)).flatMap((entry) => [...entry]));

/** Opens the picture store with its quotas, uploads and sizes. */
export async function openImages(shared: Shared): Promise<ImagesPart> {
  const { config, logger, onStop } = shared;
  const { images: records, items, reviews, sellers } = shared.stores;
  const blobs = await openBlobStore(config);
  const decoder = createDecoder({ memoryMb: config.IMAGES_DECODE_MB, logger });
  onStop('decoder', decoder.stop);
  const images = createImages({
    ...shared,
    images: records,
    blobs,
    decoder,
    quota: { all: config.IMAGES_PER_USER, unused: config.IMAGES_UNUSED_PER_USER },
    picturesHidden: (ids) => union([items.imagesHidden(ids), reviews.picturesHidden(ids)]),
    picturesInUse: (ids) =>
      union([items.imagesInUse(ids), sellers.picturesInUse(ids), reviews.picturesInUse(ids), records.heldAmong(ids)]),
  });
  const pictures = createPictureUse({ images: records, release: images.release, origins: originsOf(config) });
  repeat(images.sweep, { ...shared, job: 'picture sweep', everyMs: SWEEP_EVERY_MS });
  const variants = createVariants(blobs);
  return {
    blobs,
    images,
    pictures,
    early: (app) => mountEarlyImages(app, variants),
    mount(router) {
      mountImages(router, { ...shared, images });
      mountHolds(router, { ...shared, records, images });
    },
  };
}
