import type { Memory, Wish } from '../conversations/conversation.ts';
import type { Tools } from '../tools/tools.ts';
import { findItems } from './find/find-items.ts';
import type { Shown } from './show-items.ts';
import type { ReadWish } from './understand/read-wish.ts';

const CENT = 0.01;
const round = (amount: number) => Math.round(amount * 100) / 100;
const pricesOf = ({ shown = [] }: Memory) => shown.map(({ price }) => price);

/** The last wish, below the prices that were shown. */
export function cheaperWish(memory: Memory): Wish {
  const maxPrice = round(Math.min(...pricesOf(memory)) - CENT);
  const { minPrice: _minPrice, ...wish } = memory.wish ?? { words: [] };
  return { ...wish, maxPrice, sort: 'asc' };
}

/** The last wish, above the prices that were shown. */
export function dearerWish(memory: Memory): Wish {
  const minPrice = round(Math.max(...pricesOf(memory)) + CENT);
  const { maxPrice: _maxPrice, ...wish } = memory.wish ?? { words: [] };
  return { ...wish, minPrice, sort: 'asc' };
}

/** The last wish with what is named now in place of what was named before. */
export function refinedWish({ wish = { words: [] } }: Memory, { wish: named }: ReadWish): Wish {
  const { words: _words, ...changes } = named;
  const priced = changes.minPrice !== undefined || changes.maxPrice !== undefined;
  const { minPrice, maxPrice, ...kept } = wish;
  return { ...kept, ...(priced ? {} : { minPrice, maxPrice }), ...changes };
}

/** Items at the asked side of the prices shown; nothing is shown again when there are none. */
export async function besidesPrices(tools: Tools, wish: Wish, none: string): Promise<Shown> {
  if (wish.maxPrice !== undefined && wish.maxPrice <= 0) return { items: [], words: none };
  const { items: found, relaxed } = await findItems(tools, { wish, sure: true });
  const items = found.filter(
    ({ price }) => price <= (wish.maxPrice ?? Number.POSITIVE_INFINITY) && price >= (wish.minPrice ?? 0),
  );
  const words = relaxed.length === 0 ? 'Yes, here you are:\n\n' : `${none} These come closest:\n\n`;
  const { maxPrice: _maxPrice, minPrice: _minPrice, sort: _sort, ...kept } = wish;
  return items.length > 0 ? { items, words, wish: kept } : { items: [], words: none };
}

/** Items for the last wish that were not shown yet. */
export async function moreItems(tools: Tools, { wish, seen = [] }: Memory): Promise<Shown> {
  const items = wish
    ? (await findItems(tools, { wish, sure: true })).items
    : await tools.searchItems({ limit: 40 });
  const others = items.filter(({ _id }) => !seen.includes(_id));
  return others.length > 0
    ? { items: others, words: 'Here are some more:\n\n', wish }
    : { items: [], words: 'That was all I have of these. Shall I look for something else?' };
}
