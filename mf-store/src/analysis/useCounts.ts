import { type CountKind, getItemCounts, type Period, type Series } from '@ethereal/contracts/analytics';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { useQuery } from '@tanstack/react-query';

/** One small request, and none while the page is hidden: what happens shows within a few seconds. */
const REFRESH_MS = 4000;

export type Counts = Record<CountKind, Series>;

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How often each thing happened to an item over a period, in the viewer's time zone, kept current while one looks. */
export function useCounts(itemId: string, period: Period) {
  return useQuery({
    queryKey: [...keys.mine, 'counts', itemId, period],
    queryFn: ({ signal }): Promise<Counts> =>
      callApi(getItemCounts, { params: { period, itemId }, query: { tz: ownZone() }, signal }),
    staleTime: 0,
    // A refusal will not change by repeating the request.
    refetchInterval: ({ state }) => (state.error instanceof ApiError && state.error.status < 500 ? false : REFRESH_MS),
    refetchIntervalInBackground: false,
  });
}
