import { getNotificationPreferences } from '@ethereal/contracts/notifications';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask } from './kit/api.ts';
import { faultsOf } from './kit/axe.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { cardOf, confirm, expectPath, expectToast, expectValue, heading, setStatus, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { drawPicture } from './kit/pictures.ts';
import { test } from './kit/test.ts';
import { orderOne, receive, reprice } from './kit/trade.ts';
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
    .poll(() => shown.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
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

test("publishes a buyer's review and the seller's answer, and notifies both", async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Sol'), await newAccount('Bruno')];
  const item = await publishItem(seller.token, { name: newName('Review Robe') });
  const stranger = await visitor({ as: await newAccount('Stan') });
  await stranger.goto(pageOf(item));
  await stranger.getByText('No reviews yet.').waitFor();
  expect(await stranger.getByRole('button', { name: 'Write a review' }).count()).toBe(0);

  await receive(buyer, seller, item);
  const page = await visitor({ as: buyer });
  await page.goto(pageOf(item));
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('button', { name: 'Publish review' }).click();
  await reviews.getByText('Choose 1 to 5 stars.').waitFor();
  await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await reviews.getByLabel('Title').fill('Soft as a cloud');
  await reviews.getByRole('textbox', { name: 'Review', exact: true }).fill('Warm, and it fits.');
  await reviews.getByRole('button', { name: 'Publish review' }).click();
  await expectToast(page, 'Thank you for your review!');
  const review = reviews.getByRole('article').filter({ hasText: 'Soft as a cloud' });
  await review.getByRole('img', { name: '4 of 5 stars' }).waitFor();
  await review.getByText('Warm, and it fits.').waitFor();
  const list = `/ethereal/all?search=${encodeURIComponent(item.name)}`;
  await page.goto(list);
  await cardOf(page, item.name).getByRole('img', { name: '4 of 5 stars' }).waitFor();

  const shop = await visitor({ as: seller });
  await shop.goto(NOTIFICATIONS);
  await notification(shop, `${item.name} has a new review: 4 of 5 stars.`).click();
  await shop.getByRole('button', { name: 'Reply', exact: true }).click();
  await shop.getByLabel('Reply').fill('Thank you, Bruno!');
  await shop.getByRole('button', { name: 'Publish reply' }).click();
  await expectToast(shop, 'Your reply is published.');
  await page.goto(NOTIFICATIONS);
  await notification(page, `The seller answered your review of ${item.name}.`).click();
  await review.getByText('Reply by the seller').waitFor();
  await review.getByText('Thank you, Bruno!').waitFor();

  await reviews.getByRole('button', { name: 'Edit your review' }).click();
  await reviews.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await reviews.getByRole('button', { name: 'Publish review' }).click();
  await review.getByRole('img', { name: '2 of 5 stars' }).waitFor();
  await review.getByText('edited').waitFor();
  await stranger.reload();
  const helpful = stranger.getByRole('button', { name: 'Helpful', exact: true });
  await helpful.click();
  await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');
  await stranger.getByText('1 found it helpful').waitFor();
  await stranger.getByRole('button', { name: '2 of 5 stars: 1' }).click();
  await stranger.getByText('Warm, and it fits.').waitFor();
  expect(await faultsOf(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: /show all$/ }).click();
  await page.reload();
  await review.getByText('1 found it helpful').waitFor();
  await stranger.getByRole('button', { name: 'Report', exact: true }).click();
  await stranger.getByLabel('What is wrong with this review?').fill('It praises itself.');
  await stranger.getByRole('button', { name: 'Report review' }).click();
  await expectToast(stranger, 'Thank you. We will look at it.');
  await reviews.getByRole('button', { name: 'Delete it' }).click();
  await confirm(page, 'Are you sure you want to delete your review?');
  await reviews.getByText('No reviews yet.').waitFor();
  await page.goto(list);
  await cardOf(page, item.name).waitFor();
  expect(await cardOf(page, item.name).getByRole('img', { name: /stars/ }).count()).toBe(0);
});

test("shows on a seller's page the text of its editor; each of the seller's items leads to it", async ({ visitor }) => {
  const seller = await newAccount('Signe');
  const item = await publishItem(seller.token, { name: newName('Shop Shawl') });
  const page = await visitor({ as: seller });
  await page.goto('/ethereal/profile/store');
  await expectValue(page, 'Store name', 'Signe');
  await page.getByLabel('Store name').fill(' ');
  await page.getByRole('button', { name: 'Save store' }).click();
  await page.getByText('Name is required.').waitFor();
  const name = newName('Maison Signe');
  await page.getByLabel('Store name').fill(name);
  await page.getByLabel('About your store').fill('Wool from the north.\nWoven by hand.');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'p.jpeg', mimeType: 'image/jpeg', buffer: await drawPicture(7) });
  await page
    .getByRole('img', { name: 'Your store’s picture' })
    .or(page.getByAltText(/^Your store/))
    .waitFor();
  await page.getByRole('button', { name: 'Save store' }).click();
  await expectToast(page, 'Your store is saved.');

  const shopper = await visitor();
  await shopper.goto(pageOf(item));
  await shopper.getByRole('main').getByRole('link', { name }).click();
  await expectPath(shopper, `/ethereal/sellers/${seller.id}`);
  await title(shopper, name).waitFor();
  await shopper.getByText('Woven by hand.').waitFor();
  await heading(shopper, 'For sale').waitFor();
  await shopper.getByRole('main').getByText('1 item', { exact: true }).waitFor();
  await cardOf(shopper, item.name).waitFor();
  expect(
    await shopper
      .getByRole('main')
      .locator('header img')
      .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth > 0)),
  ).toBe(true);
});

test('lets a person choose what is mailed; a cheaper favorite notifies', async ({ visitor }) => {
  const [seller, fan] = [await newAccount('Silke'), await newAccount('Fay')];
  const item = await publishItem(seller.token, { name: newName('Wanted Watch'), price: 80 });
  const page = await visitor({ as: fan });
  await page.goto(pageOf(item));
  await page
    .getByRole('button', { name: `Favorite: ${item.name}` })
    .first()
    .click();
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: `Favorite: ${item.name}` })
        .first()
        .getAttribute('aria-pressed'),
    )
    .toBe('true');
  await page.goto(NOTIFICATIONS);
  const choice = page.getByLabel('A favorite of yours is cheaper');
  expect(await choice.isChecked()).toBe(false);
  await choice.check();
  const chosen = async () => (await ask(getNotificationPreferences, {}, fan.token)).mail['favourite-cheaper'];
  await expect.poll(chosen).toBe(true);
  await page.reload();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await reprice(seller, item, 60);
  await expectUnread(page, 1);
  await notification(page, `${item.name} is now cheaper: $60.00 instead of $80.00.`).click();
  await title(page, item.name).waitFor();
});
