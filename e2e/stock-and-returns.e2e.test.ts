import { getItem, type Item } from '@ethereal/contracts/items';
import { listSellerOrders, updateItemStatus } from '@ethereal/contracts/orders';
import { getStock, putStock, type Stock } from '@ethereal/contracts/stock';
import { expect } from 'vitest';
import { callApi } from './kit/api.ts';
import { newName, publishItem } from './kit/goods.ts';
import { type Account, newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { HOME, order, orderOne } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

/** Sets the stock and waits until every replica of the item shows it. */
async function stockUp(seller: Account, item: Item, stock: Stock) {
  const params = { itemId: item._id };
  const put = async () =>
    (await callApi(putStock, { params, body: { stock } }, seller.token).catch(() => undefined))?.stock;
  await expect.poll(put, { timeout: 20_000 }).toEqual(stock);
  const shown = async () => (await callApi(getItem, { params: { category: item.category, id: item._id } })).available;
  await expect.poll(shown, { timeout: 20_000 }).toEqual(stock);
}

test('cancels one ordered item, returns and receives another; both sides read the history', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Sepp'), await newAccount('Rita')];
  const [coat, hat] = [
    await publishItem(seller.token, { name: newName('Returned Coat'), size: ['S', 'M'], price: 80 }),
    await publishItem(seller.token, { name: newName('Cancelled Hat'), size: ['S', 'M'], price: 20 }),
  ];
  await stockUp(seller, coat, { S: 5, M: 5 });
  await stockUp(seller, hat, { S: 5, M: 5 });
  await order(buyer, [
    { item: coat, quantity: 2, size: 'S' },
    { item: hat, quantity: 1, size: 'M' },
  ]);
  const stockOf = async ({ _id: itemId }: Item) =>
    (await callApi(getStock, { params: { itemId } }, seller.token)).stock;
  await expect.poll(() => stockOf(coat)).toEqual({ S: 3, M: 5 });

  const mine = await visitor({ as: buyer });
  await mine.goto('/ethereal/profile/BuyerOrderpage');
  await mine.getByRole('button', { name: `Cancel item: ${hat.name}` }).click();
  await mine.getByLabel(/^Reason/).fill('Ordered twice');
  await expectWhole(mine, 'order-cancel');
  await mine.getByRole('dialog').getByRole('button', { name: 'Cancel item' }).click();
  await mine.getByText('Delivery state: Cancelled').waitFor();
  await expect.poll(() => stockOf(hat)).toEqual({ S: 5, M: 5 });

  const { orders } = await callApi(listSellerOrders, { query: { sellerId: seller.id } }, seller.token);
  const orderId = orders[0]?._id ?? '';
  const handed = { params: { orderId, productId: coat._id }, body: { status: 'Handed' as const } };
  await callApi(updateItemStatus, handed, seller.token);
  await mine.reload();
  await mine.getByRole('button', { name: `Return item: ${coat.name}` }).click();
  const dialog = mine.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Return item' }).click();
  await dialog.getByText('Reason is required.').waitFor();
  await mine.getByLabel(/^Reason/).fill('Too small');
  await dialog.getByRole('button', { name: 'Return item' }).click();
  await dialog.waitFor({ state: 'detached' });

  const shop = await visitor({ as: seller });
  await shop.goto('/ethereal/profile/Orders');
  await shop.getByRole('button', { name: `Approve return: ${coat.name}` }).click();
  await shop.getByLabel('Where to send it').fill('1 Depot Road, Albany, NY 12207');
  await shop.getByLabel(/^Note/).fill('Send it back');
  await shop.getByRole('dialog').getByRole('button', { name: 'Approve return' }).click();
  const receive = shop.getByRole('button', { name: `Mark return as received: ${coat.name}` });
  await receive.waitFor();
  await mine.reload();
  await mine.getByText('1 Depot Road, Albany, NY 12207').waitFor();
  await mine.getByText('You pay for the parcel.').waitFor();
  await receive.click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Mark return as received' }).click();
  await expect.poll(() => stockOf(coat), { timeout: 15_000 }).toEqual({ S: 5, M: 5 });
  await shop.getByText('received', { exact: true }).first().waitFor();
  for (const summary of await shop.getByText('History', { exact: true }).all()) await summary.click();
  await shop.getByText('Send it back').waitFor();
  await expectWhole(shop, 'orders-seller');
  await mine.reload();
  await expect.poll(() => mine.getByText('History', { exact: true }).count()).toBe(2);
  for (const summary of await mine.getByText('History', { exact: true }).all()) await summary.click();
  await mine.getByText('Send it back').first().waitFor();
  await mine.getByText('Ordered twice').first().waitFor();
  await expectWhole(mine, 'orders-buyer');
});

test('prints an order without the page around it', async ({ visitor }) => {
  const [seller, buyer] = [await newAccount('Otto'), await newAccount('Olga')];
  await orderOne(buyer, await publishItem(seller.token), 'S');
  const page = await visitor({ as: seller });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/ethereal/profile/Orders');
  await page.getByRole('button', { name: 'Packing slip' }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await sheet.getByText(HOME.fullname).waitFor();
  expect(await page.getByRole('main').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await sheet.waitFor({ state: 'detached' });
});
