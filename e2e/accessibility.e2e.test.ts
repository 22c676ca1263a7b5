import { addToCart } from '@ethereal/contracts/cart';
import { addFavorite } from '@ethereal/contracts/favorites';
import { submitOrder } from '@ethereal/contracts/orders';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { ask } from './kit/api.ts';
import { faultsOf } from './kit/axe.ts';
import { pageOf, publishItem } from './kit/goods.ts';
import { type Account, newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';

const { items } = inject('shop');
const WIDTHS = [1440, 820, 390];
let someone: Account;
let itemId: string;

beforeAll(async () => {
  someone = await newAccount('Alex');
  const item = await publishItem(someone.token, { price: 10, pictures: 2 });
  itemId = item._id;
  const productId = itemId;
  const userLocation = {
    country: 'United States',
    fullname: 'Alex',
    phone: '555 0100',
    address: '1 Way',
    city: 'LA',
    state: 'CA',
    zipcode: '90001',
  };
  const claim = { buyer: someone.id, items: [{ productId, quantity: 1, price: 10, seller: someone.id }] };
  await ask(submitOrder, { body: { ...claim, totalPrice: 10, userLocation } }, someone.token);
  await ask(addToCart, { body: { productId, quantity: 2, sizeChosen: 'M' } }, someone.token);
  await ask(addFavorite, { body: { productId } }, someone.token);
});

type State = { path: () => string; loggedIn?: boolean; act?: (page: Page) => Promise<void> };

const at = (path: string): State => ({ path: () => path });
const mine = (path: string): State => ({ path: () => path.replace('{item}', itemId), loggedIn: true });
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

const states: Record<string, State> = {
  home: at('/ethereal'),
  'all items': at('/ethereal/all'),
  'nothing found': at('/ethereal/all?search=zzzzqqqq'),
  categories: at('/ethereal/categories'),
  category: at('/ethereal/categories/women'),
  item: { path: () => (items[0] ? pageOf(items[0]) : '') },
  contact: at('/ethereal/contact'),
  'contact, sent': at('/ethereal/contact?sent=1'),
  'cart of a visitor': at('/ethereal/cart'),
  'sign up': at('/ethereal/signup'),
  login: at('/ethereal/login'),
  'request a reset': at('/ethereal/confirm-email-to-change-password'),
  'reset password': at('/ethereal/reset-password/some-token'),
  activation: at('/ethereal/activate-account'),
  'not found': at('/ethereal/nowhere'),
  menu: { ...at('/ethereal/login'), act: (page) => page.getByRole('button', { name: 'Open menu' }).click() },
  'add to cart as a visitor': { path: () => (items[0] ? pageOf(items[0]) : ''), act: press('Add to Cart') },
  cart: mine('/ethereal/cart'),
  'cart, asking to delete': { ...mine('/ethereal/cart'), act: press('Delete Item') },
  checkout: mine('/ethereal/cart/checkout'),
  'checkout with errors': { ...mine('/ethereal/cart/checkout'), act: press('Place Order') },
  favourites: mine('/ethereal/favorites'),
  settings: mine('/ethereal/profile/settings'),
  'settings, changing a name': { ...mine('/ethereal/profile/settings'), act: press('Edit First Name') },
  'your orders': mine('/ethereal/profile/BuyerOrderpage'),
  'add item': mine('/ethereal/profile/add-item'),
  'add item with errors': { ...mine('/ethereal/profile/add-item'), act: press('Add Item') },
  'your items': mine('/ethereal/profile/yourItems'),
  'edit item': mine('/ethereal/profile/edit-your-Item/{item}'),
  'items analysis': mine('/ethereal/profile/item-analysis'),
  dashboard: mine('/ethereal/profile/item-analysis/dashboard/{item}'),
  'orders received': mine('/ethereal/profile/Orders'),
};

/** Waits until the page's own content is there and nothing of it is still loading. */
async function settled(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('heading')
    .or(page.getByRole('main').getByRole('link'))
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.locator('main [role="status"] .visually-hidden', { hasText: /^Loading/ }).count())
    .toBe(0);
}

describe('axe finds nothing wrong, on a phone, a tablet and a desktop', () => {
  test.for(Object.entries(states))('%s', async ([, { path, loggedIn, act }], { visitor }) => {
    const page = await visitor({ ...(loggedIn ? { as: someone } : {}), expects: [/status of 404/] });
    await page.goto(path());
    await settled(page);
    await act?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForLoadState('networkidle');
      expect(await faultsOf(page), `${width} px`).toEqual([]);
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide, { message: `${width} px wide` }).toBeLessThanOrEqual(0);
    }
  });
});
