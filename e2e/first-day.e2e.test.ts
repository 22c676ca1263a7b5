import { listSellerOrders } from '@ethereal/contracts/orders';
import { listPayouts } from '@ethereal/contracts/payouts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { expectPath, expectToast, setStatus, title } from './kit/page.ts';
import { orderByCard, pay, prepareBuyer } from './kit/paying.ts';
import { test } from './kit/test.ts';
import { until } from './kit/until.ts';
import { expectWhole } from './kit/widths.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('leads a seller from Sell to the first payout, and keeps the money until the account is ready', async ({
  visitor,
}) => {
  const { seller, buyer, item } = await prepareBuyer();

  const stranger = await visitor();
  await stranger.goto('/ethereal/about');
  await stranger.getByRole('contentinfo').getByRole('link', { name: 'Sell', exact: true }).click();
  await title(stranger, 'Sell on Ethereal.').waitFor();
  await stranger.getByText('commission of 10% of each item').waitFor();
  await stranger.getByRole('link', { name: 'Create an account' }).waitFor();
  await expectWhole(stranger, 'sell');

  const shop = await visitor({ as: seller, expects: [/favicon\.ico/] });
  await shop.goto('/ethereal/sell');
  await shop.getByRole('heading', { name: 'Your first day' }).waitFor();
  await shop.getByRole('link', { name: 'Set dispatch' }).click();
  await shop.getByLabel('Ships from').selectOption('CA');
  await press(shop, 'Save store');
  await expectToast(shop, 'Your store is saved.');

  await shop.goto('/ethereal/sell');
  await shop.getByRole('link', { name: 'Connect an account' }).click();
  await press(shop, 'Connect an account');
  await shop.getByRole('heading', { name: 'Enter the account that your payouts go to.' }).waitFor();
  await expectWhole(shop, 'bank-account');
  const bank = shop.url();
  await shop.getByLabel('Account number').fill('1000 0002');
  await press(shop, 'Connect this account');
  await shop.getByRole('heading', { name: 'Your details are in review.' }).waitFor();
  await shop.getByRole('link', { name: 'Back to the shop' }).click();
  await shop.getByRole('heading', { name: 'Your account is in review' }).waitFor();
  await expectWhole(shop, 'payouts-in-review');

  const page = await visitor({ as: buyer, expects: [/favicon\.ico/] });
  await orderByCard(page);
  await pay(page, 'succeeds');
  await page.getByText('Charged when it ships', { exact: true }).first().waitFor();

  const orders = async () => (await callApi(listSellerOrders, { query: { sellerId: seller.id } }, seller.token)).orders;
  const lineOf = async () =>
    (await orders()).flatMap(({ items }) => items).find((line) => line.productId._id === item._id);
  await shop.goto('/ethereal/profile/Orders');
  await shop.getByLabel(`Status of ${item.name}`).focus();
  await shop.keyboard.press('ArrowDown');
  await shop.getByRole('form', { name: `Mark as shipped: ${item.name}` }).waitFor();
  // Leaving the page runs a confirmed change, of which there is none.
  await shop.reload();
  await expect.poll(() => shop.getByLabel(`Status of ${item.name}`).inputValue()).toBe('Pending');
  expect((await lineOf())?.status).toBe('Pending');

  await setStatus(shop, item.name, 'Out for Shipping');
  await shop.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => shop.getByLabel(`Status of ${item.name}`).inputValue()).toBe('Pending');
  expect((await lineOf())?.status).toBe('Pending');

  await shop.getByLabel(`Status of ${item.name}`).selectOption('Out for Shipping');
  await shop.getByLabel(/^Carrier/).selectOption('UPS');
  await shop.getByLabel(/^Tracking number/).fill('1Z 999');
  await expectWhole(shop, 'shipping');
  await press(shop, 'Mark as shipped');
  await shop.getByText('Marked as shipped').waitFor();
  await shop.close();
  await until('the closed page to take effect', lineOf, (line) => line?.status === 'Out for Shipping');
  expect((await lineOf())?.shipment).toEqual({ carrier: 'UPS', trackingNumber: '1Z 999' });

  const again = await visitor({ as: seller, expects: [/favicon\.ico/, /ERR_INTERNET_DISCONNECTED/] });
  await again.goto('/ethereal/profile/Orders');
  await again.getByLabel(`Status of ${item.name}`).waitFor();
  await again.context().setOffline(true);
  await setStatus(again, item.name, 'Handed');
  const lost = again.getByRole('alert').filter({ hasText: 'The connection was lost before the change was confirmed.' });
  await lost.waitFor();
  expect((await lineOf())?.status).toBe('Out for Shipping');
  await again.context().setOffline(false);
  await lost.getByRole('button', { name: `Try again: ${item.name}` }).click();
  await until('the repeated change to take effect', lineOf, (line) => line?.status === 'Handed');
  const balance = () => callApi(listPayouts, {}, seller.token);
  await until('the share to be payable', balance, ({ payableCents }) => payableCents === 3598);

  await again.goto(bank);
  await press(again, 'Ask for a document');
  await again.getByRole('link', { name: 'Back to the shop' }).click();
  await again.getByRole('heading', { name: 'Your account is restricted' }).waitFor();
  expect((await balance()).payouts).toEqual([]);
  await again.goto(bank);
  await press(again, 'Send the document');
  await press(again, 'Finish the review');
  await again.getByRole('heading', { name: 'Your account is ready for payouts.' }).waitFor();
  await until('the payout', balance, ({ paidCents }) => paidCents === 3598, 90_000);
  await again.reload();
  await again.getByText('$35.98').waitFor();
  await again.getByRole('link', { name: 'Back to the shop' }).click();
  await expectPath(again, '/ethereal/profile/payouts');
  await again.getByRole('article', { name: /^Payout of / }).waitFor();
  expect((await balance()).payableCents).toBe(0);
});
