import { expect, test } from 'vitest';
import { TRADE_WISHES, TRADES } from '../../goods/testing/trades.ts';
import { listOf } from '../fake-catalogue.ts';
import { openShop } from './ask.ts';
import { itemsListed } from './checks.ts';

const searched = (search = '') => listOf(TRADES, new URLSearchParams({ search, limit: '1' })).items;

/** Wishes that are read as a refusal or as no wish at all. */
const MISREAD_AT_MOST = 2;

test("finds for a hundred bare wishes what the shop's own search finds, and more", async () => {
  const say = await openShop(TRADES, async ({ search }) => searched(search));
  const found = { bySearch: 0, byAssistant: 0 };
  const missed: string[] = [];
  const wishes = TRADE_WISHES.slice(0, 100);
  for (const { wish, first } of wishes) {
    const isRight = ({ name }: { name: string }) => first.some((part) => name.includes(part));
    const [text = ''] = await say([wish]);
    const isFound = itemsListed(text, TRADES)?.some(isRight) ?? false;
    if (isFound) found.byAssistant += 1;
    if (!searched(wish).some(isRight)) continue;
    found.bySearch += 1;
    if (!isFound) missed.push(wish);
  }
  expect(wishes).toHaveLength(100);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MISREAD_AT_MOST);
  expect(found.byAssistant).toBeGreaterThan(found.bySearch);
  expect(found.byAssistant).toBeGreaterThanOrEqual(90);
}, 60_000);
