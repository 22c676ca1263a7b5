import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { cardOf, expectAddress, title } from './kit/page.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';
import { expectWhole } from './kit/widths.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search items' });
const understood = (page: Page) => page.getByRole('list', { name: 'Understood as' }).getByRole('link');
const searched = (page: Page, text: string) =>
  expectAddress(
    page,
    ({ pathname, searchParams }) => pathname === '/ethereal/all' && searchParams.get('search') === text,
  );

/** Searches by keyboard. */
async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await searched(page, text);
}

describe('searching for dresses', () => {
  test('suggests the kind with its count, which the keyboard opens', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/ethereal');
    await box(page).pressSequentially('dresses');
    const option = page.getByRole('option', { name: 'dresses', exact: true });
    await option.waitFor();
    expect(Number.parseInt(/\d+/.exec((await option.textContent()) ?? '')?.[0] ?? '0', 10)).toBeGreaterThan(4);
    expect(await faultsOf(page)).toEqual([]);
    while ((await option.getAttribute('aria-selected')) !== 'true') await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await searched(page, 'dresses');
    await cardOf(page, 'Blue Summer Dress').waitFor();
  });

  test('shows what was understood as chips, each of which removes its part', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/ethereal');
    await search(page, 'blue dresses under $40');
    await cardOf(page, 'Blue Summer Dress').waitFor();
    await expect
      .poll(() => understood(page).allTextContents())
      .toEqual(expect.arrayContaining(['blue', expect.stringMatching(/^dress/), expect.stringMatching(/40/)]));
    await expectWhole(page, 'search-understood');
    await page.getByRole('link', { name: 'Search without blue' }).press('Enter');
    await expectAddress(page, ({ searchParams }) => !searchParams.get('search')?.includes('blue'));
    await cardOf(page, 'Amber Summer Dress').waitFor();
  });
});

test('offers other ways when nothing is found, and the assistant with the search in its field', async ({ visitor }) => {
  // A long word must not make the page wider than the window.
  const words = `qzxvkw ${'jjqzw'.repeat(30)}`;
  const page = await visitor();
  await page.goto('/ethereal');
  await search(page, words);
  await page.getByText(`No items found matching "${words}"`).waitFor();
  const categories = page.getByRole('navigation', { name: 'Categories to browse' });
  expect(await categories.getByRole('link').count()).toBe(6);
  await expectWhole(page, 'search-nothing');
  await page.getByRole('button', { name: 'Ask the assistant' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect.poll(() => field.inputValue()).toBe(`I am looking for ${words}`);
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('suggests on a phone below the box, and opens a suggestion by a tap', async ({ visitor }) => {
  const page = await visitor({ width: 390 });
  await page.goto('/ethereal');
  await box(page).tap();
  await box(page).pressSequentially('dresses');
  const option = page.getByRole('option', { name: 'dresses', exact: true });
  await option.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await option.tap();
  await searched(page, 'dresses');
  await page.getByRole('button', { name: 'Filters (1)' }).tap();
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('button', { name: /^Show \d+ items?$/ })
    .tap();
  await cardOf(page, 'Summer Dress').waitFor();
});

test('searches and shows what was understood without scripts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ethereal');
  await box(page).fill('blue dresses');
  await box(page).press('Enter');
  await searched(page, 'blue dresses');
  await title(page, 'Results for “blue dresses”').waitFor();
  await cardOf(page, 'Blue Summer Dress').waitFor();
  await page.getByRole('link', { name: 'Search without blue' }).click();
  await searched(page, 'dresses');
  await context.close();
});
