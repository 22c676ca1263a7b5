import { baseConfig, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

/** The environment variables of svc-catalog. */
export const configSchema = baseConfig.extend({
  IDENTITY_URL: httpUrl.optional().describe('Who people are is asked there; the origin of JWKS_URL unless set'),
  EVENTS_QUEUE: z.string().default('svc-catalog').describe("The queues of this service's events begin with it"),
  MONGODB_DATABASE: z.string().default('ethereal_catalog').describe('Its database'),
  DATA_DIR: z
    .string()
    .default('.data/catalog')
    .describe("This service's files: uploads in flight, and pictures unless they are in a bucket"),
  IMAGES_DIR: z.string().optional().describe('Where pictures are kept; `images` in DATA_DIR unless set'),
  IMAGES_S3_BUCKET: z.string().optional().describe('Keeps pictures in this S3-compatible bucket instead of the folder'),
  IMAGES_S3_ENDPOINT: httpUrl.optional().describe('Where the bucket is; AWS unless set'),
  IMAGES_S3_REGION: z.string().default('us-east-1').describe('The region of the bucket'),
  IMAGES_S3_ACCESS_KEY_ID: z.string().optional().describe('Who may write to the bucket'),
  IMAGES_S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that key'),
  IMAGES_DECODE_MB: z.coerce
    .number()
    .int()
    .min(200)
    .default(400)
    .describe('What the process that opens uploaded pictures may use, in MB'),
  IMAGES_PER_USER: z.coerce.number().int().positive().default(50_000).describe('Pictures that a person may have'),
  IMAGES_UNUSED_PER_USER: z.coerce
    .number()
    .int()
    .positive()
    .default(1000)
    .describe('Pictures of a person that are in no item yet'),
  IMAGE_UPLOAD_URL: httpUrl
    .optional()
    .describe('The image host that the site uploads to instead of here; its pictures are then accepted'),
  IMPORT_PRIVATE_HOSTS: list.describe(
    'Hosts (`name` or `name:port`) that an import may fetch pictures from although they are not public; for development and tests',
  ),
  IMPORT_FETCH_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(15_000)
    .describe('How long one picture may take to be fetched, in milliseconds'),
  IMPORT_LEASE_MS: z.coerce
    .number()
    .int()
    .min(200)
    .default(15_000)
    .describe(
      'After this long without a sign of life of the instance that applies an import, another goes on, in milliseconds',
    ),
  IMAGE_ORIGINS: list
    .pipe(z.array(httpUrl))
    .describe(
      'Origins that serve pictures of that host, separated by commas; that of IMAGE_UPLOAD_URL is always among them',
    ),
});

export type Config = z.output<typeof configSchema>;
