import type { CallAnswer } from '@ethereal/contracts/call';
import { removeCode, useCode } from '@ethereal/contracts/cart';
import { CODE_NOT_VALID, MAX_CODES } from '@ethereal/contracts/codes';
import type { FindItems } from '@ethereal/item-replica/item-replica';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Code } from '../codes/code.ts';
import { isUsable } from '../codes/codes.rules.ts';
import type { FindCodes } from '../codes/find-codes.ts';
import type { Guesses } from '../codes/guesses.ts';
import type { Cart } from './cart.rules.ts';
import type { CartStore } from './cart.store.ts';

type Deps = RouteDeps & {
  carts: CartStore;
  findItems: FindItems;
  findCodes: FindCodes;
  guesses: Guesses;
  viewLines(cart: Cart): Promise<CallAnswer<typeof useCode>>;
};

/** Returns the texts of codes whose owners all have the entered code, which replaces them. */
function replacedBy(entered: string, codes: readonly Code[]): Set<string> {
  const owners = new Set(codes.filter(({ text }) => text === entered).map(({ seller }) => seller));
  const kept = new Set(codes.filter(({ seller }) => !owners.has(seller)).map(({ text }) => text));
  return new Set(codes.map(({ text }) => text).filter((text) => text !== entered && !kept.has(text)));
}

/** Registers the calls that use a code in a cart, and remove it. */
export function mountCartCodes(router: Router, deps: Deps): void {
  const { carts, findItems, findCodes, guesses, viewLines } = deps;
  async function sellersIn({ lines }: Cart): Promise<string[]> {
    const items = await findItems(lines.map(({ product }) => product));
    return [...items.values()].filter(({ published }) => published).map(({ seller }) => seller);
  }

  route(router, useCode, deps, async ({ user, body: { code } }) => {
    const before = await carts.read(user.id);
    const { codes } = await findCodes(user.id, [...(before.codes ?? []), code], await sellersIn(before));
    const now = new Date();
    await guesses.run(user.id, 1, () => {
      if (!codes.some((candidate) => candidate.text === code && isUsable(candidate, now)))
        throw notFound(CODE_NOT_VALID, { errors: { code: CODE_NOT_VALID } });
    });
    const replaced = replacedBy(code, codes);
    const cart = await carts.change(user.id, ({ codes: stored = [] }) => {
      const others = stored.filter((name) => name !== code && !replaced.has(name));
      if (others.length >= MAX_CODES) throw conflict(`A cart holds at most ${MAX_CODES} codes.`);
      return { codes: [...others, code] };
    });
    return viewLines(cart);
  });

  route(router, removeCode, deps, async ({ user, params: { code } }) =>
    viewLines(
      await carts.change(user.id, ({ codes = [] }) =>
        codes.includes(code) ? { codes: codes.filter((name) => name !== code) } : {},
      ),
    ),
  );
}
