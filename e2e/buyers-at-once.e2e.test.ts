import { getItemCarts, getItemSales } from '@ethereal/contracts/analytics';
import { addToCart, getCart } from '@ethereal/contracts/cart';
import { listBuyerOrders, listSellerOrders, type Order, submitOrder } from '@ethereal/contracts/orders';
import { expect, test } from 'vitest';
import { ask, sendUntilAnswered } from './kit/api.ts';
import { publishItem } from './kit/goods.ts';
import { type Account, newAccount } from './kit/people.ts';
import { until } from './kit/until.ts';

const BUYERS = 60;
/** Accounts made at a time: more would only wait for the password hashes. */
const AT_A_TIME = 6;

async function buyers(): Promise<Account[]> {
  const made: Account[] = [];
  const makeSome = async () => {
    while (made.length < BUYERS) {
      const place = made.push({} as Account) - 1;
      made[place] = await newAccount('Crowd');
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, makeSome));
  return made;
}

test('sixty buyers at once, with repeated requests: orders, sold units and dashboards agree to the unit', async () => {
  const seller = await newAccount('Market');
  const item = await publishItem(seller.token, { price: 9.99 });
  const productId = item._id;
  const crowd = await buyers();

  const bought = await Promise.all(
    crowd.map(async (buyer, index) => {
      const quantity = 1 + (index % 4);
      await ask(addToCart, { body: { productId, quantity } }, buyer.token);
      const request = {
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: {
          buyer: buyer.id,
          items: [{ productId, quantity, price: 9.99, seller: seller.id }],
          totalPrice: Math.round(999 * quantity) / 100,
          userLocation: {
            country: 'United States',
            fullname: 'C',
            phone: '555 0100',
            address: '1',
            city: 'NY',
            state: 'NY',
            zipcode: '10001',
          },
        },
      };
      const times = 1 + Math.floor(Math.random() * 3);
      const answers = await Promise.all(
        Array.from({ length: times }, () => sendUntilAnswered(submitOrder, request, buyer.token)),
      );
      const orders: Order[] = await Promise.all(answers.map((answer) => answer.json()));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
      return quantity;
    }),
  );
  const units = bought.reduce((sum, quantity) => sum + quantity, 0);

  for (const buyer of crowd.slice(0, 5)) {
    expect((await ask(listBuyerOrders, { query: { buyerId: buyer.id } }, buyer.token)).orders).toHaveLength(
      1,
    );
    expect((await ask(getCart, {}, buyer.token)).items).toEqual([]);
  }
  const received = [];
  let cursor: string | null = '';
  do {
    const query: Record<string, string> = { sellerId: seller.id, limit: '25', cursor };
    const page: { orders: Order[]; nextCursor: string | null } = await ask(
      listSellerOrders,
      { query },
      seller.token,
    );
    received.push(...page.orders.flatMap(({ items }) => items));
    cursor = page.nextCursor;
  } while (cursor);
  expect(received).toHaveLength(BUYERS);
  expect(received.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units);

  const request = { params: { period: 'Day', itemId: productId } };
  const sold = async () => (await ask(getItemSales, request, seller.token)).total;
  expect(await until('the dashboard', sold, (total) => total >= units)).toBe(units);
  expect((await ask(getItemCarts, request, seller.token)).total).toBe(BUYERS);
}, 180_000);
