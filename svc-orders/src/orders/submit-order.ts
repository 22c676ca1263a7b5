import type { OrderRequest } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import type { FindItems } from '@ethereal/item-replica/item-replica';
import { pause } from '@ethereal/service-kit/deadline';
import { unavailable } from '@ethereal/service-kit/errors';
import type { CartStore } from '../cart/cart.store.ts';
import type { StockStore } from '../stock/stock.store.ts';
import { checkSameClaim, idempotencyOf } from './idempotency.ts';
import { isAwaiting, type Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';
import type { createPlaceTracked } from './place-tracked.ts';
import { checkMethod, checkRequest, clientDisconnected, piecesOf, placeOrder } from './placing.rules.ts';

export type SubmitOrderDependencies = {
  orders: OrdersStore;
  carts: CartStore;
  stocks: StockStore;
  findItems: FindItems;
  placeTracked: ReturnType<typeof createPlaceTracked>;
  /** Brings about what a placed order still owes: its events published, its lines out of the cart, its pieces out of the stock. */
  finishOrder(order: Order): Promise<void>;
  /** The same for an order that was placed before. */
  finishAgain(order: Order): Promise<void>;
  /** How this shop may be paid. */
  methods: readonly PaymentMethod[];
  /** How long an order by card waits for its money, in milliseconds. */
  payWithinMs: number;
  newId(): string;
  now(): Date;
};

/** Who orders: whether they still wait for the answer (an order that nobody waits for is not placed), and their token. */
type Caller = { isAwaited(): boolean; authorization: string };

/** An order that has been on its way of being placed for longer was left behind by a crash, in milliseconds. */
export const PLACING_MS = 5000;
const LOOK_EVERY_MS = 20;
/** Each attempt ends one order of the same key that was left behind. */
const MAX_ATTEMPTS = 5;

/**
 * Orders what the buyer claims, once per idempotency key: the key is unique in the orders, so writing the order tells whether it is
 * a retry. Before the order is placed nothing has happened, after it everything else follows, if need be after a restart.
 */
export function createSubmitOrder(dependencies: SubmitOrderDependencies) {
  const { orders, carts, stocks, findItems, placeTracked, methods, payWithinMs, newId, now } = dependencies;
  const { finishOrder, finishAgain } = dependencies;
  type Idempotency = Order['idempotency'];

  async function makeOrder(request: OrderRequest, idempotency: Idempotency): Promise<Order> {
    const products = request.items.map((item) => item.productId);
    const [cart, items, tracked] = await Promise.all([
      carts.read(request.buyer),
      findItems(products),
      stocks.find(products),
    ]);
    const current = { items, stocks: tracked, cartLines: cart.lines };
    const order = placeOrder(request, current, { id: newId(), now: now(), payWithinMs, idempotency, newId });
    const reserved = piecesOf(order.lines, tracked);
    return reserved.length > 0 ? { ...order, reserved } : order;
  }

  /** The order that a key has already: placed, or undefined when it turns out that it will not be. */
  async function outcomeOf(earlier: Order): Promise<Order | undefined> {
    let order: Order | undefined = earlier;
    while (order?.state === 'placing') {
      if (now().getTime() - order.createdAt.getTime() > PLACING_MS) await placeTracked.giveUp(order);
      else await pause(LOOK_EVERY_MS);
      order = await orders.anyById(order._id);
    }
    return order?.state === undefined ? order : undefined;
  }

  async function replay(earlier: Order, idempotency: Idempotency): Promise<Order | undefined> {
    const outcome = await outcomeOf(checkSameClaim(earlier, idempotency));
    if (outcome && !isAwaiting(outcome)) await finishAgain(outcome);
    return outcome;
  }

  /** A new order, or what the key has come to already. */
  async function makeOrReplay(
    request: OrderRequest,
    idempotency: Idempotency,
  ): Promise<{ order: Order } | { outcome: Order | undefined }> {
    try {
      return { order: await makeOrder(request, idempotency) };
    } catch (refusal) {
      // What is no longer true today may have been when this key ordered it.
      const earlier = idempotency && (await orders.byKey(request.buyer, idempotency.key));
      if (!earlier) throw refusal;
      // One that was given up reserved the very pieces that were missing: then it is tried anew.
      return { outcome: await replay(earlier, idempotency) };
    }
  }

  async function attempt(
    request: OrderRequest,
    idempotency: Idempotency,
    { isAwaited, authorization }: Caller,
  ): Promise<Order | undefined> {
    const made = await makeOrReplay(request, idempotency);
    if ('outcome' in made) return made.outcome;
    const { order } = made;
    if (!isAwaited()) throw clientDisconnected();
    // One by card is placed when its buyer can pay it.
    const isStaged = order.reserved !== undefined || order.payment !== undefined;
    const written = isStaged ? { ...order, state: 'placing' as const, pendingEvents: [] } : order;
    const kept = await orders.insert(written);
    if (kept._id !== order._id) return replay(kept, idempotency);
    const placed = isStaged ? await placeTracked.place(order, isAwaited, authorization) : order;
    if (!isAwaiting(placed)) await finishOrder(placed);
    return placed;
  }

  return async (user: string, request: OrderRequest, keyHeader: string | undefined, caller: Caller): Promise<Order> => {
    checkRequest(request, user);
    checkMethod(request, methods);
    const idempotency = idempotencyOf(keyHeader, request);
    for (let turn = 0; turn < MAX_ATTEMPTS; turn++) {
      const order = await attempt(request, idempotency, caller);
      if (order) return order;
    }
    throw unavailable('The order could not be placed. Please try again.');
  };
}
