import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { expectHydrated } from './kit/hydration.ts';
import { cardOf, expectPath, expectToast, heading, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { drawPicture } from './kit/pictures.ts';
import { test } from './kit/test.ts';
import { receive } from './kit/trade.ts';

const PHONE = { width: 390, height: 844 };

/** Returns how far below the top of the window an element ends, in pixels. */
const endOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

test('keeps new uploads out of hero and tiles; the lower half of home shows real goods and their sellers', async ({
  visitor,
}) => {
  const [seller, buyer] = [await newAccount('Simone'), await newAccount('Bine')];
  const item = await publishItem(seller.token, { name: newName('Praised Poncho') });
  await receive(buyer, seller, item);
  const reviewer = await visitor({ as: buyer });
  await reviewer.goto(pageOf(item));
  await reviewer.getByRole('button', { name: 'Write a review' }).click();
  await reviewer.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await reviewer.getByRole('textbox', { name: 'Review', exact: true }).fill('The best.');
  await reviewer.getByRole('button', { name: 'Publish review' }).click();
  await expectToast(reviewer, 'Thank you for your review!');

  await reviewer.goto('/ethereal');
  const uploads = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all) =>
          all.filter((element) => /\/images\//.test(getComputedStyle(element).backgroundImage + element.outerHTML))
            .length,
      );
  expect(await uploads(reviewer, 'section[aria-labelledby="hero-title"] *')).toBe(0);
  await heading(reviewer, 'Sign Up For Daily Offers').scrollIntoViewIfNeeded();
  const praised = reviewer.getByRole('region', { name: 'Loved by Shoppers' });
  await praised
    .getByRole('article')
    .first()
    .getByRole('img', { name: / of 5 stars$/ })
    .waitFor();
  const viewed = reviewer.getByRole('region', { name: 'Recently Viewed' });
  await viewed.getByText(item.name).waitFor();
  await reviewer.getByRole('region', { name: 'Meet the Sellers' }).getByRole('link').first().click();
  await reviewer.waitForURL('**/ethereal/sellers/*');
  await heading(reviewer, 'For sale').waitFor();
  await reviewer.goto('/ethereal/categories');
  await reviewer.getByRole('main').getByRole('heading').first().waitFor();
  expect(await uploads(reviewer, 'main a *')).toBe(0);
});

test("leaves the cart's icon free of toasts", async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Tove'), await newAccount('Toni')];
  const item = await publishItem(seller.token, { size: [] });
  const page = await visitor({ as: buyer });
  await page.goto(pageOf(item));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Item added to cart', 'alert');
  // Playwright clicks only elements that nothing else covers.
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: /^Cart/ }).click();
  await expectPath(page, '/ethereal/cart');
});

test('on a phone, shows the subject on the first screen and moves the assistant aside', async ({ visitor }) => {
  const account = await newAccount('Phoebe');
  const item = await publishItem(account.token, { name: newName('Phone Parka'), price: 71 });
  const page = await visitor({ as: account, width: PHONE.width });
  await page.goto(pageOf(item));
  await title(page, item.name).waitFor();
  expect(await endOf(page.getByRole('main').getByText('$71.00').first())).toBeLessThan(PHONE.height);
  expect(await endOf(page.getByRole('button', { name: 'Add to Cart' }))).toBeLessThanOrEqual(PHONE.height);
  await page.goto('/ethereal/all');
  await page.getByRole('article').first().waitFor();
  expect(await endOf(page.getByRole('button', { name: 'Filters' }))).toBeLessThan(PHONE.height / 2);
  await page.goto('/ethereal/profile/settings');
  await title(page, 'Account Settings').waitFor();
  expect(await endOf(title(page, 'Account Settings'))).toBeLessThan(325);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('log', { name: 'Conversation' }).waitFor();
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('log', { name: 'Conversation' }).waitFor({ state: 'detached' });
});

test('shrinks several photographs at once, reorders them by keys, and words its advice gently', async ({ visitor }) => {
  const page = await visitor({ as: await newAccount('Fotini') });
  await page.goto('/ethereal/profile/add-item');
  const noise = {
    create: { width: 2700, height: 2700, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as const;
  const large = await sharp({ ...noise, create: { ...noise.create, background: '#888' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const small = await sharp(await drawPicture(5))
    .resize(300)
    .jpeg()
    .toBuffer();
  await page.getByLabel('Main Image', { exact: true }).setInputFiles([
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
    { name: 'small.jpg', mimeType: 'image/jpeg', buffer: small },
  ]);
  await page.getByRole('button', { name: 'Remove Image 2' }).waitFor();
  await page
    .getByText(/^Smaller than 600 px/)
    .first()
    .waitFor();
  const previewOf = (slot: string) => page.locator('label', { hasText: slot }).locator('img').getAttribute('src');
  const before = await previewOf('Image 2');
  await page.getByRole('button', { name: 'Move Image 2 forward' }).press('Enter');
  await expect.poll(() => previewOf('Main Image')).toBe(before);
  await page.getByRole('button', { name: 'Remove Main Image' }).click();
  await page.getByRole('button', { name: 'Move Image 2 forward' }).press('Enter');
  await page.getByLabel('Product name').fill(newName('Shrunk Shirt'));
  await page.getByLabel('Product description').fill('Small enough for a slow line.');
  await page.getByLabel('Category', { exact: true }).selectOption('men');
  await page.getByLabel('Sub category').selectOption('topW');
  await page.getByLabel('Price', { exact: true }).fill('5');
  const upload = page.waitForRequest('**/api/images');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  const sent = Number((await (await upload).allHeaders())['content-length']);
  expect(sent).toBeGreaterThan(10_000);
  expect(sent).toBeLessThan(large.length);
  await expectToast(page, 'Item created successfully!');
});

test('marks a password as wrong only once it is begun; an item page shows related goods', async ({ visitor }) => {
  const seller = await newAccount('Noa');
  const kind = newName('Kaftan').replaceAll(' ', '');
  const name = `Striped ${kind}`;
  const item = await publishItem(seller.token, { name, pictures: 2 });
  const like = await publishItem(seller.token, { name: `Plain ${kind}` });
  const page = await visitor();
  await page.goto(pageOf(item));
  await title(page, name).waitFor();
  await page
    .getByRole('main')
    .getByText(/^Sold by/)
    .first()
    .waitFor();
  await page.getByText('Returns within 14 days').first().waitFor();
  await heading(page, 'You May Like').waitFor();
  await page.getByRole('region', { name: 'Similar Items' }).getByText(like.name).waitFor();
  // Before hydration the browser has not stored that the item was viewed.
  await expectHydrated(page);
  await page.goto(pageOf(like));
  await title(page, like.name).waitFor();
  const viewed = page.getByRole('region', { name: 'Recently Viewed' });
  await viewed.getByText(name).waitFor();
  expect(await viewed.getByText(like.name).count()).toBe(0);
  await page.goto(`/ethereal/all?search=${encodeURIComponent(name)}`);
  const card = cardOf(page, name);
  const shown = () => card.locator('img').count();
  expect(await shown()).toBe(1);
  await expectHydrated(page);
  await card.getByRole('link').hover();
  await expect.poll(shown).toBe(2);

  await page.goto('/ethereal/signup');
  const crosses = page.getByRole('list', { name: 'Password rules' }).getByRole('img', { name: 'Not met:' });
  const untouched = await colorOf(crosses.first());
  await page.getByLabel('Password', { exact: true }).fill('a');
  await expect.poll(() => colorOf(crosses.first())).not.toBe(untouched);
});
