import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { pageOf } from './kit/goods.ts';
import { APPLICATION, holdBack } from './kit/hold-back.ts';
import { expectHydrated } from './kit/hydration.ts';
import { openLateDataSite } from './kit/late-data-site.ts';
import { expectNoShifts, recordShifts } from './kit/layout-shifts.ts';
import { cardOf, expectAddress, expectLoaded, heading, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { addressOf, framesOf, type KnownPage, NOBODY, pagesOfTheServer } from './kit/server-pages.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';

const { items, pages: knownPages } = inject('shop');
const [sample] = items;
if (!sample) throw new Error('The shop has no items.');
const ITEM = pageOf(sample);
const SELLER = `/ethereal/sellers/${sample.user}`;

let pages: string[];
beforeAll(async () => {
  pages = await pagesOfTheServer(knownPages, sample);
});

const visited = (page: KnownPage) => addressOf(page, pages);

test('lists every page that the server renders whole', () => {
  const whole = knownPages.filter(({ render }) => render === 'server');
  expect(whole.length).toBeGreaterThan(10);
  expect(whole.filter((page) => !visited(page)).map(({ path }) => path)).toEqual([]);
  expect(framesOf(knownPages, sample).length).toBeGreaterThan(15);
});

/** Statuses of unknown pages and of calls that this visitor may not make, which the browser logs by itself. */
const REFUSED = /status of 40[0134]/;

type HasCome = (html: string) => boolean;

/** Opens each page, two at a time, and checks each by `expectSilenceIn`. */
async function expectSilence(visit: () => Promise<Page>, paths: readonly string[], hasCome: HasCome) {
  const left = paths.values();
  await Promise.all([visit(), visit()].map(async (page) => expectSilenceIn(await page, left, hasCome)));
}

/** Opens each page and checks that it came from the server, hydrates without console output and does not shift. */
async function expectSilenceIn(page: Page, paths: Iterable<string>, hasCome: HasCome) {
  await recordShifts(page);
  const messages: string[] = [];
  // The browser's advice to developers is no error, nor is a service worker that the visit does without.
  const isNoError = /^\[DOM\]|^Service Worker registration blocked/;
  page.on('console', (message) => !isNoError.test(message.text()) && messages.push(message.text()));
  // Loads the fonts first: a change of typeface has nothing to do with hydration.
  await page.goto('/ethereal/terms', { waitUntil: 'networkidle' });
  for (const path of paths) {
    messages.length = 0;
    const response = await page.goto(path, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    expect(html, path).toContain('id="view"');
    expect(hasCome(html), `what came of ${path}`).toBe(true);
    // The inline script of the head, which the page's policy names by its hash.
    expect(html.match(/<script(?![^>]*(?: src=|type="application\/))/g), path).toHaveLength(1);
    await expectHydrated(page);
    // A page with a stream of news is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => expectLoaded(page));
    expect(
      messages.filter((text) => !REFUSED.test(text)),
      path,
    ).toEqual([]);
    await expectNoShifts(page);
  }
}

/** Whether the page's own part is in the HTML. */
const isWhole = (html: string) => /<main[^>]*>.*<h1/s.test(html);

test.for([1440, 390])(
  'renders every page whole on the server and hydrates it in silence at %i pixels',
  async (width, { visitor }) => {
    await expectSilence(() => visitor({ width, expects: [REFUSED] }), pages, isWhole);
  },
);

test('hydrates whole pages in silence for a person who is logged in, which the server cannot see', async ({
  visitor,
}) => {
  const as = await newAccount('Hydra');
  await expectSilence(() => visitor({ width: 820, as, expects: [REFUSED] }), pages, isWhole);
});

test.for([false, true])(
  'hydrates the frames of all other pages in silence (logged in: %s)',
  async (isLoggedIn, { visitor }) => {
    const as = isLoggedIn ? { as: await newAccount('Frida') } : {};
    const visit = () => visitor({ expects: [REFUSED], ...as });
    await expectSilence(visit, framesOf(knownPages, sample), (html) => !isWhole(html));
  },
);

test.for([
  [1440, false],
  [1440, true],
  [820, false],
  [820, true],
] as const)(
  'keeps the search in place at %i pixels when the session is loaded (logged in: %s)',
  async ([width, isLoggedIn], { visitor }) => {
    const page = await visitor({ width, ...(isLoggedIn && { as: await newAccount('Stilla') }) });
    const search = page.getByRole('search').first();
    const sendApplication = await holdBack(page, APPLICATION);
    await page.goto('/ethereal/about', { waitUntil: 'commit' });
    await page.waitForRequest(APPLICATION);
    await page.evaluate(() => document.fonts.ready);
    const before = await search.boundingBox();
    sendApplication();
    await page
      .getByRole('link', { name: isLoggedIn ? 'Profile settings' : 'Sign Up' })
      .first()
      .waitFor();
    expect(await search.boundingBox()).toEqual(before);
  },
);

test.for([1440, 390])('moves nothing at %i pixels when the cart arrives last', async (width, { visitor }) => {
  const page = await visitor({ width, as: await newAccount('Celia') });
  await recordShifts(page);
  const sendCart = await holdBack(page, /\/api\/cart$/);
  const random = page.waitForResponse(/\/api\/items\/random/);
  await page.goto('/ethereal/cart');
  await title(page, 'Your Ethereal Cart').waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  sendCart();
  await title(page, 'Your Cart Items Will appear here').waitFor();
  await random;
  await heading(page, 'People Also Buy').waitFor();
  // Does not wait for an idle network: while the cart was held back, the stream of notifications may have opened.
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || it.loading === 'lazy'));
  await expectNoShifts(page);
});

test('hydrates pages in silence whose data the server did not get in time, and the browser requests it', async ({
  visitor,
}) => {
  const late = await openLateDataSite();
  try {
    const page = await visitor({ width: 390, site: late.site, expects: [REFUSED] });
    const paths = ['/ethereal', '/ethereal/all?search=shirt', '/ethereal/categories/men', SELLER, ITEM];
    await expectSilenceIn(page, paths, (html) => !html.includes('<article') && !html.includes(sample.name));
    await title(page, sample.name).waitFor();
    // The page must not request pictures from a site that is closing.
    await page.close();
  } finally {
    await late.close();
  }
});

test('requests nothing in the first view that the server has sent along', async ({ visitor }) => {
  const page = await visitor();
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|^\/remotes\.json/.test(pathname)) requested.push(pathname);
  });
  for (const path of ['/ethereal', '/ethereal/all', ITEM]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(
      requested.filter((it) => /items|categories|remotes/.test(it)),
      path,
    ).toEqual([]);
  }
});

test('finds, filters, searches and reads an item without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: siteUrl,
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.goto('/ethereal');
    await heading(page, 'Best Seller').waitFor();
    await page.getByRole('link', { name: 'All', exact: true }).first().click();
    await title(page, 'All Items').waitFor();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expectAddress(page, ({ searchParams }) => searchParams.has('cursor'));
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('radio', { name: /^Men/ }).first().check();
    await page.getByRole('button', { name: 'Show items' }).click();
    await expectAddress(page, ({ searchParams }) => searchParams.get('category') === 'men');
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('combobox', { name: 'Search items' }).fill(sample.name);
    await page.getByRole('combobox', { name: 'Search items' }).press('Enter');
    await title(page, `Results for “${sample.name}”`).waitFor();
    await cardOf(page, sample.name).getByRole('link').first().click();
    await title(page, sample.name).waitFor();
    expect(await page.getByText('Soft, light').first().isVisible()).toBe(true);
    // An automated browser parses a page as if it ran scripts, so the notice is searched for in the text of the page.
    const textOf = async (path: string) => (await page.request.get(path)).text();
    expect(await textOf('/ethereal/cart')).toContain('>This page needs JavaScript.');
    expect(await textOf(new URL(page.url()).pathname)).not.toContain('This page needs JavaScript.');
  } finally {
    await context.close();
  }
});

test('describes each page for search engines with its address, and answers 404 for unknown pages', async () => {
  const found = knownPages.filter(({ index }) => index).map(visited);
  expect(found.length).toBeGreaterThan(8);
  for (const path of found) {
    const html = await (await fetch(siteUrl + path)).text();
    expect(html, path).toMatch(path === '/ethereal' ? /<title>Ethereal\.</ : /<title>[^<]+ · Ethereal\.</);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(html.match(/<meta name="description" content="[^"]+"/g), path).toHaveLength(1);
    expect(html, path).toContain(`<link rel="canonical" href="${siteUrl}${path}"`);
  }
  const missing = pages.filter((path) => path.includes(NOBODY) || path.includes('nothing'));
  expect(missing.length).toBe(3);
  const broken = ['%0A', '%0d%0aMore', '%E2%80%A8', '%3Fsort=asc'].map((end) => `/ethereal/all${end}`);
  for (const path of [...missing, ...broken]) {
    const answer = await fetch(siteUrl + path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain('<title>Page not found · Ethereal.<');
  }
});

test('lists every page and item in the sitemap', async () => {
  const text = async (path: string) => (await fetch(siteUrl + path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${siteUrl}/ethereal`,
      `${siteUrl}/ethereal/categories/men`,
      siteUrl + ITEM,
      siteUrl + SELLER,
    ]),
  );
  expect(addresses.filter((it) => /profile|cart|login/.test(it ?? ''))).toEqual([]);
});
