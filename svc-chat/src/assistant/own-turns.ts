import { asksReduction } from '../item/price-words.ts';
import { requestsChange } from '../own/change-cart.ts';
import { has } from '../own/own-orders.ts';
import { intentOf, namesThing } from '../reading/reading.ts';
import type { Likely } from '../reading/weights.ts';
import { WORTH_ASKING } from './ask-which.ts';
import { FOLLOWING, LIKELIEST } from './help.ts';
import type { Talk } from './talk.ts';

/** Help section that a question after an answer about the shopper's own things is often about. */
export const OWN_TOPICS: Readonly<Record<string, string>> = {
  'own:orders': FOLLOWING,
  'own:return': 'Returns and exchanges',
  'own:cart': 'Using the cart',
  'own:change-cart': 'Using the cart',
  'own:favorites': 'Saving favorites',
};

const TAKING_OUT = 'Taking something out of the cart';
const UNSAVING = 'Removing favorites';
const IN_CART = 'own:change-cart';
const IN_FAVORITES = `help:${UNSAVING}`;
/** The change that a request after an answer about a list makes, by the help section of that answer. */
const CHANGES: Readonly<Record<string, string>> = {
  'Using the cart': IN_CART,
  [TAKING_OUT]: IN_CART,
  'Saving favorites': IN_FAVORITES,
  [UNSAVING]: IN_FAVORITES,
};
/** Types of messages that change no line of a list: they add an item, or request the list. */
const NO_CHANGE = /^(?:add|own:cart|own:favorites)$/;
/** Minimum share of the sections about changes for a message after a list. */
const LIKELY = 0.3;

/** Returns the change that a message after a list requests, of that list or of the other one if it names that. */
function changeOfList(talk: Talk): string | undefined {
  const { topic = '', reading } = talk;
  const change = CHANGES[topic];
  if (!change || NO_CHANGE.test(reading.intents[0]?.id ?? '') || !requestsChange(talk)) return undefined;
  const shareOf = (title: string) => reading.sections.find(({ id }) => id === title)?.share ?? 0;
  const [taking, unsaving] = [shareOf(TAKING_OUT), shareOf(UNSAVING)];
  if (taking + unsaving < LIKELY) return undefined;
  if (unsaving > taking) return IN_FAVORITES;
  if (has(talk, 'cart basket')) return IN_CART;
  return change === IN_CART && has(talk, 'favorites favourites wishlist') ? 'help:Saving favorites' : change;
}

/** Returns the own things that the likeliest help section is about, where the types alone are unsure between two. */
function ownOfSection({ id }: Likely, { reading: { intents, sections } }: Talk): string | undefined {
  const [section] = sections;
  if (!id.startsWith('own') || !section || section.share < LIKELIEST) return undefined;
  return intents.find((one) => one.share >= WORTH_ASKING && OWN_TOPICS[one.id] === section.id)?.id;
}

/** Minimum share from which a message without its conversation is surely about the shopper's own things. */
const SURE = 0.8;

/** Returns the own things that a message surely asks for by itself: "where is my order" after a search. */
function ownByItself({ id }: Likely, { memory, reading: { text } }: Talk): string | undefined {
  if (id !== 'help' || memory.after === undefined) return undefined;
  const alone = intentOf(text);
  return alone.id.startsWith('own') && alone.share >= SURE ? alone.id : undefined;
}

/** Returns the type of a question about the price of what a list of the shopper's has: "how much is it now". */
function priceOfList({ topic = '', reading }: Talk): string | undefined {
  const change = CHANGES[topic];
  if (reading.spans.some(namesThing)) return undefined;
  if (change === IN_FAVORITES) return asksReduction(reading) ? 'compare' : undefined;
  return change === IN_CART && reading.aspect.id === 'price' ? 'own:cart' : undefined;
}

/** Returns the type of a message about the shopper's own things: a change of the list before, or a list. */
export const typeOfOwn = (first: Likely, talk: Talk): string | undefined =>
  changeOfList(talk) ?? priceOfList(talk) ?? ownOfSection(first, talk) ?? ownByItself(first, talk);
