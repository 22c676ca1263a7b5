import { newId } from '@ethereal/service-kit/ids';
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

test("shows the desk alone the shop's sums", async () => {
  const { tokens } = shop;
  const sums = (headers: Record<string, string>) => shop.callWith(headers, 'GET', '/api/desk/books');
  const desk = tokens.headers(newId(), { roles: ['support'], mfa: true });
  const { status, body: before, headers } = await sums(desk);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  for (const [status, caller] of [
    [403, tokens.headers(newId())],
    [401, {}],
  ] as const)
    expect((await sums(caller)).status).toBe(status);

  const order = shop.order(700);
  const [line] = order.lines;
  if (!line) throw new Error('The order has a line.');
  line.discounts = { seller: 0, shop: 300 };
  await shop.connect(line.seller);
  await shop.pay((await shop.session(order)).body.url, '4000 0000 0000 0077');
  await vi.waitFor(async () => {
    const { body } = await shop.call('GET', `/api/payments/${order.orderId}`, order.buyer);
    expect(body.state).toBe('authorized');
  }, 15_000);
  const bank = await shop.bankBalance();
  await shop.moved(order, 0, 'Handed');
  // The share of $9.00 is paid out of the $7.00 of the buyer, of what the bank held, and of the shop's own money.
  const missing = Math.max(0, 900 - 700 - bank);
  await vi.waitFor(async () => {
    const { payouts } = (await shop.call('GET', '/api/payouts', line.seller)).body;
    expect(payouts).toMatchObject([{ cents: 900, lines: [{ saleCents: 1000, shopDiscountCents: 300 }] }]);
  }, 15_000);
  expect((await sums(desk)).body).toEqual({
    currency: 'USD',
    commissionCents: before.commissionCents + 100,
    discountCents: before.discountCents + 300,
    fundsCents: before.fundsCents + missing,
  });
  shop.comesTo(order, 700);
  expect(await shop.reconcile()).toMatchObject({ code: 0, differences: { ledger: 0, provider: 0, orders: 0 } });
});

test('checks the books by a command that names the differing orders', async () => {
  const bankBefore = await shop.bankBalance();
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
  await vi.waitFor(async () => expect(await shop.bankBalance()).toBe(bankBefore + 150), 15_000);
  await shop.returned(order, 1);
  await isIn('partly-refunded');
  shop.comesTo(order, 1000);
  expect(await shop.reconcile()).toEqual({
    code: 0,
    differences: { ledger: 0, provider: 0, orders: 0, unequal: [] },
  });

  shop.comesTo(order, 1001);
  expect(await shop.reconcile()).toEqual({
    code: 1,
    differences: { ledger: 0, provider: 0, orders: 1, unequal: [order.orderId] },
  });
  shop.comesTo(order, 1000);

  await inDatabase((entries) => entries.deleteOne({ order: order.orderId, _id: { $regex: /^refund:/ } as never }));
  expect(await shop.reconcile()).toEqual({
    code: 1,
    differences: { ledger: 0, provider: -500, orders: 500, unequal: [order.orderId] },
  });
});
