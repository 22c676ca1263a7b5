import { setTimeout as pause } from 'node:timers/promises';
import { getItemViews } from '@ethereal/contracts/analytics';
import { addToCart, getCart, updateCartQuantity } from '@ethereal/contracts/cart';
import { chatStream } from '@ethereal/contracts/chat';
import { addFavorite, removeFavorite } from '@ethereal/contracts/favorites';
import { getUserDetails } from '@ethereal/contracts/identity';
import { countView, getItem, type Item, listItems } from '@ethereal/contracts/items';
import { submitOrder } from '@ethereal/contracts/orders';
import { until } from '../kit/until.ts';
import { createEars } from './ears.ts';
import { createLedger } from './ledger.ts';
import type { Market, Person } from './shop.ts';

/** Between what one person does and does next, in milliseconds. */
const THINKING_MS = 25;

const location = {
  country: 'United States',
  fullname: 'Ada Buyer',
  phone: '212-555-0100',
  address: '1 Main St',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
};

/** The body of an order of one item. */
export const claimOf = (buyer: Person, item: Item, quantity: number) => ({
  buyer: buyer.id,
  items: [{ productId: item._id, quantity, price: item.price, seller: item.user }],
  totalPrice: Math.round(item.price * 100 * quantity) / 100,
  userLocation: location,
});

/** What people do in a shop, over and over, each kind of thing by itself so that one area's fault stops no other. */
export function createShoppers(shop: Market) {
  const ears = createEars(shop.site.site);
  const ledger = createLedger(shop);
  const rounds = new Map<string, number>();
  let open = false;
  let under: Promise<unknown> = Promise.resolve();

  const itemAt = (round: number) => {
    const item = shop.items[round % shop.items.length];
    if (!item) throw new Error('The shop is empty.');
    return item;
  };

  const habits = {
    async browsing(round: number) {
      const { category, _id } = itemAt(round);
      const list = await ears.tryOnce(listItems, { query: { limit: '24' } });
      const item = await ears.tryOnce(getItem, { params: { category, id: _id } });
      const viewed = await ears.tryOnce(countView, { params: { itemId: _id } });
      ledger.count('views', _id, viewed !== undefined);
      return list !== undefined && item !== undefined && viewed !== undefined;
    },
    async liking(round: number, { token }: Person) {
      const body = { productId: itemAt(round)._id };
      await ears.insist(addFavorite, { body }, token);
      ledger.count('favorites', body.productId, true);
      await ears.insist(removeFavorite, { body }, token);
      return true;
    },
    async buying(round: number, buyer: Person) {
      const item = itemAt(round);
      const body = { productId: item._id, quantity: 1 };
      const added = await ears.tryOnce(addToCart, { body }, buyer.token);
      ledger.count('carts', item._id, added !== undefined);
      const quantity = 1 + (round % 3);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const order = await ears.insist(
        submitOrder,
        { body: claimOf(buyer, item, quantity), headers },
        buyer.token,
      );
      ledger.ordered(buyer, order._id, item._id, quantity);
      return added !== undefined;
    },
    async account(_: number, { token }: Person) {
      return (await ears.tryOnce(getUserDetails, {}, token)) !== undefined;
    },
    async chatting() {
      return (await ears.tryOnce(chatStream, { params: { message: 'Do you have shirts?' } })) !== undefined;
    },
    async dashboard(round: number) {
      const params = { period: 'Day', itemId: itemAt(round)._id };
      return (await ears.tryOnce(getItemViews, { params }, shop.seller.token)) !== undefined;
    },
    async filling(round: number, keeper: Person) {
      const body = { productId: itemAt(0)._id, quantity: 1 + (round % 10) };
      await ears.insist(updateCartQuantity, { body }, keeper.token);
      ledger.keptInCart(keeper, body.productId, body.quantity);
      return true;
    },
  };
  type Habit = keyof typeof habits;
  const [keeper, ...buyers] = shop.people;
  if (!keeper) throw new Error('Nobody is there.');
  const everybody: [Habit, Person][] = [
    ...buyers.flatMap((one): [Habit, Person][] => [
      ['browsing', one],
      ['liking', one],
      ['buying', one],
    ]),
    ['account', keeper],
    ['chatting', keeper],
    ['dashboard', keeper],
    ['filling', keeper],
  ];

  async function live(habit: Habit, person: Person): Promise<void> {
    for (let round = 0; open; round++) {
      if (await habits[habit](round, person)) rounds.set(habit, (rounds.get(habit) ?? 0) + 1);
      await pause(THINKING_MS);
    }
  }

  return {
    ...ears,
    ledger,
    habits: Object.keys(habits) as Habit[],
    /** Lets everybody in. */
    async start(): Promise<void> {
      await ears.insist(addToCart, { body: { productId: itemAt(0)._id, quantity: 1 } }, keeper.token);
      const cart = await ears.insist(getCart, {}, keeper.token);
      ledger.count('carts', itemAt(0)._id, true);
      ledger.keptInCart(keeper, itemAt(0)._id, cart.items[0]?.quantity ?? 0);
      open = true;
      under = Promise.all(everybody.map(([habit, person]) => live(habit, person)));
    },
    /** Waits until people with these habits got through some rounds from now on. */
    async goOn(which: readonly Habit[], more = 3, timeoutMs = 40_000): Promise<void> {
      const before = new Map(rounds);
      const waitingFor = async () =>
        which.filter((one) => (rounds.get(one) ?? 0) < (before.get(one) ?? 0) + more);
      await until('shoppers to go on', waitingFor, (names) => names.length === 0, timeoutMs);
    },
    /** Everybody finishes what they are at. */
    async stop(): Promise<void> {
      open = false;
      await under;
    },
  };
}
