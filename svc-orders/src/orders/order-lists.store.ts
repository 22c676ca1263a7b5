import type { LineStatus } from '@ethereal/contracts/orders';
import { containing } from '@ethereal/service-kit/fold';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import type { Db, Filter } from 'mongodb';
import type { Order } from './order.ts';

/** Filter for the orders of a buyer or seller. */
type ListFilter = { status?: LineStatus | undefined; search?: string | undefined };

/** Returns lists of orders, newest first, by page. */
export type OrderLists = {
  ofBuyer(buyer: string, filter: ListFilter, limit: number, from?: PageStart): Promise<Order[]>;
  ofSeller(seller: string, filter: ListFilter, limit: number, from?: PageStart): Promise<Order[]>;
  /** Returns the orders of all people that contain each of the words. */
  ofAll(words: readonly string[], limit: number, from?: PageStart): Promise<Order[]>;
  latestDefaultAddress(buyer: string): Promise<Order | undefined>;
  /** Returns a buyer's unpaid orders by card that hold units or uses of codes, also those that are being placed. */
  unpaidOf(buyer: string, since: Date): Promise<Order[]>;
  /** Returns those of the orders that are placed and by card. */
  paidByCard(ids: readonly string[]): Promise<Order[]>;
};

/** Maximum number of unpaid orders that are read per buyer. */
const MAX_UNPAID = 100;

/** Matches orders that are neither being placed nor refused. */
export const PLACED = { state: { $exists: false } } as const;
/** Matches orders that are sold: on delivery, or with an authorized payment. */
export const SOLD = { $or: [{ payment: { $exists: false } }, { 'payment.placed': true as const }] };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an id, the end of an order's id, or a part of the recipient's name. */
function wordFilter(word: string): Filter<Order> {
  const id = word.replace(/^#/, '').toLowerCase();
  const isId = /^[0-9a-f]{24}$/.test(id);
  if (isId) return { $or: [{ _id: id }, { buyer: id }] };
  return { $or: [{ 'userLocation.fullname': containing(word) }, ...(id ? [endsWith(word)] : [])] } as Filter<Order>;
}

const endsWith = (search: string) => ({ _id: { $regex: `${escaped(search.replace(/^#/, '').toLowerCase())}$` } });

function buyerFilter(buyer: string, { status, search }: ListFilter): Filter<Order> {
  return {
    buyer,
    ...(status && { 'lines.status': status }),
    ...(search && { $and: [{ $or: [{ 'lines.name': containing(search) }, endsWith(search)] }] }),
  } as Filter<Order>;
}

function sellerFilter(seller: string, { status, search }: ListFilter): Filter<Order> {
  const text = search ? containing(search) : undefined;
  return {
    sellers: seller,
    ...(status && { lines: { $elemMatch: { seller, status } } }),
    ...(text && {
      $and: [
        {
          $or: [
            { lines: { $elemMatch: { seller, name: text } } },
            { 'userLocation.fullname': text },
            { 'userLocation.city': text },
            ...(search ? [endsWith(search)] : []),
          ],
        },
      ],
    }),
  } as Filter<Order>;
}

/** Creates the reader of the lists of orders. */
export function createOrderLists(db: Db): OrderLists {
  const orders = db.collection<Order>('orders');
  const newestFirst = { createdAt: -1, _id: -1 } as const;

  async function list(filter: Filter<Order>, limit: number, from?: PageStart): Promise<Order[]> {
    return orders
      .find({ ...filter, ...olderThan<Order>('createdAt', from), ...PLACED })
      .sort(newestFirst)
      .limit(limit)
      .toArray();
  }

  return {
    ofBuyer: (buyer, filter, limit, from) => list(buyerFilter(buyer, filter), limit, from),
    ofSeller: (seller, filter, limit, from) => list(sellerFilter(seller, filter), limit, from),
    ofAll: (words, limit, from) => list(words.length > 0 ? { $and: words.map(wordFilter) } : {}, limit, from),
    unpaidOf: (buyer, since) =>
      orders
        .find({
          buyer,
          createdAt: { $gte: since },
          'payment.state': { $in: ['awaiting', 'failed'] },
          state: { $ne: 'refused' },
          // Orders that hold nothing are not limited, and would fill the list.
          $or: [{ 'reserved.item': { $exists: true } }, { usesHeld: true }],
        })
        .limit(MAX_UNPAID)
        .toArray(),
    paidByCard: (ids) => orders.find({ _id: { $in: [...ids] }, payment: { $exists: true }, ...PLACED }).toArray(),
    latestDefaultAddress: async (buyer) =>
      (await orders.findOne({ buyer, 'userLocation.defaultAddress': true, ...PLACED }, { sort: newestFirst })) ??
      undefined,
  };
}
