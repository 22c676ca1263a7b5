import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newName, publishItem } from './kit/goods.ts';
import { expectPath, setStatus } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { orderOne } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

/** Waits until the bell of a tab shows this number of unread notifications. */
const expectUnread = (page: Page, unread: number) =>
  page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: unread ? `Notifications, ${unread} unread` : 'Notifications', exact: true })
    .waitFor();

const NOTIFICATIONS = '/ethereal/profile/notifications';
const notification = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Your notifications' }).getByRole('link', { name: words });

test('notifies every tab of the seller of an order, marks it read in all; a new status notifies the buyer', async ({
  visitor,
}) => {
  const [seller, buyer] = [await newAccount('Sera'), await newAccount('Bea')];
  const item = await publishItem(seller.token, { name: newName('Bell Blouse') });
  const shop = await visitor({ as: seller });
  await shop.goto(NOTIFICATIONS);
  await shop.getByText('No notifications yet.').waitFor();
  const otherTab = await shop.context().newPage();
  await otherTab.goto('/ethereal/contact');
  for (const tab of [shop, otherTab]) await expectUnread(tab, 0);

  await orderOne(buyer, item);
  for (const tab of [shop, otherTab]) await expectUnread(tab, 1);
  await notification(shop, `You sold 1 × ${item.name}.`).click();
  await expectPath(shop, '/ethereal/profile/Orders');
  for (const tab of [shop, otherTab]) await expectUnread(tab, 0);

  const page = await visitor({ as: buyer });
  await page.goto('/ethereal/contact');
  await expectUnread(page, 0);
  await setStatus(shop, item.name, 'Out for Shipping');
  await expectUnread(page, 1);
  await page.goto(NOTIFICATIONS);
  await notification(page, `Your ${item.name} is out for shipping.`).waitFor();
  await page.getByText('1 unread', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByText('All read', { exact: true }).waitFor();
  await expectUnread(page, 0);
  await page.reload();
  await page.getByText('All read', { exact: true }).waitFor();

  // The next notification of the same order stands above it, with the picture of its item.
  await setStatus(shop, item.name, 'Handed');
  await expectUnread(page, 1);
  await page.reload();
  await notification(page, `Your ${item.name} was handed over.`).waitFor();
  const shown = page.getByRole('region', { name: 'Your notifications' }).locator('img');
  await expect
    .poll(() => shown.evaluateAll((all) => all.map((element) => (element as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true]);
  await page.getByText('1 earlier').click();
  await notification(page, `Your ${item.name} is out for shipping.`).click();
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
});

test('shows the latest notifications below the bell, and on a phone leads to all of them', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Bella'), await newAccount('Boris')];
  const item = await publishItem(seller.token, { name: newName('Bell Belt') });
  const page = await visitor({ as: seller });
  await page.goto('/ethereal/contact');
  await orderOne(buyer, item);
  await expectUnread(page, 1);
  const bell = page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: /^Notifications/ });
  const latest = page.getByRole('dialog', { name: 'Latest notifications' });
  await bell.click();
  const news = latest.getByRole('link', { name: `You sold 1 × ${item.name}.` });
  await news.waitFor();
  await expectWhole(page, 'latest-notifications');
  expect(await faultsOf(page)).toEqual([]);
  // The bell stays in view and closes the list that it opened.
  await bell.click();
  await latest.waitFor({ state: 'detached' });
  await bell.press('Enter');
  await news.waitFor();
  await page.keyboard.press('Escape');
  await latest.waitFor({ state: 'detached' });
  await expect.poll(() => bell.evaluate((link) => link === document.activeElement)).toBe(true);

  await bell.click();
  await news.click();
  await expectPath(page, '/ethereal/profile/Orders');
  await latest.waitFor({ state: 'detached' });
  await expectUnread(page, 0);
  await bell.click();
  await latest.getByRole('link', { name: 'See all notifications' }).click();
  await expectPath(page, NOTIFICATIONS);
  await latest.waitFor({ state: 'detached' });

  await page.goto('/ethereal/contact');
  await page.setViewportSize({ width: 390, height: 800 });
  await bell.click();
  await expectPath(page, NOTIFICATIONS);
});
