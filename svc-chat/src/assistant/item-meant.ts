import type { ShownItem } from '../conversations/conversation.ts';
import { findGoods } from '../goods/find.ts';
import { namesIn } from '../goods/names.ts';
import { EMPTY_WORDS, termOf, tokensOf } from '../goods/tokens.ts';
import { wishFor } from '../goods/wish.ts';
import type { Span } from '../reading/reading.ts';
import { toShown } from '../reply/items.ts';
import type { Talk } from './talk.ts';

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  last: -1,
};

/** Returns the positions in a list that a message names: "the first and the last one". */
export const placesIn = ({ reading }: Talk): number[] =>
  reading.tokens.flatMap(({ text }, at) => {
    const place = PLACES[text];
    if (place !== undefined) return [place];
    const digits = /^\d$/.test(text) && /^(?:number|no|nr|#)$/.test(reading.tokens[at - 1]?.text ?? '');
    return digits ? [Number(text) - 1] : [];
  });

const termsOf = (text: string): string[] =>
  tokensOf(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(termOf);

/** Returns the share of the message's words that an item's name contains, from 0 to 1. */
function share(said: readonly string[], { name }: ShownItem): number {
  const terms = new Set(termsOf(name));
  return said.length === 0 ? 0 : said.filter((term) => terms.has(term)).length / said.length;
}

const best = (said: readonly string[], items: readonly ShownItem[], enough: number): ShownItem | undefined => {
  const [first] = items
    .map((item) => ({ item, part: share(said, item) }))
    .filter(({ part }) => part >= enough)
    .sort((one, other) => other.part - one.part);
  return first?.item;
};

/** Returns the item of the catalog that a phrase names. */
function named(phrase: string, talk: Talk): ShownItem | undefined {
  const said = termsOf(phrase);
  const { goods, memory } = talk;
  const near = best(said, [...(memory.shown ?? []), ...(memory.spoken ?? [])], 0.5);
  if (near) return near;
  const kindred = (memory.shown ?? []).find((item) => goods.ofKind(tokensOf(phrase)).scores.has(item._id));
  if (kindred) return kindred;
  const { goods: all, notSold } = findGoods(wishFor({ words: phrase, kinds: [phrase] }), goods);
  if (notSold.length > 0) return undefined;
  const found = all.slice(0, 6).map(({ item }) => toShown(item));
  return best(said, found, 0.5) ?? found[0];
}

const NAMING = new Set(['ITEM', 'KIND']);

/** Returns the items that a message names unambiguously, with the tokens that name them. */
export const wholeNames = ({ reading, goods }: Talk): { item: ShownItem; from: number; to: number }[] =>
  namesIn(
    reading.tokens.map(({ text }) => text),
    goods,
  ).flatMap(({ id, from, to }) => {
    const good = goods.get(id);
    return good ? [{ item: toShown(good.item), from, to }] : [];
  });

/** Returns all items that a message names, in the order of the message. */
export function itemsNamed(talk: Talk): ShownItem[] {
  const { reading, memory } = talk;
  const byPlace = placesIn(talk).flatMap((place) => memory.shown?.at(place) ?? []);
  const whole = wholeNames(talk);
  const isFree = (span: Span) => !whole.some(({ from, to }) => from < span.to && span.from < to);
  const phrases = joined(
    talk,
    reading.spans.filter((span) => NAMING.has(span.tag) && isFree(span)),
  );
  const byName = [
    ...whole,
    ...phrases.flatMap(({ text, from }) => {
      const item = named(text, talk);
      return item ? [{ item, from }] : [];
    }),
  ]
    .toSorted((one, other) => one.from - other.from)
    .map(({ item }) => item);
  return [...byPlace, ...byName].filter(({ _id }, at, all) => all.findIndex((one) => one._id === _id) === at);
}

type Phrase = { from: number; to: number; text: string };

/** Joins spans that only blanks or colors separate, because they form one name: "oat" "linen shirt". */
function joined({ reading }: Talk, spans: readonly Span[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const span of spans) {
    const last = phrases.at(-1);
    if (last && last.to === span.from) {
      last.text = `${last.text} ${span.text}`;
      last.to = span.to;
    } else phrases.push({ from: span.from, to: span.to, text: span.text });
  }
  return phrases.filter(({ text }) => reading.text !== '' && text.length > 1);
}

/** Whether the message contains at least two words of one item's name, which identifies that item. */
const namesWhole = (phrases: readonly string[], { goods, reading }: Talk): boolean =>
  phrases.some((phrase) => termsOf(phrase).length > 1 && goods.ofKind(tokensOf(phrase)).scores.size > 0) ||
  /^(?:and |what about |how about )?(?:the|your) /.test(reading.text.toLowerCase());

const openItem = ({ page, goods }: Talk) => (page === undefined ? undefined : goods.get(page)?.item);

/** Returns the item that "it" refers to: the item of the open page, else the item mentioned last. */
export function itemBefore(talk: Talk): ShownItem | undefined {
  const open = openItem(talk);
  return open ? toShown(open) : (talk.memory.focus ?? talk.memory.shown?.[0]);
}

/** Returns the item of a list that its position or price identifies: "the second one", "the cheapest". */
function pointedAt(talk: Talk): ShownItem | undefined {
  const { shown = [] } = talk.memory;
  const [place] = placesIn(talk);
  const placed = place === undefined ? undefined : shown.at(place);
  if (placed) return placed;
  const asksCheapest = talk.reading.tokens.some(({ text }) => text === 'cheapest');
  if (!asksCheapest || shown.length < 2) return undefined;
  return shown.reduce((one, other) => (other.price < one.price ? other : one));
}

/**
 * Returns the item that words name in part: the focused item, else an item shown before, else an item of the catalog.
 */
function namedInPart(phrases: readonly string[], talk: Talk): ShownItem | undefined {
  const { memory, goods } = talk;
  const current = itemBefore(talk);
  const isCurrent = () =>
    current !== undefined &&
    phrases.some(
      (phrase) => share(termsOf(phrase), current) >= 0.5 || goods.ofKind(tokensOf(phrase)).scores.has(current._id),
    );
  const wider = best(termsOf(phrases.join(' ')), memory.shown ?? [], 0.6);
  if (wider) return openItem(talk) && isCurrent() ? current : wider;
  // "Is there room for a laptop?" concerns the briefcase in focus and not a laptop.
  const isOfCurrent = openItem(talk) || isCurrent() || (memory.focus && !namesWhole(phrases, talk));
  if (isOfCurrent) return current;
  return (phrases[0] === undefined ? undefined : named(phrases[0], talk)) ?? current;
}

/** Returns the one item that a message is about: identified by position, named, open or mentioned last. */
export function itemMeant(talk: Talk): ShownItem | undefined {
  const pointed = pointedAt(talk);
  if (pointed) return pointed;
  const [whole, another] = wholeNames(talk);
  if (whole && !another) return whole.item;
  const spans = talk.reading.spans.filter(({ tag }) => NAMING.has(tag));
  if (spans.length === 0) return itemBefore(talk);
  const phrases = joined(talk, spans).map(({ text }) => text);
  return namedInPart(phrases, talk);
}
