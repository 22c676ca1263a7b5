import { listBuyerOrders } from '@ethereal/contracts/orders';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { expectPath, expectToast, expectValue, heading, logInByForm, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });

test('serves the short addresses of cart and favorites as pages, also for crawlers', async () => {
  for (const path of ['/cart', '/favorites']) expect((await fetch(siteUrl + path)).status, path).toBe(200);
});

test('keeps the address over a reload and an ended session; after the order Back leads to the cart', async ({
  visitor,
}) => {
  const [seller, buyer] = [await newAccount('Selim'), await newAccount('Ada')];
  const item = await publishItem(seller.token, { name: newName('Address Anorak') });
  const page = await visitor({ as: buyer });
  await page.goto(pageOf(item));
  await page.getByRole('button', { name: 'Size S' }).click();
  await add(page).click();
  await expectToast(page, 'Item added to cart', 'alert');
  await page.goto('/ethereal/cart');
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  const address = { 'Full name (First and Last name)': 'Ada Address', City: 'New York', 'ZIP Code': '10001' };
  await title(page, 'Add a new address').waitFor();
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.reload();
  await expectValue(page, 'City', 'New York');
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await logInByForm(page, buyer.email);
  await expectPath(page, '/ethereal/cart/checkout');
  for (const [label, text] of Object.entries(address)) await expectValue(page, label, text);
  await page.getByLabel('Phone number').fill('+1 212 555 0100');
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('State').selectOption({ label: 'NY New York' });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.endsWith('/checkout'));
  expect((await callApi(listBuyerOrders, { query: { buyerId: buyer.id } }, buyer.token)).orders).toHaveLength(1);
});

test('shows the shop and logs in with blocked storage or over plain http', async ({ visitor }) => {
  const { email } = await newAccount('Blocky');
  const page = await visitor();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    // Functions that exist in a secure context only.
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await page.goto('/ethereal');
  await heading(page, 'Best Seller').waitFor();
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await logInByForm(page, email);
  await expectToast(page, 'Logged In Successfully');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Profile settings' }).click();
  await title(page, 'Account Settings').waitFor();
});
