import { getItemSales } from '@ethereal/contracts/analytics';
import { addToCart, getCart } from '@ethereal/contracts/cart';
import type { Item } from '@ethereal/contracts/items';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { mailsTo } from './kit/inbox.ts';
import { confirm, expectPath, expectToast, openStorePage, title } from './kit/page.ts';
import { fillAddress } from './kit/paying.ts';
import { type Account, newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

const prepare = async () => {
  const [seller, buyer] = [await newAccount('Sia'), await newAccount('Bella')];
  const shirt = await publishItem(seller.token, { name: newName('Cart Shirt'), price: 19.99 });
  const lamp = await publishItem(seller.token, {
    name: newName('Cart Lamp'),
    price: 45,
    category: 'home',
    size: [],
  });
  return { seller, buyer, shirt, lamp };
};

const inCart = (token: string, { _id: productId, size }: Item, quantity: number) =>
  callApi(addToCart, { body: { productId, quantity, sizeChosen: size[0] } }, token);

test('fills a cart, changes it and orders; the seller ships; buyer, dashboard and mail show it', async ({
  visitor,
}) => {
  const { seller, buyer, shirt, lamp } = await prepare();
  const page = await visitor({ as: buyer, expects: [/status of 400/] });

  await fillCart(page, buyer, shirt, lamp);
  await checkOut(page, buyer, shirt);
  expect((await callApi(getCart, {}, buyer.token)).items).toEqual([]);

  const shop = await visitor({ as: seller });
  await dispatch(shop, buyer, shirt);
  await page.reload();
  await orderIn(page).getByText('Delivery state: Out for Shipping').waitFor();
  await expectSales(shop, seller, shirt, 3);
  await mailsTo(buyer.email, 'Your Ethereal. order');
  await mailsTo(buyer.email, 'Your Ethereal. order: Out for Shipping');

  // A buyer who comes back later is not thanked again. The next order offers the saved address.
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await title(page, 'All Items').waitFor();
  await page.goto('/ethereal/profile/BuyerOrderpage');
  await orderIn(page).getByText(shirt.name).waitFor();
  expect(await thanksIn(page).count()).toBe(0);
  await inCart(buyer.token, lamp, 1);
  await page.goto('/ethereal/cart/checkout');
  await page.getByRole('button', { name: 'Autofill' }).click();
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Bella Buyer');
  expect(await page.getByLabel('State').inputValue()).toBe('NY');
});

const orderIn = (page: Page) => page.getByRole('article', { name: /^Order / });
const thanksIn = (page: Page) => page.getByRole('region', { name: 'Thank you, Bella.' });

/** Adds three shirts in size L, and adds and removes a lamp. */
async function fillCart(page: Page, buyer: Account, shirt: Item, lamp: Item): Promise<void> {
  await page.goto('/ethereal/cart');
  await title(page, 'Your Cart Items Will appear here').waitFor();
  await page.goto(pageOf(shirt));
  await page.getByRole('button', { name: 'Size M' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Item added to cart', 'alert');
  await inCart(buyer.token, lamp, 1);
  await page.goto('/ethereal/cart');
  await title(page, 'Your Ethereal Cart').waitFor();
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  const shirtLine = page.getByRole('article', { name: shirt.name });
  const subtotal = page.getByRole('region', { name: 'Subtotal' });
  await subtotal.getByText('3 items').waitFor();
  await subtotal.getByText('$84.98').waitFor();
  expect(await shirtLine.getByLabel('Size').inputValue()).toBe('M');
  await shirtLine.getByLabel('Quantity').selectOption('3');
  await subtotal.getByText('$104.97').waitFor();
  await expect.poll(() => shirtLine.getByLabel('Size').isEnabled()).toBe(true);
  await shirtLine.getByLabel('Size').selectOption('L');
  await expect
    .poll(
      async () =>
        (await callApi(getCart, {}, buyer.token)).items.find(({ sizeChosen }) => sizeChosen === 'L')?.quantity,
    )
    .toBe(3);

  const lampLine = page.getByRole('article', { name: lamp.name });
  await lampLine.getByRole('button', { name: 'Delete Item' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await lampLine.waitFor();
  await lampLine.getByRole('button', { name: 'Delete Item' }).click();
  await confirm(page, 'Are you sure You want to remove the item from the cart');
  await lampLine.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

/** Enters an address that is refused, then a valid one, and orders. */
async function checkOut(page: Page, buyer: Account, shirt: Item): Promise<void> {
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await title(page, 'Add a new address').waitFor();
  const placeOrder = page.getByRole('button', { name: 'Place Order' });
  await placeOrder.click();
  await expect.poll(() => page.locator('main form [role="alert"]').filter({ hasText: /\w/ }).count()).toBe(5);
  await page.getByRole('button', { name: 'Autofill' }).click();
  await expectToast(page, 'No default address is saved yet.', 'alert');
  await fillAddress(page, 'Bella Buyer');
  await page.getByLabel('ZIP Code').fill('1000');
  await placeOrder.click();
  await page.getByText('Enter a zip code of 5 digits, or 5-4.').waitFor();
  await page.getByLabel('ZIP Code').fill('10001');
  await page.getByLabel('Make this my default address').check();
  const summary = page.getByRole('region', { name: 'Order Summary' });
  // The price of the only line, and the total.
  await expect.poll(() => summary.getByText('$59.97').count()).toBe(2);
  expect(await summary.getByText('--', { exact: true }).count()).toBe(3);
  const sent = page.waitForRequest('**/api/submitOrder');
  await placeOrder.click();
  expect((await sent).headers()['idempotency-key']).toMatch(/\S{8,}/);
  await expectToast(page, 'Order placed successfully!');
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  const thanks = thanksIn(page);
  await thanks.getByText(buyer.email).waitFor();
  expect(await thanks.getByRole('listitem').count()).toBe(3);
  const order = orderIn(page);
  await order.getByText(shirt.name).waitFor();
  await order.getByText('1 Test Street, New York').waitFor();
  await order.getByText('Delivery state: Pending').waitFor();
  expect(await order.getByText('$59.97').count()).toBe(2);
  await page.getByRole('link', { name: 'Cart', exact: true }).first().waitFor();
}

async function dispatch(shop: Page, buyer: Account, shirt: Item): Promise<void> {
  await shop.goto('/ethereal/profile/Orders');
  const received = orderIn(shop);
  await received.getByText(buyer.id).waitFor();
  await received.getByText('1 Test Street, New York').waitFor();
  const saved = shop.waitForResponse('**/updateStatus');
  await received.getByLabel(`Status of ${shirt.name}`).selectOption('Out for Shipping');
  // The change is sent when the time to undo it is over.
  await received.getByRole('button', { name: 'Mark as shipped' }).click();
  expect((await saved).status()).toBe(200);
}

async function expectSales(shop: Page, seller: Account, shirt: Item, sold: number): Promise<void> {
  await openStorePage(shop, 'Items Analysis');
  await shop.getByRole('link', { name: `Analyse this Item: ${shirt.name}` }).click();
  await shop
    .getByRole('region', { name: 'Item Sales (Last Day)' })
    .getByText(String(sold), { exact: true })
    .first()
    .waitFor();
  const sales = await callApi(getItemSales, { params: { period: 'Day', itemId: shirt._id } }, seller.token);
  expect(sales.total).toBe(sold);
}
