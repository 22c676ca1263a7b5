import { speaksOfHarm } from '../care/refusals.ts';
import { tokensOf } from '../goods/tokens.ts';
import { wishesIn } from '../reading/wishes.ts';
import { wholeNames } from './item-meant.ts';
import { isKindFor, type Talk } from './talk.ts';

/** A word that the shop knows is goods before it is small talk, unless it is surely that. */
const SURE = 0.8;
const FEW_WORDS = 3;

/** Intents that mean nothing without something shown, looked for or open. */
const NEEDS_SHOWN: ReadonlySet<string> = new Set(['cheaper', 'dearer', 'more', 'total', 'find-on', 'ranked']);
const PASSING = /^(?:talk|unknown|help)/;

/** Whether what is named is on the shelf. */
function namesGoods({ reading, goods }: Talk): boolean {
  const kinds = reading.spans.filter(({ tag }) => tag === 'KIND' || tag === 'ITEM');
  const isOnShelf = (text: string) => goods.ofKind(goods.spelling.correct(tokensOf(text))).scores.size > 0;
  if (kinds.some(({ text }) => isOnShelf(text))) return true;
  return reading.tokens.length <= FEW_WORDS && isOnShelf(reading.text);
}

/** "My foot is 43": a measure of somebody and no size of clothes; it names nothing to look for. */
function onlyMeasures({ reading, goods }: Talk): boolean {
  const { spans } = reading;
  if (spans.length === 0 || spans.some(({ tag }) => tag !== 'SIZE')) return false;
  return wishesIn(reading, isKindFor(goods)).every(({ words, sizes }) => words === '' && sizes.length === 0);
}

/** What a message is about, as it was read and as far as there is anything for it. */
export function intentOf(talk: Talk): string {
  const { reading, memory, page } = talk;
  const [first, second] = reading.intents;
  if (!first) return 'unknown';
  if (PASSING.test(first.id) && first.share < SURE && namesGoods(talk))
    return second?.id === 'item' && page ? 'item' : 'find';
  const isBefore = memory.sought !== undefined || memory.shown !== undefined;
  if (!page && speaksOfHarm(reading) && (first.id === 'item' || first.id === 'find')) {
    if (wholeNames(talk).length > 0) return 'item';
    if (!isBefore) return 'find';
  }
  if (first.id.startsWith('find') && onlyMeasures(talk)) return 'help';
  if (NEEDS_SHOWN.has(first.id) && !isBefore) return first.id === 'total' && page ? 'item' : 'find';
  return first.id;
}
