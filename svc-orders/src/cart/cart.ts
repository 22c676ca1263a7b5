import type { Authenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import type { Part } from '@ethereal/service-kit/define-service';
import type { Guesses } from '../codes/guesses.ts';
import type { Config } from '../config.ts';
import type { Stores } from '../shared/shared.ts';
import type { StockPart } from '../stock/stock.ts';
import { mountCart } from './cart.routes.ts';
import type { CartSources } from './cart.view.ts';

/** Assembles the cart: its lines, what is saved for later, and its codes. */
export function openCart(
  { rateLimiter }: Base<Config>,
  { carts, announce }: Stores,
  { shownStock: stocks }: StockPart,
  { auth, ...sources }: Omit<CartSources, 'stocks'> & { guesses: Guesses; auth: Authenticator },
): Part {
  const kit = { auth, rateLimiter };
  return { mount: (router) => mountCart(router, kit, { ...sources, carts, stocks, announce }) };
}
