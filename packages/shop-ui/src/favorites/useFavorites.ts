import { type ListedFavorite, listFavorites } from '@ethereal/contracts/favorites';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';

/** Returns the favorites of the logged-in user, newest first, as a query, which is idle for visitors. */
export function useFavorites() {
  const { state } = useSession();
  return useQuery<ListedFavorite[]>({
    queryKey: keys.favorites,
    queryFn: ({ signal }) => callApi(listFavorites, { signal }),
    enabled: state === 'loggedIn',
  });
}
