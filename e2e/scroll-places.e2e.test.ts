import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { APPLICATION, holdBack } from './kit/hold-back.ts';
import { expectHydrated } from './kit/hydration.ts';
import { expectPath, title } from './kit/page.ts';
import { test } from './kit/test.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls as a visitor who stays there, so that the position is stored. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), place);
  await expect.poll(() => placeOf(page)).toBe(place);
}

/** Records every scroll position of the page from its first moment on. */
async function noteJumps(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });
  return () => page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
}

test('opens a page at its top and stays there, wherever the visitor was on it before', async ({ visitor }) => {
  const page = await visitor();
  const jumps = await noteJumps(page);
  await page.goto('/ethereal');
  await scrollTo(page, 1400);
  await page.goto('/ethereal/contact');
  await page.goto('/ethereal');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await jumps()).toEqual([]);
});

test('returns by Back to another document, or by a reload, to the place before the scripts load', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto('/ethereal');
  await scrollTo(page, 1400);
  await page.goto('/ethereal/contact');
  const sendScripts = await holdBack(page, APPLICATION);
  const jumps = await noteJumps(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => placeOf(page)).toBe(1400);
  sendScripts();
  await expectHydrated(page);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(1400);
  // A browser restores a place to the pixel, give or take the fraction of a line.
  expect((await jumps()).filter((place) => Math.abs(place - 1400) > 1)).toEqual([]);
});

test('keeps a place for each visit of an address, also when each was a separate document', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal');
  await scrollTo(page, 1400);
  await page.goto('/ethereal/contact');
  await page.goto('/ethereal');
  await scrollTo(page, 300);
  await page.goBack({ waitUntil: 'commit' });
  await title(page, 'Contact Us').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await expectPath(page, '/ethereal');
  await expect.poll(() => placeOf(page)).toBe(1400);
});
