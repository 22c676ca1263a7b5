import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Logger } from '@ethereal/service-kit/logger';
import { personalDataRoutes } from '@ethereal/service-kit/personal-data';
import type { Router } from 'express';
import { mountOverview, type OverviewDependencies } from './overview/overview.routes.ts';
import { personalData } from './personal-data.ts';
import type { Counts } from './series/read-cells.ts';
import { mountSeries } from './series/series.routes.ts';
import { mountSummary, type SummaryDependencies } from './summary/summary.routes.ts';

type Dependencies = {
  logger: Logger;
  auth: Authenticator;
  counts: Counts;
  findItems: FindItems;
  knownItems: OverviewDependencies['knownItems'];
  openReports: SummaryDependencies['openReports'];
  now(): Date;
};

/** Mounts the dashboards' routes. Counting runs beside them, see `assemble.ts`. */
export function mountAll(router: Router, dependencies: Dependencies): void {
  const { logger, auth, counts, findItems, knownItems, openReports, now } = dependencies;
  personalDataRoutes(router, { auth, logger, data: personalData });
  mountSeries(router, { auth }, { counts, findItems, now });
  mountOverview(router, { auth }, { counts, knownItems, now });
  mountSummary(router, { auth }, { counts, openReports, now });
}
