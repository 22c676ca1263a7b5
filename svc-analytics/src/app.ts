import { callsOf } from '@ethereal/contracts/calls';
import type { Authenticator } from '@ethereal/service-kit/auth';
import { createHttpApp } from '@ethereal/service-kit/http';
import type { FindItems } from '@ethereal/service-kit/item-replica/item-replica';
import type { Logger } from '@ethereal/service-kit/logger';
import type { DayStore } from './counts/day.store.ts';
import { mountSeries } from './series/series.routes.ts';

export type AppDependencies = {
  logger: Logger;
  auth: Authenticator;
  readiness: Record<string, () => Promise<unknown>>;
  days: DayStore;
  findItems: FindItems;
  now(): Date;
  trustProxy?: readonly string[];
};

/** The dashboards over HTTP; the counting goes on beside it, see `assemble.ts`. */
export function createApp({ logger, auth, readiness, days, findItems, now, trustProxy }: AppDependencies) {
  return createHttpApp({
    name: 'svc-analytics',
    logger,
    readiness,
    calls: callsOf('svc-analytics'),
    trustProxy,
    mount: (router) => mountSeries(router, { auth }, { days, findItems, now }),
  });
}
