import type { UserLocation } from '@ethereal/contracts/orders';
import type { PersonalData } from '@ethereal/service-kit/personal-data';
import type { Db } from 'mongodb';
import type { Cart } from './cart/cart.rules.ts';
import type { Order } from './orders/order.ts';

/** Stands where an address was. */
const NOBODY: UserLocation = {
  country: 'United States',
  fullname: 'Deleted account',
  phone: '00000',
  address: '–',
  city: '–',
  state: 'NY',
  zipcode: '00000',
};

/** Orders keep amounts, items and ids, as bookkeeping demands, and lose who placed them. */
export function createPersonalData(db: Db): PersonalData {
  const orders = db.collection<Order>('orders');
  const carts = db.collection<Cart>('carts');
  const bought = { projection: { pendingEvents: 0, idempotency: 0, reserved: 0, restocks: 0, cartRevs: 0 } };
  /** Where a sale went is the buyer's alone. */
  const sold = { projection: { lines: 1, createdAt: 1 } };

  async function* salesOf(user: string) {
    for await (const { _id, lines, createdAt } of orders.find({ sellers: user }, sold)) {
      yield { _id, createdAt, lines: lines.filter(({ seller }) => seller === user) };
    }
  }

  return {
    share: (user) => ({
      orders: orders.find({ buyer: user }, bought),
      sales: salesOf(user),
      cart: carts.find({ _id: user }, { projection: { lines: 1 } }),
    }),
    async erase(user) {
      await carts.deleteOne({ _id: user });
      await orders.updateMany({ buyer: user }, { $set: { userLocation: NOBODY }, $unset: { idempotency: '' } });
      // Words that the buyer wrote with a return may name anything.
      await orders.updateMany(
        { buyer: user, 'lines.return': { $exists: true } },
        { $set: { 'lines.$[returned].return.reason': '' } },
        { arrayFilters: [{ 'returned.return': { $exists: true } }] },
      );
      await orders.updateMany(
        { buyer: user, 'lines.history.note': { $exists: true } },
        { $unset: { 'lines.$[].history.$[].note': '' } },
      );
    },
  };
}
