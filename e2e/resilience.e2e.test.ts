import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getItemViews } from '@ethereal/contracts/analytics';
import type { Call } from '@ethereal/contracts/call';
import { answeredError } from '@ethereal/contracts/call';
import { getCart } from '@ethereal/contracts/cart';
import { getUserDetails } from '@ethereal/contracts/identity';
import type { Item } from '@ethereal/contracts/items';
import { countView, listItems } from '@ethereal/contracts/items';
import { listBuyerOrders, submitOrder, updateItemStatus } from '@ethereal/contracts/orders';
import { PAYMENT_UNAVAILABLE } from '@ethereal/contracts/payments';
import { listPayouts } from '@ethereal/contracts/payouts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { callApi, send } from './kit/api.ts';
import { pageOf } from './kit/goods.ts';
import { type OwnSite, openOwnSite } from './kit/own-site.ts';
import { expectPath, expectToast, heading, title } from './kit/page.ts';
import { connectAccount, fillAddress, fillCart, pay, waitForBankPage } from './kit/paying.ts';
import { changedStorefront, printOf, registry } from './kit/release.ts';
import { test } from './kit/test.ts';
import { HOME } from './kit/trade.ts';
import { until } from './kit/until.ts';
import { expectWhole } from './kit/widths.ts';

const OLD = 'Summer Collection 2024';
const NEW = 'Winter Collection 2024';
let own: OwnSite;
let seller: { token: string; id: string };
let item: Item;

beforeAll(async () => {
  // A stopped service refuses connections; one that is silent on a busy machine is sound.
  own = await openOwnSite({ PAYOUT_DELAY_DAYS: '0', PAYOUT_EVERY_DAYS: '0', UPSTREAM_SILENT_MS: '10000' });
  seller = await own.seller();
  item = await own.publish(seller.token, { name: 'Sturdy Boots' });
});
afterAll(() => own?.close());

const views = async () =>
  (await callApi(getItemViews, { params: { period: 'Day', itemId: item._id } }, seller.token, own.site)).total;

const look = async () => (await send(countView, { params: { itemId: item._id } }, undefined, own.site)).status;

async function lookTimes(count: number): Promise<void> {
  const statuses = [];
  for (let number = 0; number < count; number++) statuses.push(await look());
  expect(new Set(statuses)).toEqual(new Set([204]));
}

/** Checks that the dashboard reaches this number and stays there when everything in flight has arrived. */
async function expectViews(count: number): Promise<void> {
  await until(
    'the views',
    () => views().catch(() => -1),
    (total) => total >= count,
    40_000,
  );
  await lookTimes(1);
  await until('one view more', views, (total) => total > count);
  expect(await views()).toBe(count + 1);
}

test('counts views exactly that were made while svc-analytics was down', async () => {
  const before = await views();
  const analytics = own.service('svc-analytics');
  await analytics.stop();
  await lookTimes(50);
  await analytics.start();
  await expectViews(before + 50);
});

describe('with one service down the gateway answers 503 at once, the others answer, and it recovers', () => {
  const areas: Record<string, Call> = {
    'svc-catalog': listItems,
    'svc-identity': getUserDetails,
    'svc-orders': getCart,
    'svc-analytics': getItemViews,
  };
  test.for(Object.keys(areas))('%s', async (name) => {
    const request = { params: { period: 'Day', itemId: item._id } };
    const status = async (call: Call) => (await send(call, request, seller.token, own.site)).status;
    for (const call of Object.values(areas))
      await until(
        call.id,
        () => status(call),
        (code) => code === 200,
      );
    const away = areas[name];
    if (!away) throw new Error(name);

    const service = own.service(name);
    await service.stop();
    const answer = await send(away, request, seller.token, own.site);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    answeredError.parse(await answer.json());
    for (const call of Object.values(areas)) if (call !== away) expect(await status(call), call.id).toBe(200);
    await service.start();
    await until(
      `${name} again`,
      () => status(away),
      (code) => code === 200,
    );
  });
});

test('shows Retry on a page of a service that is down, and works again afterwards', async ({ visitor }) => {
  const page = await visitor({ site: own.site, expects: [/503/] });
  const catalog = own.service('svc-catalog');
  await catalog.stop();
  await page.goto('/ethereal/all');
  await page.getByText('The items could not be loaded.').waitFor({ timeout: 30_000 });
  await catalog.start();
  await expect
    .poll(
      async () => {
        const retry = page.getByRole('button', { name: 'Retry' });
        if (await retry.isEnabled({ timeout: 100 }).catch(() => false)) await retry.click();
        return heading(page, 'Sturdy Boots').isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
});

test('ships a release of mf-storefront to the next load, leaves open tabs and all other areas alone, and rolls it back', async ({
  visitor,
}) => {
  const others = () =>
    printOf(...['shell', 'remotes/mf-account', 'remotes/mf-store'].map((part) => join(own.dataDir, part)));
  const before = others();
  const page = await visitor({ site: own.site });
  await page.goto('/ethereal');
  await title(page, OLD).waitFor();

  const dist = changedStorefront(OLD, NEW);
  await registry(own.dataDir, 'release', '--dist', dist);
  rmSync(dist, { recursive: true });

  // The open tab continues with the files that it has, also where it loads more of them.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await title(page, 'Contact Us').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await title(page, OLD).waitFor();
  await page.reload();
  await title(page, NEW).waitFor();

  await registry(own.dataDir, 'rollback');
  await page.reload();
  await title(page, OLD).waitFor();
  expect(others()).toEqual(before);
});

/** Presses the button. Returns the status of the answer and its time in milliseconds. */
async function placeOrder(page: Page) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(submitOrder.path));
  await page.getByRole('button', { name: 'Place Order' }).click();
  const answer = await answered;
  return { status: answer.status(), ms: answer.request().timing().responseStart };
}

test('checkout by card answers 503 within a second without svc-payments, and is paid and paid out once it is back', async ({
  visitor,
}) => {
  const shopper = await own.shopper();
  const { id: buyerId, token } = shopper;
  const { item, stock } = await fillCart(seller, shopper, own.site);
  const unsoldItem = await own.publish(seller.token);
  const ordersOf = async () => (await callApi(listBuyerOrders, { query: { buyerId } }, token, own.site)).orders;
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
  expect((await callApi(getCart, {}, token, own.site)).items).toMatchObject([{ quantity: 2 }]);

  await page.goto('/ethereal/all');
  await heading(page, item.name).waitFor();
  await page.goto(pageOf(item));
  await title(page, item.name).waitFor();
  await page.goto('/ethereal/cart');
  await page.getByText(item.name).first().waitFor();
  const line = { productId: unsoldItem._id, quantity: 1, price: unsoldItem.price, seller: unsoldItem.user };
  const claim = { buyer: buyerId, items: [line], totalPrice: unsoldItem.price, userLocation: HOME };
  const delivered = await callApi(submitOrder, { body: claim }, token, own.site);
  expect(delivered.payment).toEqual({ method: 'on-delivery', state: 'due' });
  await page.goto('/ethereal/profile/BuyerOrderpage');
  await page.getByRole('article', { name: `Order ${delivered._id}` }).waitFor();

  await payments.start();
  await page.goto('/ethereal/cart/checkout');
  await page.getByRole('radio', { name: 'Pay now by card' }).check();
  // For a moment after its return the service may still count as down.
  await expect.poll(async () => (await placeOrder(page)).status, { timeout: 30_000 }).toBe(201);
  await waitForBankPage(page);
  await pay(page, 'succeeds');
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await page.getByText('Charged when it ships', { exact: true }).first().waitFor();
  expect(await stock()).toEqual({ stock: 3, reserved: 0 });
  expect(await ordersOf()).toHaveLength(2);

  const paid = (await ordersOf()).find(({ payment }) => payment?.method === 'card');
  const params = { orderId: paid?._id ?? '', productId: item._id };
  await callApi(updateItemStatus, { params, body: { status: 'Handed' } }, seller.token, own.site);
  await connectAccount(seller, own.site);
  const payouts = async () => (await callApi(listPayouts, {}, seller.token, own.site)).payouts;
  await until('the payout', payouts, (made) => made.length > 0, 60_000);
  const shop = await visitor({ site: own.site, as: seller });
  await shop.goto('/ethereal/profile/payouts');
  const payout = shop.getByRole('article', { name: /^Payout of / });
  // Two pieces of 19.99 less ten percent, with the rest of a cent for the shop.
  await payout.getByRole('listitem').filter({ hasText: item.name }).getByText('$35.98').waitFor();
  await expectWhole(shop, 'payouts-paid');
});
