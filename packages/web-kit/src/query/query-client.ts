import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { notifyManager, QueryClient } from '@tanstack/react-query';

/** Another try helps against a network or a server that is away, not against an answer that says no. */
function shouldRetry(failures: number, error: Error): boolean {
  const refused = isApiError(error) && error.status < 500;
  return !refused && navigator.onLine && failures < 2;
}

/** The one query client of the site; the shell makes it, remotes find it by context. */
export function createQueryClient(): QueryClient {
  // A press must show before the next event, or a double click sends twice: by default a timer brings it, which comes after.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
        // Offline a call fails at once and the page says so, in place of a spinner that waits for the network.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A mutation that waited for the network would take effect later, on another page.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
