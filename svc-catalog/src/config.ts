import { baseConfig, entriesOf, httpUrl } from '@ethereal/service-kit/config';
import { z } from 'zod';

const list = z.string().default('').transform(entriesOf);

/** Schema of the environment variables of svc-catalog. */
export const configSchema = baseConfig.extend({
  IDENTITY_URL: httpUrl
    .optional()
    .describe('Address of svc-identity, for the names of people; by default the origin of JWKS_URL'),
  EVENTS_QUEUE: z.string().default('svc-catalog').describe('Prefix of the names of its queues'),
  MONGODB_DATABASE: z.string().default('ethereal_catalog').describe('Name of its database'),
  DATA_DIR: z
    .string()
    .default('.data/catalog')
    .describe('Folder of its files: unfinished uploads, and pictures unless they are in a bucket'),
  IMAGES_DIR: z.string().optional().describe('Folder of the pictures; by default `images` in DATA_DIR'),
  IMAGES_S3_BUCKET: z.string().optional().describe('S3-compatible bucket that stores pictures instead of the folder'),
  IMAGES_S3_ENDPOINT: httpUrl.optional().describe('Address of the bucket; by default AWS'),
  IMAGES_S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  IMAGES_S3_ACCESS_KEY_ID: z.string().optional().describe('Key id with permission to write to the bucket'),
  IMAGES_S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key'),
  IMAGES_DECODE_MB: z.coerce
    .number()
    .int()
    .min(200)
    .default(400)
    .describe('Maximum memory of the process that decodes uploaded pictures, in MB'),
  IMAGES_PER_USER: z.coerce
    .number()
    .int()
    .positive()
    .default(50_000)
    .describe('Maximum number of pictures of a person'),
  IMAGES_UNUSED_PER_USER: z.coerce
    .number()
    .int()
    .positive()
    .default(1000)
    .describe('Maximum number of pictures of a person that are in no item yet'),
  IMAGE_UPLOAD_URL: httpUrl
    .optional()
    .describe(
      'Upload address of an external image host, whose pictures are then accepted; by default pictures are uploaded to this service',
    ),
  IMPORT_PRIVATE_HOSTS: list.describe(
    'Hosts that are not public (`name` or `name:port`) from which an import may fetch pictures, separated by commas; for development and tests',
  ),
  IMPORT_FETCH_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(15_000)
    .describe('Timeout of fetching one picture, in milliseconds'),
  IMPORT_LEASE_MS: z.coerce
    .number()
    .int()
    .min(200)
    .default(15_000)
    .describe(
      'Milliseconds without a heartbeat of the instance that applies an import after which another instance continues',
    ),
  IMAGE_ORIGINS: list
    .pipe(z.array(httpUrl))
    .describe(
      'Further origins that serve pictures of that host, separated by commas; the origin of IMAGE_UPLOAD_URL is always included',
    ),
});

export type Config = z.output<typeof configSchema>;
