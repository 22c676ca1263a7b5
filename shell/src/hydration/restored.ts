import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { fieldOf } from '@ethereal/web-kit/api/field-of.ts';
import type { DehydratedState } from '@tanstack/react-query';

/**
 * Returns the server's query results as results of this page. They count as fetched now, whatever the server's clock
 * shows and whenever the HTML was rendered (the gateway drops HTML whose items have changed). Refused requests become
 * `ApiError`s again.
 */
export function restoreQueries({ queries }: DehydratedState, now: number): DehydratedState {
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

const statusOf = (error: unknown): number => Number(fieldOf(error, 'status') ?? 0);
