import { setTimeout as pause } from 'node:timers/promises';
import { createCardOrders, type Good, type Sold } from './card-orders.ts';
import { AGAIN_AFTER_MS, type Persist, pay } from './persistent.ts';
import type { Person } from './shop.ts';

const CARDS = ['4000 0000 0000 0077', '4000 0000 0000 3220', '4000 0000 0000 0028'] as const;
const DECLINED = '4000 0000 0000 0002';

type Orders = ReturnType<typeof createCardOrders>;

/** Ways in which a buyer pays. */
const PAYMENTS = {
  once: (_orders: Orders, { url }: Sold, card: string) => pay(url, card),
  twice: (_orders: Orders, { url }: Sold, card: string) => Promise.all([pay(url, card), pay(url, card)]),
  async 'after a refusal'({ untilState, newPage }: Orders, sold: Sold, card: string) {
    await pay(sold.url, DECLINED);
    await untilState(sold, 'failed');
    await pay((await newPage(sold))?.url ?? sold.url, card);
  },
  async 'both pages of one line less'({ cancel, newPage }: Orders, sold: Sold, card: string) {
    await cancel(sold, 1);
    await pause(AGAIN_AFTER_MS);
    const next = await newPage(sold);
    await Promise.all([pay(sold.url, card), pay(next?.url ?? sold.url, card)]);
  },
  async 'for nothing that is left'({ cancel }: Orders, sold: Sold, card: string) {
    for (const at of sold.goods.keys()) await cancel(sold, at);
    await pay(sold.url, card);
  },
  never: async () => undefined,
};

/** Steps after the payment, with the first line of the order. */
const OUTCOMES = {
  stays: async () => undefined,
  'is cancelled': ({ cancel }: Orders, sold: Sold) => cancel(sold, 0),
  'is shipped': ({ ship }: Orders, sold: Sold) => ship(sold, 0, 'Out for Shipping'),
  async 'is shipped and cancelled'({ ship, cancel, sellerOf }: Orders, sold: Sold) {
    await ship(sold, 0, 'Out for Shipping');
    await cancel(sold, 0, sellerOf(sold, 0));
  },
  async 'is shipped and set back'({ ship }: Orders, sold: Sold) {
    for (const status of ['Out for Shipping', 'Pending', 'Out for Shipping']) await ship(sold, 0, status);
  },
  'is handed': ({ ship }: Orders, sold: Sold) => ship(sold, 0, 'Handed'),
  'comes back': ({ comeBack }: Orders, sold: Sold) => comeBack(sold),
};

/** Steps of buyers and their sellers with an order by card, in turn; null where no step follows the payment. */
const FATES: readonly (readonly [keyof typeof PAYMENTS, keyof typeof OUTCOMES | null])[] = [
  ...([
    ['once', 'stays'],
    ['once', 'stays'],
    ['once', 'stays'],
    ['once', 'stays'],
  ] as const),
  ...([
    ['after a refusal', 'stays'],
    ['after a refusal', 'stays'],
    ['never', null],
  ] as const),
  ...([
    ['for nothing that is left', null],
    ['twice', 'stays'],
  ] as const),
  ...([
    ['both pages of one line less', 'stays'],
    ['once', 'is shipped'],
  ] as const),
  ...([
    ['once', 'is shipped'],
    ['once', 'is shipped'],
    ['once', 'is handed'],
  ] as const),
  ...([
    ['once', 'comes back'],
    ['once', 'comes back'],
    ['once', 'is cancelled'],
  ] as const),
  ...([
    ['once', 'is shipped and cancelled'],
    ['once', 'is shipped and set back'],
    ['once', 'stays'],
  ] as const),
];

const pickInTurn = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

/** Creates buyers at one site who pay by card and repeat an order after every failure. */
export function createCardShoppers(persist: Persist, goods: readonly Good[]) {
  const orders = createCardOrders(persist, goods);
  return {
    /** Makes one checkout, from the order to its last step. Returns the order's id. */
    async checkOut(buyer: Person, number: number): Promise<string> {
      const [payment, outcome] = pickInTurn(FATES, number);
      const isOfTwo = payment === 'both pages of one line less' || number % 3 === 0;
      const sold = await orders.order(buyer, number, isOfTwo ? 2 : 1);
      await PAYMENTS[payment](orders, sold, pickInTurn(CARDS, number));
      if (outcome && (await orders.isPaid(sold))) await OUTCOMES[outcome](orders, sold);
      return sold.id;
    },
  };
}
