import { addToCart } from '@ethereal/contracts/cart';
import { addFavorite } from '@ethereal/contracts/favorites';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { takeWish } from '@ethereal/shop-ui/wish/wish.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Puts what the person wanted before logging in into the cart or among the favorites. */
export async function fulfilWish(client: QueryClient): Promise<void> {
  const wish = await takeWish();
  if (!wish) return;
  if (wish.kind === 'favorite') {
    await callApi(addFavorite, { body: { productId: wish.productId } });
    await client.invalidateQueries({ queryKey: keys.favorites });
    notify.success('Item added to your favorites', { label: 'View favorites', to: '/ethereal/favorites' });
    return;
  }
  try {
    const { items } = await callApi(addToCart, { body: wish.item });
    // An older read of the cart must not overwrite this answer.
    await client.cancelQueries({ queryKey: keys.cart });
    client.setQueryData(keys.cart, { items });
    notify.alert('Item added to cart', { label: 'View cart', to: '/ethereal/cart' });
  } catch (error) {
    notify.error(messageOf(error, 'Failed to add item to cart.'));
  }
}
