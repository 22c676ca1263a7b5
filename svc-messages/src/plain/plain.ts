import type { Part } from '@ethereal/service-kit/define-service';
import type { Reading } from '../conversations/reading.ts';
import type { Sending } from '../conversations/sending.ts';
import type { Shared } from '../shared/shared.ts';
import { mountPlain } from './plain.routes.ts';

/** Opens the pages and forms for browsers without scripts. */
export const openPlain = (shared: Shared, { reading, sending }: { reading: Reading; sending: Sending }): Part => ({
  mount: (router) => mountPlain(router, { ...shared, reading, sending }),
});
