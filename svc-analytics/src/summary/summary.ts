import { getDeskSummary } from '@ethereal/contracts/analytics';
import { countOpenReports } from '@ethereal/contracts/reports';
import type { Part } from '@ethereal/service-kit/define-service';
import { getJson } from '@ethereal/service-kit/http-client';
import { route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { SHOP } from '../counts/tally.ts';
import { readCells } from '../series/read-cells.ts';
import { zoneOf } from '../series/series.rules.ts';
import type { Shared } from '../shared/shared.ts';
import { dayOf } from '../time/time.ts';
import { dayIn, sumsOf } from './summary.rules.ts';

function mountSummary(router: Router, shared: Shared): void {
  const { counts, now, config } = shared;
  route(router, getDeskSummary, shared, async ({ query }) => {
    const { from, to } = dayIn(query.day, zoneOf(query.tz));
    const [cells, { count: openReports }] = await Promise.all([
      readCells(counts, [SHOP], [from, to], dayOf(now().getTime())),
      getJson(config.CATALOG_URL + countOpenReports.path, { schema: countOpenReports.success.body }),
    ]);
    return uncached({ ...sumsOf(cells.get(SHOP) ?? (() => [])), openReports });
  });
}

/** Opens the summary of a day of the whole shop. */
export const openSummary = (shared: Shared): Part => ({ mount: (router) => mountSummary(router, shared) });
