import { isOfKind } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Mark } from './marks.ts';
import type { Token } from './prepare.ts';

/** Whether a kind is called by two words that are the name of some of its goods. */
export const isInNames = ({ phrase, type, ...mark }: Mark, shelf: Shelf): boolean =>
  phrase.includes(' ') &&
  type === 'kind' &&
  'id' in mark &&
  [...shelf.having(phrase)].some(
    (good) => isOfKind(good, String(mark.id)) && ` ${good.nameStems.join(' ')} `.includes(` ${phrase} `),
  );

/** "6 cups", "four red wine glasses": how many of them. */
export function manyOf(
  { from, to }: Mark,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): number | undefined {
  if (!/s$/.test(tokens[to - 1]?.word ?? '')) return undefined;
  for (let at = from - 1; at >= Math.max(0, from - 5); at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (/^\d{1,2}$/.test(word))
      return taken.has(at) || /^(?:size|top|age|aged|under|over|number)$/.test(tokens[at - 1]?.word ?? '')
        ? undefined
        : Number(word) > 1
          ? Number(word)
          : undefined;
    if (/^(?:of|the|those|these|your)$/.test(word)) continue;
    if (tokens[at]?.mark || /^(?:for|with|under|over|and|or|to|in|year|years|old)$/.test(word))
      return undefined;
  }
  return undefined;
}
