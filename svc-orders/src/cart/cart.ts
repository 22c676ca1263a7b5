import type { Part } from '@ethereal/service-kit/define-service';
import type { Guesses } from '../codes/guesses.ts';
import type { Shared } from '../shared/shared.ts';
import type { StockPart } from '../stock/stock.ts';
import { mountCart } from './cart.routes.ts';
import type { CartSources } from './cart.view.ts';

/** Opens the cart: its lines, what is saved for later, and its codes. */
export function openCart(
  { auth, rateLimiter, carts, announce }: Shared,
  { shownStock: stocks }: StockPart,
  sources: Omit<CartSources, 'stocks'> & { guesses: Guesses },
): Part {
  const kit = { auth, rateLimiter };
  return { mount: (router) => mountCart(router, kit, { ...sources, carts, stocks, announce }) };
}
