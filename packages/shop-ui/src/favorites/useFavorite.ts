import { addFavorite, type Favorite, removeFavorite } from '@ethereal/contracts/favorites';
import { useFavorites } from '@ethereal/shop-ui/favorites/useFavorites.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What a visitor reads who presses a heart. */
const LOGIN_FIRST = 'You need to be logged in to add items to your favorites.';

/**
 * Whether an item is a favourite, and a toggle that shows at once and goes back when the server refuses.
 * A visitor is told to log in.
 */
export function useFavorite(item: Favorite): { isFavorite: boolean; toggle: () => void } {
  const client = useQueryClient();
  const isFavorite = useFavorites().data?.some(({ _id }) => _id === item._id) ?? false;

  const { mutate } = useMutation({
    scope: { id: `favorite-${item._id}` },
    mutationFn: async (add: boolean) => {
      await callApi(add ? addFavorite : removeFavorite, { body: { productId: item._id } });
    },
    onMutate: async (add) => {
      await client.cancelQueries({ queryKey: keys.favorites });
      setMember(add);
    },
    onError: (error, add) => {
      setMember(!add);
      if (isApiError(error) && error.status === 401) notify.alert(LOGIN_FIRST);
      else notify.error(add ? 'The favorite could not be saved.' : 'The favorite could not be removed.');
    },
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

  // With a token, also before it is known whether that still holds: the server says so then.
  const toggle = () => (readToken() === undefined ? notify.alert(LOGIN_FIRST) : mutate(!isFavorite));
  return { isFavorite, toggle };
}
