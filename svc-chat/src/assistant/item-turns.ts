import { asksMaterial, CARING } from '../item/about-item.ts';
import { severalMeant } from '../item/compare.ts';
import { asksFit } from '../item/fit.ts';
import { itemBefore } from '../item/item-meant.ts';
import type { Likely } from '../reading/weights.ts';
import type { Talk } from './talk.ts';

/** Words for the item that was mentioned last. */
const IT = /\b(?:it|this|that|they|them|these|those)\b/i;
/** Words for one of several items that were shown. */
const POINTING = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) ones?\b/i;

/** Matches a wish for goods like another: "anything similar in black", "compare this with the other jackets". */
const LIKE =
  /\bsimilar\b(?! to\b)|\b(?:(?:some|any)thing|more|others?|ones?) like (?:this|that|it|these)\b|\bcompare\b.*\bothers?\b/i;

/** Types that a question about several shown items seems to have: "which of those costs the least". */
const OF_SEVERAL = /^(?:find-on|ranked|own|unknown|more)/;
/** Tags of a condition that changes the last search, or names another thing. */
const CHANGING = /^(?:KIND|ITEM|COLOR|PRICE|REFUSED|WHOM)$/;
/** Whether a message asks about several of the shown items, and not for others. */
function asksSeveral({ id }: Likely, talk: Talk): boolean {
  const isChange = talk.reading.spans.some(({ tag }) => CHANGING.test(tag));
  return OF_SEVERAL.test(id) && !isChange && severalMeant(talk).length > 1;
}

/** Whether a message asks about the care or a material of the open item or of the one before. */
function asksOfText(talk: Talk): boolean {
  const { reading, open } = talk;
  const isItem = open !== undefined || (IT.test(reading.text) && itemBefore(talk) !== undefined);
  const isCare = reading.sections[0]?.id === CARING;
  return isItem && (isCare || asksMaterial(reading));
}

/** Returns "item" for a question about an item that was shown or is open: "does the second one hold cash". */
export function typeOfPointed(likely: Likely, talk: Talk): string | undefined {
  const { id } = likely;
  const { reading, memory, open } = talk;
  const isShown = memory.shown !== undefined && POINTING.test(reading.text);
  if (open && talk.language === 'en' && LIKE.test(reading.text) && !/^(?:cheaper|dearer)$/.test(id)) return 'like';
  // "Cheaper, but not cashmere" on the page of a sweater is about sweaters.
  const isNaming = reading.spans.some(({ tag }) => /^(?:KIND|ITEM|OCCASION)$/.test(tag));
  if (open && id.startsWith('find') && /\bcheaper\b/i.test(reading.text) && !isNaming) return 'cheaper';
  const isFit = asksFit(reading.text) && itemBefore(talk) !== undefined;
  if (asksSeveral(likely, talk)) return 'compare';
  return (id === 'help' && (isShown || asksOfText(talk))) || (/^(?:help|fit)/.test(id) && isFit) ? 'item' : undefined;
}

/** Words for an item that a message does not name. */
const POINTING_ALONE = /\b(?:that|this|the \p{L}+) one\b/iu;

/** Whether a message is about an item that it does not name, although none was shown: "the blue one". */
export const pointsAtNothing = ({ reading: { text, spans }, open }: Talk): boolean =>
  !open && POINTING_ALONE.test(text) && spans.every(({ tag }) => tag !== 'KIND' && tag !== 'ITEM');

/** Whether a question about the shop, or a change of the search while one item is meant, is about sizes. */
export const isAboutSizes = (id: string, { reading, memory }: Talk): boolean =>
  (id === 'help' || (id === 'find-on' && memory.focus !== undefined)) &&
  /\bsizes?\b/i.test(reading.sections[0]?.id ?? '');
