import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

/** The environment variables of svc-catalog; the README lists them with their defaults. */
export const configSchema = baseConfig.extend({
  MONGODB_DATABASE: z.string().default('ethereal_catalog'),
  /** This service's files: uploads under way, and pictures unless they are in a bucket. */
  DATA_DIR: z.string().default('.data/catalog'),
  /** Where pictures are kept; `images` in DATA_DIR unless set. */
  IMAGES_DIR: z.string().optional(),
  /** Keeps pictures in this S3-compatible bucket instead of the folder. */
  IMAGES_S3_BUCKET: z.string().optional(),
  IMAGES_S3_ENDPOINT: httpUrl.optional(),
  IMAGES_S3_REGION: z.string().default('us-east-1'),
  IMAGES_S3_ACCESS_KEY_ID: z.string().optional(),
  IMAGES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The image host that the site uploads to instead of here; its pictures are then accepted. */
  IMAGE_UPLOAD_URL: httpUrl.optional(),
  /** Origins that serve such pictures, separated by commas; that of IMAGE_UPLOAD_URL is always among them. */
  IMAGE_ORIGINS: list.pipe(z.array(httpUrl)),
});

export type Config = z.output<typeof configSchema>;
