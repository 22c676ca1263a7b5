import { expect, test } from 'vitest';
import type { AnswerPart } from '../answer/answer.ts';
import type { Memory } from '../conversations/conversation.ts';
import { createGoodsIndex } from '../goods/index.ts';
import { ITEMS } from '../testing/catalogue-items.ts';
import { openShop } from '../testing/evaluation/ask.ts';
import type { Tools } from '../tools/tools.ts';
import { createAssistant } from './assistant.ts';

const goods = createGoodsIndex(ITEMS);
const loggedOut = async () => ({ state: 'logged-out' }) as const;
const tools: Tools = {
  knownGoods: async () => goods,
  goods: async () => goods,
  searchItems: async () => [],
  findFirst: async () => undefined,
  itemDetails: async () => undefined,
  help: { find: () => [], titled: () => undefined },
  myOrders: loggedOut,
  myCart: loggedOut,
  myFavourites: loggedOut,
};

test('sends the search stages even if nothing is cheaper', async () => {
  const signal = new AbortController().signal;
  let memory: Memory = {};
  let parts: AnswerPart[] = [];
  for (const message of ['teapot', 'cheaper?']) {
    parts = [];
    const question = { owner: 'guest:one', message, turns: [], memory, signal };
    for await (const part of createAssistant()(question, tools)) parts.push(part);
    for (const part of parts) if (part.type === 'remember') memory = part.memory;
  }
  expect(parts.map(({ type }) => type)).toEqual(['search_start', 'search_results', 'content', 'remember']);
});

test('shows goods for an occasion in the order that its introduction names', async () => {
  const say = await openShop();
  const [text = ''] = await say(['the cheapest things for a day at the beach']);
  const prices = [...text.matchAll(/\$(\d+\.\d\d)/g)].map(([, price]) => Number(price));
  expect(text).toContain('the lowest prices first');
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});
