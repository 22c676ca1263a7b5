import { addToCart } from '@ethereal/contracts/cart';
import { addReview } from '@ethereal/contracts/reviews';
import { saveStore } from '@ethereal/contracts/sellers';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { cardOf, title } from './kit/page.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { HOME, order, receive } from './kit/trade.ts';

const BRAND = 'אבן וים';
const DESCRIPTION = 'רכה ונעימה.';
const STREET = 'רחוב הרצל 5';

/** Checks that every place with this text displays it from right to left. */
async function expectFromRight(words: Locator): Promise<void> {
  await words.first().waitFor();
  const places = await words.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => ({ place: element.outerHTML.slice(0, 150), direction: getComputedStyle(element).direction })),
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ direction }) => direction !== 'rtl')).toEqual([]);
}

test("displays people's texts in their own direction on a shopper's pages", async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Noa'), await newAccount('Bo')];
  const name = `חולצת פשתן ${newName('')}`;
  const wishes = { name, brand: BRAND, description: DESCRIPTION, size: [] };
  const item = await publishItem(seller.token, wishes);
  const store = `נעה ${newName('')}`;
  await callApi(saveStore, { body: { name: store } }, seller.token);
  await receive(buyer, seller, item);
  const review = { productId: item._id, rating: 5, title: 'מצוין', text: 'הכי טובה.' };
  await callApi(addReview, { body: review }, buyer.token);

  const page = await visitor({ as: buyer });
  const main = page.getByRole('main');
  await page.goto(pageOf(item));
  await title(page, name).waitFor();
  for (const words of [name, BRAND, DESCRIPTION, review.title, review.text, store])
    await expectFromRight(main.getByText(words, { exact: true }));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  // Leaving the page earlier would cancel the call.
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.goto('/ethereal/cart');
  await expectFromRight(main.getByText(name, { exact: true }));
  await page.goto('/ethereal/profile/BuyerOrderpage');
  await expectFromRight(main.getByText(name, { exact: true }));
  await page.goto(`/ethereal/all?brand=${encodeURIComponent(BRAND)}`);
  await expectFromRight(cardOf(page, name).getByText(name, { exact: true }));
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expectFromRight(chips.getByText(BRAND, { exact: true }));
  await page.getByRole('button', { name: 'Open chat' }).click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(DESCRIPTION);
  await field.press('Enter');
  const message = page.getByRole('log', { name: 'Conversation' }).getByText(DESCRIPTION, { exact: true });
  await expectFromRight(message.first());
});

test("displays people's texts in their own direction on a seller's pages", async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Shira'), await newAccount('Bea')];
  const name = `שמלת קיץ ${newName('')}`;
  const item = await publishItem(seller.token, { name, size: [] });
  const userLocation = { ...HOME, address: STREET, city: 'חיפה', fullname: 'דנה כהן' };
  await order(buyer, [{ item }], userLocation);

  const page = await visitor({ as: seller });
  const main = page.getByRole('main');
  await page.goto('/ethereal/profile/Orders');
  await expectFromRight(main.getByText(name, { exact: true }));
  await expectFromRight(main.getByText(`${STREET}, חיפה`, { exact: true }));
  await expectFromRight(main.locator('address'));
  await page.goto('/ethereal/profile/yourItems');
  await expectFromRight(main.getByText(name, { exact: true }));
  await page.getByRole('button', { name: `Edit stock: ${name}` }).click();
  await expectFromRight(page.getByRole('dialog').getByText(name, { exact: true }));
  await page.goto(`/ethereal/profile/item-analysis/dashboard/${item._id}`);
  await expectFromRight(main.getByText(name, { exact: true }));
});

const LONG = 'W'.repeat(60);
const PHONE = 390;

test('breaks long words, so that they widen no page of a phone and shrink no icon', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('W'.repeat(50)), await newAccount('Bo')];
  const name = `${LONG} ${newName(LONG)}`;
  const color = 'W'.repeat(30);
  const item = await publishItem(seller.token, { name, brand: LONG, description: LONG.repeat(9), colors: [color] });
  const { _id } = await receive(buyer, seller, item);
  const review = { productId: item._id, rating: 5, title: 'W'.repeat(100), text: LONG.repeat(9) };
  await callApi(addReview, { body: review }, buyer.token);
  await callApi(addToCart, { body: { productId: item._id, quantity: 1, colorChosen: color } }, buyer.token);

  const pages = [
    [buyer, pageOf(item), name],
    [buyer, '/ethereal/cart', name],
    [buyer, '/ethereal/cart/checkout', name],
    [buyer, `/ethereal/profile/BuyerOrderpage/${_id}`, name.slice(0, 59)],
    [seller, '/ethereal/profile/Orders', name.slice(0, 59)],
    [seller, '/ethereal/profile/reviews', name],
    [seller, '/ethereal/profile/codes', name],
    [seller, `/ethereal/profile/item-analysis/dashboard/${item._id}`, name],
  ] as const;
  for (const [as, path, shown] of pages) {
    const page = await visitor({ as, width: PHONE });
    await page.goto(path);
    await page.getByRole('main').getByText(shown).first().waitFor();
    const faults = () =>
      page.evaluate((width) => {
        const icons = [...document.querySelectorAll('svg[stroke]')].filter((element) => element.checkVisibility());
        const isShrunk = (element: Element) =>
          element.getBoundingClientRect().width < Number(element.getAttribute('width')) - 1;
        const tooWide = document.documentElement.scrollWidth - width;
        return [
          tooWide > 0 && `too wide by ${tooWide}`,
          ...icons.filter(isShrunk).map((element) => element.outerHTML),
        ].filter(Boolean);
      }, PHONE);
    await expect.poll(faults, { message: path }).toEqual([]);
    await page.close();
  }
});
