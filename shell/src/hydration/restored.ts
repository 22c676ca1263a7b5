import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import type { DehydratedState } from '@tanstack/react-query';

/**
 * The server's answers as this page's own: as fresh as the page, whenever its HTML was made and whatever the server's clock
 * says (the gateway drops HTML whose items have changed), with refusals as the errors that they were.
 */
export function restored({ queries }: DehydratedState, now: number): DehydratedState {
  return {
    mutations: [],
    queries: queries.map((query) => {
      const { error, errorUpdatedAt, data } = query.state;
      return {
        ...query,
        dehydratedAt: now,
        state: {
          ...query.state,
          dataUpdatedAt: data === undefined ? 0 : now,
          error: error && new ApiError(statusOf(error), { ...error }),
          errorUpdatedAt: error ? now : errorUpdatedAt,
        },
      };
    }),
  };
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
