import { isUnavailable, untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { notifyManager, QueryClient } from '@tanstack/react-query';

const shouldRetry = (failures: number, error: Error): boolean => failures < 2 && isUnavailable(error);

/** Creates the query client of the site. The shell creates one; remotes read it from the context. */
export function createQueryClient(): QueryClient {
  // A press must be shown before the next event, or a double click sends twice. The default scheduler uses a timer,
  // which is later.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        retry: shouldRetry,
        refetchInterval: untilBack,
        refetchOnWindowFocus: false,
        // Offline, a call fails at once, and the page shows the failure instead of a spinner that waits for the
        // network.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A mutation that waited for the network would take effect later, on another page.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
