import { join } from 'node:path';
import type { Turn } from '../../answer/answer.ts';
import { createAssistant } from '../../assistant/assistant.ts';
import type { Memory } from '../../conversations/conversation.ts';
import { createHelpLibrary, readHelp } from '../../help/library.ts';
import { describe } from '../../shelf/good.ts';
import { createShelf } from '../../shelf/shelf.ts';
import type { Own, Tools } from '../../tools/tools.ts';
import { faultsOf, type Result } from './score.ts';
import { CART, FAVOURITES, ITEMS, ORDERS } from './shop.ts';
import type { Written } from './written.ts';

/** Says messages one after the other, in one conversation, and brings what was answered to each. */
export type Converse = (
  messages: readonly string[],
  by?: { page?: string | undefined; signedIn?: boolean },
) => Promise<string[]>;

/** The built-in assistant over the demo shop. `page` is the name of the item whose page is open. */
export async function openShop(): Promise<Converse> {
  const shelf = createShelf(ITEMS.map(describe));
  const help = createHelpLibrary(await readHelp(join(import.meta.dirname, '../../../help')));
  const answer = createAssistant();

  const toolsFor = (signedIn: boolean): Tools => {
    const own = async <T>(value: readonly T[]): Promise<Own<T[]>> =>
      signedIn ? { state: 'known', value: [...value] } : { state: 'logged-out' };
    return {
      knownShelf: async () => shelf,
      shelf: async () => shelf,
      searchItems: async () => [],
      itemDetails: async (_category, id) => shelf.byId.get(id)?.item,
      shopHelp: help.find,
      myOrders: () => own(ORDERS),
      myCart: () => own(CART),
      myFavourites: () => own(FAVOURITES),
    };
  };

  return async (messages, { page, signedIn = false } = {}) => {
    const tools = toolsFor(signedIn);
    const open = ITEMS.find(({ name }) => name === page)?._id;
    const turns: Turn[] = [];
    const texts: string[] = [];
    let memory: Memory = {};
    for (const message of messages) {
      let text = '';
      const question = {
        owner: 'guest:one',
        message,
        page: open,
        turns,
        memory,
        signal: new AbortController().signal,
      };
      for await (const part of answer(question, tools)) {
        if (part.type === 'content') text += part.content;
        if (part.type === 'remember') memory = part.memory;
      }
      turns.push({ from: 'shopper', text: message }, { from: 'assistant', text });
      texts.push(text);
    }
    return texts;
  };
}

/** Asks the built-in assistant each message of a set over the demo shop. */
export async function askAll(voices: Readonly<Record<string, readonly Written[]>>): Promise<Result[]> {
  const converse = await openShop();
  const results: Result[] = [];
  for (const [kind, asked, check] of Object.values(voices).flat()) {
    const said = [asked].flat();
    const text = (await converse(said, { page: check.page, signedIn: check.me === true })).at(-1) ?? '';
    results.push({ kind, ask: said.join(' / '), faults: faultsOf(text, check), text });
  }
  return results;
}
