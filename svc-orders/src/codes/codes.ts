import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Base } from '@ethereal/service-kit/base';
import { repeat } from '@ethereal/service-kit/repeat';
import type { RouteDeps } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Config } from '../config.ts';
import type { Stores } from '../shared/shared.ts';
import { createFreeUses } from './codes.job.ts';
import { mountCodes } from './codes.routes.ts';
import { createFindCodes, type FindCodes } from './find-codes.ts';
import { createGuesses, type Guesses } from './guesses.ts';

const FREE_EVERY_MS = 5000;

export type CodesPart = {
  findCodes: FindCodes;
  guesses: Guesses;
  mount(router: Router, kit: RouteDeps, findItems: FindItems): void;
};

/** Assembles codes: making and ending them, and what a buyer can use. Orders reserve and take their uses. */
export function openCodes(base: Base<Config>, { codes, uses, orders }: Stores): CodesPart {
  const now = () => new Date();
  const freeUses = createFreeUses({ uses, existing: orders.existing, now });
  repeat(freeUses, { ...base, job: 'free uses of codes', everyMs: FREE_EVERY_MS });
  return {
    findCodes: createFindCodes({ codes, uses, hasOrder: (buyer) => orders.hasOther(buyer), now }),
    guesses: createGuesses(base.rateLimiter),
    mount: (router, kit, findItems) => mountCodes(router, kit, { codes, findItems, logger: base.logger, now }),
  };
}
