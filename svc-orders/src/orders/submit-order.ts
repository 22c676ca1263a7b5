import type { OrderRequest } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import type { FindItems } from '@ethereal/item-replica/item-replica';
import { pause } from '@ethereal/service-kit/deadline';
import { type DomainError, unauthenticated, unavailable } from '@ethereal/service-kit/errors';
import type { CartStore } from '../cart/cart.store.ts';
import type { FindCodes } from '../codes/find-codes.ts';
import type { Guesses } from '../codes/guesses.ts';
import { codeChanged } from '../codes/reduce-order.rules.ts';
import type { StockStore } from '../stock/stock.store.ts';
import type { FindDispatch } from './dispatch.ts';
import { heldInExcess, withHold } from './hold.rules.ts';
import { checkSameRequest, idempotencyOf } from './idempotency.ts';
import { isAwaiting, type Order } from './order.ts';
import type { OrdersStore } from './orders.store.ts';
import type { createPlaceTracked } from './place-tracked.ts';
import { checkMethod, checkRequest, clientDisconnected, placeOrder } from './placing.rules.ts';
import { neededUnits } from './units.rules.ts';

type SubmitOrderDeps = {
  orders: OrdersStore;
  carts: CartStore;
  stocks: StockStore;
  findItems: FindItems;
  findDispatch: FindDispatch;
  findCodes: FindCodes;
  guesses: Guesses;
  placeTracked: ReturnType<typeof createPlaceTracked>;
  /** Publishes the events of a placed order, clears its cart lines and takes its units out of the stock. */
  finishOrder(order: Order): Promise<void>;
  /** Performs the same work for an order that was placed before. */
  finishAgain(order: Order): Promise<void>;
  /** Erases a person's share of the orders. */
  erase(user: string): Promise<void>;
  /** Payment methods of this shop. */
  methods: readonly PaymentMethod[];
  /** Time within which an order by card must be paid, in milliseconds. */
  payWithinMs: number;
  newId(): string;
  now(): Date;
};

/** Whether the client is still connected. */
type IsAwaited = () => boolean;

/** Milliseconds after which an order in state `placing` counts as abandoned by a crashed process. */
export const PLACING_MS = 5000;
/** Milliseconds after which what an order reserved is freed when there is no order; its write may have been slow. */
export const ORPHANED_MS = 6 * PLACING_MS;
/** Pause between two reads of an order that another process is placing, in milliseconds. */
const POLL_EVERY_MS = 20;
/** Maximum number of attempts; an attempt fails when another order of the same key is given up. */
const MAX_ATTEMPTS = 5;

/**
 * Creates the checks of an order that need it to be stored already: it counts itself, so that of two orders at once at
 * least one sees the other. An order that fails is given up. The time to pay an order by card follows from the unpaid
 * ones.
 */
function createCheckStored({
  orders,
  placeTracked,
  payWithinMs,
  now,
}: Pick<SubmitOrderDeps, 'orders' | 'placeTracked' | 'payWithinMs' | 'now'>) {
  const unpaidOf = (buyer: string) => orders.unpaidOf(buyer, new Date(now().getTime() - payWithinMs));

  /** Returns the refusal of a code for a first order whose buyer has another one. */
  async function notFirst({ _id, buyer, codes }: Order): Promise<DomainError | undefined> {
    const first = codes?.find((code) => code.first);
    if (!first || !(await orders.hasOther(buyer, _id))) return undefined;
    return codeChanged({ [first.code]: 'This code is for a first order.' });
  }

  return async (order: Order): Promise<Order> => {
    const unpaid = order.payment ? await unpaidOf(order.buyer) : [];
    const refusal = heldInExcess(order, unpaid) ?? (await notFirst(order));
    if (!refusal) return withHold(order, payWithinMs, unpaid);
    await placeTracked.giveUp(order);
    throw refusal;
  };
}

/**
 * Places the requested order once per idempotency key. The key is unique among orders, so the insert shows whether the
 * request is a retry. All other work follows the placed order, after a restart if necessary.
 */
export function createSubmitOrder(deps: SubmitOrderDeps) {
  const { orders, carts, stocks, findItems, findDispatch, findCodes, placeTracked, methods, payWithinMs, newId, now } =
    deps;
  const { guesses, finishOrder, finishAgain, erase } = deps;
  type Idempotency = Order['idempotency'];

  const checkStored = createCheckStored(deps);

  async function makeOrder(request: OrderRequest, idempotency: Idempotency): Promise<Order> {
    const products = request.items.map((item) => item.productId);
    const sellers = [...new Set(request.items.map(({ seller }) => seller))];
    const { codes: named = [] } = request;
    const [cart, items, tracked, dispatch, codes] = await Promise.all([
      carts.read(request.buyer),
      findItems(products),
      stocks.find(products),
      findDispatch(sellers),
      findCodes(request.buyer, named, sellers),
    ]);
    const current = { items, stocks: tracked, cartLines: cart.lines, codes };
    // A code of the cart was entered there, where guesses are limited.
    const guessed = named.filter((code) => !cart.codes?.includes(code)).length;
    const order = await guesses.run(request.buyer, guessed, () =>
      placeOrder(request, current, { id: newId(), now: now(), payWithinMs, idempotency, newId, dispatch }),
    );
    const reserved = neededUnits(order.lines, tracked);
    return reserved.length > 0 ? { ...order, reserved } : order;
  }

  /** Returns the earlier order of a key once it is placed; undefined when it was given up. */
  async function outcomeOf(earlier: Order): Promise<Order | undefined> {
    let order: Order | undefined = earlier;
    while (order?.state === 'placing') {
      if (now().getTime() - order.createdAt.getTime() > PLACING_MS) await placeTracked.giveUp(order);
      else await pause(POLL_EVERY_MS);
      order = await orders.anyById(order._id);
    }
    return order?.state === undefined ? order : undefined;
  }

  async function replay(earlier: Order, idempotency: Idempotency): Promise<Order | undefined> {
    const outcome = await outcomeOf(checkSameRequest(earlier, idempotency));
    if (outcome && !isAwaiting(outcome)) await finishAgain(outcome);
    return outcome;
  }

  /** Returns a new order, or the outcome of the earlier order of the key. */
  async function makeOrReplay(
    request: OrderRequest,
    idempotency: Idempotency,
  ): Promise<{ order: Order } | { outcome: Order | undefined }> {
    try {
      return { order: await makeOrder(request, idempotency) };
    } catch (refusal) {
      // The request may have matched prices and stock when this key was first used.
      const earlier = idempotency && (await orders.byKey(request.buyer, idempotency.key));
      if (!earlier) throw refusal;
      // An abandoned order of this key may have reserved the missing units, so the request is tried again.
      return { outcome: await replay(earlier, idempotency) };
    }
  }

  async function finish(placed: Order): Promise<void> {
    if (!isAwaiting(placed)) await finishOrder(placed);
    if (!(await carts.isErased(placed.buyer))) return;
    // The account was deleted while the order was placed: the erasure may have run before this order was visible.
    await erase(placed.buyer);
    throw unauthenticated('This account was deleted.');
  }

  async function attempt(
    request: OrderRequest,
    idempotency: Idempotency,
    isAwaited: IsAwaited,
  ): Promise<Order | undefined> {
    const made = await makeOrReplay(request, idempotency);
    if ('outcome' in made) return made.outcome;
    const { order } = made;
    // An order that holds nothing is placed by one write. One by card has its page before: until the order is stored,
    // no one else has the page's address.
    const isStaged = order.reserved !== undefined || order.usesHeld === true;
    const ready = isStaged ? order : await placeTracked.withPage(order);
    if (!isAwaited()) throw clientDisconnected();
    const written = isStaged ? { ...ready, state: 'placing' as const, pendingEvents: [] } : ready;
    const kept = await orders.insert(written);
    if (kept?._id !== order._id) return kept && replay(kept, idempotency);
    const placed = isStaged ? await placeTracked.place(await checkStored(order), isAwaited) : ready;
    await finish(placed);
    return placed;
  }

  return async (user: string, request: OrderRequest, header: string | undefined, isAwaited: IsAwaited) => {
    checkRequest(request, user);
    checkMethod(request, methods);
    const idempotency = idempotencyOf(header, request);
    for (let count = 0; count < MAX_ATTEMPTS; count++) {
      const order = await attempt(request, idempotency, isAwaited);
      if (order) return order;
    }
    throw unavailable('The order could not be placed. Please try again.');
  };
}
