import { addAddress } from '@ethereal/contracts/addresses';
import { addToCart } from '@ethereal/contracts/cart';
import { expect } from 'vitest';
import { ask } from './kit/api.ts';
import { publishItem } from './kit/goods.ts';
import { confirm, expectPath, expectToast, expectValue, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { HOME } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

test('keeps an address book, and the checkout offers every address of it', async ({ visitor }) => {
  const [buyer, seller] = [await newAccount('Ada'), await newAccount('Seller')];
  const item = await publishItem(seller.token, { size: [] });
  await ask(addToCart, { body: { productId: item._id, quantity: 1 } }, buyer.token);
  const page = await visitor({ as: buyer });

  await page.goto('/ethereal/account');
  await title(page, 'Your Account').waitFor();
  await expectWhole(page, 'account');
  await page.getByRole('link', { name: 'Addresses' }).first().click();
  await expectPath(page, '/ethereal/profile/addresses');
  await page.getByText('No addresses yet.').waitFor();
  await expectWhole(page, 'addresses-empty');

  // The first address is added with the keyboard alone.
  await page.getByRole('button', { name: 'Add address' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel('Phone number').fill(HOME.phone);
  await dialog.getByLabel('Address', { exact: true }).fill('1 Elm St');
  await dialog.getByLabel('City').fill('New York');
  await dialog.getByLabel('State').selectOption('NY');
  await dialog.getByLabel('ZIP Code').fill('100131234');
  await expectWhole(page, 'address-dialog');
  await dialog.getByLabel('ZIP Code').press('Enter');
  await expectToast(page, 'Address saved');
  const elm = page.getByRole('article', { name: /1 Elm St/ });
  await elm.getByText('Default address').waitFor();
  await elm.getByText('New York, NY 10013-1234').waitFor();

  await ask(addAddress, { body: { ...HOME, address: '2 Oak Ave', city: 'Oakland', state: 'CA' } }, buyer.token);
  await page.reload();
  const oak = page.getByRole('article', { name: /2 Oak Ave/ });
  await oak.getByRole('button', { name: /^Make default/ }).click();
  await oak.getByText('Default address').waitFor();
  await expectWhole(page, 'addresses');

  await page.goto('/ethereal/cart/checkout');
  await expectValue(page, 'City', 'Oakland');
  await page.getByLabel('Or deliver to another saved address').selectOption({ index: 1 });
  await expectValue(page, 'ZIP Code', '10013-1234');
  await expectWhole(page, 'checkout-addresses');
  await page.getByRole('button', { name: 'Autofill' }).click();
  await expectValue(page, 'City', 'Oakland');

  await page.getByRole('link', { name: 'Edit your addresses' }).click();
  await page.getByRole('button', { name: 'Delete 2 Oak Ave' }).click();
  await confirm(page, 'Delete the address 2 Oak Ave, Oakland?');
  await elm.getByText('Default address').waitFor();
  expect(await oak.count()).toBe(0);
});
