import { getCart } from '@ethereal/contracts/cart';
import { listBuyerOrders, submitOrder, updateItemStatus } from '@ethereal/contracts/orders';
import { listPayouts, PAYMENT_UNAVAILABLE } from '@ethereal/contracts/payments';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { ask } from './kit/api.ts';
import { pageOf } from './kit/goods.ts';
import { type OwnSite, openOwnSite } from './kit/own-site.ts';
import { expectPath, expectToast, heading, title } from './kit/page.ts';
import { atBank, connectAccount, fillAddress, lampFor, pay } from './kit/paying.ts';
import { test } from './kit/test.ts';
import { HOME } from './kit/trade.ts';
import { until } from './kit/until.ts';
import { expectWhole } from './kit/widths.ts';

vi.setConfig({ testTimeout: 180_000 });

let own: OwnSite;
let [seller, shopper]: { token: string; id: string }[] = [];
beforeAll(async () => {
  own = await openOwnSite({ PAYOUT_DELAY_DAYS: '0', PAYOUT_EVERY_DAYS: '0' });
  [seller, shopper] = [await own.seller(), await own.shopper()];
});
afterAll(() => own?.close());

/** Presses the button; answers what the order was answered, and after how many milliseconds. */
async function placeOrder(page: Page) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(submitOrder.path));
  await page.getByRole('button', { name: 'Place Order' }).click();
  const answer = await answered;
  return { status: answer.status(), ms: answer.request().timing().responseStart };
}

test('without svc-payments checkout says so within a second and loses nothing, all else works; it is paid, and paid out, once it is back', async ({
  visitor,
}) => {
  if (!seller || !shopper) throw new Error('Nobody has logged in.');
  const { id: buyerId, token } = shopper;
  const { item, stock } = await lampFor(seller, shopper, own.site);
  const other = await own.publish(seller.token);
  const ordersOf = async () => (await ask(listBuyerOrders, { query: { buyerId } }, token, own.site)).orders;
  const page = await visitor({ site: own.site, as: shopper, expects: [/503/, /favicon\.ico/] });
  await page.goto('/ethereal/cart/checkout');
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Pay now by card' }).check();

  const payments = own.service('svc-payments');
  await payments.stop();
  for (let times = 0; times < 2; times++) {
    const { status, ms } = await placeOrder(page);
    expect([status, ms < 1000]).toEqual([503, true]);
    await expectToast(page, PAYMENT_UNAVAILABLE, 'alert');
  }
  await expectWhole(page, 'checkout-payments-away');
  expect(await ordersOf()).toEqual([]);
  expect(await stock()).toEqual({ stock: 5, reserved: 0 });
  expect((await ask(getCart, {}, token, own.site)).items).toMatchObject([{ quantity: 2 }]);

  await page.goto('/ethereal/all');
  await heading(page, item.name).waitFor();
  await page.goto(pageOf(item));
  await title(page, item.name).waitFor();
  await page.goto('/ethereal/cart');
  await page.getByText(item.name).first().waitFor();
  const line = { productId: other._id, quantity: 1, price: other.price, seller: other.user };
  const claim = { buyer: buyerId, items: [line], totalPrice: other.price, userLocation: HOME };
  const delivered = await ask(submitOrder, { body: claim }, token, own.site);
  expect(delivered.payment).toEqual({ method: 'on-delivery', state: 'due' });
  await page.goto('/ethereal/profile/BuyerOrderpage');
  await page.getByRole('article', { name: `Order ${delivered._id}` }).waitFor();

  await payments.start();
  await page.goto('/ethereal/cart/checkout');
  await page.getByRole('radio', { name: 'Pay now by card' }).check();
  // For a moment after it is back it may still be held to be away.
  await expect.poll(async () => (await placeOrder(page)).status, { timeout: 30_000 }).toBe(201);
  await atBank(page);
  await pay(page, 'succeeds');
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await page.getByText('Paid', { exact: true }).waitFor();
  expect(await stock()).toEqual({ stock: 3, reserved: 0 });
  expect(await ordersOf()).toHaveLength(2);

  const paid = (await ordersOf()).find(({ payment }) => payment?.method === 'card');
  const params = { orderId: paid?._id ?? '', productId: item._id };
  await ask(updateItemStatus, { params, body: { status: 'Handed' } }, seller.token, own.site);
  await connectAccount(seller, own.site);
  const payouts = async () => (await ask(listPayouts, {}, seller?.token, own.site)).payouts;
  await until('the payout', payouts, (made) => made.length > 0, 60_000);
  const shop = await visitor({ site: own.site, as: seller });
  await shop.goto('/ethereal/profile/payouts');
  const payout = shop.getByRole('article', { name: /^Payout of / });
  // Two pieces of 19.99 less a tenth, the rest of a cent for the shop.
  await payout.getByRole('listitem').filter({ hasText: item.name }).getByText('$35.98').waitFor();
  await expectWhole(shop, 'payouts-paid');
});
