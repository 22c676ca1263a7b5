import type { Card } from '@ethereal/contracts/items';
import type { Tools } from '../tools/tools.ts';
import { findItems } from './find/find-items.ts';
import type { Shown } from './show-items.ts';
import type { ReadWish } from './understand/read-wish.ts';

const NEWEST_READ = 60;
/** As many as the home page shows. */
const BESTSELLERS_WITHOUT_MARK = 4;
const NAMES_OF_LISTS = /^(?:best)?sell|^arrival$|^trending$/;

async function within(tools: Tools, read: ReadWish): Promise<Card[]> {
  const words = read.wish.words.filter((word) => !NAMES_OF_LISTS.test(word));
  const wish = { ...read.wish, words };
  if (words.length > 0 || wish.colour) return (await findItems(tools, { wish, sure: true })).items;
  const { words: _words, colour: _colour, ...filter } = wish;
  return tools.searchItems({ ...filter, limit: NEWEST_READ });
}

/** What sellers marked as bestsellers; without any, what the home page shows as such. */
export async function bestsellers(tools: Tools, read: ReadWish): Promise<Shown> {
  const items = await within(tools, read);
  const marked = items.filter(({ isBestseller }) => isBestseller);
  const shown = marked.length > 0 ? marked : items.slice(0, BESTSELLERS_WITHOUT_MARK);
  return shown.length > 0
    ? { items: shown, words: 'These are our bestsellers:\n\n' }
    : {
        items: [],
        words: 'There are no bestsellers of that kind just now. Shall I look for something else?',
      };
}

/** The newest items of the shop, or of what is named. */
export async function newArrivals(tools: Tools, read: ReadWish): Promise<Shown> {
  const items = await within(tools, read);
  return items.length > 0
    ? { items, words: 'These are the newest ones:\n\n' }
    : { items: [], words: 'There is nothing new of that kind just now. Shall I look for something else?' };
}
