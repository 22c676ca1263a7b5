import { getDeskSummary } from '@ethereal/contracts/analytics';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { SHOP } from '../counts/tally.ts';
import { type Counts, readCells } from '../series/read-cells.ts';
import { zoneOf } from '../series/series.ts';
import { dayOf } from '../time.ts';
import type { OpenReports } from './open-reports.ts';
import { dayIn, sumsOf } from './summary.ts';

export type SummaryDependencies = {
  counts: Counts;
  openReports: OpenReports;
  now(): Date;
};

export function mountSummary(router: Router, kit: RouteDeps, { counts, openReports, now }: SummaryDependencies) {
  route(router, getDeskSummary, kit, async ({ query }) => {
    const { from, to } = dayIn(query.day, zoneOf(query.tz));
    const [cells, reports] = await Promise.all([
      readCells(counts, [SHOP], [from, to], dayOf(now().getTime())),
      openReports(),
    ]);
    const body = { ...sumsOf(cells.get(SHOP) ?? (() => [])), openReports: reports };
    return answer({ body, headers: { 'Cache-Control': 'no-store' } });
  });
}
