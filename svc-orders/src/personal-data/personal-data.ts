import { DAY_MS } from '@ethereal/contracts/durations';
import { ERASED_ADDRESS } from '@ethereal/contracts/orders';
import { workOnEach } from '@ethereal/service-kit/each';
import type { PersonalData } from '@ethereal/service-kit/personal-data';
import type { Db, Filter } from 'mongodb';
import type { AddressesStore } from '../addresses/addresses.store.ts';
import type { CartStore } from '../cart/cart.store.ts';
import type { PersonsUse } from '../codes/uses.store.ts';
import type { createChangeLine } from '../orders/change-line.ts';
import { isCancellable } from '../orders/line.rules.ts';
import type { Order, OrderLine } from '../orders/order.ts';

const ACCOUNT_DELETED = 'The buyer deleted their account.';

/** Days for which the seller keeps the address of a delivered line, for returns. */
const KEEP_DAYS = 14;
/** Days after which a shipped line counts as delivered although its seller did not report it. */
const LOST_DAYS = 60;

/** Returns when a line first had a status: a seller who sets it again does not keep an address for longer. */
const reachedAt = ({ history = [] }: OrderLine, status: OrderLine['status'], otherwise: Date): number =>
  (history.find((step) => step.status === status)?.at ?? otherwise).getTime();

/** Whether the seller of a line still needs the address of its buyer. */
function needsAddress(line: OrderLine, { createdAt }: Pick<Order, 'createdAt'>, now: Date): boolean {
  if (line.status === 'Handed') return reachedAt(line, 'Handed', createdAt) + KEEP_DAYS * DAY_MS > now.getTime();
  const shippedAt = reachedAt(line, 'Out for Shipping', createdAt);
  return line.status === 'Out for Shipping' && shippedAt + (LOST_DAYS + KEEP_DAYS) * DAY_MS > now.getTime();
}

type Deps = {
  db: Db;
  carts: Pick<CartStore, 'erase'>;
  addresses: Pick<AddressesStore, 'share' | 'erase'>;
  changeLine: ReturnType<typeof createChangeLine>;
  now(): Date;
};

/**
 * Exports and erases the personal data of buyers. Orders keep amounts, items and ids for bookkeeping. Erasing a buyer
 * cancels the lines that are not shipped and removes the address; the address of a shipped line stays with its seller
 * until 14 days after delivery.
 */
export function createPersonalData({ db, carts: cartStore, addresses, changeLine, now }: Deps) {
  const orders = db.collection<Order>('orders');
  const carts = db.collection<{ _id: string }>('carts');
  const uses = db.collection<PersonsUse>('code-uses');
  const bought = {
    projection: {
      pendingEvents: 0,
      idempotency: 0,
      reserved: 0,
      restocks: 0,
      cartRevs: 0,
      cartParts: 0,
      usesHeld: 0,
      usesBack: 0,
      'lines.history.key': 0,
    },
  };
  /** The address of a sale is personal data of the buyer, so a seller's copy omits it. */
  const sold = { projection: { lines: 1, createdAt: 1 } };

  async function* salesOf(user: string) {
    for await (const { _id, lines, createdAt } of orders.find({ sellers: user }, sold)) {
      yield { _id, createdAt, lines: lines.filter(({ seller }) => seller === user) };
    }
  }

  async function cancelPending(buyer: string): Promise<void> {
    const open = orders.find({ buyer, state: { $exists: false }, 'lines.status': 'Pending' });
    for await (const { _id: orderId, lines } of open)
      if (lines.some(isCancellable))
        await changeLine({ by: buyer }, { orderId }, { type: 'cancel', reason: ACCOUNT_DELETED });
  }

  async function eraseAddress(_id: string): Promise<void> {
    await orders.updateOne({ _id }, { $set: { userLocation: ERASED_ADDRESS }, $unset: { erasing: '' } });
  }

  /** Removes addresses that no seller needs any more from orders whose buyer was erased. */
  async function eraseAddresses(of: Filter<Order> = {}): Promise<void> {
    await workOnEach(orders.find({ ...of, erasing: true }), async (order) => {
      if (!order.lines.some((line) => needsAddress(line, order, now()))) await eraseAddress(order._id);
    });
  }

  const data: PersonalData = {
    share: (user) => ({
      orders: orders.find({ buyer: user }, bought),
      sales: salesOf(user),
      cart: carts.find({ _id: user }, { projection: { lines: 1, saved: 1, codes: 1 } }),
      codesUsed: uses.find({ person: user }, { projection: { code: 1, order: 1, at: 1 } }),
      addresses: addresses.share(user),
    }),
    async erase(user) {
      await cartStore.erase(user);
      await addresses.erase(user);
      await cancelPending(user);
      await orders.updateMany({ buyer: user }, { $set: { erasing: true }, $unset: { idempotency: '' } });
      await eraseAddresses({ buyer: user });
      await uses.deleteMany({ person: user });
      // Reasons and notes are free text of the buyer.
      await orders.updateMany(
        { buyer: user, 'lines.return': { $exists: true } },
        { $set: { 'lines.$[returned].return.reason': '' } },
        { arrayFilters: [{ 'returned.return': { $exists: true } }] },
      );
      await orders.updateMany(
        { 'lines.seller': user, 'lines.return.sendTo': { $exists: true } },
        { $unset: { 'lines.$[sold].return.sendTo': '' } },
        { arrayFilters: [{ 'sold.seller': user, 'sold.return': { $exists: true } }] },
      );
      await orders.updateMany(
        { buyer: user, 'lines.history.note': { $exists: true } },
        { $unset: { 'lines.$[noted].history.$[].note': '' } },
        { arrayFilters: [{ 'noted.history': { $exists: true } }] },
      );
    },
  };
  return { data, eraseAddresses };
}
