import { isApiError } from '@ethereal/web-kit/api/errors.ts';

/**
 * Whether a query for a single thing is fetched again when its component mounts. It is not after a 404, because a
 * missing thing stays missing. Otherwise a page that mounts again would request it again and show its loading state,
 * also on the server, which has to answer with 404.
 */
export const retryOnMount = ({ state }: { state: { error: Error | null } }): boolean =>
  !(isApiError(state.error) && state.error.status === 404);
