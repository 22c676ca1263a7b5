import { toDollars } from '@ethereal/contracts/money';
import { isErased, type Order as OrderView } from '@ethereal/contracts/orders';
import { type PageStart, readPage } from '@ethereal/service-kit/paging';
import { lineIdOf } from '../cart/cart.rules.ts';
import { actionsOf, historyOf } from './line.rules.ts';
import type { Actor } from './line.ts';
import { type Order, type OrderLine, paidFieldsOf } from './order.ts';
import { paymentOf, refundedOf } from './payment.view.ts';
import { returnUntil } from './return.rules.ts';

/** Reader of an order: its buyer, one of its sellers, or the desk. */
type Reader = Actor & { as: 'buyer' | 'seller' | 'desk' };

function viewLine(order: Order, line: OrderLine, reader: Reader): OrderView['items'][number] {
  const price = toDollars(line.priceCents);
  const state = { order, line };
  const history = historyOf(state).map(({ key: _, ...step }) => ({ ...step, at: step.at.toISOString() }));
  const refunded = refundedOf(order, line);
  const returned = line.return && { ...line.return, requestedAt: line.return.requestedAt.toISOString() };
  return {
    lineId: lineIdOf(line),
    productId: {
      _id: line.product,
      name: line.name,
      price,
      user: line.seller,
      image1: line.image,
      ...(line.category && { category: line.category }),
    },
    quantity: line.quantity,
    price,
    seller: line.seller,
    ...(line.color && { colorChosen: line.color }),
    sizeChosen: line.size,
    status: line.status,
    history,
    ...(returned && { return: returned }),
    ...(line.delivery && { delivery: line.delivery }),
    ...(line.status === 'Handed' && { returnUntil: returnUntil(state).toISOString() }),
    ...(refunded !== undefined && { refundedCents: refunded }),
    ...paidFieldsOf(line),
    ...(line.shipment && { shipment: line.shipment }),
    actions: actionsOf(state, reader),
  };
}

/** Returns the codes that reduced an order. A seller receives their own. */
function viewCodes({ codes }: Order, { as, by }: Reader) {
  if (!codes) return {};
  const seen = codes.filter(({ seller }) => as !== 'seller' || seller === by);
  return {
    codes: seen.map(({ code, label, cents, seller }) => ({
      code,
      label,
      discount: toDollars(cents),
      ...(seller && { seller }),
    })),
    discount: toDollars(seen.reduce((sum, { cents }) => sum + cents, 0)),
  };
}

/** Returns an order as its reader receives it. A seller receives only the items that they sold. */
export const viewFor =
  (reader: Reader) =>
  (order: Order): OrderView => ({
    _id: order._id,
    buyer: order.buyer,
    items: order.lines
      .filter((line) => reader.as !== 'seller' || line.seller === reader.by)
      .map((line) => viewLine(order, line, reader)),
    totalPrice: toDollars(order.totalCents),
    ...viewCodes(order, reader),
    userLocation: order.userLocation,
    createdAt: order.createdAt.toISOString(),
    payment: paymentOf(order, reader.as),
  });

/** Returns the address and payment of an order for a mail; no address once the buyer is erased. */
export const mailFactsOf = ({ userLocation, payment }: Order) => ({
  address: isErased(userLocation) ? null : userLocation,
  payment: payment ? ('card' as const) : ('on-delivery' as const),
});

/** Reads a page of orders, and returns it as its reader sees it, with the cursor of the next page. */
export async function viewPage(
  paging: { limit: number; cursor: string | undefined },
  view: (order: Order) => OrderView,
  read: (count: number, after: PageStart | undefined) => Promise<Order[]>,
) {
  const { page, nextCursor } = await readPage(paging, read, ({ createdAt }) => createdAt);
  return { orders: page.map(view), nextCursor };
}
