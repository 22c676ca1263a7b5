import { join } from 'node:path';
import type { Item } from '@ethereal/contracts/items';
import type { Turn } from '../../answer/answer.ts';
import { createAssistant } from '../../assistant/assistant.ts';
import type { Memory } from '../../conversations/conversation.ts';
import { createGoodsIndex } from '../../goods/index.ts';
import { createHelpLibrary, readHelp } from '../../help/library.ts';
import type { Own, Tools } from '../../tools/tools.ts';
import { ITEMS as SMALL } from '../catalogue-items.ts';
import { CART, FAVOURITES, ITEMS, ORDERS } from '../demo-shop.ts';
import { faultsOf } from './checks.ts';
import type { Written } from './messages.ts';

type By = { page?: string | undefined; me?: boolean | undefined };
/** Sends messages one after the other in one conversation and returns the answer to each. */
export type Converse = (messages: readonly string[], by?: By) => Promise<string[]>;

/**
 * Opens the built-in assistant over a shop. `page` is the name of the item whose page is open.
 * @param searchItems the shop's own search; by default it finds nothing
 */
export async function openShop(
  items: readonly Item[] = ITEMS,
  searchItems: Tools['searchItems'] = async () => [],
): Promise<Converse> {
  const goods = createGoodsIndex(items);
  const help = createHelpLibrary(await readHelp(join(import.meta.dirname, '../../../help')));
  const answer = createAssistant();

  const toolsFor = (signedIn: boolean): Tools => {
    const own = async <T>(value: readonly T[]): Promise<Own<T[]>> =>
      signedIn ? { state: 'known', value: [...value] } : { state: 'logged-out' };
    return {
      knownGoods: async () => goods,
      goods: async () => goods,
      searchItems,
      findFirst: async (filter) => (await searchItems({ ...filter, limit: 1 }))[0]?._id,
      itemDetails: async (_category, id) => goods.get(id)?.item,
      help,
      myOrders: () => own(ORDERS),
      myCart: () => own(CART),
      myFavourites: () => own(FAVOURITES),
    };
  };

  return async (messages, { page, me = false } = {}) => {
    const tools = toolsFor(me);
    const open = items.find(({ name }) => name === page)?._id;
    const turns: Turn[] = [];
    const texts: string[] = [];
    let memory: Memory = {};
    const signal = new AbortController().signal;
    for (const message of messages) {
      let text = '';
      for await (const part of answer({ owner: 'guest:one', message, page: open, turns, memory, signal }, tools)) {
        if (part.type === 'content') text += part.content;
        if (part.type === 'remember') memory = part.memory;
      }
      turns.push({ from: 'shopper', text: message }, { from: 'assistant', text });
      texts.push(text);
    }
    return texts;
  };
}

export type Result = Written & { faults: string[]; text: string };

/** Sends each message to its shop and returns the faults of the last answer. */
export async function askAll(written: readonly Written[]): Promise<Result[]> {
  const shops = { demo: await openShop(ITEMS), small: await openShop(SMALL) };
  const results: Result[] = [];
  for (const one of written) {
    const text = (await shops[one.shop ?? 'demo'](one.say, one)).at(-1) ?? '';
    results.push({ ...one, text, faults: faultsOf(text, one.check, one.shop ? SMALL : ITEMS) });
  }
  return results;
}
