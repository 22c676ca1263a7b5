import type { OrderClaim } from '@ethereal/contracts/orders';
import type { FindItems } from '@ethereal/service-kit/item-replica/item-replica';
import type { CartStore } from '../cart/cart.store.ts';
import { checkSameClaim, idempotencyOf } from './idempotency.ts';
import type { OrdersStore } from './orders.store.ts';
import { checkClaim, type Order, placeOrder } from './orders.ts';

export type SubmitOrderDependencies = {
  orders: OrdersStore;
  carts: CartStore;
  findItems: FindItems;
  /** Brings about what a placed order still owes: its events published, its lines out of the cart. */
  finishOrder(order: Order): Promise<void>;
  newId(): string;
  now(): Date;
};

/**
 * Orders what the buyer claims, once per idempotency key.
 * The order's one write is the point of no return: before it nothing has happened, after it everything else follows,
 * if need be after a restart.
 */
export function createSubmitOrder({
  orders,
  carts,
  findItems,
  finishOrder,
  newId,
  now,
}: SubmitOrderDependencies) {
  return async (caller: string, claim: OrderClaim, keyHeader: string | undefined): Promise<Order> => {
    checkClaim(claim, caller);
    const idempotency = idempotencyOf(keyHeader, claim);
    const earlier = idempotency && (await orders.byKey(caller, idempotency.key));
    if (earlier) {
      checkSameClaim(earlier, idempotency);
      await finishOrder(earlier);
      return earlier;
    }
    const [cart, items] = await Promise.all([
      carts.read(caller),
      findItems(claim.items.map((item) => item.productId)),
    ]);
    const order = placeOrder(
      claim,
      { items, cartLines: cart.lines },
      { id: newId(), now: now(), idempotency },
    );
    const kept = checkSameClaim(await orders.insert(order), idempotency);
    await finishOrder(kept);
    return kept;
  };
}
