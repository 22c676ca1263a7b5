import { listBuyerOrders } from '@ethereal/contracts/orders';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { cardOf, expectToast, expectValue, title } from './kit/page.ts';
import { fillAddress } from './kit/paying.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { expectWhole } from './kit/widths.ts';

/** Requests fail while the browser is offline, which it reports. */
const FAULTS = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|(status of|answer:) 503|NetworkError|Failed to load resource/,
];

/** Waits until the service worker answers the requests of the page. */
const expectControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 }).toBe(true);

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('shows lists and items seen last after a reload offline, and the live shop once back', async ({ visitor }) => {
  const item = await publishItem((await newAccount('Olga')).token, { name: newName('Offline Overcoat') });
  const page = await visitor({ worksOffline: true, expects: FAULTS });
  await page.goto('/ethereal/all');
  await expectControlled(page);
  await page.goto(`/ethereal/all?search=${encodeURIComponent(item.name)}`);
  await cardOf(page, item.name).waitFor();
  await page.goto(pageOf(item));
  await title(page, item.name).waitFor();

  await page.context().setOffline(true);
  await page.reload();
  await title(page, item.name).waitFor();
  await page.getByText('You are offline. What you see may be out of date.').waitFor();
  await page.goBack();
  await cardOf(page, item.name).waitFor();

  await page.goto('/ethereal/contact');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByRole('link', { name: item.name, exact: true }).waitFor();
  await expectWhole(page, 'offline');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
});

test('keeps no personal answer and no page of a member', async ({ visitor }) => {
  const page = await visitor({ as: await newAccount('Orla'), worksOffline: true, expects: FAULTS });
  await page.goto('/ethereal/all');
  await expectControlled(page);
  for (const path of ['/ethereal/cart', '/ethereal/favorites', '/ethereal/profile/settings', '/ethereal/all']) {
    await page.goto(path);
  }
  await expect.poll(() => keptAddresses(page)).toContain('/ethereal/all');
  const kept = await keptAddresses(page);
  expect(
    kept.filter((path) => !/^\/(ethereal(\/all)?|api\/items(\/random)?|offline\.css|icon\.svg)$/.test(path)),
  ).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/ethereal/cart');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
});

const OFFLINE = 'You are offline. Please try again once you are back online.';

test('states on item, cart and checkout that it is offline, loses nothing, and orders once back online', async ({
  visitor,
}) => {
  const buyer = await newAccount('Otto');
  const item = await publishItem((await newAccount('Ona')).token, { name: newName('Offline Shirt'), price: 20 });
  const page = await visitor({ as: buyer, expects: FAULTS });
  const go = (isOffline: boolean) => page.context().setOffline(isOffline);
  await page.goto(pageOf(item));
  await page.getByRole('button', { name: 'Size M' }).click();
  await go(true);
  await page.getByText('You are offline. What you see may be out of date.').waitFor();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Failed to add item to cart.', 'alert');
  await go(false);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Item added to cart', 'alert');

  await page.goto('/ethereal/cart');
  const line = page.getByRole('article', { name: item.name });
  const quantity = line.getByLabel('Quantity');
  await expect.poll(() => quantity.inputValue()).toBe('1');
  await go(true);
  await quantity.selectOption('2');
  await expectToast(page, OFFLINE, 'alert');
  await expect.poll(() => quantity.inputValue()).toBe('1');
  await go(false);
  await quantity.selectOption('2');
  await page.getByRole('region', { name: 'Subtotal' }).getByText('$40.00').waitFor();

  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await fillAddress(page, 'Otto Offline');
  await go(true);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectToast(page, 'You are offline. Press Place Order again once you are back online', 'alert');
  await expectValue(page, 'City', 'New York');
  await go(false);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectToast(page, 'Order placed successfully!');
  const { orders } = await callApi(listBuyerOrders, { query: { buyerId: buyer.id } }, buyer.token);
  expect(orders.map(({ totalPrice, items }) => [totalPrice, items[0]?.quantity])).toEqual([[40, 2]]);
});
