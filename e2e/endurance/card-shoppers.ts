import { setTimeout as pause } from 'node:timers/promises';
import type { Call, CallAnswer } from '@ethereal/contracts/call';
import type { Item } from '@ethereal/contracts/items';
import {
  cancelLine,
  decideReturn,
  requestReturn,
  submitOrder,
  updateItemStatus,
} from '@ethereal/contracts/orders';
import { getPayment, openPaymentSession } from '@ethereal/contracts/payments';
import { bodyOf, type Request, send } from '../kit/api.ts';
import type { Person } from './shop.ts';
import { claimOf } from './shoppers.ts';

/** An item with its seller, who may change its lines. */
export type Good = { item: Item; seller: Person };

const CARDS = ['4000 0000 0000 0077', '4000 0000 0000 3220', '4000 0000 0000 0028'] as const;
const DECLINED = '4000 0000 0000 0002';
const SIZES = ['S', 'M', 'L'] as const;
const AGAIN_AFTER_MS = 250;

/** What a buyer and their sellers do with an order by card. */
const FATES = [
  ...(['pays', 'pays', 'pays', 'pays', 'is declined first', 'is declined first'] as const),
  ...(['leaves', 'cancels before', 'pays twice', 'cancels a line and pays both pages'] as const),
  ...(['is shipped', 'is shipped', 'is shipped', 'is handed', 'comes back', 'comes back'] as const),
  ...(['cancels after', 'is shipped and cancelled', 'is shipped and set back', 'pays'] as const),
] as const;

type Sold = { id: string; buyer: Person; goods: readonly Good[]; url: string };

/** Buyers who pay by card and press again whatever happens, at one site. */
export function createCardShoppers(site: string, goods: readonly Good[]) {
  /** Until the shop says yes or no; undefined for no. */
  async function persist<C extends Call>(
    call: C,
    request: Request,
    token: string,
  ): Promise<CallAnswer<C> | undefined> {
    for (;;) {
      const answer = await send(call, request, token, site).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined && answer.status < 500) {
        const isYes = answer.status === call.success.status;
        return isYes ? (call.success.body.parse(bodyOf(answer, text)) as CallAnswer<C>) : undefined;
      }
      await pause(AGAIN_AFTER_MS);
    }
  }

  /** Gives a card on a page of the bank's until it has answered. */
  async function pay(url: string, card: string): Promise<void> {
    let form: Record<string, string> = { card };
    for (;;) {
      const body = new URLSearchParams(form);
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer?.status === 303 || answer?.status === 410) return;
      if (text?.includes('Is it you?')) form = { step: 'confirm' };
      else await pause(AGAIN_AFTER_MS);
    }
  }

  async function order(buyer: Person, number: number, lines: number): Promise<Sold> {
    const chosen = goods.map((_, at) => goods[(number + at) % goods.length] as Good).slice(0, lines);
    const [first, ...others] = chosen.map(({ item }) => claimOf(buyer, item, 1 + (number % 2)));
    const items = [first, ...others].flatMap((claim) => claim?.items ?? []);
    const body = {
      ...{ ...first, payment: 'card' },
      items: items.map((line, at) => ({ ...line, sizeChosen: SIZES[(number + at) % SIZES.length] })),
      totalPrice:
        items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
    };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    // One that was given up while its service was killed is pressed again, with the same key.
    for (;;) {
      const placed = await persist(submitOrder, { body, headers }, buyer.token);
      const url = placed?.payment?.url;
      if (placed && url) return { id: placed._id, buyer, goods: chosen, url };
      throw new Error(`An order was refused: ${JSON.stringify(body)}`);
    }
  }

  const stateOf = async ({ id, buyer }: Sold) =>
    (await persist(getPayment, { params: { orderId: id } }, buyer.token))?.state;

  /** Whether the money came, once that is decided. */
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

  /** The order learns of the money by an event, so it may not know yet. */
  async function ship(sold: Sold, at: number, status: string): Promise<void> {
    const request = { params: place(sold, at), body: { status } };
    for (let tries = 0; tries < 240; tries++) {
      if (await persist(updateItemStatus, request, sellerOf(sold, at))) return;
      await pause(AGAIN_AFTER_MS);
    }
  }
  const cancel = (sold: Sold, at: number, by = sold.buyer.token) =>
    persist(cancelLine, { params: place(sold, at), body: {} }, by);
  const newPage = (sold: Sold) =>
    persist(openPaymentSession, { params: { orderId: sold.id } }, sold.buyer.token);

  async function comeBack(sold: Sold): Promise<void> {
    const params = place(sold, 0);
    await ship(sold, 0, 'Handed');
    await persist(requestReturn, { params, body: { reason: 'It does not fit.' } }, sold.buyer.token);
    for (const state of ['approved', 'received'])
      await persist(decideReturn, { params, body: { state } }, sellerOf(sold, 0));
  }

  async function afterwards(fate: (typeof FATES)[number], sold: Sold): Promise<void> {
    if (!(await isPaid(sold))) return;
    if (fate === 'cancels after') await cancel(sold, 0);
    if (fate.startsWith('is shipped')) await ship(sold, 0, 'Out for Shipping');
    if (fate === 'is shipped and cancelled') await cancel(sold, 0, sellerOf(sold, 0));
    if (fate === 'is shipped and set back') {
      await ship(sold, 0, 'Pending');
      await ship(sold, 0, 'Out for Shipping');
    }
    if (fate === 'is handed') await ship(sold, 0, 'Handed');
    if (fate === 'comes back') await comeBack(sold);
  }

  return {
    /** One checkout from the order to whatever becomes of it; answers the order's id. */
    async checkOut(buyer: Person, number: number): Promise<string> {
      const fate = FATES[number % FATES.length] ?? 'pays';
      const card = CARDS[number % CARDS.length] ?? CARDS[0];
      const isOfTwo = fate === 'cancels a line and pays both pages' || number % 3 === 0;
      const sold = await order(buyer, number, isOfTwo ? 2 : 1);
      const { id, url, goods: lines } = sold;
      if (fate === 'leaves') return id;
      if (fate === 'cancels before') {
        for (const at of lines.keys()) await cancel(sold, at);
        await pay(url, card);
        return id;
      }
      if (fate === 'is declined first') {
        await pay(url, DECLINED);
        await untilState(sold, 'failed');
        await pay((await newPage(sold))?.url ?? url, card);
      } else if (fate === 'cancels a line and pays both pages') {
        await cancel(sold, 1);
        await pause(AGAIN_AFTER_MS);
        const next = await newPage(sold);
        await Promise.all([pay(url, card), pay(next?.url ?? url, card)]);
      } else if (fate === 'pays twice') {
        await Promise.all([pay(url, card), pay(url, card)]);
      } else await pay(url, card);
      await afterwards(fate, sold);
      return id;
    },
  };
}
