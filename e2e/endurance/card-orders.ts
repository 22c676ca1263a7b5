import { setTimeout as pause } from 'node:timers/promises';
import type { Item } from '@ethereal/contracts/items';
import { cancelLine, decideReturn, requestReturn, submitOrder, updateItemStatus } from '@ethereal/contracts/orders';
import { getPayment, openPaymentSession } from '@ethereal/contracts/payments';
import { AGAIN_AFTER_MS, type Persist } from './persistent.ts';
import { claimOf } from './person-actions.ts';
import type { Person } from './shop.ts';

/** Item with its seller, who may change its lines. */
export type Good = { item: Item; seller: Person };

export type Sold = { id: string; buyer: Person; goods: readonly Good[]; url: string };

const SIZES = ['S', 'M', 'L'] as const;

/** Creates the steps of buyers and sellers with orders by card at one site. */
export function createCardOrders(persist: Persist, goods: readonly Good[]) {
  async function order(buyer: Person, number: number, lines: number): Promise<Sold> {
    const chosen = goods.map((_, at) => goods[(number + at) % goods.length] as Good).slice(0, lines);
    const [first, ...others] = chosen.map(({ item }) => claimOf(buyer, item, 1 + (number % 2)));
    const items = [first, ...others].flatMap((claim) => claim?.items ?? []);
    const body = {
      ...first,
      payment: 'card',
      items: items.map((line, at) => ({ ...line, sizeChosen: SIZES[(number + at) % SIZES.length] })),
      totalPrice: items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
    };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const placed = await persist(submitOrder, { body, headers }, buyer.token);
    const url = placed?.payment?.url;
    if (!placed || !url) throw new Error(`An order was refused: ${JSON.stringify(body)}`);
    return { id: placed._id, buyer, goods: chosen, url };
  }

  const stateOf = async ({ id, buyer }: Sold) =>
    (await persist(getPayment, { params: { orderId: id } }, buyer.token))?.state;

  /** Waits until the payment is decided, and returns whether it succeeded. */
  async function isPaid(sold: Sold): Promise<boolean> {
    for (;;) {
      const state = await stateOf(sold);
      if (state !== 'awaiting' && state !== 'failed') return state !== 'expired' && state !== 'cancelled';
      await pause(AGAIN_AFTER_MS);
    }
  }

  async function untilState(sold: Sold, wanted: string): Promise<void> {
    for (let looks = 0; looks < 40 && (await stateOf(sold)) !== wanted; looks++) await pause(AGAIN_AFTER_MS);
  }

  const place = (sold: Sold, at: number) => ({ orderId: sold.id, productId: sold.goods[at]?.item._id ?? '' });
  const sellerOf = (sold: Sold, at: number) => sold.goods[at]?.seller.token ?? '';

  /** The order learns of the payment by an event, so it may not show it yet. */
  async function ship(sold: Sold, at: number, status: string): Promise<void> {
    const request = { params: place(sold, at), body: { status } };
    for (let tries = 0; tries < 240; tries++) {
      if (await persist(updateItemStatus, request, sellerOf(sold, at))) return;
      await pause(AGAIN_AFTER_MS);
    }
  }
  const cancel = (sold: Sold, at: number, by = sold.buyer.token) =>
    persist(cancelLine, { params: place(sold, at), body: {} }, by);
  const newPage = (sold: Sold) => persist(openPaymentSession, { params: { orderId: sold.id } }, sold.buyer.token);

  async function comeBack(sold: Sold): Promise<void> {
    const params = place(sold, 0);
    await ship(sold, 0, 'Handed');
    await persist(requestReturn, { params, body: { reason: 'It does not fit.' } }, sold.buyer.token);
    for (const state of ['approved', 'received'])
      await persist(decideReturn, { params, body: { state } }, sellerOf(sold, 0));
  }

  return { order, isPaid, untilState, newPage, sellerOf, ship, cancel, comeBack };
}
