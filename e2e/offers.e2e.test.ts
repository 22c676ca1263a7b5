import { listItems } from '@ethereal/contracts/items';
import { listBuyerOrders } from '@ethereal/contracts/orders';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, publishItem } from './kit/goods.ts';
import { cardOf, expectPath, expectToast, title } from './kit/page.ts';
import { fillAddress } from './kit/paying.ts';
import { newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { until } from './kit/until.ts';
import { expectWhole } from './kit/widths.ts';

test('sells an item of a sale to a shopper who comes by "See all offers"', async ({ visitor }) => {
  const [seller, shopper] = [await newAccount('Sally'), await newAccount('Olive')];
  const item = await publishItem(seller.token, { name: newName('Offered Coat'), price: 80, size: [] });

  const store = await visitor({ as: seller });
  await store.goto('/ethereal/profile/yourItems');
  await store.getByRole('link', { name: 'Edit several items' }).click();
  await store.getByRole('checkbox', { name: `Choose ${item.name}` }).check();
  await store.getByRole('button', { name: 'Plan sale' }).click();
  const dialog = store.getByRole('dialog', { name: 'Plan a sale' });
  await dialog.getByLabel('Percent off').fill('90');
  await dialog.getByText('$80.00 → $8.00').waitFor();
  await dialog.getByRole('button', { name: 'Save sale' }).click();
  await expectToast(store, '1 item on sale as planned.');
  await store.getByRole('row', { name: item.name }).getByText('On sale −90 %').waitFor();
  const offers = () => callApi(listItems, { query: { offers: '1', sort: 'reduction' } });
  await until('the offer', offers, ({ items }) => items.some(({ _id }) => _id === item._id));

  const page = await visitor({ as: shopper });
  await page.goto('/ethereal');
  await page.getByRole('link', { name: 'See all offers' }).click();
  await expectPath(page, '/ethereal/all?offers=1&sort=reduction');
  await title(page, 'Offers').waitFor();
  const card = cardOf(page, item.name);
  await card.getByText('$8.00', { exact: true }).waitFor();
  await card.getByText('−90 %', { exact: true }).waitFor();
  // The struck price is text for screen readers, too.
  await card.getByText(', was $80.00', { exact: true }).waitFor({ state: 'attached' });
  await expectWhole(page, 'offers');
  await card.getByRole('link').first().click();
  await title(page, item.name).waitFor();
  const main = page.getByRole('main');
  await main.getByText('−90 %', { exact: true }).first().waitFor();
  await main.getByText(', was $80.00', { exact: true }).first().waitFor({ state: 'attached' });
  await expectWhole(page, 'item-on-sale');

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Item added to cart', 'alert');
  await page.goto('/ethereal/cart');
  await main.getByText('$8.00').first().waitFor();
  await page.goto('/ethereal/cart/checkout');
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Pay on delivery' }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectPath(page, '/ethereal/profile/BuyerOrderpage');
  const { orders } = await callApi(listBuyerOrders, { query: { buyerId: shopper.id } }, shopper.token);
  expect(orders).toMatchObject([{ totalPrice: 8, items: [{ price: 8 }] }]);
});
