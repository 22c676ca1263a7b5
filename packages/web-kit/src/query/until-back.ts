import { isBrowserOffline } from '@ethereal/web-kit/api/browser-offline.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import type { Query } from '@tanstack/react-query';

/** Whether an error means that the network or the server is unavailable, not that the server refused. */
export const isUnavailable = (error: Error): boolean =>
  !isBrowserOffline() && !(isApiError(error) && error.status < 500);

/** Pause before the second attempt, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = 5000;
/** Maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 60_000;

/**
 * Returns the pause after which a page in view loads again what an unavailable server could not answer, in
 * milliseconds; false when nothing is missing. It is the default `refetchInterval`; a query with another one adds it.
 */
export function untilBack({ state }: { state: Pick<Query['state'], 'data' | 'error' | 'errorUpdateCount'> }) {
  const { data, error, errorUpdateCount } = state;
  if (data !== undefined || !error || !isUnavailable(error)) return false;
  return Math.min(FIRST_PAUSE_MS * 2 ** (errorUpdateCount - 1), MAX_PAUSE_MS);
}
