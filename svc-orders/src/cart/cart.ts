import type { Part } from '@ethereal/service-kit/define-service';
import type { CodeSources } from '../codes/codes.ts';
import type { Shared } from '../shared/shared.ts';
import { mountCart } from './cart.routes.ts';
import type { CartSources } from './cart.view.ts';

/** Opens the cart: its lines, what is saved for later, and its codes. */
export const openCart = (shared: Shared, sources: Pick<CartSources, 'findItems'> & CodeSources): Part => ({
  mount: (router) => mountCart(router, { ...shared, ...sources, stocks: shared.shownStock }),
});
