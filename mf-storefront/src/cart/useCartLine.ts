import {
  type CartLine,
  deleteFromCart,
  updateCartColor,
  updateCartQuantity,
  updateCartSize,
} from '@ethereal/contracts/cart';
import type { Size } from '@ethereal/contracts/fashion';
import { addFavorite } from '@ethereal/contracts/favorites';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

type Cart = { items: CartLine[] };
export type Change = { quantity: number } | { colorChosen: string } | { sizeChosen: Size };

/** One after the other, so that the last answer is the newest state of the cart. */
const scope = { id: 'cart' };
const mutationKey = ['storefront', 'cart'];

/** What can be done to a line of the cart. Changes show at once and go back when the server refuses. */
export function useCartLine({ productId: { _id: productId }, ...before }: CartLine) {
  const client = useQueryClient();

  function patch(change: Partial<CartLine>): void {
    client.setQueryData<Cart>(
      keys.cart,
      (cart) =>
        cart && {
          items: cart.items.map((line) => (line.productId._id === productId ? { ...line, ...change } : line)),
        },
    );
  }
  /** An answer would undo what other changes, still on their way, show already. */
  function take({ items }: Cart): void {
    if (client.isMutating({ mutationKey }) <= 1) client.setQueryData<Cart>(keys.cart, { items });
  }
  const reread = () => client.invalidateQueries({ queryKey: keys.cart });

  const change = useAction({
    mutationKey,
    scope,
    mutationFn(wanted: Change) {
      if ('quantity' in wanted) return callApi(updateCartQuantity, { body: { productId, ...wanted } });
      if ('colorChosen' in wanted) return callApi(updateCartColor, { body: { productId, ...wanted } });
      return callApi(updateCartSize, { body: { productId, ...wanted } });
    },
    async onMutate(wanted) {
      await client.cancelQueries({ queryKey: keys.cart });
      patch(wanted);
    },
    onSuccess: take,
    failed: () => 'The cart could not be changed. Please try again.',
    onError(_error, wanted) {
      const { quantity, colorChosen, sizeChosen } = before;
      if ('quantity' in wanted) patch({ quantity });
      else patch('colorChosen' in wanted ? { colorChosen } : { sizeChosen });
      void reread();
    },
  });

  const remove = useAction({
    mutationKey,
    scope,
    mutationFn: () => callApi(deleteFromCart, { params: { productId } }),
    onMutate: () => client.cancelQueries({ queryKey: keys.cart }),
    onSuccess: take,
    failed: () => 'The item could not be removed. Please try again.',
    onError: () => void reread(),
  });

  const saveForLater = useAction({
    mutationKey,
    scope,
    async mutationFn() {
      await callApi(addFavorite, { body: { productId } });
      return callApi(deleteFromCart, { params: { productId } });
    },
    onMutate: () => client.cancelQueries({ queryKey: keys.cart }),
    onSuccess(cart) {
      take(cart);
      notify.success('Saved for later in your wishlist.');
    },
    failed: () => 'The item could not be saved for later. Please try again.',
    onError: () => void reread(),
    onSettled: () => client.invalidateQueries({ queryKey: keys.favorites }),
  });

  return { change, remove, saveForLater };
}
