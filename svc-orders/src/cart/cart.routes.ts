import {
  addToCart,
  clearCart,
  deleteFromCart,
  deleteSaved,
  getCart,
  moveSavedToCart,
  saveForLater,
  updateCartColor,
  updateCartQuantity,
  updateCartSize,
} from '@ethereal/contracts/cart';
import { shortage } from '@ethereal/contracts/stock';
import type { PricedItem } from '@ethereal/item-replica/item-replica';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Guesses } from '../codes/guesses.ts';
import type { Announce } from '../shared/shared.ts';
import { leftOf } from '../stock/stock.rules.ts';
import {
  addLine,
  type Cart,
  changeLine,
  checkChoice,
  isReferenced,
  isSameVariant,
  type Line,
  type LineRef,
  removeLine,
  saveLine,
  unsaveLine,
} from './cart.rules.ts';
import type { CartStore } from './cart.store.ts';
import { type CartSources, viewCart } from './cart.view.ts';
import { mountCartCodes } from './cart-codes.routes.ts';

type CartDeps = RouteDeps & CartSources & { carts: CartStore; announce: Announce; guesses: Guesses };

const refOf = ({ productId, lineId }: { productId: string; lineId?: string | undefined }): LineRef => ({
  product: productId,
  lineId,
});

/** Registers the calls of the cart and of its saved lines. */
export function mountCart(router: Router, deps: CartDeps): void {
  const { carts, findItems, stocks, announce } = deps;
  async function soldItem(id: string): Promise<PricedItem> {
    const item = (await findItems([id])).get(id);
    if (!item?.published) throw notFound('There is no such item.');
    return item;
  }

  /** Returns the response to a change: the lists without the total, as the contract defines. */
  async function viewLines(cart: Cart) {
    const { total: _, ...lists } = await viewCart(cart, deps);
    return lists;
  }

  /** @throws conflict when tracked stock does not cover the line after the change */
  async function checkStock(user: string, product: string, lineAfter: (lines: readonly Line[]) => Line | undefined) {
    const stock = (await stocks.find([product])).get(product);
    if (!stock?.tracked) return;
    const line = lineAfter((await carts.readCached(user)).lines);
    const short = line && shortage(leftOf(stock, line), line.quantity);
    if (short) throw conflict(short, { code: 'OUT_OF_STOCK', errors: { quantity: short } });
  }

  route(router, getCart, deps, async ({ user }) => viewCart(await carts.read(user.id), deps));

  route(router, addToCart, deps, async ({ user, body }) => {
    const item = await soldItem(body.productId);
    const choice = { color: body.colorChosen, size: body.sizeChosen || null };
    const carted = newEvent({
      type: 'item.carted',
      source: 'svc-orders',
      subject: item._id,
      data: { user: user.id, quantity: body.quantity },
    });
    const add = (lines: readonly Line[]) => addLine(lines, { item, ...choice, quantity: body.quantity, rev: newId() });
    await checkStock(user.id, item._id, (lines) =>
      add(lines).find((line) => line.product === item._id && isSameVariant(line, choice)),
    );
    const cart = await carts.change(user.id, ({ lines }) => ({ lines: add(lines), events: [carted] }));
    announce('carts', user.id, { events: [carted] });
    return viewLines(cart);
  });

  route(router, updateCartQuantity, deps, async ({ user, body }) => {
    const { productId, quantity } = body;
    await checkStock(user.id, productId, (lines) => {
      const line = lines.findLast(isReferenced(refOf(body)));
      return line && { ...line, quantity };
    });
    const cart = await carts.change(user.id, ({ lines }) => ({
      lines: changeLine(lines, refOf(body), { quantity, rev: newId() }),
    }));
    return viewLines(cart);
  });

  async function choose(user: string, ref: LineRef, choice: { color: string } | { size: string }) {
    const item = (await findItems([ref.product])).get(ref.product);
    const cart = await carts.change(user, ({ lines }) => {
      const changed = changeLine(lines, ref, { ...choice, rev: newId() });
      if (item) checkChoice(item, choice);
      return { lines: changed };
    });
    return viewLines(cart);
  }

  route(router, updateCartColor, deps, ({ user, body }) => choose(user.id, refOf(body), { color: body.colorChosen }));

  route(router, updateCartSize, deps, ({ user, body }) => choose(user.id, refOf(body), { size: body.sizeChosen }));

  route(router, deleteFromCart, deps, async ({ user, params: { productId }, query: { lineId } }) => {
    const ref = refOf({ productId, lineId });
    return viewLines(await carts.change(user.id, ({ lines }) => ({ lines: removeLine(lines, ref) })));
  });

  route(router, clearCart, deps, async ({ user }) => {
    await carts.change(user.id, () => ({ lines: [] }));
    return { items: [] };
  });

  route(router, saveForLater, deps, async ({ user, body }) =>
    viewLines(await carts.change(user.id, (cart) => saveLine(cart, refOf(body), newId()))),
  );

  route(router, moveSavedToCart, deps, async ({ user, body }) =>
    viewLines(await carts.change(user.id, (cart) => unsaveLine(cart, refOf(body), newId()))),
  );

  route(router, deleteSaved, deps, async ({ user, params: { productId }, query: { lineId } }) => {
    const ref = refOf({ productId, lineId });
    return viewLines(await carts.change(user.id, ({ saved = [] }) => ({ saved: removeLine(saved, ref) })));
  });

  mountCartCodes(router, { ...deps, viewLines });
}
