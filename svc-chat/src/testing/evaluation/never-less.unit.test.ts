import type { Item } from '@ethereal/contracts/items';
import { expect, test } from 'vitest';
import { TRADE_WISHES, TRADES } from '../../goods/testing/trades.ts';
import { ITEMS } from '../demo-shop.ts';
import { listOf } from '../fake-catalogue.ts';
import { openShop } from './ask.ts';
import { itemsListed } from './checks.ts';

const firstIn = (shop: readonly Item[], search = '') => listOf(shop, new URLSearchParams({ search, limit: '1' })).items;
const openWithSearch = (shop: readonly Item[]) => openShop(shop, async ({ search }) => firstIn(shop, search));

test("finds everything that the shop's own search finds for a hundred bare wishes", async () => {
  const say = await openWithSearch(TRADES);
  const found = { bySearch: 0, byAssistant: 0 };
  const missed: string[] = [];
  const wishes = TRADE_WISHES.slice(0, 100);
  for (const { wish, first } of wishes) {
    const isRight = ({ name }: { name: string }) => first.some((part) => name.includes(part));
    const [text = ''] = await say([wish]);
    const isFound = itemsListed(text, TRADES)?.some(isRight) ?? false;
    if (isFound) found.byAssistant += 1;
    if (!firstIn(TRADES, wish).some(isRight)) continue;
    found.bySearch += 1;
    if (!isFound) missed.push(wish);
  }
  expect(wishes).toHaveLength(100);
  expect(missed).toEqual([]);
  expect(found.byAssistant).toBeGreaterThan(found.bySearch);
  expect(found.byAssistant).toBeGreaterThanOrEqual(90);
}, 60_000);

test.each([
  ['the demo shop', ITEMS],
  ['a shop of other trades', TRADES],
])(
  'shows every item of %s that is called by its name, whatever its words say elsewhere',
  async (_, shop) => {
    const say = await openWithSearch(shop);
    const missed: string[] = [];
    for (const { name, _id } of shop) {
      const [text = ''] = await say([name.toLowerCase()]);
      if (!itemsListed(text, shop)?.some((item) => item._id === _id)) missed.push(name);
    }
    expect(missed).toEqual([]);
  },
  60_000,
);

test('questions to the shop take precedence over items with a similar name', async () => {
  const names = ['How Do I Return an Item', 'Delete My Account', 'My Orders'];
  const shop = ITEMS.map((item, at) => ({ ...item, name: names[at] ?? item.name }));
  const say = await openWithSearch(shop);
  for (const name of names) {
    const [text = ''] = await say([name.toLowerCase()]);
    expect(itemsListed(text, shop) ?? [], name).toEqual([]);
  }
});
