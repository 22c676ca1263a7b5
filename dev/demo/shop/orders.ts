import type { Size } from '@ethereal/contracts/fashion';
import {
  type ItemStatus,
  listBuyerOrders,
  type Order,
  submitOrder,
  type UserLocation,
  updateItemStatus,
} from '@ethereal/contracts/orders';
import type { AccountName } from '../accounts.ts';
import type { Sellers } from './items.ts';
import { type LaterState, moveOn } from './later-states.ts';
import type { Session } from './session.ts';
import type { Shelf } from './shelf.ts';

interface PlannedLine {
  name: string;
  quantity: number;
  size?: Size;
  status: ItemStatus;
  later?: LaterState;
}

const clara: UserLocation = {
  country: 'United States',
  fullname: 'Clara Whitfield',
  phone: '+1 212 555 0142',
  address: '214 West 21st Street',
  address2: 'Apt 5B',
  city: 'New York',
  state: 'NY',
  zipcode: '10011',
  defaultAddress: true,
};
const daniel: UserLocation = {
  country: 'United States',
  fullname: 'Daniel Osei',
  phone: '+1 415 555 0178',
  address: '88 Valencia Street',
  city: 'San Francisco',
  state: 'CA',
  zipcode: '94103',
  defaultAddress: true,
};

/** What each buyer ordered, the oldest order first. */
const planned: Partial<
  Record<AccountName, { to: UserLocation; orders: readonly (readonly PlannedLine[])[] }>
> = {
  shopper: {
    to: clara,
    orders: [
      [
        { name: 'Linen Sundress in Butter', quantity: 1, size: 'M', status: 'Handed' },
        { name: 'Braided Mule Sandals', quantity: 1, size: 'M', status: 'Handed' },
      ],
      [
        { name: 'Stoneware Teapot', quantity: 1, status: 'Handed' },
        { name: 'Porcelain Coffee Cup and Saucer', quantity: 4, status: 'Handed' },
        { name: 'Beeswax Pillar Candle', quantity: 2, status: 'Out for Shipping' },
      ],
      [
        { name: 'Ribbed Merino Cardigan', quantity: 1, size: 'M', status: 'Out for Shipping' },
        { name: 'Velvet Matte Lipstick', quantity: 1, status: 'Pending' },
      ],
      [{ name: 'Noise-Cancelling Wireless Headphones', quantity: 1, status: 'Pending' }],
      [
        { name: 'Floral Midi Dress', quantity: 1, size: 'M', status: 'Handed' },
        { name: 'Washed Denim Jacket', quantity: 1, size: 'M', status: 'Handed' },
        { name: 'Two-Tone Leather Handbag', quantity: 1, status: 'Handed' },
      ],
      [
        { name: 'Velvet Matte Lipstick', quantity: 1, status: 'Pending', later: 'cancelled' },
        { name: 'Floral Midi Dress', quantity: 1, size: 'S', status: 'Handed', later: 'returned' },
        { name: 'Washed Denim Jacket', quantity: 1, size: 'S', status: 'Handed', later: 'return requested' },
      ],
    ],
  },
  shopper2: {
    to: daniel,
    orders: [
      [
        { name: 'Linen Shirt in Sea Blue', quantity: 1, size: 'L', status: 'Handed' },
        { name: 'Heavyweight Organic Cotton T-Shirt', quantity: 3, size: 'L', status: 'Handed' },
      ],
      [
        { name: 'Merino Crew Neck Sweater', quantity: 1, size: 'XL', status: 'Out for Shipping' },
        { name: 'Ribbed Lambswool Scarf', quantity: 1, status: 'Out for Shipping' },
        { name: 'Straight Leg Raw Denim Jeans', quantity: 1, size: 'L', status: 'Handed' },
      ],
      [
        { name: 'Little Explorer Backpack', quantity: 1, status: 'Pending' },
        { name: 'Kids Breton Stripe T-Shirt', quantity: 2, size: 'S', status: 'Pending' },
      ],
      [
        { name: 'Floral Midi Dress', quantity: 1, size: 'S', status: 'Handed' },
        { name: 'Noise-Cancelling Wireless Headphones', quantity: 1, status: 'Handed' },
        { name: 'Hand-Thrown Amphora Vase', quantity: 1, status: 'Handed' },
      ],
    ],
  },
  seller3: {
    to: {
      ...clara,
      fullname: 'Amélie Fournier',
      phone: '+1 212 555 0119',
      address: '31 Mercer Street',
      address2: '',
    },
    orders: [
      [
        { name: 'Hand-Finished Cable Knit Sweater', quantity: 1, size: 'L', status: 'Pending' },
        { name: 'Tapered Chinos in Sand', quantity: 2, size: 'L', status: 'Pending' },
      ],
      [
        { name: 'Washed Denim Jacket', quantity: 1, size: 'S', status: 'Handed' },
        { name: 'Two-Tone Leather Handbag', quantity: 1, status: 'Handed' },
        { name: 'Floral Midi Dress', quantity: 1, size: 'M', status: 'Handed' },
      ],
    ],
  },
};

function claimOf(buyer: string, lines: readonly PlannedLine[], to: UserLocation, shelf: Shelf) {
  const items = lines.map(({ name, quantity, size }) => {
    const { id, item, sellerId } = shelf(name);
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
  { buyer, shelf, sellers }: { buyer: Session; shelf: Shelf; sellers: Sellers },
): Promise<void> {
  for (const { name, status, later } of lines) {
    const { id, item } = shelf(name);
    const now = order.items.find(({ productId }) => productId._id === id);
    const seller = sellers[item.seller];
    const params = { orderId: order._id, productId: id };
    if (status !== 'Pending' && now?.status === 'Pending')
      await seller.call(updateItemStatus, { params, body: { status } });
    if (later) await moveOn(later, { params, now, buyer, seller });
  }
}

/** Places what a buyer has not ordered yet, and has what was planned become of each item. */
export async function placeOrders(
  name: AccountName,
  session: Session,
  shelf: Shelf,
  sellers: Sellers,
): Promise<void> {
  const plan = planned[name];
  if (!plan) return;
  const placed = (
    await session.call(listBuyerOrders, { query: { buyerId: session.userId } })
  ).orders.toReversed();
  for (const [i, lines] of plan.orders.entries()) {
    const order =
      placed[i] ??
      (await session.call(submitOrder, {
        body: claimOf(session.userId, lines, plan.to, shelf),
        headers: { 'idempotency-key': `demo-${name}-${i + 1}` },
      }));
    await bringOn(order, lines, { buyer: session, shelf, sellers });
  }
}
