import { statesTotal, TOGETHER } from '../goods/wishes.ts';
import { asksMaterial, CARING } from '../item/about-item.ts';
import { SUBJECT, severalMeant } from '../item/compare.ts';
import { asksFit, numbersIn } from '../item/fit.ts';
import { itemBefore, leftIn, onlyPointedAt, placesIn, pointedAt } from '../item/item-meant.ts';
import { asksReduction } from '../item/price-words.ts';
import { asks, namesThing } from '../reading/reading.ts';
import type { Likely } from '../reading/weights.ts';
import type { Talk } from './talk.ts';

/** Words for one of several items that were shown. */
const POINTING = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) ones?\b/i;

/** Matches a wish for goods like another: "similar in black", "a lighter one", "compare it with the others". */
const LIKE =
  /\bsimilar\b(?! to\b)|\b(?:an?|any|have|some) [a-z]{3,12}er ones?\b|\b(?:(?:some|any)thing|more|others?|ones?) like (?:this|that|it|these)\b|\bcompare\b.*\bothers?\b/i;

/** Types that a question about shown items seems to have: "which of those costs the least", "has it a warranty". */
const OF_SHOWN = /^(?:find(?:-on)?$|ranked|own|unknown|more)/;
const OF_ONE = /^(?:find|ranked|unknown)/;
/** Tags of a condition that changes the last search, or names another thing. */
const CHANGING = /^(?:KIND|ITEM|COLOR|PRICE|REFUSED|WHOM|SIZE)$/;
/** Types that a message seems to have which chooses among shown items: "the second one", "drop the cheapest". */
const OF_CHOICE = /^(?:add|find|ranked|item|compare|total|cheaper|dearer|unknown|more|help|talk)/;

/** Returns the type of a message that chooses among the shown items, or states what several may cost together. */
function typeOfChoice({ id }: Likely, talk: Talk): string | undefined {
  const { reading, memory, language, open } = talk;
  const { shown = [] } = memory;
  if (open || language !== 'en' || shown.length === 0 || !OF_CHOICE.test(id)) return undefined;
  // "Add a hat and tell me the total" adds nothing to the cart.
  if (id === 'add') return /\btotal\b/i.test(reading.text) ? 'total' : undefined;
  if (onlyPointedAt(talk)) return 'ranked';
  if (leftIn(talk)) return 'total';
  const named = reading.spans.filter(namesThing);
  const isOfNamed = named.length > 1 && /^(?:item|compare)/.test(id) && TOGETHER.test(reading.text);
  if (isOfNamed) return 'total';
  return named.length === 0 && shown.length > 1 && id !== 'total' && statesTotal(reading) ? 'find-on' : undefined;
}

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

/** Help sections with questions that the item of the open page answers, if its text or its fields do. */
const OF_ITEM: ReadonlySet<string> = new Set([
  CARING,
  'A guarantee',
  'Allergies and ingredients',
  'Comparing materials',
  'How long delivery takes',
  'Leather and imitations',
  'Real or fake',
  'Restocks and availability',
  'Where things are made and of what',
  'Which sizes there are',
]);

/** Whether a question about the shop may be one about the open item. A size that it names is one of that item. */
function mayBeOfOpen({ open, reading, tools }: Talk): boolean {
  const [section] = reading.sections;
  if (!open || !section) return false;
  const isOfSize = section.id === 'Finding the right size' && numbersIn(reading).length > 0;
  const isOfSelling = tools.help.get(section.id)?.topic === 'selling';
  return isOfSize || isOfSelling || OF_ITEM.has(section.id) || asksMaterial(reading);
}

/** Returns the type of a wish for goods beside the open item: for others like it, or for cheaper ones. */
function typeOfOthers(id: string, { reading, open, language }: Talk): string | undefined {
  if (!open) return undefined;
  const isPriced = /\b(?:cheap|expensive|pric|dear|less)/i.test(reading.text);
  if (language === 'en' && LIKE.test(reading.text) && !isPriced) return 'like';
  // "Cheaper, but not cashmere" on the page of a sweater is about sweaters, "did it get cheaper" about the open one.
  const isNaming = reading.spans.some(({ tag }) => /^(?:KIND|ITEM|OCCASION)$/.test(tag));
  const isOfOthers = /^(?:find|item)/.test(id) && !asksReduction(reading);
  return isOfOthers && /\bcheaper\b/i.test(reading.text) && !isNaming ? 'cheaper' : undefined;
}

/** Returns "item" for a question about an item that was shown or is open: "does the second one hold cash". */
export function typeOfPointed(likely: Likely, talk: Talk): string | undefined {
  const { id } = likely;
  const { reading, memory } = talk;
  const other = typeOfChoice(likely, talk) ?? typeOfOthers(id, talk);
  if (other) return other;
  if (/^item/.test(id) && placesIn(talk).length > 1 && reading.aspect.id === 'price') return 'total';
  const isFit = asksFit(reading.text) && itemBefore(talk) !== undefined;
  if (/^(?:help|fit)/.test(id) && isFit) return 'item';
  if (id === 'help' && mayBeOfOpen(talk)) return 'item-else-help';
  const isShown = memory.shown !== undefined && POINTING.test(reading.text);
  return id === 'help' && isShown ? 'item' : typeOfShown(likely, talk);
}

/** Words for an item that a message does not name. */
const POINTING_ALONE = /\b(?:that|this|the \p{L}+) one\b/iu;

/** Whether a wish is for an item that it does not name, although none was shown: "the blue one". */
export const pointsAtNothing = (id: string, { reading: { text, spans }, open }: Talk): boolean =>
  id.startsWith('find') &&
  !open &&
  POINTING_ALONE.test(text) &&
  spans.every(({ tag }) => tag !== 'KIND' && tag !== 'ITEM');
