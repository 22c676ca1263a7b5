import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** The bucket, where one is configured; else the folder. */
export function openBlobStore(config: Config): BlobStore {
  const { IMAGES_S3_BUCKET: bucket, IMAGES_DIR, DATA_DIR } = config;
  if (!bucket) return createFolderStore(IMAGES_DIR ?? join(DATA_DIR, 'images'));
  return createS3Store({
    bucket,
    region: config.IMAGES_S3_REGION,
    endpoint: config.IMAGES_S3_ENDPOINT,
    accessKeyId: config.IMAGES_S3_ACCESS_KEY_ID,
    secretAccessKey: config.IMAGES_S3_SECRET_ACCESS_KEY,
  });
}
