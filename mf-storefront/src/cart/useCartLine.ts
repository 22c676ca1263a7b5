import {
  addToCart,
  type CartLine,
  deleteFromCart,
  saveForLater as saveForLaterCall,
  updateCartColor,
  updateCartQuantity,
  updateCartSize,
} from '@ethereal/contracts/cart';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { type Cart, useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, orOffline } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

export type Change = { quantity: number } | { colorChosen: string } | { sizeChosen: string };

/** Mutation scope that runs changes one after the other, so that the last answer is the newest state of the cart. */
const scope = { id: 'cart' };
const mutationKey = ['storefront', 'cart'];

/** Returns the message of the number of units left if the stock does not cover a quantity: 'Only 2 left.' */
const shortageIn = (error: Error): string | undefined =>
  isApiError(error) && error.code === 'OUT_OF_STOCK' ? error.errors.quantity : undefined;

/** Returns the request body that adds a line to the cart again. */
const bodyOf = ({ productId: { _id: productId }, quantity, colorChosen, sizeChosen }: CartLine) => ({
  productId,
  quantity,
  colorChosen,
  sizeChosen,
});

/**
 * Returns functions that change a line of the cart. A change is shown at once and undone if the server refuses it.
 * `onRemoved` is called when the line has left the cart: deleted, saved for later, or merged into another line.
 */
export function useCartLine(line: CartLine, onRemoved: () => void) {
  const client = useQueryClient();
  const setCart = useSetCart();
  const lineId = lineIdOf(line);
  const { _id: productId } = line.productId;

  function patch(change: Partial<CartLine>): void {
    client.setQueryData<Cart>(
      keys.cart,
      (cart) =>
        cart && {
          ...cart,
          items: cart.items.map((it) => (lineIdOf(it) === lineId ? { ...it, ...change } : it)),
        },
    );
  }
  /** Shows a response unless later changes, which it does not contain, are in flight. */
  function showAnswer(cart: Cart): void {
    if (client.isMutating({ mutationKey }) > 1) return;
    setCart(cart);
    if (!cart.items.some((it) => lineIdOf(it) === lineId)) onRemoved();
  }
  const refetchCart = () => void client.invalidateQueries({ queryKey: keys.cart });
  const deleteLine = () => callApi(deleteFromCart, { params: { productId }, query: { lineId } });

  const change = useAction({
    mutationKey,
    scope,
    mutationFn(wanted: Change) {
      const lineIds = { productId, lineId };
      if ('quantity' in wanted) return callApi(updateCartQuantity, { body: { ...lineIds, ...wanted } });
      if ('colorChosen' in wanted) return callApi(updateCartColor, { body: { ...lineIds, ...wanted } });
      return callApi(updateCartSize, { body: { ...lineIds, ...wanted } });
    },
    async onMutate(wanted) {
      await client.cancelQueries({ queryKey: keys.cart });
      // The line as it was: `line` is the changed one once the page has rendered again.
      const { quantity, colorChosen, sizeChosen } = line;
      patch(wanted);
      if ('quantity' in wanted) return { quantity };
      return 'colorChosen' in wanted ? { colorChosen } : { sizeChosen };
    },
    onSuccess: showAnswer,
    failed: (error) => shortageIn(error) ?? orOffline(error, 'The cart could not be changed. Please try again.'),
    onError(_error, _wanted, before) {
      if (before) patch(before);
      refetchCart();
    },
  });

  const restore = useAction({
    mutationKey,
    scope,
    mutationFn: () => callApi(addToCart, { body: bodyOf(line) }),
    onSuccess: setCart,
    failed: 'The item could not be put back. Please try again.',
  });

  const remove = useAction({
    mutationKey,
    scope,
    mutationFn: deleteLine,
    onMutate: () => client.cancelQueries({ queryKey: keys.cart }),
    onSuccess(cart) {
      showAnswer(cart);
      notify.success('Item removed', { label: 'Undo', onPress: () => restore.mutate() });
    },
    failed: (error) => orOffline(error, 'The item could not be removed. Please try again.'),
    onError: refetchCart,
  });

  const saveForLater = useAction({
    mutationKey,
    scope,
    mutationFn: () => callApi(saveForLaterCall, { body: { productId, lineId } }),
    onMutate: () => client.cancelQueries({ queryKey: keys.cart }),
    onSuccess(cart) {
      showAnswer(cart);
      notify.success('Saved for later, below your cart.');
    },
    failed: (error) => orOffline(error, 'The item could not be saved for later. Please try again.'),
    onError: refetchCart,
  });

  return { change, remove, saveForLater };
}
