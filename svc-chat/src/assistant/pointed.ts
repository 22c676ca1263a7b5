import { asksMaterial, asksPrice } from '../item/aspects.ts';
import { asksFit } from '../item/fit.ts';
import { itemBefore, placesIn } from '../item/item-meant.ts';
import { requestsChange } from '../own/change-cart.ts';
import { asksEarlier, namesIn } from '../own/own-things.ts';
import type { Likely } from '../reading/weights.ts';
import { FOLLOWING, LIKELIEST, SURE, WORTH_ASKING } from './help.ts';
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

/** Help section that a question after an answer about the shopper's own things is often about. */
export const OWN_TOPICS: Readonly<Record<string, string>> = {
  'own:orders': FOLLOWING,
  'own:return': 'Returns and exchanges',
  'own:cart': 'Using the cart',
  'own:change-cart': 'Using the cart',
  'own:favorites': 'Saving favorites',
  'own:remove-favorite': 'Saving favorites',
};

const TAKING_OUT = 'Taking something out of the cart';
const UNSAVING = 'Removing favorites';
/** The change that a request after an answer about a list makes, by the help section of that answer. */
const CHANGES: Readonly<Record<string, string>> = {
  'Using the cart': 'own:change-cart',
  [TAKING_OUT]: 'own:change-cart',
  'Saving favorites': 'own:remove-favorite',
};
/** Minimum share of the sections about changes for a message that names a line of the list or its place. */
const LIKELY = 0.3;

const shareOf = ({ reading }: Talk, ...titles: readonly string[]): number =>
  reading.sections.reduce((sum, { id, share }) => (titles.includes(id) ? sum + share : sum), 0);

/** Returns the change of the list before that a message requests: "make it two" after the cart. */
function changeOfList(talk: Talk): string | undefined {
  const { memory, topic = '', reading } = talk;
  const change = CHANGES[topic];
  if (!change || reading.intents[0]?.id === 'add' || !requestsChange(talk)) return undefined;
  const isPointed = placesIn(talk).length > 0 || memory.shown?.some(({ name }) => namesIn(talk, name)) === true;
  return shareOf(talk, TAKING_OUT, UNSAVING) >= (isPointed ? LIKELY : SURE) ? change : undefined;
}

/** Returns the own things that the likeliest help section is about, where the types alone are unsure between two. */
function ownOfSection({ id }: Likely, { reading: { intents, sections } }: Talk): string | undefined {
  const [section] = sections;
  if (!id.startsWith('own') || !section || section.share < LIKELIEST) return undefined;
  return intents.find((one) => one.share >= WORTH_ASKING && OWN_TOPICS[one.id] === section.id)?.id;
}

/** Returns the type of a message about the shopper's own things: an earlier order, a change of the list, or a list. */
export function typeOfListed(first: Likely, talk: Talk): string | undefined {
  const isEarlier = talk.memory.after === 'own' && talk.topic === FOLLOWING && asksEarlier(talk);
  return isEarlier ? 'own:orders' : (changeOfList(talk) ?? ownOfSection(first, talk));
}
