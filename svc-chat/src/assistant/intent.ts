import { speaksOfHarm } from '../care/refusals.ts';
import { tokensOf } from '../goods/tokens.ts';
import type { Likely } from '../reading/classify.ts';
import { wishesIn } from '../reading/wishes.ts';
import { wholeNames } from './item-meant.ts';
import { isKindFor, type Talk } from './talk.ts';

/** Minimum share from which small talk is certain. Below it, a word that names goods is read as goods. */
const SURE = 0.8;
const FEW_WORDS = 3;

/** Intents that require an item that was shown, searched for or opened before. */
const NEEDS_SHOWN: ReadonlySet<string> = new Set(['cheaper', 'dearer', 'more', 'total', 'find-on', 'ranked']);
const PASSING = /^(?:talk|unknown|help)/;

/** Whether the message names goods that the shop has. */
function namesGoods({ reading, goods }: Talk): boolean {
  const kinds = reading.spans.filter(({ tag }) => tag === 'KIND' || tag === 'ITEM');
  const isOnShelf = (text: string) => goods.ofKind(goods.spelling.correct(tokensOf(text))).scores.size > 0;
  if (kinds.some(({ text }) => isOnShelf(text))) return true;
  return reading.tokens.length <= FEW_WORDS && isOnShelf(reading.text);
}

/** Whether the message only states a measure of a person ("My foot is 43"), which names nothing to search for. */
function onlyMeasures({ reading, goods }: Talk): boolean {
  const { spans } = reading;
  if (spans.length === 0 || spans.some(({ tag }) => tag !== 'SIZE')) return false;
  return wishesIn(reading, isKindFor(goods)).every(({ words, sizes }) => words === '' && sizes.length === 0);
}

const isFollowUp = ({ memory }: Talk): boolean => memory.sought !== undefined || memory.shown !== undefined;

/** Returns the intent to use if likely small talk names goods of the shop. */
function goodsInPassing({ id, share }: Likely, talk: Talk): string | undefined {
  if (!PASSING.test(id) || share >= SURE || !namesGoods(talk)) return undefined;
  return talk.reading.intents[1]?.id === 'item' && talk.page ? 'item' : 'find';
}

/**
 * Returns the intent of a message about harm: a question about the named item, else a substance to exclude from the
 * search.
 */
function goodsWithoutHarm({ id }: Likely, talk: Talk): string | undefined {
  const isOfGoods = id === 'item' || id === 'find';
  if (!isOfGoods || talk.page || !speaksOfHarm(talk.reading)) return undefined;
  if (wholeNames(talk).length > 0) return 'item';
  return isFollowUp(talk) ? undefined : 'find';
}

/** Returns the intent to use instead if one requires something shown and nothing was shown. */
function withNothingShown({ id }: Likely, talk: Talk): string | undefined {
  if (!NEEDS_SHOWN.has(id) || isFollowUp(talk)) return undefined;
  return id === 'total' && talk.page ? 'item' : 'find';
}

/** Returns the intent of a message, corrected by what the shop and the conversation contain. */
export function intentOf(talk: Talk): string {
  const [first] = talk.reading.intents;
  if (!first) return 'unknown';
  const goods = goodsInPassing(first, talk) ?? goodsWithoutHarm(first, talk);
  if (goods) return goods;
  if (first.id.startsWith('find') && onlyMeasures(talk)) return 'help';
  return withNothingShown(first, talk) ?? first.id;
}
