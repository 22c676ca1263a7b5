import { toDollars } from '@ethereal/contracts/money';
import type { Order as OrderView } from '@ethereal/contracts/orders';
import type { Order, OrderLine } from './orders.ts';
import { encodeCursor } from './paging.ts';

function viewLine(line: OrderLine): OrderView['items'][number] {
  const price = toDollars(line.priceCents);
  return {
    productId: { _id: line.product, name: line.name, price, user: line.seller, image1: line.image },
    quantity: line.quantity,
    price,
    seller: line.seller,
    sizeChosen: line.size,
    status: line.status,
  };
}

/** An order as its buyer sees it. */
export function viewOrder(order: Order): OrderView {
  return {
    _id: order._id,
    buyer: order.buyer,
    items: order.lines.map(viewLine),
    totalPrice: toDollars(order.totalCents),
    userLocation: order.userLocation,
    createdAt: order.createdAt.toISOString(),
  };
}

/** An order as one of its sellers sees it: only the items that they sold. */
export function viewOrderForSeller(order: Order, seller: string): OrderView {
  return viewOrder({ ...order, lines: order.lines.filter((line) => line.seller === seller) });
}

/** Cuts a list that was read one longer than the page, and names where the next page begins. */
export function viewPage(orders: readonly Order[], limit: number, view: (order: Order) => OrderView) {
  const page = orders.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    orders.length > limit && last ? encodeCursor({ createdAt: last.createdAt, id: last._id }) : null;
  return { orders: page.map(view), nextCursor };
}
