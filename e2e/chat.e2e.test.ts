import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { expectAddress } from './kit/page.ts';
import { test } from './kit/test.ts';
import { expectWhole } from './kit/widths.ts';

const GREETING = 'Hi there, how can I help you?';
const { items } = inject('shop');

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const links = (page: Page) => log(page).locator('a[href^="/ethereal/categories/"]');
const cards = (page: Page) => log(page).locator('a[data-item]');
const quickReplies = (page: Page) => page.getByRole('list', { name: 'Quick replies' });
const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const hasFocus = (element: Locator) => element.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. Returns false when it never does. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<boolean> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(element)) return true;
    await page.keyboard.press(key);
  }
  return false;
}

/** Returns the names of the stages that the last answer went through. */
const stages = (page: Page) =>
  page
    .getByRole('list', { name: 'Search stages' })
    .last()
    .locator('[data-stage]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-stage')));

async function openChat(page: Page, address = '/ethereal'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await log(page).getByText(GREETING).waitFor();
}

async function say(page: Page, words: string): Promise<void> {
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(words);
  await message.press('Enter');
}

const answered = (page: Page) => page.getByRole('button', { name: 'Send' }).waitFor();

test('shows the items found as cards, understands a follow-up, and keeps the conversation over a reload', async ({
  visitor,
}) => {
  const page = await visitor();
  await openChat(page);
  await say(page, 'summer dresses for women');
  await links(page).first().waitFor();
  await answered(page);
  expect(await stages(page)).toEqual(['searching', 'reading', 'writing']);
  const card = cards(page).first();
  const id = await card.getAttribute('data-item');
  const item = items.find(({ _id }) => _id === id);
  expect(item?.name).toMatch(/Summer Dress$/);
  expect(await card.textContent()).toContain(item?.name);
  expect(await card.textContent()).toContain(`$${item?.price.toFixed(2)}`);
  const pictureWidth = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(pictureWidth).toBeGreaterThan(0);
  await expectWhole(page, 'chat-cards');

  await say(page, 'something cheaper?');
  await expect.poll(() => page.getByRole('list', { name: 'Search stages' }).count()).toBe(2);
  await answered(page);

  await page.reload();
  await log(page).locator('bdi').getByText('summer dresses for women').waitFor();
  await links(page).first().click();
  await expectAddress(page, ({ pathname }) => pathname.startsWith('/ethereal/categories/'));
  // On a wide screen the conversation stays beside the page that it led to.
  expect(await log(page).locator('bdi').getByText('summer dresses for women').isVisible()).toBe(true);
});

test('offers ready messages and continues from the items that are shown', async ({ visitor }) => {
  const page = await visitor();
  await openChat(page);
  await quickReplies(page).getByRole('button', { name: 'What does delivery cost?' }).click();
  await log(page).getByText('Shipping is free').waitFor();
  await answered(page);
  await expect.poll(() => hasFocus(messageBox(page))).toBe(true);
  expect(await quickReplies(page).count()).toBe(0);

  await say(page, 'summer dresses for women');
  await cards(page).first().waitFor();
  await answered(page);
  await quickReplies(page).getByRole('button', { name: 'Compare the first two' }).click();
  await expect.poll(() => log(page).textContent()).toMatch(/costs? .*(?:less|the same)/);
});

test('works with the keyboard alone', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/ethereal');
  await page.getByRole('button', { name: 'Open chat' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(messageBox(page))).toBe(true);
  await page.keyboard.type('summer dresses for women');
  await page.keyboard.press('Enter');
  await cards(page).first().waitFor();
  await answered(page);
  const cheaper = quickReplies(page).getByRole('button', { name: 'Something cheaper' });
  expect(await tabTo(page, cheaper, 'Shift+Tab')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('list', { name: 'Search stages' }).count()).toBe(2);
  await answered(page);
  const card = cards(page).last();
  expect(await tabTo(page, card, 'Shift+Tab')).toBe(true);
  const path = await card.getAttribute('href');
  await page.keyboard.press('Enter');
  await expectAddress(page, ({ pathname }) => pathname === path);
  expect(await tabTo(page, messageBox(page))).toBe(true);
  await page.keyboard.press('Escape');
  await log(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Open chat' }))).toBe(true);
});
