import { countView } from '@ethereal/contracts/items';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, publishItem } from './kit/goods.ts';
import { cardOf, expectPath, expectToast, expectValue, logInByForm, TOASTS, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { drawPicture } from './kit/pictures.ts';
import { test } from './kit/test.ts';

const SLOTS = ['Main Image', 'Image 2', 'Image 3', 'Image 4', 'Image 5'] as const;

async function choosePicture(page: Page, slot: string, number: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg') {
  const buffer = await drawPicture(number, format);
  await page
    .getByLabel(slot, { exact: true })
    .setInputFiles({ name: `p.${format}`, mimeType: `image/${format}`, buffer });
  await page.getByRole('button', { name: `Remove ${slot}` }).waitFor();
}

async function fillFields(page: Page, name: string) {
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Product description').fill('Soft, and not lost.');
  await page.getByLabel('Category', { exact: true }).selectOption('men');
  await page.getByLabel('Sub category').selectOption('topW');
  await page.getByLabel('Price', { exact: true }).fill('5');
}

test('adds an item with five pictures, which is in search and in Your Items', async ({ visitor }) => {
  const seller = await newAccount('Stella');
  const name = newName('Seller Skirt');
  const page = await visitor({ as: seller });
  await page.goto('/ethereal/profile/add-item');
  await title(page, 'Add Item').waitFor();
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Product description').fill('A skirt that dances.');
  await page.getByLabel('Category', { exact: true }).selectOption('women');
  await page.getByLabel('Sub category').selectOption('bottomW');
  await page.getByLabel('Price', { exact: true }).fill('34.50');
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'XL', exact: true }).click();
  await page.getByLabel('Add to bestseller').check();
  await page.reload();
  await expectValue(page, 'Product name', name);

  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await page.getByText('Main image is required.').first().waitFor();
  const formats = ['jpeg', 'png', 'gif', 'jpeg', 'png'] as const;
  for (const [index, slot] of SLOTS.entries()) await choosePicture(page, slot, index, formats[index]);
  const sent = page.waitForResponse('**/api/upload-item');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  const answer = await sent;
  expect(answer.status()).toBe(201);
  await expectToast(page, 'Item created successfully!');
  await expectValue(page, 'Product name', '');
  const item = await answer.json();
  expect(Object.keys(item).filter((key) => /^image\d$/.test(key))).toHaveLength(5);

  await page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name: 'Your Store' }).click();
  await page.getByRole('link', { name: 'Your Items', exact: true }).click();
  await cardOf(page, name).waitFor();
  await page.getByRole('combobox', { name: 'Search items' }).fill(name);
  await page.getByRole('option', { name, exact: true }).waitFor();

  // Its pictures are served in a small, modern format.
  const picture = await fetch(`${new URL(item.image3.url, page.url())}?w=320`, {
    headers: { accept: 'image/webp' },
  });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('restores fields and pictures of Add Item after the session ended and the seller logged in again', async ({
  visitor,
}) => {
  const [seller, secondSeller] = [await newAccount('Selda'), await newAccount('Otto')];
  const name = newName('StoredData Kilt');
  const page = await visitor({ as: seller, expects: [/status of 401/] });
  const addItem = () => page.getByRole('button', { name: 'Add Item', exact: true });
  const pictures = () => page.getByRole('button', { name: /^Remove / }).count();
  await page.goto('/ethereal/profile/add-item');
  await fillFields(page, name);
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await page.getByLabel('Pieces in M').fill('7');
  await choosePicture(page, 'Main Image', 1);
  await choosePicture(page, 'Image 3', 2);
  const ended = { status: 401, json: { message: 'Log in.', code: 'UNAUTHORIZED', requestId: '1' } };
  await page.route('**/api/images', (route) => route.fulfill(ended), { times: 1 });
  await addItem().click();
  await page.getByText('Please Login.', { exact: true }).waitFor();
  expect(await page.locator(TOASTS.alert).count()).toBe(0);

  const comeBackAs = async (email: string) => {
    await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
    await logInByForm(page, email);
    await expectPath(page, '/ethereal/profile/add-item');
    await addItem().waitFor();
  };
  // Another person who logs in at this browser gets none of the seller's pictures.
  await comeBackAs(secondSeller.email);
  await choosePicture(page, 'Image 2', 4);
  await page.reload();
  await expect.poll(pictures).toBe(1);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.reload();
  await comeBackAs(seller.email);
  await expect.poll(pictures).toBe(2);
  await page.getByRole('button', { name: 'Remove Image 3' }).waitFor();
  await expectValue(page, 'Product name', name);
  await expectValue(page, 'Pieces in M', '7');
  await page.reload();
  await expect.poll(pictures).toBe(2);

  const sent = page.waitForResponse('**/api/upload-item');
  await addItem().click();
  const answer = await sent;
  expect(answer.status()).toBe(201);
  expect(Object.keys(await answer.json())).toEqual(expect.arrayContaining(['image1', 'image3']));
  await expectValue(page, 'Product name', '');
  await page.reload();
  await addItem().waitFor();
  expect(await pictures()).toBe(0);
});

test("keeps the dashboard's period, counts days in the viewer's time zone, and names missing data", async ({
  visitor,
}) => {
  const seller = await newAccount('Dora');
  const item = await publishItem(seller.token);
  const page = await visitor({ as: seller, timezone: 'Asia/Tokyo' });
  const zones: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes('/api/getItem')) zones.push(searchParams.get('tz'));
  });
  await page.goto(`/ethereal/profile/item-analysis/dashboard/${item._id}`);
  const period = page.getByLabel('Filter by');
  expect(await period.inputValue()).toBe('Day');
  await page.getByText('Nothing yet in the last day.').first().waitFor();
  for (const choice of ['Week', 'Month', 'Year']) {
    await period.selectOption(choice);
    for (const chart of ['Favorite Count', 'Cart Count', 'Item Views', 'Item Sales']) {
      await page.getByRole('heading', { name: `${chart} (Last ${choice})` }).waitFor();
    }
  }
  expect(await page.evaluate(() => localStorage.getItem('filterDate'))).toContain('Year');
  await page.reload();
  await page.getByRole('heading', { name: 'Item Sales (Last Year)' }).waitFor();
  expect(new Set(zones)).toEqual(new Set(['Asia/Tokyo']));
});

test('loads all data of a dashboard by one request, only while it is visible; lines and labels of a chart agree', async ({
  visitor,
}) => {
  const seller = await newAccount('Dagny');
  const item = await publishItem(seller.token);
  for (let view = 0; view < 12; view++) await callApi(countView, { params: { itemId: item._id } });
  const page = await visitor({ as: seller });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/getItem')) requested.push(pathname);
  });
  await page.goto(`/ethereal/profile/item-analysis/dashboard/${item._id}`);
  const views = page.getByRole('region', { name: 'Item Views (Last Day)' });
  await views.getByText('12', { exact: true }).first().waitFor();
  await views.getByText('up from 0 the day before').waitFor();
  await expect.poll(() => requested.length).toBeGreaterThan(1);
  expect(new Set(requested)).toEqual(new Set([`/api/getItemCountsLastDay/${item._id}`]));

  const heights = (selector: string) =>
    views
      .locator(selector)
      .evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
  const lines = await heights('.recharts-cartesian-grid-horizontal line');
  const labels = await heights('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-label');
  expect(labels.length).toBeGreaterThan(2);
  const hasLine = (label: number) => lines.some((line) => Math.abs(line - label) <= 3);
  expect(labels.filter((label) => !hasLine(label))).toEqual([]);
  expect(new Set(lines).size).toBe(labels.length);
  // The table is exact to the minute; the line is drawn over half hours.
  expect(await views.locator('tbody td').allTextContents()).not.toEqual([]);
});
