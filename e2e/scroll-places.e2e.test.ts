import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { APPLICATION, holdBack } from './kit/hold-back.ts';
import { expectHydrated } from './kit/hydration.ts';
import { expectPath, title } from './kit/page.ts';
import { test } from './kit/test.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls as a visitor who stays there: the place is remembered. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), place);
  await expect.poll(() => placeOf(page)).toBe(place);
}

/** Every place that the page is at from its first moment on. */
async function noteJumps(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });
  return () => page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
}

test('a page that is opened anew begins at its top and stays there, wherever one was on it before', async ({
  visitor,
}) => {
  const page = await visitor();
  const jumps = await noteJumps(page);
  await page.goto('/ethereal');
  await expectHydrated(page);
  await scrollTo(page, 1400);
  await page.goto('/ethereal/contact');
  await expectHydrated(page);
  await page.goto('/ethereal');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await jumps()).toEqual([]);
});

test('Back to another document, and a reload, return to the place before the scripts come', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal');
  await expectHydrated(page);
  await scrollTo(page, 1400);
  await page.goto('/ethereal/contact');
  await expectHydrated(page);
  const sendScripts = await holdBack(page, APPLICATION);
  const jumps = await noteJumps(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => placeOf(page)).toBe(1400);
  sendScripts();
  await expectHydrated(page);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(() => placeOf(page)).toBe(1400);
  expect((await jumps()).filter((place) => place !== 1400)).toEqual([]);
});

test('each visit of an address has its own place, also when each was a document of its own', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal');
  await expectHydrated(page);
  await scrollTo(page, 1400);
  await page.goto('/ethereal/contact');
  await page.goto('/ethereal');
  await expectHydrated(page);
  await scrollTo(page, 300);
  await page.goBack({ waitUntil: 'commit' });
  await title(page, 'Contact Us').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await expectPath(page, '/ethereal');
  await expect.poll(() => placeOf(page)).toBe(1400);
});
