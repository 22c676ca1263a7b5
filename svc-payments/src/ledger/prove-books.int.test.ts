import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPayments } from '../testing/start-payments.ts';

let shop: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  shop = await startPayments({ PAYOUT_DELAY_DAYS: '0', PAYOUT_EVERY_DAYS: '0' });
});
afterAll(() => shop?.close());

async function inDatabase(work: (entries: ReturnType<ReturnType<MongoClient['db']>['collection']>) => unknown) {
  const client = await new MongoClient(shop.env.MONGODB_URL ?? '').connect();
  await work(client.db(shop.env.MONGODB_DATABASE).collection('ledger'));
  await client.close();
}

test('proves the books by a command that names the differing orders', async () => {
  const order = shop.order(1000, 500);
  for (const { seller } of order.lines) await shop.connect(seller);
  const { body } = await shop.session(order);
  await shop.pay(body.url, '4000 0000 0000 0077');
  const payment = async () => (await shop.call('GET', `/api/payments/${order.orderId}`, order.buyer)).body;
  const isIn = (state: string) => vi.waitFor(async () => expect((await payment()).state).toBe(state), 15_000);
  await isIn('authorized');
  await shop.moved(order, 0, 'Handed');
  await shop.moved(order, 1, 'Handed');
  await isIn('captured');
  await vi.waitFor(async () => expect(await shop.bankBalance()).toBe(150), 15_000);
  await shop.returned(order, 1);
  await isIn('partly-refunded');
  shop.comesTo(order, 1000);
  expect(await shop.reconcile()).toEqual({
    code: 0,
    proof: { ledger: 0, provider: 0, orders: 0, unequal: [] },
  });

  shop.comesTo(order, 1001);
  expect(await shop.reconcile()).toEqual({
    code: 1,
    proof: { ledger: 0, provider: 0, orders: 1, unequal: [order.orderId] },
  });
  shop.comesTo(order, 1000);

  await inDatabase((entries) => entries.deleteOne({ order: order.orderId, _id: { $regex: /^refund:/ } as never }));
  expect(await shop.reconcile()).toEqual({
    code: 1,
    proof: { ledger: 0, provider: -500, orders: 500, unequal: [order.orderId] },
  });
});
