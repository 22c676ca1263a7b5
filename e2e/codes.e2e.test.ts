import { addToCart, useCode as enterCode } from '@ethereal/contracts/cart';
import { createCode, createDeskCode } from '@ethereal/contracts/codes';
import { decideReturn, listBuyerOrders, requestReturn, updateItemStatus } from '@ethereal/contracts/orders';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newDeskAccount } from './kit/desk.ts';
import { newName, publishItem } from './kit/goods.ts';
import { fillAddress, pay } from './kit/paying.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { until } from './kit/until.ts';
import { expectWhole } from './kit/widths.ts';

/** Errors of the bank's own pages do not count, nor does a refused code. */
const EXPECTED = [/favicon\.ico/, /status of 404/];
const newCode = () => `E2E${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
const orderIn = (page: Parameters<typeof fillAddress>[0]) => page.getByRole('article', { name: /^Order / });

test('on a phone, leaves room for the summary of a reduced cart', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Selda'), await newAccount('Bodo')];
  const item = await publishItem(seller.token, { size: [], price: 50 });
  const code = newCode();
  await callApi(createCode, { body: { code, kind: 'amount', amount: 10 } }, seller.token);
  await callApi(addToCart, { body: { productId: item._id, quantity: 2 } }, buyer.token);
  await callApi(enterCode, { body: { code } }, buyer.token);
  const page = await visitor({ as: buyer, width: 390 });
  await page.goto('/ethereal/cart');
  const summary = page.getByRole('region', { name: 'Subtotal' });
  await summary.getByText('To pay').waitFor();
  const covered = await summary.evaluate((bar) => {
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    return innerHeight - bar.getBoundingClientRect().top - Number.parseFloat(scrollPaddingBottom);
  });
  expect(covered).toBeLessThanOrEqual(0);
});

test('uses codes of a seller and of the shop by keyboard, returns one of two pieces, and gets back what it cost', async ({
  visitor,
}) => {
  const [seller, buyer, operator] = [
    await newAccount('Selma'),
    await newAccount('Bruno'),
    await newDeskAccount('operator'),
  ];
  const item = await publishItem(seller.token, { name: newName('Reduced Coat'), size: [], price: 50 });
  const [own, shop] = [newCode(), newCode()];
  await callApi(createCode, { body: { code: own, kind: 'amount', amount: 10 } }, seller.token);
  await callApi(createDeskCode, { body: { code: shop, kind: 'percent', percent: 10 } }, operator.token);
  await callApi(addToCart, { body: { productId: item._id, quantity: 2 } }, buyer.token);

  const page = await visitor({ as: buyer, expects: EXPECTED });
  await page.goto('/ethereal/cart');
  const codes = page.getByRole('region', { name: 'Discount codes' });
  const field = codes.getByLabel('Discount code');
  await field.fill('NOSUCHCODE');
  await field.press('Enter');
  await codes.getByText('This code is not valid.').waitFor();
  await expectWhole(page, 'cart-code-refused');
  for (const code of [own, shop]) {
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await codes.getByText(code).waitFor();
  }
  // $100.00 less $10.00 of the seller, less ten percent of the rest.
  await page.getByText('$81.00').waitFor();
  await page.getByText('$100.00').first().waitFor();
  await expectWhole(page, 'cart-codes');

  await page.goto('/ethereal/cart/checkout');
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Pay on delivery' }).check();
  await page.getByText('Pay by card to use this code.').waitFor();
  await page.getByRole('radio', { name: 'Pay now by card' }).check();
  await page.getByText('$81.00').waitFor();
  await expectWhole(page, 'checkout-codes');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await pay(page, 'succeeds');
  const order = orderIn(page);
  await order.getByText('Charged when it ships', { exact: true }).first().waitFor();
  await order.getByText('−$19.00').waitFor();
  await expectWhole(page, 'order-codes');

  const read = async () => (await callApi(listBuyerOrders, { query: { buyerId: buyer.id } }, buyer.token)).orders[0];
  const placed = await read();
  expect(placed).toMatchObject({ totalPrice: 81, discount: 19, items: [{ paidCents: 8100 }] });
  const params = { orderId: placed?._id ?? '', productId: item._id };
  await callApi(updateItemStatus, { params, body: { status: 'Handed' } }, seller.token);
  const isIn = (state: string) => until(state, read, (now) => now?.payment?.state === state);
  await isIn('captured');
  await callApi(requestReturn, { params, body: { reason: 'One is enough', quantity: 1 } }, buyer.token);
  const lineId = (await read())?.items.find((line) => line.return)?.lineId;
  await callApi(decideReturn, { params, body: { state: 'approved', lineId } }, seller.token);
  await callApi(decideReturn, { params, body: { state: 'received', lineId } }, seller.token);
  const refunded = await isIn('partly-refunded');
  expect(refunded?.items.map(({ paidCents, refundedCents }) => [paidCents, refundedCents])).toEqual([
    [4050, undefined],
    [4050, 4050],
  ]);
  await page.reload();
  await order.getByText('Refund of $40.50').waitFor();

  const store = await visitor({ as: seller });
  await store.goto('/ethereal/profile/codes');
  const row = store.getByRole('article', { name: own });
  await row.getByText('1 used · $10.00 given').waitFor();
  await expectWhole(store, 'store-codes');
  await store.goto('/ethereal/profile/payouts');
  // Half of $90.00 is left; the shop bore its own discount, and keeps ten percent.
  await store.getByText('$40.50').first().waitFor();
});
