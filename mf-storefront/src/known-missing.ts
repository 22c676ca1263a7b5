import { isApiError } from '@ethereal/web-kit/api/errors.ts';

/**
 * For a query of one thing: that there is none is known once and for all. Without it a page that mounts again asks again, and shows that it
 * loads, also on the server, where what is not there has to be said.
 */
export const retryOnMount = ({ state }: { state: { error: Error | null } }): boolean =>
  !(isApiError(state.error) && state.error.status === 404);
