import type { Item } from '@ethereal/contracts/items';
import type { Page } from 'playwright-core';
import { newName, pageOf } from '../../kit/goods.ts';
import { mailedLinkTo } from '../../kit/inbox.ts';
import { expectPath, expectToast, heading, logInByForm, title } from '../../kit/page.ts';
import { newEmail, PASSWORD } from '../../kit/people.ts';
import { drawPicture } from '../../kit/pictures.ts';

const ADDRESS = {
  'Full name (First and Last name)': 'Wanda Walker',
  'Phone number': '+1 212 555 0100',
  Address: '1 Test Street',
  City: 'New York',
  'ZIP Code': '10001',
};

/** Walks from the home page to the dashboard of a new item, as one person who signs up, sells it and buys it. */
export async function walk(page: Page, inbox: string): Promise<Item> {
  await page.goto('/ethereal');
  await heading(page, 'Summer Collection 2024').waitFor();
  await signUp(page, inbox);
  const item = await sell(page);
  await buy(page, item);
  await page.goto(`/ethereal/profile/item-analysis/dashboard/${item._id}`);
  const sales = page.getByRole('region', { name: 'Item Sales (Last Day)' });
  await sales.getByText('1', { exact: true }).first().waitFor();
  return item;
}

async function signUp(page: Page, inbox: string): Promise<void> {
  const email = newEmail('wanda');
  await page.goto('/ethereal/signup');
  await page.getByLabel('First Name').fill('Wanda');
  await page.getByLabel('Last Name').fill('Walker');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectPath(page, '/ethereal/login');
  await page.goto(await mailedLinkTo(email, 'Activate', 1, inbox));
  await page.getByRole('button', { name: 'Activate Account' }).click();
  await expectPath(page, '/ethereal/login');
  await logInByForm(page, email);
  await expectToast(page, 'Logged In Successfully');
}

async function sell(page: Page): Promise<Item> {
  await page.goto('/ethereal/profile/add-item');
  await title(page, 'Add Item').waitFor();
  for (const [number, slot] of ['Main Image', 'Image 2'].entries()) {
    const buffer = await drawPicture(number);
    await page
      .getByLabel(slot, { exact: true })
      .setInputFiles({ name: `${number}.jpg`, mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: `Remove ${slot}` }).waitFor();
  }
  await page.getByLabel('Product name').fill(newName('Container Coat'));
  await page.getByLabel('Product description').fill('It came a long way over the sea.');
  await page.getByLabel('Category', { exact: true }).selectOption('men');
  await page.getByLabel('Sub category').selectOption('topW');
  await page.getByLabel('Price').fill('12.34');
  await page.getByRole('button', { name: 'M', exact: true }).click();
  const sent = page.waitForResponse('**/api/upload-item');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  const item = await (await sent).json();
  await expectToast(page, 'Item created successfully!');
  return item;
}

async function buy(page: Page, item: Item): Promise<void> {
  await page.goto(pageOf(item));
  await page.getByRole('button', { name: 'Size M' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Item added to cart', 'alert');
  await page.goto('/ethereal/cart');
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await title(page, 'Add a new address').waitFor();
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State').selectOption('NY');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await page.getByRole('main').getByText(item.name).first().waitFor();
}
