import {
  addFavorite,
  type Favorite,
  type ListedFavorite,
  listFavorites,
  removeFavorite,
} from '@ethereal/contracts/favorites';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Returns the favorites of the logged-in user, newest first, as a query, which is idle for visitors. */
export function useFavorites() {
  const { state } = useSession();
  return useQuery<ListedFavorite[]>({
    queryKey: keys.favorites,
    queryFn: ({ signal }) => callApi(listFavorites, { signal }),
    enabled: state === 'loggedIn',
    // Another window or device may have changed the favorites.
    refetchOnWindowFocus: 'always',
  });
}

/** Message for a visitor who presses a heart. */
const LOGIN_FIRST = 'You need to be logged in to add items to your favorites.';

/** Stores a visitor's favorite until the log-in. If the code cannot be loaded, the visitor presses the heart again. */
const storeWish = (id: string) =>
  void import('@ethereal/shop-ui/wish/wish.ts').then(
    ({ wishForFavorite }) => wishForFavorite(id),
    () => undefined,
  );

/**
 * Returns whether an item is a favorite, and a toggle whose change is shown at once and undone when the server refuses.
 * A visitor gets a message to log in.
 */
export function useFavorite(item: Favorite): { isFavorite: boolean; toggle: () => void } {
  const client = useQueryClient();
  const isFavorite = useFavorites().data?.some(({ _id }) => _id === item._id) ?? false;

  const { mutate } = useAction({
    scope: { id: `favorite-${item._id}` },
    mutationFn: async (add: boolean) => {
      await callApi(add ? addFavorite : removeFavorite, { body: { productId: item._id } });
    },
    onMutate: async (add) => {
      await client.cancelQueries({ queryKey: keys.favorites });
      setMember(add);
    },
    failed: (error, add) => {
      if (isApiError(error) && error.status === 401) return LOGIN_FIRST;
      if (isApiError(error) && error.status === 409) return error.message;
      return add ? 'The favorite could not be saved.' : 'The favorite could not be removed.';
    },
    onError: (_error, add) => setMember(!add),
    onSettled: () => {
      if (client.isMutating() <= 1) void client.invalidateQueries({ queryKey: keys.favorites });
    },
  });

  function setMember(member: boolean): void {
    client.setQueryData<Favorite[]>(keys.favorites, (before = []) => {
      const others = before.filter(({ _id }) => _id !== item._id);
      return member ? [item, ...others] : others;
    });
  }

  // A token that is not validated yet is enough: the server refuses an invalid one.
  function toggle() {
    if (readToken() !== undefined) return mutate(!isFavorite);
    storeWish(item._id);
    notify.alert(LOGIN_FIRST, { label: 'Log in', to: '/ethereal/login' });
  }
  return { isFavorite, toggle };
}
