import type { GoodsIndex } from './index.ts';
import { tokensOf } from './tokens.ts';

/** Minimum number of consecutive words of a name that refer to the item. A single word may be any word. */
const FEWEST_WORDS = 2;

/** Whether a message consists of an item's name or a part of one: "bread in five hours". */
export function isWithinName(message: string, goods: GoodsIndex): boolean {
  const words = tokensOf(message);
  if (words.length < FEWEST_WORDS) return false;
  const said = ` ${words.join(' ')} `;
  const holds = (id: string) => ` ${tokensOf(goods.get(id)?.item.name ?? '').join(' ')} `.includes(said);
  return [...goods.withinName(words[0] ?? '')].some(holds);
}
