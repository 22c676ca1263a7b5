import { formatMoney } from '@ethereal/contracts/format-money';
import { type Item, MAX_SEARCH } from '@ethereal/contracts/items';
import { sizesOf } from '@ethereal/contracts/variants';
import { type AnswerPart, remember, say, type Talk } from '../assistant/talk.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import {
  findFor,
  findNew,
  forWhomOf,
  kindsOf,
  likeWish,
  searched,
  searchSafely,
  shownAs,
  varied,
  withFocus,
} from '../goods/find.ts';
import { ITEMS_SHOWN, itemLine, linkTo, listWords, pathOf, toShown } from '../goods/lines.ts';
import { priceWords } from '../goods/price.ts';
import { sumOf } from '../goods/total.ts';
import { type Conditions, namesOther, refined, wishFor } from '../goods/wish.ts';
import { wishesIn } from '../goods/wishes.ts';
import { TEXTS } from '../language/texts.ts';
import { namesThing, type Reading } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { readRows } from '../text/rows.ts';
import { termsOf } from '../text/words.ts';
import { answerAboutItem } from './about-item.ts';
import { asksForAll, bestSentence } from './description.ts';
import { itemBefore, itemMeant, itemNamedWhole, itemsNamed, placesIn } from './item-meant.ts';
import { answersOfEach, severalMeant } from './several.ts';

const COMPARED = 3;

/** Returns the items to compare: the named items with the open one, else the items shown or mentioned last. */
async function itemsCompared(talk: Talk): Promise<ShownItem[]> {
  const { memory } = talk;
  const named = await itemsNamed(talk);
  if (named.length > 1) return named.slice(0, COMPARED);
  const meant = named.length > 0 ? itemBefore(talk) : await itemMeant(talk);
  const all = [...named, ...(meant ? [meant] : []), ...(memory.spoken ?? []), ...(memory.shown ?? [])];
  return all.filter(({ _id }, at) => all.findIndex((one) => one._id === _id) === at).slice(0, 2);
}

function* factsOf(item: Item, { reading }: Talk): Iterable<string> {
  yield itemLine(item);
  if (item.rating) yield `  Rated ${item.rating.average} of 5 by ${item.rating.count}.\n`;
  else if (reading.aspect.id === 'rating') yield '  No ratings yet.\n';
  const sizes = sizesOf(item);
  if (sizes.length > 0) yield `  Sizes ${listWords(sizes)}.\n`;
  const best = asksForAll(item, reading) ? undefined : bestSentence(item, reading, reading.aspect.id);
  yield `  Its seller writes: “${escapeMarkdown((best ?? item.description).slice(0, 300))}”\n`;
}

const by = (rank: (item: Item) => number) => (one: Item, other: Item) => rank(other) - rank(one);

/** Orders in which "the cheapest" of some items comes first, with the words for the first of them. */
const RANKS: Readonly<Record<string, { words: string; compare: (one: Item, other: Item) => number }>> = {
  asc: { words: 'The cheapest', compare: by(({ price }) => -price) },
  desc: { words: 'The most expensive', compare: by(({ price }) => price) },
  rating: { words: 'The best rated', compare: by(({ rating }) => rating?.average ?? 0) },
};

/** Returns the order by price that a question names: "costs the least". */
const priceOrder = ({ text }: Reading): string => {
  const [, side] = /\bcosts? (?:me )?(?:the )?(least|most)\b/i.exec(text) ?? [];
  if (!side) return '';
  return /least/i.test(side) ? 'asc' : 'desc';
};

/** Yields which of some items is reduced, the cheapest, the dearest or the best rated; nothing for other questions. */
function* ranking(items: readonly Item[], order: string, talk: Talk): Iterable<AnswerPart> {
  if (order === 'reduction') {
    const reduced = items.filter(({ formerPrice }) => formerPrice !== undefined);
    yield say(reduced.length === 0 ? 'None of them is reduced at the moment.' : 'Reduced at the moment:\n\n');
    for (const item of reduced) yield say(itemLine(item));
  }
  const rank = RANKS[order];
  const [first] = rank ? items.toSorted(rank.compare) : [];
  if (!rank || !first) return;
  if (order === 'rating' && !first.rating) return yield say('None of them has ratings yet.');
  yield say(`${rank.words} of them:\n\n${itemLine(first)}`);
  yield remember(withFocus(talk.memory, toShown(first)));
}

/** Yields the facts of some items with the sentences that answer a question, and the difference in price of two. */
function* comparison(items: readonly Item[], talk: Talk): Iterable<AnswerPart> {
  for (const item of items) for (const text of factsOf(item, talk)) yield say(text);
  const [low, high] = items.toSorted((one, other) => one.price - other.price);
  if (!low || !high || items.length > 2) return;
  const less = `${linkTo(low)} costs ${formatMoney(high.price - low.price)} less.`;
  yield say(`\n${low.price === high.price ? 'Both cost the same.' : less}`);
}

/** Compares items that were shown or are named: by the order or the aspect that a message asks about, else by facts. */
export async function* compareItems(talk: Talk): AsyncIterable<AnswerPart> {
  const several = severalMeant(talk);
  const shown = several.length > 1 ? several : await itemsCompared(talk);
  const items = await talk.tools.items(shown.map(({ _id }) => _id));
  const [one, other] = items;
  if (!one || (!other && talk.open === undefined && talk.memory.shown === undefined))
    return yield* talk.reading.spans.some(({ tag }) => tag !== 'ASIDE')
      ? findNew(talk)
      : [say(TEXTS[talk.language].which)];
  const { order = priceOrder(talk.reading) } = await conditionsIn(talk.reading.text.slice(0, MAX_SEARCH), talk);
  const ranked = talk.language === 'en' && !talk.open ? [...ranking(items, order, talk)] : [];
  if (ranked.length > 0) return yield* ranked;
  if (!other) return yield* answerAboutItem(one._id, talk);
  if (several.length > 1 && !items.every((item) => asksForAll(item, talk.reading)))
    yield say(await answersOfEach(items, talk));
  else yield* comparison(items, talk);
  const { focus: _focus, ...memory } = talk.memory;
  yield remember({ ...memory, shown, spoken: shown });
}

const asPrice = (talk: Talk): Talk => ({ ...talk, reading: { ...talk.reading, aspect: { id: 'price', share: 1 } } });

/** Returns the conditions that the shop's search reads in a text. */
const conditionsIn = async (text: string, { tools }: Talk): Promise<Conditions> =>
  text === '' ? {} : (await tools.search({ text, limit: 1, spoken: true })).understood;

/** Yields the total price of several items. */
export async function* totalOf(talk: Talk): AsyncIterable<AnswerPart> {
  const named = await itemsNamed(talk);
  const { shown = [], spoken = [] } = talk.memory;
  const said = new Set(talk.reading.tokens.map(({ text }) => text));
  const isBoth = said.has('both') || said.has('two');
  const pointed = placesIn(talk).length > 1 || named.length > 1 ? named : [];
  const items = pointed.length > 0 ? pointed : isBoth ? (spoken.length > 1 ? spoken : shown).slice(0, 2) : shown;
  const [only] = items;
  if (!only) return yield* findNew(talk);
  // "How much for six" after one item asks for six of it.
  if (items.length === 1) return yield* answerAboutItem(only._id, asPrice(talk));
  const sum = sumOf(items);
  for (const item of items) yield say(itemLine(item));
  const { priceMax } = await conditionsIn(priceWords(talk.reading), talk);
  const limit =
    priceMax === undefined ? '' : ` That is ${sum <= priceMax ? 'within' : 'above'} ${formatMoney(priceMax)}.`;
  yield say(`\nTogether they cost **${formatMoney(sum)}**, with nothing added for delivery.${limit}`);
  yield remember({ ...talk.memory, shown: items, spoken: items });
}

/** Kinds that complete a kind, by the name of the kind in the catalog. */
const GOES_WITH: ReadonlyMap<string, readonly string[]> = new Map(
  readRows('goes-with.tsv').flatMap(([of = '', kinds = '']) =>
    of.split(',').map((kind) => [kind, kinds.split(',')] as const),
  ),
);
/** Yields goods of the kind of the open or focused item with the conditions of the message: "similar but black". */
export async function* findLike(talk: Talk): AsyncIterable<AnswerPart> {
  const item = itemBefore(talk);
  if (!item) return yield* findNew(talk);
  const [now = wishFor({})] = wishesIn(talk.reading, { isChange: true }).wishes;
  const { text } = likeWish(item);
  const kinds = await kindsOf([item], talk);
  // "The other denim jackets" are those for everybody.
  const forWhom = namesOther(talk.reading) ? {} : forWhomOf(item);
  const like = refined(wishFor({ before: { kinds, ...forWhom } }), now, false);
  const named = kinds.length > 0 ? like.text : `${text} ${like.text}`;
  const answered = yield* searched({ wishes: [{ ...like, text: named, except: [item._id] }] }, talk);
  if (answered?.some(({ shown }) => shown.length > 0)) return yield* shownAs(answered, undefined, talk);
  if (!answered) return;
  yield { type: 'search_results', urls: [] };
  yield say(`I have nothing else like ${linkTo(item)}. Shall I look for another kind of thing?`);
}

/** Returns the kinds that complete a thing: those of the first of its kinds that has any. */
async function completing(name: string, { tools }: Talk): Promise<readonly string[]> {
  const { understood } = await tools.search({ text: name.slice(0, MAX_SEARCH), limit: 1, exact: true });
  return understood.kinds.flatMap((kind) => GOES_WITH.get(kind.replace(/!$/, '')) ?? []);
}

/** Returns the item that goods should go with, and the kinds that the message names besides it. */
async function matchedItem(talk: Talk): Promise<{ item: ShownItem | undefined; kinds: string[] }> {
  const isOpen = talk.open !== undefined || talk.memory.focus !== undefined;
  const item = isOpen ? itemBefore(talk) : ((await itemNamedWhole(talk)) ?? (await itemMeant(talk)));
  const name = new Set(termsOf(item?.name ?? ''));
  const kinds = talk.reading.spans
    .filter(namesThing)
    .map(({ text }) => text)
    .filter((kind) => !termsOf(kind).some((term) => name.has(term)));
  return { item, kinds };
}

/** Yields items of the kinds that complete an item, or a thing of this name that the shopper has. */
async function* completed(name: string, item: ShownItem | undefined, talk: Talk): AsyncIterable<AnswerPart> {
  const kinds = [...(await completing(name, talk))];
  const [{ text } = wishFor({})] = wishesIn(talk.reading).wishes;
  const { priceMin, priceMax, sizes } = await conditionsIn(text, talk);
  const before = { kinds, ...(item && forWhomOf(item)), priceMin, priceMax, sizes };
  const wish = wishFor({ before, ...(item && { except: [item._id] }) });
  const all = kinds.length > 0 ? await searchSafely(wish, talk) : undefined;
  const found = all ? varied(all).slice(0, ITEMS_SHOWN) : [];
  if (!all || found.length === 0) return yield* findNew(talk);
  yield { type: 'search_start', query: name.slice(0, MAX_SEARCH) };
  yield { type: 'search_results', urls: found.map(pathOf) };
  const colors = talk.reading.spans.filter(({ tag }) => tag === 'COLOR').map((span) => span.text);
  yield say(`With ${item ? linkTo(item) : escapeMarkdown([...colors, name].join(' '))} these would go:\n\n`);
  for (const one of found) yield say(itemLine(one));
  const { focus: _focus, ...memory } = item ? withFocus(talk.memory, item) : talk.memory;
  yield remember({ ...memory, sought: [all.wish], shown: found.map(toShown) });
}

/**
 * Yields goods that are worn or used with an item: of the kinds that the message names, else of the kinds that complete
 * the item.
 */
export async function* goesWith(talk: Talk): AsyncIterable<AnswerPart> {
  const { item, kinds } = await matchedItem(talk);
  const [thing, another] = kinds;
  if (!item && (thing === undefined || another !== undefined)) return yield* findNew(talk);
  if (!item || thing === undefined) return yield* completed(item?.name ?? thing ?? '', item, talk);
  const [{ refused } = wishFor({})] = wishesIn(talk.reading).wishes;
  const before = forWhomOf(item);
  const wishes = kinds
    .slice(0, 3)
    .map((text) => wishFor({ text: `${text} ${priceWords(talk.reading)}`, before, refused, except: [item._id] }));
  yield* findFor({ wishes }, talk);
}
