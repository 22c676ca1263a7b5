import type { AnyEvent } from '@ethereal/contracts/events';
import { formatMoney, toCents, toDollars } from '@ethereal/contracts/money';
import { EMPTY_CART, type OrderRequest } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import type { ReplicaItem } from '@ethereal/item-replica/item-replica';
import { conflict, forbidden, invalid, unavailable } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import { checkChoice, type Line } from '../cart/cart.rules.ts';
import { type ItemStock, keyOf, shortageOf } from '../stock/stock.rules.ts';
import type { Units } from '../stock/stock.store.ts';
import { type Order, type OrderLine, totalCentsOf } from './order.ts';

type Truth = {
  items: ReadonlyMap<string, ReplicaItem>;
  stocks: ReadonlyMap<string, ItemStock>;
  cartLines: readonly Line[];
};
type Identity = { id: string; now: Date; payWithinMs: number; idempotency?: Order['idempotency'] };

/** What can be refused without looking anything up. */
export function checkRequest(request: OrderRequest, caller: string): void {
  if (request.buyer !== caller) throw forbidden('You can only order for yourself.');
  if (request.items.length === 0) throw invalid(EMPTY_CART, { code: 'EMPTY_CART', errors: { items: EMPTY_CART } });
  const products = request.items.map((item) => item.productId);
  const twice = products.findIndex((product, at) => products.indexOf(product) !== at);
  if (twice >= 0) {
    const message = 'The same item stands in the order twice.';
    throw invalid(message, { errors: { [`items.${twice}.productId`]: message } });
  }
}

/** Throws invalid for a way to pay that this shop does not offer. */
export function checkMethod({ payment = 'on-delivery' }: OrderRequest, methods: readonly PaymentMethod[]): void {
  if (methods.includes(payment)) return;
  const message = 'This shop does not take this kind of payment.';
  throw invalid(message, { errors: { payment: message } });
}

function difference(requested: OrderRequest['items'][number], item: ReplicaItem | undefined): string | undefined {
  if (!item?.published) return 'This item is no longer sold.';
  if (item.seller !== requested.seller) return 'This item is sold by another seller.';
  if (item.priceCents !== toCents(requested.price))
    return `The price is now ${formatMoney(toDollars(item.priceCents))}.`;
  return undefined;
}

/** Compares what the client claims with what is true; every difference is named by product id. */
function checkTruth(request: OrderRequest, items: Truth['items']): void {
  const errors: Record<string, string> = {};
  for (const requested of request.items) {
    const message = difference(requested, items.get(requested.productId));
    if (message) errors[requested.productId] = message;
  }
  const totalCents = request.items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
  if (Object.keys(errors).length === 0 && totalCents !== toCents(request.totalPrice))
    errors.totalPrice = `The total is ${formatMoney(toDollars(totalCents))}.`;
  if (Object.keys(errors).length > 0)
    throw conflict('Something in your order has changed. Please look at it again.', {
      code: 'ORDER_CHANGED',
      errors,
    });
}

/** What is announced of an order that is sold: each line that was not cancelled before, and the whole. */
export function placedEvents(order: Omit<Order, 'pendingEvents'>, now = order.createdAt): AnyEvent[] {
  const { _id, buyer } = order;
  const common = { source: 'svc-orders', now };
  const lines = order.lines.filter(({ status }) => status !== 'Cancelled');
  const totalCents = totalCentsOf(lines);
  const sold = lines.map(({ product, quantity, priceCents }) =>
    newEvent({
      ...common,
      type: 'item.sold',
      subject: product,
      data: { order: _id, buyer, quantity, priceCents },
    }),
  );
  const items = lines.map(({ product, name, image, quantity, priceCents, seller, color, size }) => ({
    item: product,
    name,
    itemImg: image,
    quantity,
    priceCents,
    seller,
    ...(color && { colorChosen: color }),
    sizeChosen: size,
  }));
  const placed = newEvent({
    ...common,
    type: 'order.placed',
    subject: _id,
    data: { order: _id, buyer, items, totalCents, ...(order.payment && { paidAt: now.toISOString() }) },
  });
  return [...sold, placed];
}

/** There is not enough: nothing is ordered; `errors` says how many there are by product id. */
export function outOfStock(errors: Record<string, string>) {
  return conflict('Something in your order is no longer available.', { code: 'OUT_OF_STOCK', errors });
}

/**
 * The client has disconnected: it was told that the order failed, or that its next try is sold out. Placing it now would
 * make an order that nobody knows of.
 */
export const clientDisconnected = () => unavailable('Nobody waits for this order any more.');

/** What is short of the lines, by product id. */
export function shortages(lines: readonly OrderLine[], stocks: ReadonlyMap<string, ItemStock>): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const stock = stocks.get(line.product);
      const short = stock && shortageOf(stock, line);
      return short ? [[line.product, short]] : [];
    }),
  );
}

/** The pieces of tracked stock that the lines need, in the one order in which all orders take them. */
export function piecesOf(lines: readonly OrderLine[], stocks: ReadonlyMap<string, ItemStock>): Units[] {
  return lines
    .flatMap(({ product, color, size, quantity }) => {
      const stock = stocks.get(product);
      const key = stock?.tracked ? keyOf(stock, { color, size }) : undefined;
      return key ? [{ item: product, key, quantity }] : [];
    })
    .toSorted((a, b) => (a.item < b.item ? -1 : 1));
}

/** Makes the order that a true request asks for. Throws a conflict with the differences otherwise. */
export function placeOrder(
  request: OrderRequest,
  { items, stocks, cartLines }: Truth,
  { id, now, payWithinMs, idempotency }: Identity,
): Order {
  checkTruth(request, items);
  const taken = cartLines.filter((line) => request.items.some((requested) => requested.productId === line.product));
  const lines = request.items.map((requested): OrderLine => {
    const item = items.get(requested.productId);
    if (!item) throw new Error('A checked request names only known items.');
    const inCart = taken.find((line) => line.product === item._id);
    const color = requested.colorChosen ?? inCart?.color;
    const size = requested.sizeChosen || (inCart?.size ?? null);
    checkChoice(item, { color: requested.colorChosen, size: requested.sizeChosen });
    return {
      product: item._id,
      name: item.name,
      image: item.itemImg,
      category: item.category,
      priceCents: item.priceCents,
      quantity: requested.quantity,
      ...(color && { color }),
      size,
      seller: item.seller,
      status: 'Pending',
      history: [{ status: 'Pending', at: now, by: request.buyer }],
      ...(stocks.get(item._id)?.tracked && { tracked: true }),
    };
  });
  const short = shortages(lines, stocks);
  if (Object.keys(short).length > 0) throw outOfStock(short);
  const order = {
    _id: id,
    buyer: request.buyer,
    lines,
    sellers: [...new Set(lines.map((line) => line.seller))],
    totalCents: totalCentsOf(lines),
    userLocation: request.userLocation,
    createdAt: now,
    ...(taken.length > 0 && { cartRevs: taken.map((line) => line.rev) }),
    ...(idempotency && { idempotency }),
  };
  if (request.payment !== 'card') return { ...order, pendingEvents: placedEvents(order) };
  const expiresAt = new Date(now.getTime() + payWithinMs);
  return { ...order, payment: { state: 'awaiting', version: 0, expiresAt, refunds: [] }, pendingEvents: [] };
}
