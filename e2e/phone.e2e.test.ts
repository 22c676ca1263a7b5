import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newName, pageOf, publishItem, SHOP_LIST } from './kit/goods.ts';
import { title } from './kit/page.ts';
import { prepareBuyer } from './kit/paying.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

const WIDTH = 390;
const HEIGHT = 844;

const quickLinks = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
const hrefs = (links: Locator) =>
  links.evaluateAll((all) =>
    all.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('href')),
  );

/** Returns the part of the window's height that bars at the top and bottom cover while the page scrolls. */
const heightOfBars = (page: Page) =>
  page.evaluate(() => {
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isBar(element.parentElement));
    let covered = 0;
    // Measures left of the assistant's button, which is no bar.
    for (let y = 0; y < innerHeight; y += 4) if (isBar(document.elementFromPoint(60, y))) covered += 4;
    return covered;
  });

/** Returns the visible controls whose middle another element covers. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, button, input, select, textarea')];
    return controls.flatMap((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (width < 8 || height < 8 || !control.checkVisibility({ opacityProperty: true })) return [];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
      const over = document.elementFromPoint(x, y)?.closest('[aria-label$=" chat"]');
      return over && over !== control ? [control.outerHTML.slice(0, 120)] : [];
    });
  });

test.for([WIDTH, 820, 1440])('keeps words of a banner clear of its goods at %s px', async (width, { visitor }) => {
  const page = await visitor({ width });
  await page.goto('/ethereal');
  const banner = page.getByRole('main').getByRole('link', { name: /Spring\/Summer Upcoming Season/ });
  await banner.scrollIntoViewIfNeeded();
  const touched = await banner.evaluate((link) => {
    const frame = link.getBoundingClientRect();
    const goods = [...link.querySelectorAll('img')].map((picture) => ({
      left: frame.left + picture.offsetLeft,
      right: frame.left + picture.offsetLeft + picture.offsetWidth,
      top: frame.top + picture.offsetTop,
      bottom: frame.top + picture.offsetTop + picture.offsetHeight,
    }));
    if (goods.length === 0) throw new Error('The banner shows no goods.');
    const range = document.createRange();
    range.selectNodeContents(link.querySelector('h2') ?? link);
    const words = [...range.getClientRects()];
    return goods.filter((card) =>
      words.some((it) => it.right > card.left && it.left < card.right && it.bottom > card.top && it.top < card.bottom),
    );
  });
  expect(touched).toEqual([]);
});

test.for([WIDTH, 820])('keeps badges of a card off its heart, %s pixels wide', async (width, { visitor }) => {
  const page = await visitor({ width });
  // The bestsellers are the cheapest of these goods.
  await page.goto(`${SHOP_LIST}&sort=asc`);
  await page.getByRole('article').getByText('Bestseller', { exact: true }).first().waitFor();
  const touched = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const badge = [...card.querySelectorAll('span')].findLast((element) => element.textContent === 'Bestseller');
      const [words, heart] = [badge, card.querySelector('button')].map((element) => element?.getBoundingClientRect());
      const apart = !words || !heart || words.right <= heart.left || words.bottom <= heart.top;
      return apart ? [] : [card.textContent];
    }),
  );
  expect(touched).toEqual([]);
});

test.for([WIDTH, 820])(
  'shows the links of the profile in one row of one line, %s pixels wide',
  async (width, { visitor }) => {
    const page = await visitor({ as: await newAccount('Tabea'), width });
    await page.goto('/ethereal/profile/settings');
    await title(page, 'Account Settings').waitFor();
    const profile = page.getByRole('navigation', { name: 'Profile' });
    await profile.getByRole('button', { name: 'Sign Out' }).waitFor();
    const places = await profile
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    expect(places.length, JSON.stringify(places)).toBeGreaterThan(4);
    expect(Math.max(...places.map(({ top }) => top))).toBeLessThan(Math.min(...places.map(({ bottom }) => bottom)));
    expect(Math.max(...places.map(({ top, bottom }) => bottom - top))).toBeLessThan(50);
  },
);

test('on a phone, moves to the next picture of an item by a swipe, and its dot shows it', async ({ visitor }) => {
  const account = await newAccount('Pola');
  const item = await publishItem(account.token, { pictures: 3 });
  const page = await visitor({ width: WIDTH });
  await page.goto(pageOf(item));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  await expect.poll(() => gallery.locator('[inert]').count()).toBe(2);
  await gallery.locator(':has(> [inert])').evaluate((strip) => strip.scrollTo(strip.clientWidth, 0));
  const dot = gallery.getByRole('button', { name: 'Picture 2 of 3' });
  await expect.poll(() => dot.getAttribute('aria-pressed')).toBe('true');
});

test("shows the current page in the profile's bar on a phone", async ({ visitor }) => {
  const page = await visitor({ as: await newAccount('Bryn'), width: WIDTH });
  await page.goto('/ethereal/profile/notifications');
  const current = page.getByRole('navigation', { name: 'Profile' }).locator('[aria-current]');
  await current.getByText('Notifications').waitFor();
  const isWhole = () =>
    current.evaluate((link) => link.getBoundingClientRect()).then(({ left, right }) => left >= 0 && right <= WIDTH);
  await expect.poll(isWhole).toBe(true);
});

test('on a phone, divides the links between header and bottom bar: each stands there once', async ({ visitor }) => {
  const page = await visitor({ as: await newAccount('Bodil'), width: WIDTH });
  await page.goto('/ethereal');
  await page.getByRole('link', { name: 'Notifications' }).first().waitFor();
  const below = await hrefs(quickLinks(page).getByRole('link'));
  expect(below).toEqual(['/ethereal', '/ethereal/profile/settings', '/ethereal/favorites', '/ethereal/cart']);
  const above = await hrefs(page.getByRole('navigation', { name: 'Your account' }).getByRole('link'));
  expect(above).toEqual(['/ethereal/profile/notifications']);
});

test('leaves most of a phone to the item; one bar states what its button buys, and the assistant covers nothing', async ({
  visitor,
}) => {
  const account = await newAccount('Pia');
  const item = await publishItem(account.token, { name: newName('Pocket Parka'), price: 71, pictures: 2 });
  const page = await visitor({ as: account, width: WIDTH });
  await page.goto(pageOf(item));
  await title(page, item.name).waitFor();
  await page.getByRole('button', { name: 'Size M' }).click();
  await page.getByRole('button', { name: 'Open chat' }).waitFor();
  expect(await heightOfBars(page)).toBeLessThan(0.25 * HEIGHT);
  expect(await coveredControls(page)).toEqual([]);
  const bar = page.locator('[data-price]');
  const words = (part: string) => bar.evaluate((element, part) => getComputedStyle(element, part).content, part);
  expect(await words('::before')).toContain('$71.00');
  expect(await words('::after')).toContain('Size M');
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(HEIGHT * 0.75);
  expect(y + height).toBeLessThan(HEIGHT);
});

test.for(['/ethereal/all', '/ethereal/profile/settings', '/ethereal/contact'])(
  'on a phone, hides the assistant on %s while the visitor scrolls down, and shows it again on the way up',
  async (path, { visitor }) => {
    const page = await visitor({ as: await newAccount('Ada'), width: WIDTH });
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const chat = page.getByRole('button', { name: 'Open chat' });
    const takesPresses = () => chat.evaluate((it) => getComputedStyle(it).pointerEvents !== 'none');
    await expect.poll(takesPresses).toBe(true);
    await page.mouse.move(195, 400);
    await page.evaluate(() => scrollBy(0, 200));
    await expect.poll(takesPresses).toBe(false);
    await page.evaluate(() => scrollBy(0, -100));
    await expect.poll(takesPresses).toBe(true);
  },
);

/** Makes the letters of a page twice as large. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

/** Returns the pairs of visible elements that overlap. */
const overlaps = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const boxes = all
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box: a }, at) =>
      boxes.slice(at + 1).flatMap(({ name: second, box: b }) => {
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return isApart ? [] : `${name} and ${second}`;
      }),
    );
  });

test.for([390, 1440])(
  'keeps the parts of the header apart with letters twice as large, %s pixels wide',
  async (width, { visitor }) => {
    const page = await visitor({ width });
    await page.goto('/ethereal/contact');
    await enlarge(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).waitFor();
    await expect.poll(() => overlaps(page.locator('header :is(a, button, input)'))).toEqual([]);
  },
);

test('on a phone, keeps item and cart within the window with letters twice as large', async ({ visitor }) => {
  const { buyer, item } = await prepareBuyer();
  const page = await visitor({ as: buyer, width: WIDTH });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto(pageOf(item));
  await enlarge(page);
  const goBack = page.getByRole('button', { name: 'Go Back' });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.poll(() => overlaps(goBack.or(breadcrumb.getByRole('link')))).toEqual([]);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
  await page.goto('/ethereal/cart');
  await enlarge(page);
  await page.getByRole('button', { name: 'Save for later' }).waitFor();
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
});

test.for([
  ['/ethereal/profile/codes', 'Until'],
  ['/ethereal/messages', 'Search conversations'],
] as const)(
  'on a phone, keeps %s within the window with letters twice as large, and its field wide',
  async ([path, label], { visitor }) => {
    const page = await visitor({ as: await newAccount('Cora'), width: WIDTH });
    await page.goto(path);
    await enlarge(page);
    const field = page.getByLabel(label);
    await expect.poll(() => field.evaluate((it) => it.clientWidth)).toBeGreaterThan(WIDTH / 3);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
  },
);
