import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { QueryClient } from '@tanstack/react-query';

/** Another try helps against a network or a server that is away, not against an answer that says no. */
function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status < 500;
  return !refused && failures < 2;
}

/** The one query client of the site; the shell makes it, remotes find it by context. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 30 * 60_000, retry: shouldRetry, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
