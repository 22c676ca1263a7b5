import { type CountKind, getItemCounts, type Period, type Series } from '@ethereal/contracts/analytics';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useQuery } from '@tanstack/react-query';

/** Pause between two requests, in milliseconds. The request is small, and none is sent while the page is hidden. */
const REFRESH_MS = 4000;

/** Counts by kind. An answer of an earlier svc-analytics lacks the kinds that were added since. */
export type Counts = Partial<Record<CountKind, Series>>;

/** Returns the time zone of the browser, such as `America/New_York`. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the query of the counts of an item over a period, in the viewer's time zone. The query refreshes while the
 * page is visible.
 */
export function useCounts(itemId: string, period: Period) {
  return useQuery({
    queryKey: [...keys.mine, 'counts', itemId, period],
    queryFn: ({ signal }): Promise<Counts> =>
      callApi(getItemCounts, { params: { period, itemId }, query: { tz: ownZone() }, signal }),
    staleTime: 0,
    // Repeating the request would not change a refusal.
    refetchInterval: ({ state }) => (isApiError(state.error) && state.error.status < 500 ? false : REFRESH_MS),
    refetchIntervalInBackground: false,
  });
}
