import { expect, it } from 'vitest';
import { describe } from '../shelf/good.ts';
import { createShelf } from '../shelf/shelf.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import type { Tools } from '../tools/tools.ts';
import { createAssistant } from './assistant.ts';
import { warmUp } from './warm-up.ts';

const never = async (): Promise<never> => {
  throw new Error('a neighbour was asked');
};

it('answers its questions to the end, by the goods that are known, and asks no neighbour', async () => {
  const shelf = createShelf(ITEMS.map(describe));
  const helped: string[] = [];
  const tools: Tools = {
    ...{ shelf: never, knownShelf: never, searchItems: never, itemDetails: never },
    ...{ myOrders: never, myCart: never, myFavourites: never },
    shopHelp: (question) => {
      helped.push(question);
      return [];
    },
  };
  const found: number[] = [];
  const assistant = createAssistant();
  await warmUp(
    async function* (question, given) {
      for await (const part of assistant(question, given)) {
        if (part.type === 'search_results') found.push(part.urls.length);
        yield part;
      }
    },
    tools,
    shelf,
  );
  expect(found).toHaveLength(4);
  expect(Math.min(...found)).toBeGreaterThan(0);
  expect(helped.length).toBeGreaterThan(0);
});
