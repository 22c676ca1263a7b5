import { listReports } from '@ethereal/contracts/reports';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deskKeys } from '../lists/desk-keys.ts';
import type { ReportFilter } from './report-filter.ts';

/** Returns the query of reports by a filter, page by page. */
export function useReports(filter: ReportFilter) {
  return useInfiniteQuery({
    queryKey: [...deskKeys.reports, filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => callApi(listReports, { query: { ...filter, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
}
