import { addToCart, getCart } from '@ethereal/contracts/cart';
import { cancelLine, decideReturn, listBuyerOrders, requestReturn, updateItemStatus } from '@ethereal/contracts/orders';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { mailsTo } from './kit/inbox.ts';
import { expectNoShifts, recordShifts } from './kit/layout-shifts.ts';
import { expectPath, setStatus } from './kit/page.ts';
import { enterCard, fillAddress, orderByCard, pay, prepareBuyer, waitForBankPage } from './kit/paying.ts';
import { test } from './kit/test.ts';
import { until } from './kit/until.ts';
import { expectWhole } from './kit/widths.ts';

/** Errors of the bank's own pages do not count. */
const BANK = [/favicon\.ico/];
const orderIn = (page: Page) => page.getByRole('article', { name: /^Order / });

test.for([390, 1440])(
  'pays by card at %d px: a refused card changes nothing, a second step pays; the seller sees both',
  async (width, { visitor }) => {
    const { seller, buyer, item, stock } = await prepareBuyer();
    const page = await visitor({ as: buyer, width, expects: BANK });
    await recordShifts(page);
    await page.goto('/ethereal/cart/checkout');
    await fillAddress(page);
    expect(await page.getByRole('radio', { name: 'Pay on delivery' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Pay now by card' }).check();
    await expectNoShifts(page);
    if (width === 1440) await expectWhole(page, 'checkout-card');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await waitForBankPage(page);
    if (width === 1440) await expectWhole(page, 'bank');
    expect(await stock()).toEqual({ stock: 3, reserved: 2 });

    await pay(page, 'declines');
    const order = orderIn(page);
    await order.getByText('Payment failed. Try again.').waitFor();
    await expectNoShifts(page);
    if (width === 1440) await expectWhole(page, 'order-failed');
    expect((await callApi(getCart, {}, buyer.token)).items).toHaveLength(1);
    expect(await stock()).toEqual({ stock: 3, reserved: 2 });

    const shop = await visitor({ as: seller, width, expects: [/status of 409/] });
    await shop.goto('/ethereal/profile/Orders');
    const received = orderIn(shop);
    await received.getByText('Awaiting payment').waitFor();
    await setStatus(shop, item.name, 'Out for Shipping');
    await received.getByRole('alert').getByText('This order is not paid yet.').waitFor();
    await expect.poll(() => received.getByLabel(`Status of ${item.name}`).inputValue()).toBe('Pending');
    if (width === 1440) await expectWhole(shop, 'received-awaiting');

    await order.getByRole('button', { name: 'Pay now' }).click();
    await enterCard(page, 'secondStep');
    await page.getByRole('button', { name: 'Yes, it is me' }).click();
    await expectPath(page, '/ethereal/profile/BuyerOrderpage');
    await order.getByText('Charged when it ships', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Cart', exact: true }).first().waitFor();
    expect((await callApi(getCart, {}, buyer.token)).items).toEqual([]);
    expect(await stock()).toEqual({ stock: 3, reserved: 0 });
    await expectNoShifts(page);
    await shop.reload();
    await received.getByText('Charged when it ships', { exact: true }).first().waitFor();
  },
);

test("shows the order as it is to a buyer who closed the bank's page and pays later or in time", async ({
  visitor,
}) => {
  const { buyer, stock } = await prepareBuyer();
  const bank = await visitor({ as: buyer, expects: BANK });
  await orderByCard(bank);
  const page = await bank.context().newPage();
  await page.goto('/ethereal/profile/BuyerOrderpage');
  const order = orderIn(page);
  await order.getByText('Awaiting payment').waitFor();
  await expectWhole(page, 'order-awaiting');
  await page.goto('about:blank');
  // The bank answers ten seconds after the page is closed.
  const taken = bank.waitForRequest((request) => request.method() === 'POST');
  await enterCard(bank, 'late');
  await taken;
  await bank.close();
  await page.goto('/ethereal/profile/BuyerOrderpage');
  await order.getByText('Awaiting payment').waitFor();
  await order.getByText('Charged when it ships', { exact: true }).first().waitFor({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Cart', exact: true }).first().waitFor();
  expect(await stock()).toEqual({ stock: 3, reserved: 0 });
});

test('names an unpaid order in the cart and at the checkout of another browser, where it is cancelled', async ({
  visitor,
}) => {
  const { buyer, stock } = await prepareBuyer();
  await orderByCard(await visitor({ as: buyer, expects: BANK }));
  const page = await visitor({ as: buyer, width: 390 });
  const notice = page.getByRole('region', { name: /^Order #/ });
  await page.goto('/ethereal/cart');
  await notice.getByText('awaits payment').waitFor();
  await expectWhole(page, 'cart-unpaid');
  await page.goto('/ethereal/cart/checkout');
  await notice.getByRole('button', { name: 'Continue payment' }).waitFor();
  await notice.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(stock).toEqual({ stock: 5, reserved: 0 });
  expect((await callApi(getCart, {}, buyer.token)).items).toHaveLength(1);
});

test('shows the same order to a buyer who returns from the bank and presses Place Order again', async ({ visitor }) => {
  const { buyer, stock } = await prepareBuyer();
  const page = await visitor({ as: buyer, expects: BANK });
  await orderByCard(page);
  const bank = page.url();
  await page.goto('/ethereal/cart/checkout');
  expect(await page.getByRole('radio', { name: 'Pay now by card' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await waitForBankPage(page);
  expect(page.url()).toBe(bank);
  expect(await stock()).toEqual({ stock: 3, reserved: 2 });
  await pay(page, 'succeeds');
  await orderIn(page).getByText('Charged when it ships', { exact: true }).first().waitFor();
  expect(await orderIn(page).count()).toBe(1);
});

test('charges a shipped line, shown to its seller; refunds a return, with its date in the history', async ({
  visitor,
}) => {
  const { seller, buyer, item } = await prepareBuyer();
  const page = await visitor({ as: buyer, expects: BANK });
  await orderByCard(page);
  await pay(page, 'succeeds');
  const order = orderIn(page);
  await order.getByText('Charged when it ships', { exact: true }).first().waitFor();
  const read = async () => (await callApi(listBuyerOrders, { query: { buyerId: buyer.id } }, buyer.token)).orders[0];
  const placed = await read();
  const params = { orderId: placed?._id ?? '', productId: item._id };
  await callApi(updateItemStatus, { params, body: { status: 'Handed' } }, seller.token);
  const isIn = (state: string) => until(state, read, (now) => now?.payment?.state === state);
  await isIn('captured');
  const shop = await visitor({ as: seller });
  await shop.goto('/ethereal/profile/payouts');
  // Two pieces of 19.99 less ten percent, with the rest of a cent for the shop.
  await shop.getByText('$35.98').waitFor();
  await shop.getByText('No payouts yet.').waitFor();
  await expectWhole(shop, 'payouts');

  await callApi(requestReturn, { params, body: { reason: 'Too bright' } }, buyer.token);
  await callApi(decideReturn, { params, body: { state: 'approved' } }, seller.token);
  await callApi(decideReturn, { params, body: { state: 'received' } }, seller.token);
  await isIn('refunded');
  await page.reload();
  await order.getByText('Refund of $39.98').waitFor();
  await order.getByText('History').click();
  await order.getByText('Charged $39.98').waitFor();
  await order.getByText('Refunded $39.98', { exact: true }).waitFor();
  await expectWhole(page, 'order-refunded');
  await order.getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('heading', { name: /^Receipt #/, level: 1 }).waitFor();
  await page.getByText(`Refunded: ${item.name}`).waitFor();
  await expectWhole(page, 'receipt');
  const [mail] = await mailsTo(buyer.email, 'Your Ethereal. order and receipt');
  expect(mail?.text).toContain(new URL(page.url()).pathname);
  await page.goto('/ethereal/profile/notifications');
  await page.getByText(`$39.98 for 2 × ${item.name} was refunded to your card.`).waitFor();
  await shop.goto('/ethereal/profile/Orders');
  await orderIn(shop).getByText('Refunded', { exact: true }).waitFor();
});

test('charges nothing for a line that its buyer cancels before it is shipped; refunds one that its seller cancels later', async ({
  visitor,
}) => {
  const { seller, buyer, item, stock } = await prepareBuyer();
  const page = await visitor({ as: buyer, expects: BANK });
  const order = orderIn(page).first();
  await orderByCard(page);
  await pay(page, 'succeeds');
  await order.getByText('Charged when it ships', { exact: true }).first().waitFor();
  await order.getByRole('button', { name: `Cancel item: ${item.name}` }).click();
  await page.getByRole('button', { name: 'Cancel item', exact: true }).click();
  await order.getByText('Cancelled', { exact: true }).first().waitFor();
  const newest = async () => (await callApi(listBuyerOrders, { query: { buyerId: buyer.id } }, buyer.token)).orders[0];
  const isIn = (state: string) => until(state, newest, (now) => now?.payment?.state === state);
  await isIn('cancelled');
  await page.reload();
  await order.getByText('Nothing was charged.').waitFor();
  await expect.poll(stock).toEqual({ stock: 5, reserved: 0 });

  await callApi(addToCart, { body: { productId: item._id, quantity: 1 } }, buyer.token);
  await orderByCard(page);
  await pay(page, 'succeeds');
  await isIn('authorized');
  const params = { orderId: (await newest())?._id ?? '', productId: item._id };
  await callApi(updateItemStatus, { params, body: { status: 'Out for Shipping' } }, seller.token);
  await isIn('captured');
  await callApi(cancelLine, { params, body: { reason: 'Broken on its way' } }, seller.token);
  await isIn('refunded');
  await page.reload();
  await order.getByText('Refund of $19.99').waitFor();
  await order.getByText('Refunded', { exact: true }).waitFor();
  await expect.poll(stock).toEqual({ stock: 5, reserved: 0 });
});
