import { getCart } from '@ethereal/contracts/cart';
import { getItem, type Item } from '@ethereal/contracts/items';
import { submitOrder } from '@ethereal/contracts/orders';
import { getStock } from '@ethereal/contracts/stock';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi, send } from './kit/api.ts';
import { newName, pageOf, publishItem } from './kit/goods.ts';
import { expectPath, expectToast, expectValue } from './kit/page.ts';
import { fillAddress } from './kit/paying.ts';
import { type Account, newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { HOME } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

const COUNTS = { 'White / S': 0, 'White / M': 2, 'Navy / S': 9, 'Navy / M': 1 };

/** Gives an item two colors in the form, and each variant its stock. */
async function enterColors(page: Page, item: Item): Promise<void> {
  await page.goto(`/ethereal/profile/edit-your-Item/${item._id}`);
  await expectValue(page, 'Product name', item.name);
  await page.getByLabel('Colors').fill('White, White / S');
  await page.getByRole('button', { name: 'Update Item' }).click();
  await page.getByText("A color's name may not be a size, nor have").waitFor();
  await page.getByLabel('Colors').fill('White, Navy');
  for (const [variant, count] of Object.entries(COUNTS))
    await page.getByLabel(`Pieces in ${variant}`).fill(String(count));
  await expectWhole(page, 'variants-form');
  await page.getByRole('button', { name: 'Update Item' }).click();
  await expectToast(page, 'Item Updated Successfully');
}

/** Puts the item into the cart in white, where one size is sold out, and changes it to navy there. */
async function chooseNavy(page: Page, item: Item, buyer: Account): Promise<void> {
  await page.goto(pageOf(item));
  await page.getByRole('button', { name: 'Color White' }).click();
  expect(await page.getByRole('button', { name: 'Size S, sold out' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Size M' }).click();
  await page.getByText('Only 2 left in White / M').waitFor();
  await expectWhole(page, 'variants-item');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Item added to cart', 'alert');
  await page.goto('/ethereal/cart');
  const color = page.getByRole('article', { name: item.name }).getByLabel('Color');
  await expect.poll(() => color.inputValue()).toBe('White');
  await color.selectOption('Navy');
  const inCart = async () => (await callApi(getCart, {}, buyer.token)).items[0]?.colorChosen;
  await expect.poll(inCart).toBe('Navy');
  await expectWhole(page, 'variants-cart');
}

async function buy(page: Page): Promise<void> {
  await page.goto('/ethereal/cart/checkout');
  await fillAddress(page);
  await page.getByText('Quantity: 1 · Color: Navy · Size: M').waitFor();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  await page.getByText('Quantity: 1 · Color: Navy · Size: M').waitFor();
}

/** Orders the sold-out variant without a check and returns the server's answer. */
async function orderSoldOut(item: Item, buyer: Account) {
  const line = { productId: item._id, quantity: 1, price: item.price, seller: item.user };
  const items = [{ ...line, colorChosen: 'White', sizeChosen: 'S' }];
  const body = { buyer: buyer.id, items, totalPrice: item.price, userLocation: HOME };
  const answer = await send(submitOrder, { body }, buyer.token);
  return [answer.status, (await answer.json()).errors];
}

test('counts two colors in two sizes; refuses a buyer the sold-out variant, sells another, and shows its color to the seller', async ({
  visitor,
}) => {
  const [seller, buyer] = [await newAccount('Vera'), await newAccount('Victor')];
  const item = await publishItem(seller.token, { name: newName('Colored Shirt'), size: ['S', 'M'] });
  const shop = await visitor({ as: seller, expects: [/status of 400/] });
  await enterColors(shop, item);
  const counted = async () => (await callApi(getStock, { params: { itemId: item._id } }, seller.token)).stock;
  await expect.poll(counted, { timeout: 20_000 }).toEqual(COUNTS);
  const params = { category: item.category, id: item._id };
  await expect.poll(async () => (await callApi(getItem, { params })).available, { timeout: 20_000 }).toEqual(COUNTS);

  const page = await visitor({ as: buyer });
  await chooseNavy(page, item, buyer);
  expect(await orderSoldOut(item, buyer)).toEqual([409, { [item._id]: 'Sold out.' }]);
  await buy(page);
  await expect.poll(counted, { timeout: 20_000 }).toEqual({ ...COUNTS, 'Navy / M': 0 });

  await shop.goto('/ethereal/profile/Orders');
  await shop.getByText('Quantity: 1 · Color: Navy · Size: M').waitFor();
  await expectWhole(shop, 'variants-order');
});
