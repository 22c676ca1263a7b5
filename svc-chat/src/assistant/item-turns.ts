import { asksMaterial, asksPrice } from '../item/aspects.ts';
import { asksFit } from '../item/fit.ts';
import { itemBefore } from '../item/item-meant.ts';
import type { Likely } from '../reading/weights.ts';
import type { Talk } from './talk.ts';

/** Words for one of several items that were shown. */
const POINTING = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) ones?\b/i;

/** Matches a wish for goods like another: "anything similar in black", "compare this with the other jackets". */
const LIKE =
  /\bsimilar\b(?! to\b)|\b(?:(?:some|any)thing|more|others?|ones?) like (?:this|that|it|these)\b|\bcompare\b.*\bothers?\b/i;
/** Types of what costs less or more, which are also like the item. */
const BESIDE_PRICE = /^(?:cheaper|dearer)$/;

/** Whether a message wants goods like the open item. */
const asksLike = ({ open, reading, language }: Talk): boolean =>
  open !== undefined && language === 'en' && LIKE.test(reading.text);

/** Returns "item" for a question about an item that was shown or is open: "does the second one hold cash". */
export function typeOfPointed({ id }: Likely, talk: Talk): string | undefined {
  const { reading, memory, open } = talk;
  const isShown = memory.shown !== undefined && POINTING.test(reading.text);
  const isOpen = open !== undefined && asksMaterial(reading);
  const isFit = asksFit(reading.text) && itemBefore(talk) !== undefined;
  if (asksLike(talk) && !BESIDE_PRICE.test(id)) return 'like';
  if (asksPrice(reading) && itemBefore(talk)) return 'item';
  return (id === 'help' && (isShown || isOpen)) || (/^(?:help|fit)/.test(id) && isFit) ? 'item' : undefined;
}

/** Words for an item that a message does not name. */
const POINTING_ALONE = /\b(?:that|this|the \p{L}+) one\b/iu;

/** Whether a message is about an item that it does not name, although none was shown: "the blue one". */
export const pointsAtNothing = ({ reading: { text, spans }, open }: Talk): boolean =>
  !open && POINTING_ALONE.test(text) && spans.every(({ tag }) => tag !== 'KIND' && tag !== 'ITEM');
