import { isDeepStrictEqual } from 'node:util';
import { getItemViews } from '@ethereal/contracts/analytics';
import { addFavorite } from '@ethereal/contracts/favorites';
import { listItems } from '@ethereal/contracts/items';
import { expect, inject } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, pageOf, publishItem, SHOP_LIST } from './kit/goods.ts';
import { mailsTo } from './kit/inbox.ts';
import { cardOf, confirm, expectAddress, expectPath, heading, title } from './kit/page.ts';
import { newAccount, newEmail } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';
import { until } from './kit/until.ts';

const shop = inject('shop');
const [sample] = shop.items;
if (!sample) throw new Error('The shop is empty');

test('shows every block of the shop on home, and its buttons lead on', async ({ visitor }) => {
  const page = await visitor();
  const shown = (region: string) =>
    page
      .getByRole('region', { name: region })
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const read = async () => {
    await page.goto('/ethereal');
    await title(page, 'Summer Collection 2024').waitFor();
    const blocks = [await shown('Best Seller'), await shown('New Arrivals')];
    const newest = (await callApi(listItems, { query: { limit: '11' } })).items.map(pageOf);
    return { blocks, catalog: [newest.slice(0, 4), newest.slice(4)] };
  };
  // Other tests publish and remove items meanwhile: both are read again until they are of one moment.
  await until('the newest items on home', read, ({ blocks, catalog }) => isDeepStrictEqual(blocks, catalog));
  for (const feature of ['Free Shipping', 'Online Order', 'Save Money', 'Promotion', 'Happy Sell', '24/7 Support']) {
    await page.getByText(feature, { exact: true }).waitFor();
  }
  await page.getByText('Returning Policy').first().waitFor();
  await page.getByText('All T-shirts & Accessories').first().waitFor();
  const footer = page.getByRole('contentinfo');
  for (const column of ['Contact', 'Follow Us', 'About', 'My Account', 'Install Our App']) {
    await footer.getByRole('heading', { name: column, exact: true }).waitFor();
  }
  for (const [link, path, name] of [
    ['About Us', '/ethereal/about', 'About Us'],
    ['Delivery Information', '/ethereal/delivery', 'Delivery Information'],
    ['Privacy Policy', '/ethereal/privacy', 'Privacy Policy'],
    ['Terms & Conditions', '/ethereal/terms', 'Terms & Conditions'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click();
    await expectPath(page, path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  await page.goto('/ethereal');
  await page.getByRole('button', { name: 'Discover Offers' }).click();
  await expect
    .poll(() =>
      page
        .getByText('Returning Policy')
        .first()
        .evaluate((element) => element.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true);
  await page.getByRole('link', { name: 'Explore More' }).first().click();
  await expectPath(page, '/ethereal/all');
  await page.goBack();
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expectPath(page, '/ethereal/all');
});

test('keeps filters in the URL, and sets them from the URL', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal/all');
  const rail = page.getByRole('complementary', { name: 'Filters' });
  await rail.getByLabel('Sort by price').selectOption({ label: 'Highest to Lowest' });
  await expectPath(page, '/ethereal/all?sort=desc');
  await rail.getByRole('radio', { name: /^Kids/ }).click();
  await rail.getByLabel('To $').fill('35');
  await expectAddress(
    page,
    ({ searchParams }) => searchParams.get('maxPrice') === '35' && searchParams.get('category') === 'kids',
  );
  const query = { category: 'kids', maxPrice: '35', sort: 'desc', limit: '24' };
  const wanted = (await callApi(listItems, { query })).items.map(({ price }) => price);
  expect(wanted.length).toBeGreaterThanOrEqual(3);
  const prices = () =>
    page
      .getByRole('article')
      .locator('text=/^\\$/')
      .evaluateAll((all) => all.map((element) => Number(element.textContent?.slice(1))));
  await expect.poll(prices).toEqual(wanted);
  await page.getByRole('button', { name: 'Remove filter Kids' }).click();
  await expectAddress(page, ({ searchParams }) => !searchParams.has('category'));
  await page.goBack();
  await expectAddress(page, ({ searchParams }) => searchParams.get('category') === 'kids');
  await expect.poll(prices).toEqual(wanted);

  await page.goto('/ethereal/all?gender=women&subCategory=bottomW&maxPrice=60');
  expect(
    await rail
      .getByRole('radio', { name: /^Women/ })
      .last()
      .isChecked(),
  ).toBe(true);
  expect(await rail.getByRole('radio', { name: /^Bottomwear/ }).isChecked()).toBe(true);
  await page.goto('/ethereal/all?minPrice=900000');
  await page.getByText('No items found matching the filters.', { exact: true }).waitFor();
});

test('leads through the categories by tabs and dropdown', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal/categories');
  await page.getByRole('main').getByRole('link').first().waitFor();
  const tiles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(tiles).toEqual(['Men', 'Women', 'Kids', 'Home Essentials', 'Accessories', 'Beauty']);
  await page.getByRole('main').getByRole('link', { name: 'Home Essentials' }).click();
  await title(page, 'Home Essentials').waitFor();
  const dropdown = page.getByRole('combobox', { name: 'Category', exact: true });
  expect(await dropdown.inputValue()).toBe('home-essentials');
  await dropdown.selectOption('beauty');
  await expectPath(page, '/ethereal/categories/beauty');
  await title(page, 'Beauty').waitFor();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Kids' }).click();
  await expect.poll(() => dropdown.inputValue()).toBe('kids');
  await dropdown.selectOption('home-essentials');
  await expectPath(page, '/ethereal/categories/home-essentials');
  await cardOf(page, 'Table Lamp').waitFor();
  await dropdown.selectOption('all');
  await expectPath(page, '/ethereal/all');
});

test('loads more items on scrolling, and Back returns to the place', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${SHOP_LIST}&sort=asc`);
  await page.getByRole('article').nth(23).waitFor();
  await page.getByRole('article').nth(23).scrollIntoViewIfNeeded();
  const later = page.getByRole('article').nth(27);
  await later.scrollIntoViewIfNeeded();
  const name = await later.getByRole('heading').textContent();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await later.getByRole('link').click();
  await heading(page, 'Product Details').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expectPath(page, `${SHOP_LIST}&sort=asc`);
  await later.waitFor();
  expect(await later.getByRole('heading').textContent()).toBe(name);
  const distance = async () => Math.abs((await page.evaluate(() => scrollY)) - place);
  await expect.poll(distance).toBeLessThan(5);
  await page.reload();
  await later.waitFor();
  expect(await later.getByRole('heading').textContent()).toBe(name);
  await expect.poll(distance).toBeLessThan(5);
});

test('counts no view for cards of the favorites and cart pages', async ({ visitor }) => {
  const seller = await newAccount('Vita');
  const item = await publishItem(seller.token, { name: newName('Quiet Coat') });
  const buyer = await newAccount('Wim');
  await callApi(addFavorite, { body: { productId: item._id } }, buyer.token);
  const page = await visitor({ as: buyer });
  const counted: string[] = [];
  page.on('request', (request) => request.url().includes('increment-views') && counted.push(request.url()));
  await page.goto('/ethereal/favorites');
  await cardOf(page, item.name).getByRole('link').click();
  await title(page, item.name).waitFor();
  const { items } = await callApi(listItems, { query: { seller: shop.seller.id, limit: '4' } });
  await page.route('**/api/items/random**', (route) => route.fulfill({ json: items }));
  await page.goto('/ethereal/cart');
  await page.getByRole('region', { name: 'People Also Buy' }).getByRole('article').first().getByRole('link').click();
  await heading(page, 'Product Details').waitFor();
  expect(counted).toEqual([]);
  const views = await callApi(getItemViews, { params: { period: 'Day', itemId: item._id } }, seller.token);
  expect(views.total).toBe(0);
});

test('posts the contact form by the browser to support', async ({ visitor }) => {
  const from = newEmail('curious');
  const page = await visitor();
  await page.goto('/ethereal/contact');
  const send = page.getByRole('form', { name: 'Write to us' }).getByRole('button');
  await send.click();
  expect(await page.getByLabel('First Name').evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
    true,
  );
  await page.getByLabel('First Name').fill('Cora');
  await page.getByLabel('Last Name').fill('Curious');
  await page.getByLabel('Your Email address').fill(from);
  await page.getByLabel('Message').fill(`Do you ship lamps? ${from}`);
  await send.click();
  await expectPath(page, '/ethereal/contact?sent=1');
  await page.getByText('Thank you for your message.').waitFor();
  // Other visitors write to support, too.
  const mails = async () => (await mailsTo('support@ethereal.test', '')).filter(({ text }) => text.includes(from));
  await expect.poll(async () => (await mails()).length).toBe(1);
});

test('answers unknown paths and items as not found, for people and crawlers', async ({ visitor }) => {
  const page = await visitor({ expects: [/status of 404/] });
  for (const path of ['/nowhere', '/ethereal/nowhere', '/ethereal/categories/men/000000000000000000000000']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await page.getByRole('img', { name: '404: page not found' }).waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to home screen' }).click();
  await expectPath(page, '/ethereal');
});

test('shows Go Back where it belongs, and leads back', async ({ visitor }) => {
  const page = await visitor();
  const goBack = page.getByRole('button', { name: 'Go Back' });
  for (const [path, ready] of [
    ['/ethereal', 'Summer Collection 2024'],
    ['/ethereal/signup', 'Sign Up'],
    ['/ethereal/login', 'Login'],
    ['/ethereal/categories', 'Categories'],
  ] as const) {
    await page.goto(path);
    await title(page, ready).waitFor();
    expect(await goBack.count(), path).toBe(0);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await title(page, 'Contact Us').waitFor();
  await goBack.click();
  await expectPath(page, '/ethereal/categories');
  await page.goto('/ethereal/contact');
  await goBack.click();
  await expectAddress(page, ({ pathname }) => pathname !== '/ethereal/contact');
  // Opens a separate document, as by a link that is pressed before its page is hydrated.
  await page.goto('/ethereal/all');
  await page.goto('/ethereal/contact', { referer: new URL('/ethereal/all', page.url()).href });
  await goBack.click();
  await expectPath(page, '/ethereal/all');
});

test('keeps the place of a visitor who scrolls before the page is hydrated', async ({ visitor }) => {
  const page = await visitor();
  const hydrate = Promise.withResolvers<void>();
  await page.route('**/bootstrap.*.js', (route) => hydrate.promise.then(() => route.continue()));
  await page.goto(`${SHOP_LIST}&sort=asc`, { waitUntil: 'commit' });
  await page.getByRole('article').nth(23).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  hydrate.resolve();
  await page.getByRole('article').nth(24).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('on a phone, leads everywhere by the bottom bar and the menu', async ({ visitor }) => {
  const account = await newAccount('Phoebe');
  const page = await visitor({ as: account, width: 390 });
  await page.goto('/ethereal');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  for (const [link, path] of [
    ['Profile', '/ethereal/profile/settings'],
    ['Wishlist', '/ethereal/favorites'],
    ['Cart', '/ethereal/cart'],
    ['Home', '/ethereal'],
  ] as const) {
    await bar.getByRole('link', { name: link }).click();
    await expectPath(page, path);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'All', exact: true }).click();
  await expectPath(page, '/ethereal/all');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await confirm(page, 'Are you sure you want to sign out?');
  await expectPath(page, '/ethereal/login');
});

test("puts title, description, preview and product data into an item's HTML", async () => {
  const html = await (await fetch(siteUrl + pageOf(sample))).text();
  const meta = (name: string) => html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1];
  expect(html).toMatch(new RegExp(`<title>[^<]*${sample.name}`));
  expect(meta('description')).toContain('Soft, light');
  expect(meta('og:title')).toContain(sample.name);
  expect(meta('og:image')).toMatch(/^https?:\/\/.+\/images\//);
  const [, json = '{}'] = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
  const data = JSON.parse(json);
  expect(data).toMatchObject({ '@type': 'Product', name: sample.name });
  expect(Number(data.offers.price)).toBe(sample.price);
});
