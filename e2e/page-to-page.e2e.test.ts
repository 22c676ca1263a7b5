import type { Page, Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import { pageOf, SHOP_LIST } from './kit/goods.ts';
import { expectHydrated } from './kit/hydration.ts';
import { cardOf, expectPath, heading, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { testInWholeBrowser as test } from './kit/test.ts';

const { items } = inject('shop');
const [sample] = items;
if (!sample) throw new Error('The shop has no items.');

/** Cuts the page off from the network, so that it can show only what it has loaded before. */
const cutOff = (page: Page) => page.context().setOffline(true);

/** Resolves when none of the page's requests since this call is pending. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
}

/** Returns the pictures that a page requested. */
function picturesOf(page: Page): string[] {
  const pictures: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/images/')) pictures.push(pathname);
  });
  return pictures;
}

test('loads code, data and first pictures of the page behind a link that the pointer or the focus stays on', async ({
  visitor,
}) => {
  const page = await visitor({ expects: [/ERR_INTERNET_DISCONNECTED/] });
  const pictures = picturesOf(page);
  const expectQuiet = watchRequests(page);
  await page.goto('/ethereal/contact');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All', exact: true }).hover();
  await expect.poll(() => pictures.length).toBe(3);
  await expectQuiet();
  await cutOff(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All', exact: true }).click();
  await title(page, 'All Items').waitFor();
  await page.getByRole('article').nth(23).waitFor();
  await page.context().setOffline(false);

  await page.goto(SHOP_LIST);
  const card = page.getByRole('article').nth(4).getByRole('link');
  const name = await page.getByRole('article').nth(4).getByRole('heading').getAttribute('title');
  const answer = page.waitForResponse(/\/api\/categories\/\w+\/[0-9a-f]{24}$/);
  await card.focus();
  await answer;
  await expectQuiet();
  await cutOff(page);
  await card.press('Enter');
  await title(page, name ?? '').waitFor();
  await heading(page, 'Product Details').waitFor();
});

test('loads nothing ahead for a visitor who saves data', async ({ visitor }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/items')) requested.push(pathname);
  });
  await page.goto('/ethereal/contact');
  const all = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All', exact: true });
  await all.hover();
  // This timer is set later, and for longer, than the one after which the pointer counts as staying.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(requested).toEqual([]);
  await all.click();
  await title(page, 'All Items').waitFor();
  expect(requested.length).toBeGreaterThan(0);
});

/** Counts the fades that have begun in the page. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = Element.prototype.animate;
    Object.assign(globalThis, { fades: 0 });
    Element.prototype.animate = function (this: Element, ...how) {
      if (this.id === 'main') (globalThis as unknown as { fades: number }).fades++;
      return begin.apply(this, how);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { fades: number }).fades);
}

test('fades each next page in, but neither filters nor for a visitor who prefers reduced motion', async ({
  visitor,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await visitor();
    await page.emulateMedia({ reducedMotion });
    const fades = await countFades(page);
    await page.goto('/ethereal/categories/men');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Kids' }).click();
    await title(page, 'Kids').waitFor();
    await expect.poll(fades).toBe(reducedMotion === 'reduce' ? 0 : 1);
    await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Sort by price').selectOption('desc');
    await expectPath(page, '/ethereal/categories/kids?sort=desc');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
    await title(page, 'Contact Us').waitFor();
    await expect.poll(fades).toBe(reducedMotion === 'reduce' ? 0 : 2);
  }
});

test.for(['a visitor', 'somebody logged in'])(
  'restores the page of %s from the back/forward cache as it was left',
  async (who, { visitor }) => {
    const as = who === 'a visitor' ? undefined : await newAccount('Berit');
    const page = await visitor(as ? { as } : {});
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    const streams: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/notifications/stream')) streams.push(response.url());
    });
    const expectStreams = (count: number) => expect.poll(() => streams.length).toBe(as ? count : 0);
    await page.goto(pageOf(sample));
    await expectStreams(1);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.goto('/ethereal/contact');
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { persisted?: boolean }).persisted))
      .toBe(true);
    expect(await page.getByLabel('Quantity').inputValue()).toBe('2');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('3');
    await expectStreams(2);
  },
);

test('allows public pages to be cached for Back, without unload listeners', async ({ visitor }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(globalThis, { received });
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...how) {
      received.push(type);
      return (listen as (...all: unknown[]) => void).call(this, type, ...how);
    };
  });
  for (const path of ['/ethereal', '/ethereal/all', pageOf(sample)]) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control'], path).not.toContain('no-store');
    await expectHydrated(page);
    const received = await page.evaluate(() => (globalThis as unknown as { received: string[] }).received);
    expect(received, path).toContain('click');
    expect(
      received.filter((type) => /^(before)?unload$/.test(type)),
      path,
    ).toEqual([]);
  }
  await cardOf(page, '').waitFor();
});
