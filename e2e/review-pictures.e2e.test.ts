import { sendReport } from '@ethereal/contracts/reports';
import { addReview, getMyReview } from '@ethereal/contracts/reviews';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newDeskAccount } from './kit/desk.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { expectNoShifts, recordShifts } from './kit/layout-shifts.ts';
import { expectToast } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { drawPicture } from './kit/pictures.ts';
import { siteUrl } from './kit/site.ts';
import { test } from './kit/test.ts';
import { receive } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

const file = async (number: number) => ({
  name: `${number}.jpeg`,
  mimeType: 'image/jpeg',
  buffer: await drawPicture(number),
});
/** Returns the pictures in a place that are drawn. */
const drawnIn = (place: Locator) =>
  place
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      Promise.all(all.map((image) => image.decode().then(() => image.naturalWidth > 0))),
    );

test("publishes a buyer's pictures and fit; readers enlarge them, and the desk sees a reported review", async ({
  visitor,
}) => {
  const seller = await newAccount('Sol');
  const item = await publishItem(seller.token, { name: newName('Fitting Frock'), category: 'women' });
  const body = { productId: item._id, rating: 5, text: 'Fits.', fit: 'true' as const };
  for (const name of ['Ada', 'Cy']) {
    const buyer = await newAccount(name);
    await receive(buyer, seller, item, 'S');
    await callApi(addReview, { body }, buyer.token);
  }
  const buyer = await newAccount('Bea');
  await receive(buyer, seller, item, 'M');

  const words = `${newName('As in the pictures')}.`;
  const page = await visitor({ as: buyer });
  await page.goto(pageOf(item));
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await reviews.getByRole('textbox', { name: 'Review', exact: true }).fill(words);
  await reviews.getByLabel('How does it fit?').selectOption('True to size');
  const add = reviews.getByLabel('Add pictures');
  await add.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await reviews.getByText('Invalid file type. Only JPEG, PNG, JPG, or GIF allowed.').waitFor();
  await add.setInputFiles([await file(1), await file(2), await file(3)]);
  await reviews.getByRole('button', { name: 'Remove Picture 2' }).click();
  const publish = reviews.getByRole('button', { name: 'Publish review' });
  await expect.poll(() => publish.isEnabled()).toBe(true);
  await expectWhole(page, 'review-form');
  await publish.click();
  await expectToast(page, 'Thank you for your review!');
  const review = reviews.getByRole('article').filter({ hasText: words });
  await review.getByText('Verified purchase · Size M · True to size').waitFor();
  await review.scrollIntoViewIfNeeded();
  await expect.poll(() => drawnIn(review.getByRole('list'))).toEqual([true, true]);

  const reader = await visitor({ width: 390 });
  await recordShifts(reader);
  await reader.goto(pageOf(item), { waitUntil: 'networkidle' });
  await reader.getByText('Most say: true to size').waitFor();
  await expectNoShifts(reader);
  await reader.getByText('Size guide').click();
  await reader.getByRole('table', { name: /^Measured on the body/ }).waitFor();
  const small = reader.getByRole('button', { name: 'Picture 1 of 2 by Bea' });
  await small.press('Enter');
  const large = reader.getByRole('dialog', { name: 'Picture 1 of 2 by Bea' });
  await expectWhole(reader, 'review-picture');
  expect(await drawnIn(large)).toEqual([true]);
  await reader.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await expect.poll(() => small.evaluate((button) => button === document.activeElement)).toBe(true);
  // At other scroll positions the bottom bar may cover a target.
  await reader.evaluate(() => scrollTo(0, 0));
  await expectWhole(reader, 'review-with-pictures');

  const { review: written } = await callApi(getMyReview, { params: { itemId: item._id } }, buyer.token);
  const reporter = await newAccount('Rea');
  const report = { kind: 'review' as const, id: written?._id ?? '', reason: 'Not this dress.' };
  await callApi(sendReport, { body: report }, reporter.token);
  const desk = await visitor({ as: await newDeskAccount('operator') });
  await desk.goto('/ethereal/desk?kind=review');
  const row = desk.getByRole('article', { name: `Review: ${words}` });
  await row.waitFor();
  await expect.poll(() => drawnIn(row)).toEqual([true, true]);
  await expectWhole(desk, 'desk-review-pictures');

  const shown = await review.locator('img').first().getAttribute('src');
  await reviews.getByRole('button', { name: 'Edit your review' }).click();
  await reviews.getByRole('button', { name: 'Remove Picture 1' }).click();
  await publish.click();
  await expectToast(page, 'Your review is changed.');
  await expect.poll(() => drawnIn(review.getByRole('list'))).toEqual([true]);
  expect((await fetch(new URL(shown ?? '', siteUrl))).status).toBe(404);
});
