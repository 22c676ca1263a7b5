import { join } from 'node:path';
import { frontEndsIn, servicesIn } from '@ethereal/areas/repository';

const ROOT = join(import.meta.dirname, '../..');

/** What each service says of itself. */
export const DESCRIBED = await servicesIn(ROOT);

export const SERVICES: readonly string[] = DESCRIBED.map(({ name }) => name);

/** Every area that is shipped alone. */
export const AREAS: readonly string[] = [...SERVICES, ...frontEndsIn(ROOT)];
