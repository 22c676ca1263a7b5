import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

/** The environment variables of svc-catalog; the README lists them with their defaults. */
export const configSchema = baseConfig.extend({
  /** Who people are is asked there; the origin of JWKS_URL unless set. */
  IDENTITY_URL: httpUrl.optional(),
  /** The queues of this service's events begin with it. */
  EVENTS_QUEUE: z.string().default('svc-catalog'),
  MONGODB_DATABASE: z.string().default('ethereal_catalog'),
  /** This service's files: uploads in flight, and pictures unless they are in a bucket. */
  DATA_DIR: z.string().default('.data/catalog'),
  /** Where pictures are kept; `images` in DATA_DIR unless set. */
  IMAGES_DIR: z.string().optional(),
  /** Keeps pictures in this S3-compatible bucket instead of the folder. */
  IMAGES_S3_BUCKET: z.string().optional(),
  IMAGES_S3_ENDPOINT: httpUrl.optional(),
  IMAGES_S3_REGION: z.string().default('us-east-1'),
  IMAGES_S3_ACCESS_KEY_ID: z.string().optional(),
  IMAGES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** What the process that opens uploaded pictures may use, in MB. */
  IMAGES_DECODE_MB: z.coerce.number().int().min(200).default(400),
  /** How many pictures a person may have, and how many of them in no item yet. */
  IMAGES_PER_USER: z.coerce.number().int().positive().default(50_000),
  IMAGES_UNUSED_PER_USER: z.coerce.number().int().positive().default(1000),
  /** The image host that the site uploads to instead of here; its pictures are then accepted. */
  IMAGE_UPLOAD_URL: httpUrl.optional(),
  /** Hosts (`name` or `name:port`) that an import may fetch pictures from although they are not public; for development and tests. */
  IMPORT_PRIVATE_HOSTS: list,
  /** How long one picture may take to be fetched, in milliseconds. */
  IMPORT_FETCH_MS: z.coerce.number().int().positive().default(15_000),
  /** After this long without a sign of life of the instance that applies an import, another goes on, in milliseconds. */
  IMPORT_LEASE_MS: z.coerce.number().int().min(200).default(15_000),
  /** Origins that serve such pictures, separated by commas; that of IMAGE_UPLOAD_URL is always among them. */
  IMAGE_ORIGINS: list.pipe(z.array(httpUrl)),
});

export type Config = z.output<typeof configSchema>;
