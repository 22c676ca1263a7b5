import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import { APPLICATION } from './kit/hold-back.ts';
import { expectHydrated } from './kit/hydration.ts';
import { expectNoShifts, recordShifts } from './kit/layout-shifts.ts';
import { title } from './kit/page.ts';
import { testInWholeBrowser as test } from './kit/test.ts';

const [item] = inject('shop').items;
if (!item) throw new Error('The shop has no items.');

/**
 * Pages with the maximum of compressed JavaScript of a first visit, in bytes, over all files and inline scripts. The
 * names of files contain hashes, so that any change moves the size by some bytes.
 */
const PAGES: [name: string, path: string, maxBytes: number][] = [
  ['home', '/ethereal', 116_600],
  ['a list', '/ethereal/all', 118_400],
  ['an item', `/ethereal/categories/${item.category}/${item._id}`, 120_800],
];

/** Returns the scripts that a page requests from now on. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(request);
  });
  return scripts;
}

test.for(PAGES)(
  'loads little JavaScript on a first visit to %s, none of other areas and no federation runtime',
  async ([name, path, maxBytes], { visitor }) => {
    const page = await visitor();
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    const sizes = await Promise.all(scripts.map(async (it) => (await it.sizes()).responseBodySize));
    // A preload that differs from its script in mode or hash would be fetched twice.
    expect(new Set(scripts.map((it) => it.url())).size).toBe(scripts.length);
    const areas = scripts.map((it) => /\/remotes\/([^/]+)\//.exec(it.url())?.[1]).filter(Boolean);
    expect(new Set(areas)).toEqual(new Set(['mf-storefront']));
    expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);
    const texts = await Promise.all(scripts.map(async (it) => (await it.response())?.text()));
    const lazily = scripts.filter((_, at) => !texts[at]?.startsWith('//# allFunctionsCalledOnLoad'));
    expect(lazily.map((it) => /\/(\w+)\.\w+\.js/.exec(it.url())?.[1])).toEqual(['main']);
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ src, type }) => !src && !type).map(({ text }) => text),
    );
    expect(inline).toHaveLength(1);
    const total = sizes.reduce((sum, size) => sum + size, brotliCompressSync(inline.join()).length);
    console.log(`First load of ${name}: ${(total / 1000).toFixed(1)} kB of JavaScript in ${sizes.length} files`);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(maxBytes);
  },
);

test.for(PAGES)(
  'shows %s after one request, before any file of the application is requested',
  async ([, path], { visitor }) => {
    const page = await visitor();
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectHydrated(page);
    const { seen, blocking, scripts } = await page.evaluate(() => {
      const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource');
      return {
        seen,
        blocking: files.filter((it) => Reflect.get(it, 'renderBlockingStatus') === 'blocking').map((it) => it.name),
        scripts: files.filter((it) => /\.js(\?|$)/.test(it.name)).map((it) => it.startTime),
      };
    });
    expect(seen).toBeGreaterThan(0);
    expect(blocking).toEqual([]);
    expect(scripts.length).toBeGreaterThan(5);
    expect(Math.min(...scripts)).toBeGreaterThan(seen);
  },
);

test.for([
  ['the first of the application’s files', APPLICATION],
  ['one that the first asks for', /\/assets\/bootstrap\.[^/]+\.js/],
  ['each of the others', /\/(?!head\.|index\.)[^/]+\.js/],
] as const)(
  'hydrates the page once the network is back when %s failed to load offline, then once more',
  async ([, file], { visitor }) => {
    const page = await visitor({ expects: [/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/] });
    let [isBack, isWorking] = [false, false];
    const failedAgain = new Set<string>();
    await page.route(file, (route) => {
      const url = route.request().url();
      // The first requests after the network is back may still fail. Those that repeat one of them arrive.
      isWorking ||= failedAgain.has(url);
      if (isWorking) return route.continue();
      if (isBack) failedAgain.add(url);
      return route.abort('internetdisconnected');
    });
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/ethereal', { waitUntil: 'commit' });
    await failed;
    await page.context().setOffline(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    isBack = true;
    await page.context().setOffline(false);
    await expectHydrated(page);
    expect(failedAgain.size).toBeGreaterThan(0);
  },
);

test('loads the federation runtime with the second area of a visit', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal');
  await title(page, 'Summer Collection 2024').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Login' }).first().click();
  await title(page, 'Login').waitFor();
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis && 'sameDocument' in globalThis)).toBe(true);
});

test('lays out home once and requests pictures below the fold only when they come near', async ({ visitor }) => {
  const page = await visitor({ width: 390 });
  await recordShifts(page);
  const own: string[] = [];
  page.on('request', (request) => own.push(/mf-storefront.*\/([\w-]+)\.\w+\.webp$/.exec(request.url())?.[1] ?? ''));
  await page.goto('/ethereal', { waitUntil: 'networkidle' });
  await title(page, 'Summer Collection 2024').waitFor();
  await expectNoShifts(page);
  const below = await page
    .locator('main img')
    .evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top > innerHeight)
        .map((picture) => picture.getAttribute('loading')),
    );
  expect(below.length).toBeGreaterThan(0);
  expect(new Set(below)).toEqual(new Set(['lazy']));
  expect(own.filter(Boolean).toSorted()).toEqual(['hero-lower', 'hero-main-phone', 'hero-upper']);
  await page.getByRole('link', { name: /Returning Policy/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => own).toContain('offer-scarf');
});
