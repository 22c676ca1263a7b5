import { addToCart } from '@ethereal/contracts/cart';
import { connectPayoutAccount, getPayoutAccount } from '@ethereal/contracts/payout-accounts';
import { getStock, putStock } from '@ethereal/contracts/stock';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './api.ts';
import { newName, publishItem, type Wishes } from './goods.ts';
import { expectPath, title } from './page.ts';
import { type Account, newAccount } from './people.ts';
import { siteUrl } from './site.ts';
import { until } from './until.ts';

/** Cards of the test bank by their behavior. */
export const CARDS = {
  succeeds: '4000 0000 0000 0077',
  declines: '4000 0000 0000 0002',
  secondStep: '4000 0000 0000 3220',
  late: '4000 0000 0000 0010',
} as const;

type Someone = Pick<Account, 'token'>;

/** Publishes a counted item with a stock of five and puts two pieces into a buyer's cart. */
export async function fillCart(seller: Someone, buyer: Someone, site = siteUrl) {
  const wishes: Wishes = { name: newName('Paid Lamp'), category: 'home', size: [] };
  const item = await publishItem(seller.token, wishes, site);
  const params = { itemId: item._id };
  const count = async () =>
    (await callApi(putStock, { params, body: { stock: 5 } }, seller.token, site).catch(() => undefined))?.stock;
  await expect.poll(count, { timeout: 20_000 }).toBe(5);
  const body = { productId: item._id, quantity: 2 };
  const fill = () => callApi(addToCart, { body }, buyer.token, site).catch(() => 0);
  await expect.poll(fill, { timeout: 20_000 }).toBeTruthy();
  return { item, stock: () => callApi(getStock, { params }, seller.token, site) };
}

/** Creates a seller, a counted item, and a buyer with two pieces of it in the cart. */
export async function prepareBuyer() {
  const [seller, buyer] = await Promise.all([newAccount('Penny'), newAccount('Paul')]);
  return { seller, buyer, ...(await fillCart(seller, buyer)) };
}

/** Fills in the form of a new address. */
export async function fillAddress(page: Page, fullname = 'Bea Buyer'): Promise<void> {
  await title(page, 'Add a new address').waitFor();
  await page.getByLabel('Full name (First and Last name)').fill(fullname);
  await page.getByLabel('Phone number').fill('+1 212 555 0100');
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP Code').fill('10001');
}

/** Goes from the checkout to the bank's page. */
export async function orderByCard(page: Page): Promise<void> {
  await page.goto('/ethereal/cart/checkout');
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Pay now by card' }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await waitForBankPage(page);
}

/** Resolves when the payment page of the bank is shown. */
export const waitForBankPage = (page: Page) => page.getByRole('heading', { name: /^Pay \$/ }).waitFor();

/** Enters a card on the bank's page. */
export async function enterCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await page.getByLabel('Card number').fill(CARDS[card]);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Enters a card, which the bank accepts or declines, and returns to the orders. */
export async function pay(page: Page, card: keyof typeof CARDS): Promise<void> {
  await enterCard(page, card);
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
}

/** Account number that the test bank accepts at once. */
const ACCEPTED_NUMBER = '1000 0001';

/** Connects a seller's account at the test bank, which accepts it at once. */
export async function connectAccount(seller: Someone, site = siteUrl): Promise<void> {
  const { url } = await callApi(connectPayoutAccount, {}, seller.token, site);
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: ACCEPTED_NUMBER }),
    redirect: 'manual',
  });
  await until(
    'the account to be ready',
    () => callApi(getPayoutAccount, {}, seller.token, site),
    ({ state }) => state === 'ready',
  );
}
