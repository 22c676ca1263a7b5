import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SHOP_LIST } from './kit/goods.ts';
import { expectHydrated } from './kit/hydration.ts';
import { expectAddress, expectPath, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

const BREAK = 'This part of the shop is taking a break.';
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** Aborts the page's requests for these files until the returned function is called. */
async function abortRequests(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test.for([
  ['login', '/ethereal/login', 'mf-account', 'Login'],
  ['home', '/ethereal', 'mf-storefront', 'Summer Collection 2024'],
  ['list', '/ethereal/all', 'mf-storefront', 'All Items'],
] as const)(
  'loads the missing parts of a page after one press on Retry: %s',
  async ([, path, area, h1], { visitor }) => {
    const page = await visitor({ expects: [/./], early: true });
    const restore = await abortRequests(page, new RegExp(`/remotes/${area}/.*\\.js`));
    await page.goto(path);
    await retry(page).waitFor();
    await restore();
    await retry(page).click();
    await title(page, h1).waitFor();
    await expectHydrated(page);
    await expect.poll(() => retry(page).count()).toBe(0);
  },
);

test.for([
  ['the area', '.*'],
  ['the area’s routes', '__federation_expose_routes.*'],
  ['the page', '(?!remoteEntry|__federation)[^/]*'],
] as const)(
  'keeps the rendered page readable when the scripts of %s fail to load, and Retry completes it',
  async ([, files], { visitor }) => {
    const page = await visitor({ expects: [/./], early: true });
    const restore = await abortRequests(page, new RegExp(`/remotes/mf-storefront/.*/${files}\\.js`));
    await page.goto('/ethereal/all');
    await page.getByText('Parts of this page did not load.').waitFor();
    await title(page, 'All Items').waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByText(BREAK).count()).toBe(0);
    const rail = page.getByRole('complementary', { name: 'Filters' });
    await rail.getByLabel('In stock').check();
    await restore();
    await retry(page).click();
    await expectHydrated(page);
    await expectPath(page, '/ethereal/all?inStock=true');
    await expect.poll(() => page.getByText('Parts of this page did not load.').count()).toBe(0);
  },
);

test('shows a card in place of an area whose entry and manifest are unavailable; the rest works', async ({
  visitor,
}) => {
  const page = await visitor({ as: await newAccount('Rona'), expects: [/./] });
  const entries = /\/remotes\/mf-store\/.*(mf-manifest\.json|remoteEntry\..*\.js)/;
  await page.route(entries, (route) => route.fulfill({ status: 404 }));
  await page.goto('/ethereal/profile/yourItems');
  const card = page.getByRole('alert').filter({ hasText: BREAK });
  await card.waitFor({ timeout: 30_000 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await title(page, 'Summer Collection 2024').waitFor();
  await page.goBack();
  await card.waitFor();
  await page.unroute(entries);
  await card.getByRole('button', { name: 'Retry' }).click();
  await title(page, 'Your Items').waitFor();
});

test('follows a link of a page whose scripts failed to load', async ({ visitor }) => {
  const page = await visitor({ expects: [/./], early: true });
  await abortRequests(page, /\/remotes\/mf-storefront\/.*\.js/);
  await page.goto(SHOP_LIST);
  await page.getByText('Parts of this page did not load.').waitFor();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expectAddress(page, ({ pathname }) => pathname.startsWith('/ethereal/categories/'));
  await page.getByRole('heading', { name: 'Product Details' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.getByText(BREAK).or(title(page, 'Contact Us')).waitFor();
});

test('follows a link that is pressed before the scripts are known to fail', async ({ visitor }) => {
  const page = await visitor({ expects: [/./], early: true });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\/remotes\/mf-storefront\/.*\.js/, async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto('/ethereal/all');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await expect.poll(() => link.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')))).toBe(true);
  await link.click();
  await expectPath(page, '/ethereal/contact');
  fail();
  await title(page, 'Contact Us').waitFor();
});
