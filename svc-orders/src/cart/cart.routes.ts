import {
  addToCart,
  clearCart,
  deleteFromCart,
  getCart,
  updateCartColor,
  updateCartQuantity,
  updateCartSize,
} from '@ethereal/contracts/cart';
import type { AnyEvent } from '@ethereal/contracts/events';
import type { FindItems, ReplicaItem } from '@ethereal/item-replica/item-replica';
import { notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { addLine, type Cart, changeLine, checkChoice, type LineRef, removeLine } from './cart.rules.ts';
import type { CartStore } from './cart.store.ts';
import { type CartSources, viewCart } from './cart.view.ts';

export type CartDependencies = {
  carts: CartStore;
  findItems: FindItems;
  stocks: CartSources['stocks'];
  /** Publishes the event that a changed cart has to announce. */
  announceCart(user: string, event: AnyEvent): void;
};

const refOf = ({ productId, lineId }: { productId: string; lineId?: string | undefined }): LineRef => ({
  product: productId,
  lineId,
});

export function mountCart(
  router: Router,
  kit: RouteDeps,
  { carts, findItems, stocks, announceCart }: CartDependencies,
) {
  async function soldItem(id: string): Promise<ReplicaItem> {
    const item = (await findItems([id])).get(id);
    if (!item?.published) throw notFound('There is no such item.');
    return item;
  }

  // A change answers the lines alone, as its contract says.
  async function viewLines(cart: Cart) {
    const { items } = await viewCart(cart, { findItems, stocks });
    return { items };
  }

  route(router, getCart, kit, async ({ user }) => viewCart(await carts.read(user.id), { findItems, stocks }));

  route(router, addToCart, kit, async ({ user, body }) => {
    const item = await soldItem(body.productId);
    const choice = { color: body.colorChosen, size: body.sizeChosen || null };
    const carted = newEvent({
      type: 'item.carted',
      source: 'svc-orders',
      subject: item._id,
      data: { user: user.id, quantity: body.quantity },
    });
    const cart = await carts.change(user.id, (lines) => ({
      lines: addLine(lines, { item, ...choice, quantity: body.quantity, rev: newId() }),
      events: [carted],
    }));
    announceCart(user.id, carted);
    return viewLines(cart);
  });

  route(router, updateCartQuantity, kit, async ({ user, body }) => {
    const { quantity } = body;
    const cart = await carts.change(user.id, (lines) => ({
      lines: changeLine(lines, refOf(body), { quantity, rev: newId() }),
    }));
    return viewLines(cart);
  });

  async function choose(user: string, ref: LineRef, choice: { color: string } | { size: string }) {
    const item = (await findItems([ref.product])).get(ref.product);
    const cart = await carts.change(user, (lines) => {
      const changed = changeLine(lines, ref, { ...choice, rev: newId() });
      if (item) checkChoice(item, choice);
      return { lines: changed };
    });
    return viewLines(cart);
  }

  route(router, updateCartColor, kit, ({ user, body }) => choose(user.id, refOf(body), { color: body.colorChosen }));

  route(router, updateCartSize, kit, ({ user, body }) => choose(user.id, refOf(body), { size: body.sizeChosen }));

  route(router, deleteFromCart, kit, async ({ user, params: { productId }, query: { lineId } }) => {
    const cart = await carts.change(user.id, (lines) => ({ lines: removeLine(lines, refOf({ productId, lineId })) }));
    return viewLines(cart);
  });

  route(router, clearCart, kit, async ({ user }) => {
    await carts.change(user.id, () => ({ lines: [] }));
    return { items: [] };
  });
}
