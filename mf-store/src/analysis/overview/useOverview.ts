import { getStoreOverview, type Period } from '@ethereal/contracts/analytics';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { ownZone } from '../useCounts.ts';

/** It adds up many items, so it is asked for less often than one of them. */
const REFRESH_MS = 15_000;

/**
 * How all items of the one who is logged in do over a period, in the viewer's time zone, kept current while one looks.
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
