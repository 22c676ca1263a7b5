import { speaksOfHarm } from '../care/refusals.ts';
import { tokensOf } from '../goods/tokens.ts';
import type { Likely } from '../reading/classify.ts';
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

const isFollowUp = ({ memory }: Talk): boolean => memory.sought !== undefined || memory.shown !== undefined;

/** Small talk that names goods is about these. */
function goodsInPassing({ id, share }: Likely, talk: Talk): string | undefined {
  if (!PASSING.test(id) || share >= SURE || !namesGoods(talk)) return undefined;
  return talk.reading.intents[1]?.id === 'item' && talk.page ? 'item' : 'find';
}

/** What harms somebody is asked of the item that is named; else it is to be kept out of what is looked for. */
function goodsWithoutHarm({ id }: Likely, talk: Talk): string | undefined {
  const isOfGoods = id === 'item' || id === 'find';
  if (!isOfGoods || talk.page || !speaksOfHarm(talk.reading)) return undefined;
  if (wholeNames(talk).length > 0) return 'item';
  return isFollowUp(talk) ? undefined : 'find';
}

/** What needs something shown, where nothing was. */
function withNothingShown({ id }: Likely, talk: Talk): string | undefined {
  if (!NEEDS_SHOWN.has(id) || isFollowUp(talk)) return undefined;
  return id === 'total' && talk.page ? 'item' : 'find';
}

/** What a message is about, as it was read and as far as there is anything for it. */
export function intentOf(talk: Talk): string {
  const [first] = talk.reading.intents;
  if (!first) return 'unknown';
  const goods = goodsInPassing(first, talk) ?? goodsWithoutHarm(first, talk);
  if (goods) return goods;
  if (first.id.startsWith('find') && onlyMeasures(talk)) return 'help';
  return withNothingShown(first, talk) ?? first.id;
}
