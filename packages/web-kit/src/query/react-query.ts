/**
 * What the shell shares of the query client's package: the names that areas use, so that the rest stays out of a first visit. Add a name
 * here before an area uses it.
 */
export {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
