import { getDeskSummary } from '@ethereal/contracts/analytics';
import { countOpenReports } from '@ethereal/contracts/reports';
import type { Part } from '@ethereal/service-kit/define-service';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import { route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { SHOP } from '../counts/tally.ts';
import { readCells } from '../series/read-cells.ts';
import { zoneOf } from '../series/series.rules.ts';
import type { Shared } from '../shared/shared.ts';
import { dayOf } from '../time/time.ts';
import { dayIn, sumsOf } from './summary.rules.ts';

/** Requests the number of open reports from svc-catalog. A version without reports counts as none. */
async function countReports(catalogUrl: string): Promise<number> {
  const schema = countOpenReports.success.body;
  const found = await getJson(catalogUrl + countOpenReports.path, { schema }).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'not-found') return { count: 0 };
    throw error;
  });
  return found.count;
}

function mountSummary(router: Router, shared: Shared): void {
  const { counts, now, config } = shared;
  route(router, getDeskSummary, shared, async ({ query }) => {
    const { from, to } = dayIn(query.day, zoneOf(query.tz));
    const [cells, openReports] = await Promise.all([
      readCells(counts, [SHOP], [from, to], dayOf(now().getTime())),
      countReports(config.CATALOG_URL),
    ]);
    const body = { ...sumsOf(cells.get(SHOP) ?? (() => [])), openReports };
    return uncached(body);
  });
}

/** Opens the summary of a day of the whole shop. */
export const openSummary = (shared: Shared): Part => ({ mount: (router) => mountSummary(router, shared) });
