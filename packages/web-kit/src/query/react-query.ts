/**
 * Names of the query client that the shell shares with areas, so that the rest stays out of a first visit. Add a name
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
