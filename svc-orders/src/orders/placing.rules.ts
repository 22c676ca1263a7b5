import { DEFAULT_DISPATCH, type DeliveryState, type DeliveryWindow, type Dispatch } from '@ethereal/contracts/delivery';
import type { AnyEvent } from '@ethereal/contracts/events';
import { formatCents, toCents } from '@ethereal/contracts/money';
import { EMPTY_CART, type OrderRequest } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import { deliveryWindow } from '@ethereal/delivery/delivery-window';
import { imageIn, type PricedItem } from '@ethereal/item-replica/item-replica';
import { forbidden, invalid, unavailable } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import { checkChoice, isSameVariant, type Line, lineIdOf, newLineId } from '../cart/cart.rules.ts';
import type { FoundCodes } from '../codes/find-codes.ts';
import { orderChanged, reduceOrder } from '../codes/reduce-order.rules.ts';
import type { ItemStock } from '../stock/stock.rules.ts';
import { choiceOf, hasChoice, matchCart, type Requested, takenFrom } from './match-cart.rules.ts';
import { type Order, type OrderLine, paidFieldsOf, totalCentsOf } from './order.ts';
import { outOfStock, shortages, stockKeyOf } from './units.rules.ts';

/** Items, stock and cart as stored now. */
type CurrentState = {
  items: ReadonlyMap<string, PricedItem>;
  stocks: ReadonlyMap<string, ItemStock>;
  cartLines: readonly Line[];
  /** Requested codes, of the sellers of the items and of the shop. */
  codes: FoundCodes;
};
/** Ids, time and promises that a new order gets from its caller. */
type PlacingContext = {
  id: string;
  now: Date;
  /** Time within which an order by card must be paid, in milliseconds. */
  payWithinMs: number;
  idempotency?: Order['idempotency'];
  /** Dispatch of the sellers of the lines. */
  dispatch: ReadonlyMap<string, Dispatch>;
  /** Creates the ids of further lines of a product. */
  newId(): string;
};

/** Validates the request without reading the database. */
export function checkRequest(request: OrderRequest, caller: string): void {
  if (request.buyer !== caller) throw forbidden('You can only order for yourself.');
  if (request.items.length === 0) throw invalid(EMPTY_CART, { code: 'EMPTY_CART', errors: { items: EMPTY_CART } });
}

/**
 * @throws invalid when two lines of an order are the same variant of a product, or no cart line distinguishes their
 * variants
 */
function checkDistinct(lines: readonly OrderLine[], isUnchosen: (at: number) => boolean): void {
  const twice = lines.findIndex((line, at) =>
    lines
      .slice(0, at)
      .some((candidate) => candidate.product === line.product && (isUnchosen(at) || isSameVariant(candidate, line))),
  );
  if (twice < 0) return;
  const message = 'The same item is in the order twice. Send it once, with the total quantity.';
  throw invalid(message, { errors: { [`items.${twice}.productId`]: message } });
}

/** @throws invalid for a payment method that this shop does not offer */
export function checkMethod({ payment = 'on-delivery' }: OrderRequest, methods: readonly PaymentMethod[]): void {
  if (methods.includes(payment)) return;
  const message = 'This shop does not take this kind of payment.';
  throw invalid(message, { errors: { payment: message } });
}

function difference(requested: Requested, item: PricedItem | undefined): string | undefined {
  if (!item?.published) return 'This item is no longer sold.';
  if (item.seller !== requested.seller) return 'This item is sold by another seller.';
  if (item.priceCents !== toCents(requested.price)) return `The price is now ${formatCents(item.priceCents)}.`;
  return undefined;
}

/**
 * Compares the client's prices and sellers with the current ones.
 * @throws conflict with each difference by product id
 */
function checkPricesAndSellers(request: OrderRequest, items: CurrentState['items']): void {
  const errors: Record<string, string> = {};
  for (const requested of request.items) {
    const message = difference(requested, items.get(requested.productId));
    if (message) errors[requested.productId] = message;
  }
  if (Object.keys(errors).length > 0) throw orderChanged(errors);
}

/** Returns the fields of events for the units of a line. */
const soldUnits = (line: OrderLine) => ({
  lineId: lineIdOf(line),
  quantity: line.quantity,
  priceCents: line.priceCents,
  ...paidFieldsOf(line),
  ...(line.color && { colorChosen: line.color }),
  sizeChosen: line.size,
});

/**
 * Returns the events of a sold order: one for each line that was not cancelled before, and one for the order. They
 * contain no name and no address, which stay with the order, where the buyer's erasure reaches them.
 */
export function placedEvents(order: Omit<Order, 'pendingEvents'>, now = order.createdAt): AnyEvent[] {
  const { _id, buyer } = order;
  const common = { source: 'svc-orders', now };
  const lines = order.lines.filter(({ status }) => status !== 'Cancelled');
  const totalCents = totalCentsOf(lines);
  const sold = lines.map((line) =>
    newEvent({
      ...common,
      type: 'item.sold',
      subject: line.product,
      data: { order: _id, buyer, ...soldUnits(line) },
    }),
  );
  const items = lines.map((line) => ({
    item: line.product,
    name: line.name,
    itemImg: line.image,
    seller: line.seller,
    ...soldUnits(line),
    ...(line.delivery && { arrives: line.delivery }),
  }));
  const placed = newEvent({
    ...common,
    type: 'order.placed',
    subject: _id,
    data: {
      order: _id,
      buyer,
      items,
      totalCents,
      ...(order.codes && {
        codes: [...new Set(order.codes.map(({ code }) => code))],
        discountCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, -totalCents),
      }),
      ...(order.payment && { paidAt: now.toISOString() }),
    },
  });
  return [...sold, placed];
}

/**
 * Creates the error for a client that disconnected before its order was placed. The client may have received a failure
 * already, so the order must not be placed.
 */
export const clientDisconnected = () => unavailable('The client disconnected before the order was placed.');

/** Returns the days on which a line arrives if it is ordered now. */
function promiseOf(dispatch: Dispatch = DEFAULT_DISPATCH, state: DeliveryState, orderedAt: Date): DeliveryWindow {
  const { from, to } = deliveryWindow({ ...dispatch, state, orderedAt });
  return { from, to };
}

type NewLine = OrderLine & Pick<PricedItem, 'category'>;

/**
 * Creates the lines of a request from the current items, in the order of the request.
 * @throws invalid for a variant that the item does not have
 */
function newLines(
  request: OrderRequest,
  { items, stocks }: CurrentState,
  matched: ReturnType<typeof matchCart>,
  { now, newId, dispatch }: PlacingContext,
): NewLine[] {
  const lines: NewLine[] = [];
  for (const requested of request.items) {
    const item = items.get(requested.productId);
    if (!item) throw new Error('A validated request must name known items only.');
    const inCart = matched.get(requested);
    const color = requested.colorChosen ?? inCart?.color;
    const size = requested.sizeChosen || (inCart?.size ?? null);
    checkChoice(item, choiceOf(requested));
    lines.push({
      ...newLineId(lines, item._id, newId()),
      product: item._id,
      name: item.name,
      image: imageIn(item, color),
      category: item.category,
      priceCents: item.priceCents,
      quantity: requested.quantity,
      ...(color && { color }),
      size,
      seller: item.seller,
      status: 'Pending',
      delivery: promiseOf(dispatch.get(item.seller), request.userLocation.state, now),
      history: [{ status: 'Pending', at: now, by: request.buyer }],
      ...(stocks.get(item._id)?.tracked && { tracked: true }),
    });
  }
  return lines;
}

/**
 * Creates the requested order.
 * @throws conflict with the differences when the request does not match the current prices, sellers, codes and stock
 * @throws invalid when the request names a variant twice, or a variant that the item does not have
 */
export function placeOrder(request: OrderRequest, state: CurrentState, context: PlacingContext): Order {
  const { items, stocks, cartLines, codes } = state;
  const { id, now, payWithinMs, idempotency } = context;
  checkPricesAndSellers(request, items);
  const matched = matchCart(request.items, cartLines);
  const lines = newLines(request, state, matched, context);
  const reduced = reduceOrder(request, lines, codes, now);
  const isUnchosen = (requested: Requested | undefined) =>
    requested !== undefined && !matched.has(requested) && !hasChoice(choiceOf(requested));
  checkDistinct(lines, (at) => isUnchosen(request.items[at]));
  const short = shortages(lines, stocks);
  if (Object.keys(short).length > 0) throw outOfStock(short);
  const withKeys = reduced.lines.map((line) => {
    const stockKey = stockKeyOf(line, stocks);
    return stockKey ? { ...line, stockKey } : line;
  });
  const order = {
    _id: id,
    buyer: request.buyer,
    lines: withKeys,
    sellers: [...new Set(lines.map((line) => line.seller))],
    totalCents: reduced.toPayCents,
    ...(reduced.codes.length > 0 && { codes: reduced.codes, usesHeld: true as const }),
    userLocation: request.userLocation,
    createdAt: now,
    // Used codes leave the cart even if no line does.
    ...(reduced.codes.length > 0 && { cartRevs: [] }),
    ...takenFrom(matched),
    ...(idempotency && { idempotency }),
  };
  if (request.payment !== 'card') return { ...order, pendingEvents: placedEvents(order) };
  const expiresAt = new Date(now.getTime() + payWithinMs);
  return { ...order, payment: { state: 'awaiting', version: 0, expiresAt, refunds: [] }, pendingEvents: [] };
}
