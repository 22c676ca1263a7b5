import type { Talk } from '../assistant/talk.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import { linkTo, toShown } from '../goods/lines.ts';
import { isHeld } from '../reading/asides.ts';
import { asks, type Reading } from '../reading/reading.ts';
import { SMALL_WORDS, termOf, termsOf } from '../text/words.ts';

/** Words of a place in a list, with its index. */
const PLACES: ReadonlyMap<string, number> = new Map(
  Object.entries({ first: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3, last: -1 }),
);

/** Matches words for what has the lowest or the highest price: "the second cheapest", "the more expensive of them". */
const RANKED =
  /\b(?:(\w+) )?(cheapest|dearest|priciest|(?:most|least) expensive|the (?:cheaper|more expensive)(?= one| of|[.!?]|$))/i;
/** Words behind a place that make it one by price. */
const BY_PRICE = /^(?:cheapest|dearest|priciest|most|least)$/;

/** Returns the place by price that a message names, from 0 for the first one: 1 for "the second cheapest". */
export const placeByPrice = ({ text }: Reading): number =>
  Math.max(0, PLACES.get(RANKED.exec(text)?.[1]?.toLowerCase() ?? '') ?? 0);

/** Returns what a message identifies by its price. */
export function rankedIn<T>(reading: Reading, all: readonly T[], priceOf: (one: T) => number): T | undefined {
  const [, , side] = RANKED.exec(reading.text) ?? [];
  const sorted = all.toSorted((one, other) => priceOf(one) - priceOf(other));
  const ranked = /cheap|least/i.test(side ?? '') ? sorted : sorted.toReversed();
  return side === undefined ? undefined : ranked[placeByPrice(reading)];
}

/** Returns the positions in a list that a message names: "the first and the last one", "#3". */
export const placesIn = ({ reading: { text: message, tokens } }: Talk): number[] =>
  tokens.flatMap(({ text, from }, at) => {
    const place = BY_PRICE.test(tokens[at + 1]?.text ?? '') ? undefined : PLACES.get(text);
    return place ?? (message[from - 1] === '#' ? Number(text) - 1 : []);
  });

/** Words that point at one of the shown items and say nothing else: "ok, the second one then". */
const POINTING: ReadonlySet<string> = new Set(['cheaper', 'pair', ...PLACES.keys()].map(termOf));

/** Returns the shown item at which a message only points by its place or price, and asks nothing about it. */
export function onlyPointedAt(talk: Talk): ShownItem | undefined {
  const terms = termsOf(talk.reading.text);
  const isOnly = terms.length > 0 && terms.every((term) => POINTING.has(term)) && !asks(talk.reading.text);
  return isOnly && (talk.memory.shown?.length ?? 0) > 1 ? pointedAt(talk) : undefined;
}

/** Matches words that take one of the shown items away: "drop the most expensive one". */
const DROPPING = /\b(?:drop|lose|leave out|skip|scrap|ditch|without|minus|forget)\b/i;

/** Returns the shown items without the one that a message takes away; undefined if it takes none. */
export function leftIn(talk: Talk): ShownItem[] | undefined {
  const { shown = [] } = talk.memory;
  const dropped = DROPPING.test(talk.reading.text) ? (pointedAt(talk) ?? shownNamed(talk)) : undefined;
  return dropped && shown.length > 1 ? shown.filter(({ _id }) => _id !== dropped._id) : undefined;
}

/** Returns the sentence that fewer items were shown than a message names; undefined if they were. */
export function tooFew(talk: Talk): string | undefined {
  const {
    memory: { shown = [] },
    language,
  } = talk;
  const [only, other] = shown;
  if (language !== 'en' || !only || placesIn(talk).every((place) => place < shown.length)) return undefined;
  return other ? `I showed you only ${shown.length} items.` : `I showed you only one item: ${linkTo(only)}.`;
}

/** Returns the share of a phrase's terms that an item's name contains, from 0 to 1. */
function share(said: readonly string[], { name }: ShownItem): number {
  const terms = new Set(termsOf(name));
  return said.length === 0 ? 0 : said.filter((term) => terms.has(term)).length / said.length;
}

function best(said: readonly string[], items: readonly ShownItem[], enough: number): ShownItem | undefined {
  return items
    .map((item) => ({ item, part: share(said, item) }))
    .filter(({ part }) => part >= enough)
    .sort((one, other) => other.part - one.part)[0]?.item;
}

type Phrase = { from: number; to: number; text: string };
const NAMING: ReadonlySet<string> = new Set(['ITEM', 'KIND']);
const PART_OF_NAME: ReadonlySet<string> = new Set(['ITEM', 'KIND', 'COLOR', 'MATERIAL']);

/** Returns a phrase with the words directly before it that have no tag and carry information. */
export function widened(phrase: Phrase, { tokens, spans }: Reading): Phrase {
  let from = phrase.from;
  const isFree = (at: number) => {
    const text = tokens[at]?.text ?? '';
    return /^\p{L}{3,}/u.test(text) && !SMALL_WORDS.has(text) && !spans.some((one) => one.from <= at && at < one.to);
  };
  while (from > 0 && isFree(from - 1)) from -= 1;
  const before = tokens.slice(from, phrase.from).map(({ text }) => text);
  return { ...phrase, from, text: [...before, phrase.text].join(' ') };
}

/** Returns the phrases that name items. Adjacent spans form one name: "oat" "linen shirt". */
function phrasesIn(reading: Reading): Phrase[] {
  const { spans } = reading;
  const phrases: (Phrase & { isNaming: boolean })[] = [];
  for (const { tag, text, from, to } of spans.filter((span) => PART_OF_NAME.has(span.tag))) {
    const last = phrases.at(-1);
    if (last && last.to === from) {
      last.text = `${last.text} ${text}`;
      last.to = to;
      last.isNaming ||= NAMING.has(tag);
    } else phrases.push({ from, to, text, isNaming: NAMING.has(tag) });
  }
  return phrases
    .filter((one) => one.isNaming && one.text.length > 1 && !isHeld(one, reading.tokens))
    .map((one) => widened(one, reading));
}

/** Returns the item that a phrase names: one shown before, else the best of the shop's search. */
async function named(phrase: string, { memory, tools }: Talk): Promise<ShownItem | undefined> {
  const said = termsOf(phrase);
  const near = best(said, [...(memory.shown ?? []), ...(memory.spoken ?? [])], 0.5);
  if (near) return near;
  const { items, relaxed } = await tools.search({ text: phrase.slice(0, 200), limit: 6 });
  // Among equal names, the one for grown-ups comes first.
  const found = items.map(toShown).toSorted((one, other) => +(one.category === 'kids') - +(other.category === 'kids'));
  return best(said, found, 0.5) ?? (relaxed.length === 0 ? found[0] : undefined);
}

/** Returns all items that a message names, by position or by name. */
export async function itemsNamed(talk: Talk): Promise<ShownItem[]> {
  const byPlace = placesIn(talk).flatMap((place) => talk.memory.shown?.at(place) ?? []);
  const byName = await Promise.all(phrasesIn(talk.reading).map(({ text }) => named(text, talk)));
  const all = [...byPlace, ...byName.filter((item) => item !== undefined)];
  return all.filter(({ _id }, at) => all.findIndex((one) => one._id === _id) === at);
}

/** Returns the item whose name has at least two words of a phrase, all of them. */
export async function itemNamedWhole(talk: Talk): Promise<ShownItem | undefined> {
  for (const { text } of phrasesIn(talk.reading)) {
    const said = termsOf(text);
    const item = said.length > 1 ? await named(text, talk) : undefined;
    if (item && share(said, item) === 1) return item;
  }
  return undefined;
}

/** Returns the item that "it" refers to: the item of the open page, else the item mentioned last. */
export const itemBefore = ({ open, memory }: Talk): ShownItem | undefined =>
  open ? toShown(open) : (memory.focus ?? memory.shown?.[0]);

/** Returns the item of a list that its position or price identifies: "the second one", "the cheapest". */
export function pointedAt(talk: Talk): ShownItem | undefined {
  const { shown = [] } = talk.memory;
  const [place] = placesIn(talk);
  return (place === undefined ? undefined : shown.at(place)) ?? rankedIn(talk.reading, shown, ({ price }) => price);
}

/** Returns the shown item that a message names. */
export function shownNamed({ reading, memory }: Talk): ShownItem | undefined {
  const [phrase] = phrasesIn(reading);
  return phrase && best(termsOf(phrase.text), memory.shown ?? [], 0.6);
}

/** Returns the one item that a message is about: identified by position or by a word, named, open or mentioned last. */
export async function itemMeant(talk: Talk): Promise<ShownItem | undefined> {
  const pointed = pointedAt(talk);
  if (pointed) return pointed;
  const current = itemBefore(talk);
  const [phrase] = phrasesIn(talk.reading);
  if (!phrase) return current;
  const said = termsOf(phrase.text);
  const shown = shownNamed(talk);
  if (shown && !talk.open) return shown;
  // "Is there room for a laptop?" concerns the briefcase in focus and not a laptop.
  const isWhole = said.length > 1 || /^(?:and )?(?:is |are )?(?:the|your) /i.test(talk.reading.text);
  if (talk.open || (current && !isWhole)) return current;
  return (await named(phrase.text, talk)) ?? current;
}

/** Returns the item to add or save: the one that a message names, also when another one was mentioned last. */
export async function itemToTake(talk: Talk): Promise<ShownItem | undefined> {
  const meant = await itemMeant(talk);
  const [phrase] = phrasesIn(talk.reading);
  if (!phrase || !meant || share(termsOf(phrase.text), meant) > 0) return meant;
  return (await named(phrase.text, talk)) ?? meant;
}
