import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { type ReactNode, useState } from 'react';

/** Part of a query's result that `QueryView` reads. Every result of `useQuery` and `useInfiniteQuery` has it. */
type Result<Data> = {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  /** Number of failures of the query, also before this part was shown. */
  errorUpdateCount: number;
  refetch(): unknown;
};

type Props<Data> = {
  query: Result<Data>;
  /** Shown until the first answer, in the shape of the content: `LoadingPlace`, `LoadingRows` or `Spinner`. */
  pending: ReactNode;
  /** Title of the error with its Retry button, such as 'Your cart could not be loaded.'. */
  failed: string;
  /** Shown in place of an error when the server answers 404. */
  missing?: ReactNode;
  /** Shown when `isEmpty` is true of the data; an empty array counts as empty without `isEmpty`. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * Renders one of the four states of a query: pending, error, empty, content. Data that was loaded before stays in view
 * when a later request fails; placeholder data does not. An error stays in view while the query is tried again.
 */
export function QueryView<Data>(props: Props<Data>): ReactNode {
  const { query, pending, failed, missing, empty, isEmpty = isEmptyList, children } = props;
  const { data, error, isPending, isFetching, isPlaceholderData, errorUpdateCount } = query;
  const [failuresBefore] = useState(errorUpdateCount);
  if (missing !== undefined && isApiError(error) && error.status === 404) return missing;
  if (isPending && errorUpdateCount <= failuresBefore) return pending;
  if (data === undefined || (error && isPlaceholderData))
    return <ErrorState title={failed} onRetry={() => query.refetch()} busy={isFetching} />;
  return empty !== undefined && isEmpty(data) ? empty : children(data);
}
