import type { Service } from '@ethereal/areas/service-area';
import { addresses } from '../addresses.ts';

/** Returns a reference to a variable that `.env` must define; compose refuses to start without it. */
export const required = (variable: string): string => `\${${variable}:?}`;

/**
 * Additional stores of compose.yaml for services that need more than a database, the broker and Redis: their address,
 * and what they depend on.
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

/** Returns the environment for stores beside the common ones. */
export const storeEnvironment = ({ stores }: Service): Record<string, string> =>
  Object.assign({}, ...stores.map((it) => STORES[it].environment));

/** Returns the `depends_on` entries of the stores that a service uses. */
export const storeDependencies = ({ stores }: Service): Record<string, object> =>
  Object.assign({}, ...stores.map((it) => STORES[it].dependsOn));

/**
 * Returns the variables that an installation's `.env` must define, without addresses and values of compose.yaml itself.
 */
export function requiredOf(services: readonly Service[]): string[] {
  const given = new Set(
    addresses(services)
      .split('\n')
      .map((line) => line.split('=')[0]),
  );
  const names = services.flatMap((it) => it.variables.filter((name) => !(name in storeEnvironment(it))));
  return [...new Set(names)].filter((name) => !given.has(name));
}
