import {
  listBuyerOrders,
  type Order,
  submitOrder,
  type UserLocation,
  updateItemStatus,
} from '@ethereal/contracts/orders';
import { type AccountName, type PlannedLine, people } from '../accounts.ts';
import type { FindItem } from './items.ts';
import { moveOn } from './later-states.ts';
import type { People, Session } from './session.ts';

function claimOf(buyer: string, lines: readonly PlannedLine[], to: UserLocation, find: FindItem) {
  const items = lines.map(({ name, quantity, size }) => {
    const { id, item, sellerId } = find(name);
    return {
      productId: id,
      quantity,
      price: item.price,
      seller: sellerId,
      ...(size ? { sizeChosen: size } : {}),
    };
  });
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { buyer, items, totalPrice: cents / 100, userLocation: to };
}

async function bringOn(
  order: Order,
  lines: readonly PlannedLine[],
  { buyer, find, sessions }: { buyer: Session; find: FindItem; sessions: People },
): Promise<void> {
  for (const { name, status, later } of lines) {
    const { id, item } = find(name);
    const now = order.items.find(({ productId }) => productId._id === id);
    const seller = sessions[item.seller];
    const params = { orderId: order._id, productId: id };
    if (status !== 'Pending' && now?.status === 'Pending')
      await seller.call(updateItemStatus, { params, body: { status } });
    if (later) await moveOn(later, { params, now, buyer, seller });
  }
}

/** Places the orders that a buyer has not placed yet, and brings each item to its planned state. */
export async function placeOrders(name: AccountName, sessions: People, find: FindItem): Promise<void> {
  const { orders, address } = people[name];
  if (!orders || !address) return;
  const session = sessions[name];
  const placed = (await session.call(listBuyerOrders, { query: { buyerId: session.userId } })).orders.toReversed();
  for (const [i, lines] of orders.entries()) {
    const order =
      placed[i] ??
      (await session.call(submitOrder, {
        body: claimOf(session.userId, lines, address, find),
        headers: { 'idempotency-key': `demo-${name}-${i + 1}` },
      }));
    await bringOn(order, lines, { buyer: session, find, sessions });
  }
}
