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

/** Asks the built-in assistant each message of a set over the demo shop. */
export async function askAll(voices: Readonly<Record<string, readonly Written[]>>): Promise<Result[]> {
  const shelf = createShelf(ITEMS.map(describe));
  const help = createHelpLibrary(await readHelp(join(import.meta.dirname, '../../../help')));
  const answer = createAssistant();

  const toolsFor = (signedIn: boolean): Tools => {
    const own = async <T>(value: readonly T[]): Promise<Own<T[]>> =>
      signedIn ? { state: 'known', value: [...value] } : { state: 'logged-out' };
    return {
      knownShelf: () => shelf,
      shelf: async () => shelf,
      searchItems: async () => [],
      itemDetails: async (_category, id) => shelf.byId.get(id)?.item,
      shopHelp: help.find,
      myOrders: () => own(ORDERS),
      myCart: () => own(CART),
      myFavourites: () => own(FAVOURITES),
    };
  };

  const results: Result[] = [];
  for (const [kind, asked, check] of Object.values(voices).flat()) {
    const tools = toolsFor(check.me === true);
    const page = ITEMS.find(({ name }) => name === check.page)?._id;
    const turns: Turn[] = [];
    let memory: Memory = {};
    let text = '';
    for (const message of [asked].flat()) {
      text = '';
      const question = {
        owner: 'guest:one',
        message,
        page,
        turns,
        memory,
        signal: new AbortController().signal,
      };
      for await (const part of answer(question, tools)) {
        if (part.type === 'content') text += part.content;
        if (part.type === 'remember') memory = part.memory;
      }
      turns.push({ from: 'shopper', text: message }, { from: 'assistant', text });
    }
    results.push({ kind, ask: [asked].flat().join(' / '), faults: faultsOf(text, check), text });
  }
  return results;
}
