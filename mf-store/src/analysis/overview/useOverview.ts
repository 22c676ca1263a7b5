import { getStoreOverview, type Period } from '@ethereal/contracts/analytics';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { ownZone } from '../useCounts.ts';

/**
 * Pause between two requests, in milliseconds. It is longer than for one item, because the overview sums up many items.
 */
const REFRESH_MS = 15_000;

/**
 * Returns the query of the figures of all items of the caller over a period, in the viewer's time zone. The query
 * refreshes while the page is visible.
 */
export function useOverview(period: Period) {
  return useQuery({
    queryKey: [...keys.mine, 'overview', period],
    queryFn: ({ signal }) => callApi(getStoreOverview, { params: { period }, query: { tz: ownZone() }, signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
  });
}
