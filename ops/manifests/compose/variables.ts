import type { Service } from '@ethereal/areas/service-area';
import { addresses } from '../addresses.ts';

/** A value that `.env` has to give: compose starts nothing without it. */
export const required = (variable: string): string => `\${${variable}:?}`;

/**
 * What compose.yaml has for services that use more than a database, the broker and Redis: where it is, and what waits
 * for it.
 */
const STORES = {
  bucket: {
    environment: {
      IMAGES_S3_BUCKET: `\${IMAGES_S3_BUCKET:-ethereal-images}`,
      IMAGES_S3_ENDPOINT: `\${IMAGES_S3_ENDPOINT:-http://s3:9000}`,
      IMAGES_S3_REGION: `\${IMAGES_S3_REGION:-us-east-1}`,
      IMAGES_S3_ACCESS_KEY_ID: required('S3_ACCESS_KEY_ID'),
      IMAGES_S3_SECRET_ACCESS_KEY: required('S3_SECRET_ACCESS_KEY'),
    },
    dependsOn: { s3: { condition: 'service_healthy' } },
  },
  mail: {
    environment: { SMTP_URL: `\${SMTP_URL:-smtp://mail:1025}` },
    dependsOn: { mail: { condition: 'service_healthy' } },
  },
} as const;

/** The environment of the stores beside the common ones. */
export const storeEnvironment = ({ stores }: Service): Record<string, string> =>
  Object.assign({}, ...stores.map((it) => STORES[it].environment));

export const storeDependencies = ({ stores }: Service): Record<string, object> =>
  Object.assign({}, ...stores.map((it) => STORES[it].dependsOn));

/** The variables that an installation's `.env` has to give: neither addresses nor what compose.yaml brings itself. */
export function askedOf(services: readonly Service[]): string[] {
  const told = new Set(
    addresses(services)
      .split('\n')
      .map((line) => line.split('=')[0]),
  );
  const asked = services.flatMap((it) => it.variables.filter((name) => !(name in storeEnvironment(it))));
  return [...new Set(asked)].filter((name) => !told.has(name));
}
