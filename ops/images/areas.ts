import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frontEndsIn, servicesIn } from '@ethereal/areas/repository';

const ROOT = join(import.meta.dirname, '../..');

/** What each service says of itself. */
export const DESCRIBED = await servicesIn(ROOT);

export const SERVICES: readonly string[] = DESCRIBED.map(({ name }) => name);

/** Every area that is shipped alone. */
export const AREAS: readonly string[] = [...SERVICES, ...frontEndsIn(ROOT)];

const BASE = join(ROOT, 'ops/kubernetes/base');
const isShipped = (area: string) => [`${area}.yaml`, `areas/${area}.yaml`].some((file) => existsSync(join(BASE, file)));

/**
 * Those that installations run. A new area is run by `npm start` alone until it has its manifest; from then on it has
 * to have everything.
 */
export const SHIPPED_AREAS: readonly string[] = AREAS.filter(isShipped);

/** The shipped services. */
export const SHIPPED = DESCRIBED.filter(({ name }) => isShipped(name));
