import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Shared } from '../shared/shared.ts';
import { createFreeUses } from './codes.job.ts';
import { mountCodes } from './codes.routes.ts';
import { createFindCodes, type FindCodes } from './find-codes.ts';
import { createGuesses, type Guesses } from './guesses.ts';

/** Pause between two runs that free uses of orders that were not placed, in milliseconds. */
const FREE_EVERY_MS = 5000;

/** Look-up of codes, and the limit of wrong ones, for carts and orders. */
export type CodeSources = { findCodes: FindCodes; guesses: Guesses };

/** Opens codes: making and ending them, and what a buyer can use. Orders reserve and take their uses. */
export function openCodes(shared: Shared, { findItems }: { findItems: FindItems }): Part & CodeSources {
  const { codes, uses, orders, rateLimiter, now } = shared;
  const freeUses = createFreeUses({ uses, existing: orders.existing, now });
  repeat(freeUses, { ...shared, job: 'free uses of codes', everyMs: FREE_EVERY_MS });
  return {
    findCodes: createFindCodes({ codes, uses, hasOrder: (buyer) => orders.hasOther(buyer), now }),
    guesses: createGuesses(rateLimiter),
    mount: (router) => mountCodes(router, { ...shared, findItems }),
  };
}
