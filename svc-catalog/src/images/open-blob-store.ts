import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';

/** Opens the configured bucket, or else the folder. */
export async function openBlobStore(config: Config): Promise<BlobStore> {
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
