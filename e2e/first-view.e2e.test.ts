import { listItems } from '@ethereal/contracts/items';
import { addReview } from '@ethereal/contracts/reviews';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { ask } from './kit/api.ts';
import { pageOf, publishItem } from './kit/goods.ts';
import { APPLICATION, holdBack } from './kit/hold-back.ts';
import { expectHydrated } from './kit/hydration.ts';
import { openLateDataSite } from './kit/late-data-site.ts';
import { expectStill, noteShifts } from './kit/layout-shifts.ts';
import { cardOf, expectAddress, heading, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';
import { receive } from './kit/trade.ts';

const { items } = inject('shop');
const [sample] = items;
if (!sample) throw new Error('The shop has no items.');
const ITEM = pageOf(sample);
const SELLER = `/ethereal/sellers/${sample.user}`;
const NOBODY = 'a'.repeat(24);

/** Every page in every state that can come from the server whole: some or no data, each filter, refusals. */
async function pagesOfTheServer(): Promise<string[]> {
  const [seller, buyer] = [await newAccount('Stella'), await newAccount('Boris')];
  const gone = await publishItem(seller.token, { stock: { S: 0, M: 0, L: 0 } });
  const wanted = await publishItem(seller.token, {
    brand: 'Northwind',
    category: 'home',
    size: [],
    stock: 4,
    pictures: 2,
  });
  await receive(buyer, seller, wanted);
  const review = { productId: wanted._id, rating: 4, title: 'Soft', text: 'Airy.' };
  await ask(addReview, { body: review }, buyer.token);
  const { nextCursor } = await ask(listItems, { query: { limit: '24' } });
  return [
    '/ethereal',
    '/ethereal/?utm_source=mail',
    '/ethereal?areas',
    '/ethereal/all',
    `/ethereal/all?cursor=${nextCursor}`,
    '/ethereal/all?search=shirt&sort=asc',
    '/ethereal/all?search=zzzzzz',
    '/ethereal/all?category=men&gender=unisex&size=S&minPrice=5&maxPrice=60',
    '/ethereal/all?brand=Northwind&subCategory=topW&size=S&size=L&inStock=true&sort=rating',
    '/ethereal/all?sort=nonsense&minPrice=x',
    '/ethereal/categories',
    '/ethereal/categories/men',
    '/ethereal/categories/home-essentials?sort=desc',
    '/ethereal/categories/nonsense',
    ITEM,
    pageOf(wanted),
    pageOf(gone),
    `/ethereal/categories/men/${NOBODY}`,
    SELLER,
    `/ethereal/sellers/${seller.id}`,
    `/ethereal/sellers/${NOBODY}`,
    '/ethereal/contact',
    '/ethereal/contact?sent=1',
    '/ethereal/about',
    '/ethereal/delivery',
    '/ethereal/privacy',
    '/ethereal/terms',
    '/ethereal/login',
    '/ethereal/signup',
    '/ethereal/nothing/here',
  ];
}

/** Every page of which the server makes the frame alone: what is on it depends on the person. */
const framesOf = (pages: readonly KnownPage[]): string[] =>
  pages
    .filter(({ render, redirect }) => render !== 'server' && redirect === undefined)
    .map(({ path }) => path.replaceAll(/:\w+/g, sample._id));

type KnownPage = { path: string; render?: string; redirect?: string; index?: boolean };
let known: KnownPage[] = [];
let pages: string[] = [];
beforeAll(async () => {
  const remotes: Record<string, { pages?: KnownPage[] }> = await (
    await fetch(`${siteUrl}/remotes.json`)
  ).json();
  known = Object.values(remotes).flatMap((remote) => remote.pages ?? []);
  pages = await pagesOfTheServer();
  // A page that needs no id is visited as it is, of whatever area.
  const more = known.filter((page) => page.render === 'server' && !page.path.includes(':') && !visited(page));
  pages.push(...more.map(({ path }) => path));
});

/** The first of the addresses above that is this page's. */
const visited = ({ path }: KnownPage): string | undefined =>
  pages.find((address) =>
    new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.replace(/\?.*/, '')),
  );

test('the list leaves out no page that the server makes whole', () => {
  const whole = known.filter(({ render }) => render === 'server');
  expect(whole.length).toBeGreaterThan(10);
  expect(whole.filter((page) => !visited(page)).map(({ path }) => path)).toEqual([]);
  expect(framesOf(known).length).toBeGreaterThan(15);
});

/** What a page answers that there is not, and a call that this visitor may not make: the browser itself reports them. */
const REFUSED = /status of 40[0134]/;

/** Opens each page, and holds that it came from the server, is hydrated without a word and stays where it is. */
async function expectSilence(page: Page, paths: readonly string[], hasCome: (html: string) => boolean) {
  await noteShifts(page);
  const said: string[] = [];
  // The browser's advice to developers is a matter of its own.
  page.on('console', (message) => !message.text().startsWith('[DOM]') && said.push(message.text()));
  // With the fonts at hand: text that changes its face has nothing to do with hydration.
  await page.goto('/ethereal/terms', { waitUntil: 'networkidle' });
  for (const path of paths) {
    said.length = 0;
    const response = await page.goto(path, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    expect(html, path).toContain('id="view"');
    expect(hasCome(html), `what came of ${path}`).toBe(true);
    expect(html.match(/<script(?![^>]*(?: src=|type="application\/))/g), path).toBeNull();
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(
      said.filter((text) => !REFUSED.test(text)),
      path,
    ).toEqual([]);
    await expectStill(page);
  }
}

/** Whether the page's own part is in the HTML. */
const isWhole = (html: string) => /<main[^>]*>.*<h1/s.test(html);

test.for([1440, 390])(
  'at %i pixels every page comes whole from the server and hydrates in silence',
  { timeout: 400_000 },
  async (width, { visitor }) => {
    const page = await visitor({ width, expects: [REFUSED] });
    await expectSilence(page, pages, isWhole);
  },
);

test('whole pages hydrate in silence for who is logged in, of whom the server knows nothing', {
  timeout: 400_000,
}, async ({ visitor }) => {
  const page = await visitor({ width: 820, as: await newAccount('Hydra'), expects: [REFUSED] });
  await expectSilence(page, pages, isWhole);
});

test.for([false, true])(
  'the frames of all other pages hydrate in silence (logged in: %s)',
  {
    timeout: 400_000,
  },
  async (isLoggedIn, { visitor }) => {
    const page = await visitor({ expects: [REFUSED], ...(isLoggedIn && { as: await newAccount('Frida') }) });
    await expectSilence(page, framesOf(known), (html) => !isWhole(html));
  },
);

test.for([
  [1440, false],
  [1440, true],
  [820, false],
  [820, true],
] as const)(
  'at %i pixels the search stays where it is when it becomes known who is here (logged in: %s)',
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

test.for([1440, 390])('at %i pixels a cart that comes last moves nothing', async (width, { visitor }) => {
  const page = await visitor({ width, as: await newAccount('Celia') });
  await noteShifts(page);
  const sendCart = await holdBack(page, /\/api\/cart$/);
  const random = page.waitForResponse(/\/api\/items\/random/);
  await page.goto('/ethereal/cart');
  await title(page, 'Your Ethereal Cart').waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  sendCart();
  await title(page, 'Your Cart Items Will appear here').waitFor();
  await random;
  await heading(page, 'People Also Buy').waitFor();
  // Not until the network is idle: while the cart was held back, the stream of notifications may have opened.
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || it.loading === 'lazy'));
  await expectStill(page);
});

test('pages whose data the server did not get in time hydrate in silence, and the browser asks for it', {
  timeout: 400_000,
}, async ({ visitor }) => {
  const late = await openLateDataSite();
  try {
    const page = await visitor({ width: 390, site: late.site, expects: [REFUSED] });
    const paths = ['/ethereal', '/ethereal/all?search=shirt', '/ethereal/categories/men', SELLER, ITEM];
    await expectSilence(page, paths, (html) => !html.includes('<article') && !html.includes(sample.name));
    await title(page, sample.name).waitFor();
  } finally {
    await late.close();
  }
});

test('the first view makes no call for what the server has sent along', async ({ visitor }) => {
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|^\/remotes\.json/.test(pathname)) asked.push(pathname);
  });
  for (const path of ['/ethereal', '/ethereal/all', ITEM]) {
    await page.goto(path);
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(
      asked.filter((it) => /items|categories|remotes/.test(it)),
      path,
    ).toEqual([]);
  }
});

test('without JavaScript one finds, filters, searches and reads an item', async ({ browser }) => {
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
    // A browser that is driven parses a page as if it ran scripts, so the notice is looked for in its text.
    const textOf = async (path: string) => (await page.request.get(path)).text();
    expect(await textOf('/ethereal/cart')).toContain('>This page needs JavaScript.');
    expect(await textOf(new URL(page.url()).pathname)).not.toContain('This page needs JavaScript.');
  } finally {
    await context.close();
  }
});

test('each page that is for search engines says what it is and where, and what is not there is a 404', async () => {
  const found = known.filter(({ index }) => index).map(visited);
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

test('crawlers find every page and item by the sitemap', async () => {
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
