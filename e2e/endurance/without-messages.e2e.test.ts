import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getUserDetails, logIn } from '@ethereal/contracts/identity';
import { submitOrder } from '@ethereal/contracts/orders';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from '../kit/api.ts';
import { openCopy } from '../kit/copied-site.ts';
import { pageOf, publishItem } from '../kit/goods.ts';
import { test } from '../kit/test.ts';
import { HOME } from '../kit/trade.ts';

/** Most of the time goes into the start of a second site. */
const TIMEOUT_MS = 300_000;
const logInAt = async (site: string, email: string) => {
  const { token } = await callApi(logIn, { body: { email, password: 'ethereal1' } }, undefined, site);
  const { _id: id } = await callApi(getUserDetails, {}, token, site);
  return { id, token };
};

/** Returns the paths of the links on a page, once its main part is loaded. */
async function pathsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('starts without svc-messages and mf-messages, and no page has a dead link', { timeout: TIMEOUT_MS }, async ({
  visitor,
}) => {
  const checkout = openCopy();
  for (const area of ['svc-messages', 'mf-messages'])
    rmSync(join(checkout.folder, area), { recursive: true, force: true });
  const running = await checkout.start();
  const { site } = running;
  expect(running.current().map(([name]) => name)).not.toContain('mf-messages');

  const [seller, buyer] = [await logInAt(site, 'seller@ethereal.test'), await logInAt(site, 'shopper@ethereal.test')];
  const item = await publishItem(seller.token, {}, site);
  const line = { productId: item._id, quantity: 1, price: item.price, seller: item.user, sizeChosen: null };
  const order = { buyer: buyer.id, items: [line], totalPrice: item.price, userLocation: HOME };
  await callApi(submitOrder, { body: order }, buyer.token, site);

  const [ofBuyer, ofSeller] = [await visitor({ site, as: buyer }), await visitor({ site, as: seller })];
  const paths = new Set([
    ...(await pathsOn(ofBuyer, '/ethereal')),
    ...(await pathsOn(ofBuyer, pageOf(item))),
    ...(await pathsOn(ofBuyer, `/ethereal/sellers/${item.user}`)),
    ...(await pathsOn(ofBuyer, '/ethereal/profile/BuyerOrderpage')),
    ...(await pathsOn(ofSeller, '/ethereal/profile/Orders')),
  ]);
  expect([...paths].filter((path) => path.includes('/messages'))).toEqual([]);
  const dead: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(site + path, { headers: { accept: 'text/html' } });
    if (status >= 400) dead.push(`${path}: ${status}`);
  }
  expect(paths.size).toBeGreaterThan(20);
  expect(dead).toEqual([]);

  const question = encodeURIComponent('Does it have pockets?');
  const answer = await fetch(`${site}/chat_stream/${question}?item=${item._id}`);
  expect(await answer.text()).not.toContain('/ethereal/messages');
  // Pages that are open while the site stops would report that it is away.
  for (const page of [ofBuyer, ofSeller]) await page.context().close();
});
