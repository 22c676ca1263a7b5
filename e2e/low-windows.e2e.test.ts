import { addToCart } from '@ethereal/contracts/cart';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { pageOf, publishItem } from './kit/goods.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

/** Windows of a desktop at 200 % zoom, large and small, and of a phone held sideways, in CSS pixels. */
const WINDOWS = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
];

/** Returns the share of the window's height that the header and bars over the page take now. */
const shareOfBars = (page: Page) =>
  page.evaluate(() => {
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('header:has([aria-label="Open menu"])') ||
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isBar(element.parentElement));
    let covered = 0;
    // Measures left of the assistant's button, which is no bar.
    for (let y = 0; y < innerHeight; y += 2) if (isBar(document.elementFromPoint(40, y))) covered += 2;
    return covered / innerHeight;
  });

/** Opens the page of an item with sizes, the cart with a line, and the list of all items. */
async function pagesWithBars() {
  const [seller, buyer] = [await newAccount('Lova'), await newAccount('Ludo')];
  const item = await publishItem(seller.token, { pictures: 2 });
  await callApi(addToCart, { body: { productId: item._id, quantity: 1, sizeChosen: 'M' } }, buyer.token);
  return { buyer, paths: [pageOf(item), '/ethereal/cart', '/ethereal/all', '/ethereal/cart/checkout'] };
}

describe('a low window', () => {
  test('leaves two thirds to the page at the top and further down, and fits its width', async ({ visitor }) => {
    const { buyer, paths } = await pagesWithBars();
    const page = await visitor({ as: buyer });
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      for (const path of paths) {
        const where = `${path} in ${size.width} × ${size.height}`;
        await page.goto(path);
        await page.getByRole('main').getByRole('button').first().waitFor();
        await expect.poll(() => shareOfBars(page), { message: `${where}, top` }).toBeLessThan(1 / 3);
        await page.evaluate(() => scrollTo(0, 300));
        await expect.poll(() => shareOfBars(page), { message: `${where}, scrolled` }).toBeLessThan(1 / 3);
        const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(tooWide, { message: `${where} is too wide by` }).toBeLessThanOrEqual(0);
      }
    }
  });

  test.for(WINDOWS)('shows the assistant as a sheet as large as the window, %o', async (size, { visitor }) => {
    const page = await visitor();
    await page.setViewportSize(size);
    await page.goto('/ethereal/all');
    await page.getByRole('button', { name: 'Open chat' }).click();
    const sheet = page.getByRole('dialog', { name: 'Shop assistant' });
    await sheet.getByLabel('Message').waitFor();
    // The place of a scroll bar is no part of the sheet.
    await expect
      .poll(() => sheet.boundingBox())
      .toEqual({ x: 0, y: 0, width: expect.toSatisfy((width) => width > size.width - 20), height: size.height });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open chat');
  });
});
