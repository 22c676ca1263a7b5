import type { CallAnswer } from '@ethereal/contracts/call';
import { removeCode, useCode } from '@ethereal/contracts/cart';
import { CODE_NOT_VALID, MAX_CODES } from '@ethereal/contracts/codes';
import { conflict, notFound, tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { isUsable } from '../codes/codes.rules.ts';
import type { FindCodes } from '../codes/read-codes.ts';
import type { Cart } from './cart.rules.ts';
import type { CartStore } from './cart.store.ts';

type Dependencies = {
  carts: CartStore;
  findCodes: FindCodes;
  rateLimiter: RateLimiter;
  viewLines(cart: Cart): Promise<CallAnswer<typeof useCode>>;
};

/** Maximum number of codes that a person may enter in vain, besides the limit of the call by address. */
const GUESSES = { windowSeconds: 3600, max: 20 };

/** Registers the calls that use a code in a cart, and remove it. */
export function mountCartCodes(
  router: Router,
  kit: RouteDeps,
  { carts, findCodes, rateLimiter, viewLines }: Dependencies,
): void {
  route(router, useCode, kit, async ({ user, body: { code } }) => {
    const { allowed, retryAfterSeconds } = await rateLimiter.peek('code-guess', user.id, GUESSES);
    if (!allowed) throw tooMany('Too many codes that are not valid. Please try again later.', { retryAfterSeconds });
    const { codes: before = [] } = await carts.known(user.id);
    const { codes } = await findCodes(user.id, [...before, code]);
    const entered = codes.find(({ _id }) => _id === code);
    if (!entered || !isUsable(entered, new Date())) {
      await rateLimiter.hit('code-guess', user.id, GUESSES);
      throw notFound(CODE_NOT_VALID, { errors: { code: CODE_NOT_VALID } });
    }
    const replaced = new Set(codes.filter(({ seller }) => seller === entered.seller).map(({ _id }) => _id));
    const cart = await carts.change(user.id, ({ codes: now = [] }) => {
      if (now.includes(code)) return {};
      const others = now.filter((name) => !replaced.has(name));
      if (others.length >= MAX_CODES) throw conflict(`A cart holds at most ${MAX_CODES} codes.`);
      return { codes: [...others, code] };
    });
    return viewLines(cart);
  });

  route(router, removeCode, kit, async ({ user, params: { code } }) =>
    viewLines(
      await carts.change(user.id, ({ codes = [] }) =>
        codes.includes(code) ? { codes: codes.filter((name) => name !== code) } : {},
      ),
    ),
  );
}
