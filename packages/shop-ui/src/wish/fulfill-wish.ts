import { addToCart } from '@ethereal/contracts/cart';
import { addFavorite } from '@ethereal/contracts/favorites';
import { setCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { takeWish, type Wish } from '@ethereal/shop-ui/wish/wish.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import type { QueryClient } from '@tanstack/react-query';

const TO_CART = { label: 'View cart', to: '/ethereal/cart' };

/** Takes the wish in one tab only, when several tabs detect the log-in at the same moment. */
async function takeWishOnce(): Promise<Wish> {
  // A page without TLS has no locks.
  if (!('locks' in navigator)) return takeWish();
  return navigator.locks.request('ethereal.wish', () => takeWish());
}

/** Puts the wish of a visitor into the cart and the favorites of their account, with a message. */
export async function fulfillWish(client: QueryClient): Promise<void> {
  const { lines, favorites } = await takeWishOnce();
  let added = 0;
  for (const body of lines) {
    // An older response for the cart, which the log-in requested, must not overwrite the response of this call.
    await client.cancelQueries({ queryKey: keys.cart });
    const cart = await callApi(addToCart, { body }).catch(() => undefined);
    if (!cart) continue;
    setCart(client, cart);
    added += 1;
  }
  const saved = await Promise.allSettled(favorites.map((productId) => callApi(addFavorite, { body: { productId } })));
  if (favorites.length > 0) void client.invalidateQueries({ queryKey: keys.favorites });
  if (added > 0) notify.alert(added === 1 ? 'Item added to cart' : `${added} items added to cart`, TO_CART);
  const hasFailed = added < lines.length || saved.some(({ status }) => status === 'rejected');
  if (hasFailed) notify.alert('Not everything that you chose before logging in could be kept.');
}
