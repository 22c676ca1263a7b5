import { addAddress } from '@ethereal/contracts/addresses';
import { addToCart } from '@ethereal/contracts/cart';
import { addFavorite } from '@ethereal/contracts/favorites';
import { codeOf } from '@ethereal/service-kit/testing/second-factor';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newImage, pageOf, publishItem } from './kit/goods.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { HOME, order, orderOne, receive } from './kit/trade.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses a control by keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Waits for the result of an action, and until an element other than the body has the focus. */
async function expectFocusAfter(page: Page, result: Locator, state: 'visible' | 'detached' = 'visible') {
  await result.first().waitFor({ state });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Waits until a control has the focus. */
const expectFocusOn = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);

describe('focus', () => {
  test('stays in the page when a buyer removes, saves and moves lines and favorites', async ({ visitor }) => {
    const [seller, buyer] = [await newAccount('Sia'), await newAccount('Ben')];
    const [first, second] = [
      await publishItem(seller.token, { size: [] }),
      await publishItem(seller.token, { size: [] }),
    ];
    for (const { _id: productId } of [first, second]) {
      await callApi(addToCart, { body: { productId, quantity: 1 } }, buyer.token);
      await callApi(addFavorite, { body: { productId } }, buyer.token);
    }
    const page = await visitor({ as: buyer });
    await page.goto('/ethereal/cart');
    const line = (name: string) => page.getByRole('article', { name, exact: true });
    await press(line(first.name).getByRole('button', { name: 'Save for later' }));
    await expectFocusAfter(page, page.getByRole('heading', { name: 'Saved for later' }));
    await press(line(second.name).getByRole('button', { name: 'Delete Item' }));
    await press(dialog(page).getByRole('button', { name: 'No' }));
    await expectFocusAfter(page, dialog(page), 'detached');
    await press(line(second.name).getByRole('button', { name: 'Delete Item' }));
    await press(dialog(page).getByRole('button', { name: 'Yes' }));
    await expectFocusAfter(page, line(second.name), 'detached');
    await press(line(first.name).getByRole('button', { name: 'Move to cart' }));
    await expectFocusAfter(page, page.getByRole('heading', { name: 'Saved for later' }), 'detached');

    await page.goto('/ethereal/favorites');
    for (const { name } of [first, second]) {
      await press(page.getByRole('button', { name: `Favorite: ${name}` }));
      await expectFocusAfter(page, page.getByRole('article').filter({ hasText: name }), 'detached');
    }
  });

  test('stays in the page when a buyer cancels, returns and reviews', async ({ visitor }) => {
    const [seller, buyer] = [await newAccount('Sol'), await newAccount('Bo')];
    const [pending, handed] = [await publishItem(seller.token), await publishItem(seller.token)];
    await orderOne(buyer, pending, 'M');
    await receive(buyer, seller, handed, 'M');
    const page = await visitor({ as: buyer });
    await page.goto('/ethereal/profile/BuyerOrderpage');
    await press(button(page, `Cancel item: ${pending.name}`));
    await press(dialog(page).getByRole('button', { name: 'Cancel item' }));
    await expectFocusAfter(page, button(page, `Cancel item: ${pending.name}`), 'detached');
    await press(button(page, `Return item: ${handed.name}`));
    await dialog(page).getByRole('button', { name: 'Too small' }).press('Enter');
    await press(dialog(page).getByRole('button', { name: 'Return item', exact: true }));
    await expectFocusAfter(page, button(page, `Return item: ${handed.name}`), 'detached');

    await page.goto(pageOf(handed));
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await press(reviews.getByRole('button', { name: 'Write a review' }));
    await expectFocusAfter(page, reviews.getByRole('radio', { name: '4 stars' }));
    await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await reviews.getByLabel('Title').fill('Soft');
    await reviews.getByRole('textbox', { name: 'Review', exact: true }).fill('Warm, and it fits.');
    await press(reviews.getByRole('button', { name: 'Publish review' }));
    await expectFocusAfter(page, reviews.getByRole('button', { name: 'Edit your review' }));
    await press(reviews.getByRole('button', { name: 'Edit your review' }));
    await expectFocusAfter(page, reviews.getByRole('button', { name: 'Publish review' }));
    await press(reviews.getByRole('button', { name: 'Publish review' }));
    await expectFocusAfter(page, reviews.getByRole('button', { name: 'Edit your review' }));
    await press(reviews.getByRole('button', { name: 'Delete it' }));
    await press(dialog(page).getByRole('button', { name: 'Yes' }));
    await expectFocusAfter(page, reviews.getByRole('button', { name: 'Write a review' }));
  });

  test('stays in the page when a buyer edits addresses, withdraws a return and cancels an order', async ({
    visitor,
  }) => {
    const [seller, buyer] = [await newAccount('Sam'), await newAccount('Bea')];
    const [first, second] = [await publishItem(seller.token), await publishItem(seller.token)];
    await callApi(addAddress, { body: { ...HOME, defaultAddress: true } }, buyer.token);
    await callApi(addAddress, { body: { ...HOME, address: '2 Side Street' } }, buyer.token);
    const page = await visitor({ as: buyer });
    await page.goto('/ethereal/profile/addresses');
    await press(button(page, 'Make default: 2 Side Street'));
    await expectFocusAfter(page, button(page, 'Make default: 2 Side Street'), 'detached');
    await press(button(page, 'Delete 1 Test Street'));
    await press(dialog(page).getByRole('button', { name: 'Yes' }));
    await expectFocusAfter(page, button(page, 'Delete 1 Test Street'), 'detached');
    await press(button(page, 'Edit 2 Side Street'));
    await dialog(page).getByLabel('City').fill('Albany');
    await press(dialog(page).getByRole('button', { name: 'Save' }));
    await expectFocusAfter(page, page.getByText('Albany, NY 10001'));

    const handed = await receive(buyer, seller, first, 'M');
    await page.goto(`/ethereal/profile/BuyerOrderpage/${handed._id}`);
    await press(button(page, `Return item: ${first.name}`));
    await dialog(page).getByRole('button', { name: 'Too small' }).press('Enter');
    await press(dialog(page).getByRole('button', { name: 'Return item', exact: true }));
    await press(button(page, `Withdraw return: ${first.name}`));
    await press(dialog(page).getByRole('button', { name: 'Yes' }));
    await expectFocusAfter(page, button(page, `Withdraw return: ${first.name}`), 'detached');

    const open = await order(buyer, [{ item: first }, { item: second }]);
    await page.goto(`/ethereal/profile/BuyerOrderpage/${open._id}`);
    await press(button(page, 'Cancel order'));
    await press(dialog(page).getByRole('button', { name: 'Yes' }));
    await expectFocusAfter(page, button(page, 'Cancel order'), 'detached');
  });

  test('moves to the field of the conversation after a first message', async ({ visitor }) => {
    const [seller, buyer] = [await newAccount('Suri'), await newAccount('Bela')];
    const { _id } = await publishItem(seller.token);
    const page = await visitor({ as: buyer });
    await page.goto(`/ethereal/messages/new?about=item&id=${_id}`);
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it warm?');
    await page.getByRole('textbox', { name: 'Message' }).press('Enter');
    await page.getByRole('log').getByText('Is it warm?').waitFor();
    await expectFocusOn(page.getByRole('textbox', { name: 'Message' }));
  });

  test('stays at the line that a seller ships', async ({ visitor }) => {
    const [seller, buyer] = [await newAccount('Silke'), await newAccount('Bert')];
    const item = await publishItem(seller.token);
    await orderOne(buyer, item, 'M');
    const page = await visitor({ as: seller });
    await page.goto('/ethereal/profile/Orders');
    const status = page.getByRole('combobox', { name: `Status of ${item.name}` });
    await status.selectOption('Out for Shipping');
    await press(button(page, 'Mark as shipped'));
    const undo = button(page, `Undo: Marked as shipped, ${item.name}`);
    await expectFocusOn(undo);
    await undo.waitFor({ state: 'detached' });
    await button(page, `Add tracking: ${item.name}`).waitFor();
    await expectFocusOn(status);
  });

  test('stays in the page through the set-up of a second factor', async ({ visitor }) => {
    const page = await visitor({ as: await newAccount('Sefa') });
    await page.goto('/ethereal/profile/settings');
    await press(button(page, 'Set up a second factor'));
    const code = page.getByLabel('Code from your app');
    await expectFocusAfter(page, code);
    const secret = ((await page.locator('code', { hasText: /\w \w/ }).textContent()) ?? '').replaceAll(' ', '');
    await code.fill(codeOf(secret));
    await code.press('Enter');
    await expectFocusAfter(page, page.getByRole('list', { name: 'Recovery codes' }));
    await press(button(page, 'Done'));
    await expectFocusAfter(page, button(page, 'Set up anew'));
  });

  test('stays in the page when a seller checks, applies and discards a table', async ({ visitor }) => {
    const seller = await newAccount('Ida');
    const { url } = await newImage(seller.token);
    const table = (price: string) => ({
      name: 'spring.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Item number,Name,Description,Price,Category,Sub category,Sizes,Stock,Image 1\r\nF-1,Focus Shirt,Soft.,${price},Men,Topwear,S,S:1,${url}`,
      ),
    });
    const page = await visitor({ as: seller });
    await page.goto('/ethereal/profile/import');
    const check = async (price: string) => {
      await page.getByLabel('Table').setInputFiles(table(price));
      await press(button(page, 'Check table'));
      await expectFocusAfter(page, page.getByRole('heading', { name: 'Check: spring.csv' }));
    };
    await check('9.99');
    await press(button(page, 'Apply 1 row'));
    await expectFocusAfter(page, page.getByRole('heading', { name: 'Imported: spring.csv' }));
    await check('8.99');
    await press(button(page, 'Discard'));
    await expectFocusAfter(page, page.getByRole('heading', { name: 'Imported: spring.csv' }));
  });
});
