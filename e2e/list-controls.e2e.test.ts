import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAddress, expectPath, title } from './kit/page.ts';
import { test } from './kit/test.ts';

const categorySelect = (page: Page) => page.getByRole('main').getByLabel('Category', { exact: true });
const railOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

test('opens the page of each of many quick choices in the category dropdown', async ({ visitor }) => {
  const page = await visitor();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/ethereal/all');
  const lost = await page.evaluate(async () => {
    const lost: string[] = [];
    const choices = ['men', 'women', 'kids', 'beauty'];
    for (let round = 0; round < 32; round++) {
      const choice = choices[round % choices.length] ?? '';
      const select = document.querySelector<HTMLSelectElement>('select[name="categoryDropdown"]');
      if (!select) throw new Error('No dropdown');
      select.value = choice;
      // Dispatches the events of a browser's choice.
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      if (!location.pathname.endsWith(`/${choice}`)) lost.push(`${round} ${choice}`);
      // Each choice comes at another moment of the page change.
      await new Promise((resolve) => setTimeout(resolve, round * 5));
    }
    return lost;
  });
  expect(lost).toEqual([]);
  await title(page, 'Beauty').waitFor();
});

test('handles a press while one page replaces another', async ({ visitor }) => {
  const page = await visitor();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/ethereal/categories/men');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  const box = await tabs.getByRole('link', { name: 'Women' }).boundingBox();
  if (!box) throw new Error('No link');
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(globalThis, { pressed });
    const note = ({ target }: Event) => pressed.push(target instanceof Element ? target.tagName : '');
    addEventListener('click', note, { capture: true });
  });
  await tabs.getByRole('link', { name: 'Kids' }).press('Enter');
  for (let press = 0; press < 12; press++) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const pressed = await page.evaluate(() => (globalThis as unknown as { pressed: string[] }).pressed);
  expect(pressed).toEqual(Array.from({ length: 13 }, () => 'A'));
});

test('moves through the category dropdown by keyboard; Enter or leaving it opens the page', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal/all');
  const select = categorySelect(page);
  await select.focus();
  for (const shown of ['men', 'women', 'kids']) {
    await select.press('ArrowDown');
    expect(await select.inputValue()).toBe(shown);
  }
  await expectPath(page, '/ethereal/all');
  await select.press('Enter');
  await expectPath(page, '/ethereal/categories/kids');
  await title(page, 'Kids').waitFor();
  await select.focus();
  await select.press('ArrowUp');
  await select.press('Tab');
  await expectPath(page, '/ethereal/categories/women');
  await page.goBack();
  await expectPath(page, '/ethereal/categories/kids');
  await expect.poll(() => select.inputValue()).toBe('kids');
  await page.goBack();
  await expectPath(page, '/ethereal/all');
});

test('keeps the filtered results in view, also for a filter far down the rail', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal/all');
  const to = railOf(page).getByLabel('To $');
  await to.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await railOf(page).getByLabel('M', { exact: true }).check();
  await railOf(page).getByLabel('To $').fill('25');
  await expectAddress(page, ({ searchParams }) => searchParams.get('maxPrice') === '25');
  await page.locator('[aria-busy=false]').getByRole('article').first().waitFor();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('article')]
          .map((card) => card.getBoundingClientRect())
          .some(({ top, bottom }) => bottom > 100 && top < innerHeight - 100),
      ),
    )
    .toBe(true);
});

test('shows no button without effect under the filters when scripts run', async ({ visitor }) => {
  for (const width of [1440, 390]) {
    const page = await visitor({ width });
    await page.goto('/ethereal/all');
    expect(await page.getByRole('button', { name: 'Show items', exact: true }).count()).toBe(0);
  }
});

test('moves the focus to the results after the last filter is removed', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal/all?inStock=true&gender=men&category=men');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('button', { name: 'Remove filter In stock' }).press('Enter');
  await expectPath(page, '/ethereal/all?gender=men&category=men');
  await expect.poll(() => focused(page)).toMatch(/^BUTTON/);
  await chips.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expectPath(page, '/ethereal/all');
  await expect.poll(() => focused(page)).toBe('H1 All Items');
});
