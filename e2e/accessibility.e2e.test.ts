import { addAddress } from '@ethereal/contracts/addresses';
import { addToCart } from '@ethereal/contracts/cart';
import { addFavorite } from '@ethereal/contracts/favorites';
import type { Item } from '@ethereal/contracts/items';
import type { Page } from 'playwright-core';
import { beforeAll, describe, inject } from 'vitest';
import { callApi } from './kit/api.ts';
import { pageOf, publishItem } from './kit/goods.ts';
import { expectLoaded } from './kit/page.ts';
import { type Account, newAccount } from './kit/people.ts';
import { test } from './kit/test.ts';
import { HOME, orderOne, receive } from './kit/trade.ts';
import { expectWhole } from './kit/widths.ts';

const { items } = inject('shop');
let someone: Account;
let itemId: string;
/** Id of an item of another seller, which the tester has received. */
let receivedId: string;
/** Item with two pieces left of one size, and none of the others. */
let soldOut: Item;

beforeAll(async () => {
  someone = await newAccount('Alex');
  const item = await publishItem(someone.token, { price: 10, pictures: 2 });
  itemId = item._id;
  const seller = await newAccount('Ottilie');
  const received = await publishItem(seller.token);
  receivedId = received._id;
  await receive(someone, seller, received);
  await orderOne(someone, item);
  soldOut = await publishItem(seller.token, { stock: { S: 0, M: 0, L: 2 } });
  const productId = itemId;
  await callApi(addToCart, { body: { productId, quantity: 2, sizeChosen: 'M' } }, someone.token);
  await callApi(addFavorite, { body: { productId } }, someone.token);
  for (const address of ['1 Elm St', '2 Oak Ave'])
    await callApi(addAddress, { body: { ...HOME, address } }, someone.token);
});

type State = {
  path: () => string;
  loggedIn?: boolean;
  /** Width of the window while the steps run: some controls exist on a phone alone. */
  width?: number;
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<void>;
};

const at = (path: string): State => ({ path: () => path });
const mine = (path: string): State => ({
  path: () => path.replace('{item}', itemId).replace('{received}', receivedId).replace('{seller}', someone.id),
  loggedIn: true,
});
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

const pressLike = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const away = (call: string) => (page: Page) =>
  page.route(call, (route) => route.fulfill({ status: 503, json: { message: 'Away', code: 'AWAY', requestId: '1' } }));

const states: Record<string, State> = {
  home: at('/ethereal'),
  'all items': at('/ethereal/all'),
  'nothing found': at('/ethereal/all?search=zzzzqqqq'),
  categories: at('/ethereal/categories'),
  category: at('/ethereal/categories/women'),
  item: { path: () => (items[0] ? pageOf(items[0]) : '') },
  'item with sold-out sizes': {
    path: () => pageOf(soldOut),
    act: (page) => page.getByRole('button', { name: /^Size L/ }).click(),
  },
  contact: at('/ethereal/contact'),
  'contact, sent': at('/ethereal/contact?sent=1'),
  about: at('/ethereal/about'),
  delivery: at('/ethereal/delivery'),
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
  favorites: mine('/ethereal/favorites'),
  account: mine('/ethereal/account'),
  addresses: mine('/ethereal/profile/addresses'),
  'adding an address': { ...mine('/ethereal/profile/addresses'), act: press('Add address') },
  settings: mine('/ethereal/profile/settings'),
  'settings, changing a name': { ...mine('/ethereal/profile/settings'), act: press('Edit First Name') },
  'your orders': mine('/ethereal/profile/BuyerOrderpage'),
  'add item': mine('/ethereal/profile/add-item'),
  'add item with errors': { ...mine('/ethereal/profile/add-item'), act: press('Add Item') },
  'your items': mine('/ethereal/profile/yourItems'),
  'your items, changing the stock': { ...mine('/ethereal/profile/yourItems'), act: pressLike(/^Edit stock/) },
  'several items': mine('/ethereal/profile/yourItems?view=table'),
  'several items, changing prices': {
    ...mine('/ethereal/profile/yourItems?view=table'),
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Choose all' }).check();
      await press('Change price')(page);
    },
  },
  'edit item': mine('/ethereal/profile/edit-your-Item/{item}'),
  'items analysis': mine('/ethereal/profile/item-analysis'),
  dashboard: mine('/ethereal/profile/item-analysis/dashboard/{item}'),
  'orders received': mine('/ethereal/profile/Orders'),
  'orders received, none found': {
    ...mine('/ethereal/profile/Orders'),
    act: async (page) => {
      await page.getByLabel('Status', { exact: true }).selectOption('Handed');
      await page.getByText('None of your orders matches what you look for.').waitFor();
    },
  },
  'desk of a member': mine('/ethereal/desk'),
  notifications: mine('/ethereal/profile/notifications'),
  'store editor': mine('/ethereal/profile/store'),
  "a seller's page": mine('/ethereal/sellers/{seller}'),
  'writing a review': { ...mine('/ethereal/categories/men/{received}'), act: press('Write a review') },
  'cancelling an item': { ...mine('/ethereal/profile/BuyerOrderpage'), act: pressLike(/^Cancel item/) },
  'deleting the account': { ...mine('/ethereal/profile/settings'), act: pressLike(/^Delete/) },
  'orders that cannot be loaded': {
    ...mine('/ethereal/profile/BuyerOrderpage'),
    before: away('**/api/ordersBuyer**'),
    act: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  },
  'filters in their sheet': { ...at('/ethereal/all'), width: 390, act: press('Filters') },
  assistant: {
    ...at('/ethereal/contact'),
    act: (page) => page.getByRole('button', { name: 'Open chat' }).click(),
  },
  "home's lower half": {
    ...at('/ethereal'),
    act: (page) => page.getByRole('heading', { name: 'Sign Up For Daily Offers' }).scrollIntoViewIfNeeded(),
  },
};

/** Waits until the page's own content is shown and none of it is loading. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').or(page.getByRole('main').getByRole('link')).first().waitFor();
  await expectLoaded(page);
}

describe('axe finds no fault on a phone, a tablet or a desktop', () => {
  test.for(Object.entries(states))('%s', async ([name, { path, loggedIn, width: ofAct, before, act }], { visitor }) => {
    const page = await visitor({
      ...(loggedIn ? { as: someone } : {}),
      ...(ofAct ? { width: ofAct } : {}),
      expects: before ? [/503/] : [/status of 404/],
    });
    await before?.(page);
    await page.goto(path());
    await settled(page);
    await act?.(page);
    await expectWhole(page, name.replaceAll(/\W+/g, '-'));
  });
});
