import { addFavorite, type Favorite, removeFavorite } from '@ethereal/contracts/favorites';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useFavorites } from '@ethereal/web-kit/favorites/useFavorites.ts';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
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
  const { state } = useSession();
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
    onError: (_error, add) => {
      setMember(!add);
      notify.error(add ? 'The favorite could not be saved.' : 'The favorite could not be removed.');
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

  const toggle = () => (state === 'loggedIn' ? mutate(!isFavorite) : notify.alert(LOGIN_FIRST));
  return { isFavorite, toggle };
}
