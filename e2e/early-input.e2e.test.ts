import { getItemViews } from '@ethereal/contracts/analytics';
import { getCart } from '@ethereal/contracts/cart';
import { listFavorites } from '@ethereal/contracts/favorites';
import { expect, inject } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { APPLICATION, holdBack } from './kit/hold-back.ts';
import { cardOf, expectPath, expectToast, title } from './kit/page.ts';
import { newAccount, newEmail } from './kit/people.ts';
import { test } from './kit/test.ts';

const { items, seller } = inject('shop');
const [sample] = items;
if (!sample) throw new Error('The shop has no items.');

/** Does not wait for the page's `load`: some of its requests are still held back. */
const EARLY = { waitUntil: 'commit' } as const;

/** Every script of the area. */
const AREA = /\/remotes\/mf-storefront\/.+\.js/;

test('applies all filters that are chosen before the scripts have loaded', async ({ visitor }) => {
  const page = await visitor();
  const sendScripts = await holdBack(page, APPLICATION);
  await page.goto('/ethereal/all', EARLY);
  const rail = page.getByRole('complementary', { name: 'Filters' });
  await rail.getByLabel('Sort by price').selectOption('desc');
  await rail.getByRole('radio', { name: /^Kids/ }).check();
  await rail.getByRole('radio', { name: /^Men/ }).first().check();
  await rail.getByLabel('S', { exact: true }).check();
  await rail.getByLabel('M', { exact: true }).check();
  await rail.getByLabel('In stock').check();
  await rail.getByLabel('In stock').uncheck();
  await rail.getByLabel('To $').fill('35');
  sendScripts();
  const filters = () => [...new URL(page.url()).searchParams].toSorted();
  await expect.poll(filters).toEqual([
    ['category', 'men'],
    ['maxPrice', '35'],
    ['size', 'M'],
    ['size', 'S'],
    ['sort', 'desc'],
  ]);
  await page.getByRole('button', { name: 'Remove filter Up to $35' }).click();
  await expect.poll(() => rail.getByLabel('To $').inputValue()).toBe('');
  expect(await rail.getByLabel('Sort by price').inputValue()).toBe('desc');
  expect(await rail.getByRole('radio', { name: /^Men/ }).first().isChecked()).toBe(true);
});

test.for([
  ['the application', APPLICATION],
  ['the area', AREA],
] as const)('adds a favorite by a heart that is pressed before %s has loaded', async ([, scripts], { visitor }) => {
  const account = await newAccount('Hanna');
  const page = await visitor({ as: account });
  const sendScripts = await holdBack(page, scripts);
  await page.goto(pageOf(sample), EARLY);
  const heart = page.getByRole('button', { name: `Favorite: ${sample.name}` }).first();
  await heart.click();
  sendScripts();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(async () => (await callApi(listFavorites, {}, account.token)).map(({ _id }) => _id))
    .toEqual([sample._id]);
});

test('adds an item whose size and quantity are chosen early to the cart, once', async ({ visitor }) => {
  const account = await newAccount('Cato');
  const page = await visitor({ as: account });
  const sendScripts = await holdBack(page, APPLICATION);
  await page.goto(pageOf(sample), EARLY);
  await page.getByRole('button', { name: 'Size M' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).dblclick();
  expect(await page.locator('html').getAttribute('data-busy')).toBe('');
  sendScripts();
  await expectToast(page, 'Item added to cart', 'alert');
  const { items: lines } = await callApi(getCart, {}, account.token);
  expect(lines.map(({ quantity, sizeChosen }) => ({ quantity, sizeChosen }))).toEqual([
    { quantity: 3, sizeChosen: 'M' },
  ]);
  await expect.poll(() => page.locator('html').getAttribute('data-busy')).toBeNull();
});

test('keeps and processes text that is typed before the scripts have loaded', async ({ visitor }) => {
  const name = newName('Quince Quilt');
  await publishItem(seller.token, { name });
  const page = await visitor();
  const sendScripts = await holdBack(page, APPLICATION);
  await page.goto('/ethereal', EARLY);
  const newsletter = page.getByRole('region', { name: 'Sign Up For Daily Offers' });
  const email = newEmail('early');
  await newsletter.getByLabel('Your email address').fill(email);
  await newsletter.getByRole('button', { name: 'Sign-Up' }).click();
  const search = page.getByRole('combobox', { name: 'Search items' });
  await search.pressSequentially('quin');
  const subscribed = page.waitForResponse('**/api/newsletter');
  sendScripts();
  expect((await subscribed).request().postDataJSON()).toEqual({ email });
  await page.getByRole('option', { name, exact: true }).waitFor();
  await search.pressSequentially('ce');
  expect(await search.inputValue()).toBe('quince');
});

test('keeps and searches a word that is typed into the search box at any moment of hydration', async ({ visitor }) => {
  for (let visit = 0; visit < 6; visit++) {
    const page = await visitor({ early: true });
    await page.goto('/ethereal');
    await page.getByRole('combobox', { name: 'Search items' }).fill('quin');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Search items' }).inputValue()).toBe('quin');
    await page.close();
  }
});

test("searches and follows a link without scripts, and counts the link's press as a view", async ({ visitor }) => {
  const owner = await newAccount('Vilma');
  const item = await publishItem(owner.token, { name: newName('Early Earmuffs') });
  const page = await visitor();
  const sendScripts = await holdBack(page, APPLICATION);
  await page.goto('/ethereal', EARLY);
  await page.getByRole('combobox', { name: 'Search items' }).fill(item.name);
  await page.getByRole('combobox', { name: 'Search items' }).press('Enter');
  await title(page, `Results for “${item.name}”`).waitFor();
  await cardOf(page, item.name).getByRole('link').click();
  await title(page, item.name).waitFor();
  await expectPath(page, pageOf(item));
  sendScripts();
  const query = { params: { period: 'Day', itemId: item._id } };
  await expect.poll(async () => (await callApi(getItemViews, query, owner.token)).total).toBe(1);
});

test('opens a dialog whose button was pressed early', async ({ visitor }) => {
  const page = await visitor({ width: 390 });
  const sendScripts = await holdBack(page, APPLICATION);
  await page.goto('/ethereal/all', EARLY);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  sendScripts();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: /^Beauty/ }).click();
  await expectPath(page, '/ethereal/all?category=beauty');
});

test('shows the second picture of a card under a mouse that rested there before the scripts loaded', async ({
  visitor,
}) => {
  const item = await publishItem(seller.token, { name: newName('Resting Robe'), pictures: 2 });
  const page = await visitor();
  const sendScripts = await holdBack(page, APPLICATION);
  await page.goto(`/ethereal/all?search=${encodeURIComponent(item.name)}`, EARLY);
  const card = cardOf(page, item.name);
  await card.getByRole('link').hover();
  expect(await card.locator('img').count()).toBe(1);
  sendScripts();
  await expect.poll(() => card.locator('img').count()).toBe(2);
});

test('logs in by a form that is sent early, without a password in an address', async ({ visitor }) => {
  const account = await newAccount('Lotte');
  const page = await visitor();
  const sendScripts = await holdBack(page, APPLICATION);
  await page.goto('/ethereal/login', EARLY);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('secret123');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  sendScripts();
  await expectToast(page, 'Logged In Successfully');
});
