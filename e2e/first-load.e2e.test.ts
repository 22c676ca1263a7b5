import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { heading, title } from './kit/page.ts';
import { test } from './kit/test.ts';

/** Compressed JavaScript of a first visit, over all files: what performance.md allows. */
const MOST_BYTES = 170_000;

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(request);
  });
  return scripts;
}

test('a first visit to home loads little JavaScript, and none of other areas', async ({ visitor }) => {
  const page = await visitor();
  const scripts = scriptsOf(page);
  await page.goto('/ethereal', { waitUntil: 'networkidle' });
  await heading(page, 'New Arrivals').waitFor();
  const sizes = await Promise.all(scripts.map(async (it) => (await it.sizes()).responseBodySize));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`First load of home: ${(total / 1000).toFixed(1)} kB of JavaScript in ${sizes.length} files`);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(MOST_BYTES);
  const areas = scripts.map((it) => /\/remotes\/([^/]+)\//.exec(it.url())?.[1]).filter(Boolean);
  expect(new Set(areas)).toEqual(new Set(['mf-storefront']));
});

test('home is laid out once, and asks for pictures below the fold only when they come near', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/ethereal', { waitUntil: 'networkidle' });
  await title(page, 'Summer Collection 2024').waitFor();
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
  const below = await page
    .locator('main img')
    .evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top > innerHeight)
        .map((picture) => picture.getAttribute('loading')),
    );
  expect(below.length).toBeGreaterThan(0);
  expect(new Set(below)).toEqual(new Set(['lazy']));
});
