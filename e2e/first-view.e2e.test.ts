import { listItems } from '@ethereal/contracts/items';
import { addReview } from '@ethereal/contracts/reviews';
import { beforeAll, expect, inject } from 'vitest';
import { ask } from './kit/api.ts';
import { pageOf, publishItem } from './kit/goods.ts';
import { holdBack } from './kit/hold-back.ts';
import { expectHydrated } from './kit/hydration.ts';
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
  ];
}

/** Some of the pages of which the server makes the frame alone. */
const FRAMES = [
  '/ethereal/nothing/here',
  '/ethereal/cart',
  '/ethereal/favorites',
  '/ethereal/profile/settings',
  '/ethereal/profile/add-item',
];

let pages: string[] = [];
beforeAll(async () => {
  pages = await pagesOfTheServer();
});

test('the list leaves out no page that the server makes whole', async () => {
  const remotes: Record<string, { pages?: { path: string; render?: string }[] }> = await (
    await fetch(`${siteUrl}/remotes.json`)
  ).json();
  const visited = pages.map((path) => path.replace(/\?.*/, ''));
  const isVisited = ({ path }: { path: string }) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return visited.some((address) => pattern.test(address));
  };
  const all = Object.values(remotes).flatMap((remote) => remote.pages ?? []);
  const whole = all.filter(({ render }) => render === 'server');
  expect(whole.length).toBeGreaterThan(10);
  expect(whole.filter((page) => !isVisited(page)).map(({ path }) => path)).toEqual([]);
});

test.for([1440, 390])(
  'at %i pixels every page comes whole from the server and hydrates in silence',
  { timeout: 400_000 },
  async (width, { visitor }) => {
    const page = await visitor({ width, expects: [/status of 404/] });
    await noteShifts(page);
    const said: string[] = [];
    // Advice to developers is a matter of its own.
    page.on('console', (message) => message.type() !== 'debug' && said.push(message.text()));
    // With the fonts at hand: text that changes its face has nothing to do with hydration.
    await page.goto('/ethereal/terms', { waitUntil: 'networkidle' });
    // A frame is the same at every width but for what CSS makes of it.
    for (const path of width === 390 ? pages : [...pages, ...FRAMES]) {
      said.length = 0;
      const response = await page.goto(path, { waitUntil: 'load' });
      const html = (await response?.text()) ?? '';
      expect(html, path).toContain('id="view"');
      expect(html.match(/<script(?![^>]*(?: src=|type="application\/))/g), path).toBeNull();
      await expectHydrated(page);
      await page.waitForLoadState('networkidle');
      // The browser itself reports a page's own 404.
      expect(
        said.filter((text) => !/status of 404/.test(text)),
        path,
      ).toEqual([]);
      await expectStill(page);
    }
  },
);

test.for([1440, 820, 390])(
  'at %i pixels a cold first visit stays where it is when the fonts come',
  async (width, { visitor }) => {
    const page = await visitor({ width });
    await noteShifts(page);
    const sendFonts = await holdBack(page, /\.woff2$/);
    await page.goto('/ethereal', { waitUntil: 'commit' });
    await expectHydrated(page);
    sendFonts();
    await page.waitForLoadState('networkidle');
    const faces = await page.evaluate(async () =>
      [...(await document.fonts.ready)].filter((it) => it.status === 'loaded').map((it) => it.family),
    );
    expect(faces.join()).toMatch(/Fraunces Variable/);
    await expectStill(page);
  },
);

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
  } finally {
    await context.close();
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
