import { asksMaterial, CARING } from '../item/about-item.ts';
import { SUBJECT, severalMeant } from '../item/compare.ts';
import { asksFit } from '../item/fit.ts';
import { itemBefore, placesIn, pointedAt } from '../item/item-meant.ts';
import { asks } from '../reading/reading.ts';
import type { Likely } from '../reading/weights.ts';
import type { Talk } from './talk.ts';

/** Words for the item that was mentioned last. */
const IT = /\b(?:it|this|that|they|them|these|those)\b/i;
/** Words for one of several items that were shown. */
const POINTING = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) ones?\b/i;

/** Matches a wish for goods like another: "anything similar in black", "compare this with the other jackets". */
const LIKE =
  /\bsimilar\b(?! to\b)|\b(?:(?:some|any)thing|more|others?|ones?) like (?:this|that|it|these)\b|\bcompare\b.*\bothers?\b/i;

/** Types that a question about shown items seems to have: "which of those costs the least", "has it a warranty". */
const OF_SHOWN = /^(?:find(?:-on)?$|ranked|own|unknown|more)/;
const OF_ONE = /^(?:find|ranked|unknown)/;
/** Tags of a condition that changes the last search, or names another thing. */
const CHANGING = /^(?:KIND|ITEM|COLOR|PRICE|REFUSED|WHOM|SIZE)$/;
/** Returns the type of a question about what was shown, and not for other goods; undefined for another message. */
function typeOfShown({ id }: Likely, talk: Talk): string | undefined {
  const { reading, memory, language, open } = talk;
  const { text, spans } = reading;
  if (open || language !== 'en' || !memory.shown || !OF_SHOWN.test(id)) return undefined;
  if (spans.some(({ tag }) => CHANGING.test(tag))) return undefined;
  const isOfSeveral = (OF_ONE.test(id) && /\bwhich\b/i.test(text)) || severalMeant(talk).length > 1;
  if (id !== 'find' && isOfSeveral) return 'compare';
  const isAsked = asks(text) && (pointedAt(talk) !== undefined || (id !== 'find' && SUBJECT.test(text)));
  return OF_ONE.test(id) && isAsked ? 'item' : undefined;
}

/** Whether a message asks about the care or a material of the open item or of the one before. */
const asksOfText = (talk: Talk): boolean =>
  itemBefore(talk) !== undefined &&
  (talk.open !== undefined || IT.test(talk.reading.text)) &&
  (talk.reading.sections[0]?.id === CARING || asksMaterial(talk.reading));

/** Returns "item" for a question about an item that was shown or is open: "does the second one hold cash". */
export function typeOfPointed(likely: Likely, talk: Talk): string | undefined {
  const { id } = likely;
  const { reading, memory, open } = talk;
  const isShown = memory.shown !== undefined && POINTING.test(reading.text);
  if (open && talk.language === 'en' && LIKE.test(reading.text) && !/^(?:cheaper|dearer)$/.test(id)) return 'like';
  // "Cheaper, but not cashmere" on the page of a sweater is about sweaters.
  const isNaming = reading.spans.some(({ tag }) => /^(?:KIND|ITEM|OCCASION)$/.test(tag));
  if (open && id.startsWith('find') && /\bcheaper\b/i.test(reading.text) && !isNaming) return 'cheaper';
  if (/^item/.test(id) && placesIn(talk).length > 1 && reading.aspect.id === 'price') return 'total';
  const isFit = asksFit(reading.text) && itemBefore(talk) !== undefined;
  const isAsked = (id === 'help' && (isShown || asksOfText(talk))) || (/^(?:help|fit)/.test(id) && isFit);
  return isAsked ? 'item' : typeOfShown(likely, talk);
}

/** Words for an item that a message does not name. */
const POINTING_ALONE = /\b(?:that|this|the \p{L}+) one\b/iu;

/** Whether a wish is for an item that it does not name, although none was shown: "the blue one". */
export const pointsAtNothing = (id: string, { reading: { text, spans }, open }: Talk): boolean =>
  id.startsWith('find') &&
  !open &&
  POINTING_ALONE.test(text) &&
  spans.every(({ tag }) => tag !== 'KIND' && tag !== 'ITEM');
