import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frontEndsIn, servicesIn } from '@ethereal/areas/repository';

const ROOT = join(import.meta.dirname, '../..');

/** The descriptions of all services. */
export const DESCRIBED = await servicesIn(ROOT);

export const SERVICES: readonly string[] = DESCRIBED.map(({ name }) => name);

/** Every area that is shipped alone. */
export const AREAS: readonly string[] = [...SERVICES, ...frontEndsIn(ROOT)];

const BASE = join(ROOT, 'ops/kubernetes/base');
const isShipped = (area: string) => [`${area}.yaml`, `areas/${area}.yaml`].some((file) => existsSync(join(BASE, file)));

/**
 * Areas that installations run. A new area runs under `npm start` alone until it has its manifest; from then on its
 * files must be complete.
 */
export const SHIPPED_AREAS: readonly string[] = AREAS.filter(isShipped);

/** The shipped services. */
export const SHIPPED = DESCRIBED.filter(({ name }) => isShipped(name));
