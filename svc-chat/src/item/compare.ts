import { formatMoney } from '@ethereal/contracts/format-money';
import { type Item, MAX_SEARCH } from '@ethereal/contracts/items';
import { sizesOf } from '@ethereal/contracts/variants';
import { type AnswerPart, remember, say, type Talk } from '../assistant/talk.ts';
import type { ShownItem } from '../conversations/conversation.ts';
import { findFor, findNew, kindsOf, searched, withFocus } from '../goods/find.ts';
import { itemLine, linkTo, listWords, pathOf, toShown } from '../goods/lines.ts';
import { amountsIn, priceWords } from '../goods/price.ts';
import { sumOf } from '../goods/total.ts';
import { forWhomOf, wishFor } from '../goods/wish.ts';
import { wishesIn } from '../goods/wishes.ts';
import { TEXTS } from '../language/texts.ts';
import { asks, namesThing, type Reading } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { readRows } from '../text/rows.ts';
import { termsOf } from '../text/words.ts';
import { answerAboutItem, knownAbout, withDelivery } from './about-item.ts';
import { asksForAll, bestSentence, reasonFor } from './description.ts';
import {
  itemBefore,
  itemMeant,
  itemNamedWhole,
  itemsNamed,
  leftIn,
  onlyPointedAt,
  placesIn,
  shownNamed,
} from './item-meant.ts';
import { asksReduction } from './price-words.ts';

/** Words for several of the shown items, whichever of them was mentioned last: "which is", "do both", "any of them". */
const SOME = /\b(?:both|either|which|all of (?:them|these|those)|any(?:thing)?(?= of\b| (?:have|has|come|there)\b))\b/i;
const THEY = /\b(?:these|those|they|them)\b/i;
/** Matches a question whose subject is what was shown: "is it waterproof". Input: at most 2,000 characters. */
export const SUBJECT = /\b(?:is|are|was|were|does|do|did|can|could|will|would|has|should) (?:it|they|these|those)\b/i;

/** Returns the shown items that a question is about together: "are these waterproof"; none for one item. */
export function severalMeant(talk: Talk): ShownItem[] {
  const { memory, reading, language, open } = talk;
  const { shown = [], focus } = memory;
  const { text } = reading;
  const isOne = shown.length < 2 || placesIn(talk).length > 0;
  if (language !== 'en' || open || isOne || !asks(text)) return [];
  const isOfAll = !focus && (THEY.test(text) || (SUBJECT.test(text) && !shownNamed(talk)));
  return SOME.test(text) || isOfAll ? shown : [];
}

/** Returns what answers a question for each of some items, once if it is the same. */
async function answersOfEach(items: readonly Item[], talk: Talk): Promise<string> {
  const known = await Promise.all(items.map(async (item) => await knownAbout(await withDelivery(item, talk), talk)));
  const check = known.some((one) => one?.isCare) ? TEXTS[talk.language].check : '';
  const all = new Set(known.map((one) => one?.words));
  const [only] = all;
  const each = items.length > 1 ? 'For each of them: ' : '';
  if (only && all.size === 1) return `${items.map(itemLine).join('')}\n${each}${only}${check}`;
  const isSilent = known.every((one) => one === undefined);
  const silent = (item: Item) => (isSilent ? `“${escapeMarkdown(reasonFor(item, []))}”` : 'the seller doesn’t say.');
  const lines = items.map((item, at) => `${itemLine(item).trimEnd()}: ${known[at]?.words ?? silent(item)}\n`);
  const lead = isSilent ? 'Their sellers don’t say that; each answers _Ask the seller_ on its page:\n\n' : '';
  return `${lead}${lines.join('')}${check}`;
}

/** Maximum number of items that are compared. */
const MAX_COMPARED = 3;

/** Returns the items to compare: the named items with the open one, else the items shown or mentioned last. */
async function itemsCompared(talk: Talk): Promise<ShownItem[]> {
  const { memory } = talk;
  const named = await itemsNamed(talk);
  if (named.length > 1) return named.slice(0, MAX_COMPARED);
  const meant = await itemMeant(talk);
  const all = [...named, ...(meant ? [meant] : []), ...(memory.spoken ?? []), ...(memory.shown ?? [])];
  return all.filter(({ _id }, at) => all.findIndex((one) => one._id === _id) === at).slice(0, 2);
}

/** Yields the facts of one of some items, with the sentence that answers a question which may name them all. */
function* factsOf(item: Item, names: string, { reading }: Talk): Iterable<string> {
  yield itemLine(item);
  if (item.rating) yield `  Rated ${item.rating.average} of 5 by ${item.rating.count}.\n`;
  else if (reading.aspect.id === 'rating') yield '  No ratings yet.\n';
  const sizes = sizesOf(item);
  if (sizes.length > 0) yield `  Sizes ${listWords(sizes)}.\n`;
  const described = { ...item, name: names };
  const best = asksForAll(described, reading) ? undefined : bestSentence(described, reading, reading.aspect.id);
  yield `  Its seller writes: “${escapeMarkdown((best ?? item.description).slice(0, 300))}”\n`;
}

/** Orders in which "the cheapest" of some items comes first; undefined ranks are left out. */
const RANKS: Readonly<Record<string, { words: string; none: string; rank: (item: Item) => number | undefined }>> = {
  asc: { words: 'The cheapest', none: '', rank: ({ price }) => -price },
  desc: { words: 'The most expensive', none: '', rank: ({ price }) => price },
  rating: { words: 'The best rated', none: 'has ratings yet', rank: ({ rating }) => rating?.average },
  reduction: {
    words: 'The most reduced',
    none: 'is reduced at the moment',
    rank: ({ price, formerPrice }) => formerPrice && formerPrice - price,
  },
};

/** Yields which of some items is the cheapest, the dearest, the best rated or the most reduced. */
function* ranking(items: readonly Item[], order: string, talk: Talk): Iterable<AnswerPart> {
  const { words, none, rank } = RANKS[order] ?? { words: '', none: '', rank: () => undefined };
  const ranks = items.filter((item) => rank(item) !== undefined);
  const [first] = ranks.toSorted((one, other) => (rank(other) ?? 0) - (rank(one) ?? 0));
  if (!first) return yield* none ? [say(`None of them ${none}.`)] : [];
  yield say(`${words} of them:\n\n${itemLine(first)}`);
  yield remember(withFocus(talk.memory, toShown(first)));
}

/** Yields the facts of some items with the sentences that answer a question, and the difference in price of two. */
function* comparison(items: readonly Item[], talk: Talk): Iterable<AnswerPart> {
  const names = items.map(({ name }) => name).join(' ');
  for (const item of items) for (const text of factsOf(item, names, talk)) yield say(text);
  const [low, high] = items.toSorted((one, other) => one.price - other.price);
  if (!low || !high || items.length > 2) return;
  const less = `${linkTo(low)} costs ${formatMoney(high.price - low.price)} less.`;
  yield say(`\n${low.price === high.price ? 'Both cost the same.' : less}`);
}

/** Answers a question which of several items is meant while only one was shown. */
async function* aboutOnly({ _id }: Item, talk: Talk): AsyncIterable<AnswerPart> {
  if (!talk.open && SOME.test(talk.reading.text)) yield say('I showed you only this one:\n\n');
  yield* answerAboutItem(_id, talk);
}

/** Yields the facts of one item, which follow-ups then refer to. */
async function* describe({ _id }: ShownItem, talk: Talk): AsyncIterable<AnswerPart> {
  for (const item of await talk.tools.items([_id])) {
    for (const text of factsOf(item, item.name, talk)) yield say(text);
    yield remember(withFocus(talk.memory, toShown(item)));
  }
}

/** Compares items that were shown or are named: by the order or the aspect that a message asks about, else by facts. */
export async function* compareItems(talk: Talk): AsyncIterable<AnswerPart> {
  const pointed = onlyPointedAt(talk);
  if (pointed) return yield* describe(pointed, talk);
  const several = severalMeant(talk);
  const shown = several.length > 1 ? several : await itemsCompared(talk);
  const items = await talk.tools.items(shown.map(({ _id }) => _id));
  const [one, other] = items;
  if (!one || (!other && talk.open === undefined && talk.memory.shown === undefined))
    return yield* talk.reading.spans.some(({ tag }) => tag !== 'ASIDE')
      ? findNew(talk)
      : [say(TEXTS[talk.language].which)];
  const isRanked = talk.language === 'en' && !talk.open;
  const ranked = isRanked ? [...ranking(items, await orderIn(talk.reading, talk), talk)] : [];
  if (ranked.length > 0) return yield* ranked;
  if (!other) return yield* aboutOnly(one, talk);
  if (several.length > 1 && !items.every((item) => asksForAll(item, talk.reading)))
    yield say(await answersOfEach(items, talk));
  else yield* comparison(items, talk);
  const { focus: _focus, ...memory } = talk.memory;
  yield remember({ ...memory, shown, spoken: shown });
}

/** Returns the order in which a text asks for items: by reduction, or as the shop's search would sort them. */
const orderIn = async ({ text }: Reading, { tools }: Talk): Promise<string> =>
  asksReduction({ text })
    ? 'reduction'
    : ((await tools.search({ text: text.slice(0, MAX_SEARCH), limit: 1, spoken: true })).understood.order ?? '');

/** Matches words for the things that were mentioned one by one: "total for both", "all three". */
const SEVERAL = /\b(?:(both|two)|three|all|everything)\b/i;

/** Matches words that add an item to those of a total. */
const ADDING = /\b(?:add|plus|with|and)\b/i;

/** Returns the items that a total is for: the named ones, those that were mentioned last, else all shown. */
async function itemsOfTotal(talk: Talk): Promise<readonly ShownItem[]> {
  const { shown = [], spoken = [] } = talk.memory;
  const left = leftIn(talk);
  if (left) return left;
  const named = await itemsNamed(talk);
  if (named.length > 1) return named;
  const [added] = named;
  if (added && ADDING.test(talk.reading.text) && !shown.some(({ _id }) => _id === added._id)) return [...shown, added];
  const [several, two] = SEVERAL.exec(talk.reading.text) ?? [];
  // "Both" after what goes with an item is that item and the first one shown.
  const last = spoken.length > 1 ? spoken : [...spoken, ...shown.filter(({ _id }) => _id !== spoken[0]?._id)];
  return several && (two || shown.length < 2) ? last.slice(0, two ? 2 : undefined) : shown;
}

/** Yields the total price of several items. */
export async function* totalOf(talk: Talk): AsyncIterable<AnswerPart> {
  const items = await itemsOfTotal(talk);
  const [only, other] = items;
  if (!only) return yield* findNew(talk);
  const reading = { ...talk.reading, aspect: { id: 'price', share: 1 } };
  if (!other) return yield* answerAboutItem(only._id, { ...talk, reading });
  for (const item of items) yield say(itemLine(item));
  const each = items.length > 2 ? ', one of each' : '';
  const sum = sumOf(items);
  const [amount] = amountsIn(talk.reading).map((at) => Number(talk.reading.tokens[at]?.text.replaceAll(',', '')));
  const limit = amount ?? talk.memory.total;
  const within = limit === undefined ? '' : `, ${sum <= limit ? 'within' : 'more than'} ${formatMoney(limit)}`;
  yield say(`\nTogether they cost **${formatMoney(sum)}**${each}${within}, with nothing added for delivery.`);
  yield remember({ ...talk.memory, shown: [...items], spoken: [...items] });
}

/** Kinds that complete a kind, by the name of the kind in the catalog. */
const GOES_WITH: ReadonlyMap<string, readonly string[]> = new Map(
  readRows('goes-with.tsv').flatMap(([of = '', kinds = '']) =>
    of.split(',').map((kind) => [kind, kinds.split(',')] as const),
  ),
);
/** Yields items of the kinds that complete an item, or a thing of this name that the shopper has. */
async function* completed(name: string, item: ShownItem | undefined, talk: Talk): AsyncIterable<AnswerPart> {
  const kinds = (await kindsOf([name], talk)).flatMap((kind) => GOES_WITH.get(kind.replace(/!$/, '')) ?? []);
  if (kinds.length === 0) return yield* findNew(talk);
  const before = { kinds, ...(item && forWhomOf(item)) };
  const wish = wishFor({ text: priceWords(talk.reading), before, ...(item && { except: [item._id] }) });
  const answered = yield* searched({ wishes: [wish] }, talk);
  const shown = answered?.flatMap((one) => one.shown) ?? [];
  if (shown.length === 0) return yield* answered ? findNew(talk) : [];
  yield { type: 'search_results', urls: shown.map(pathOf) };
  yield say(`With ${item ? linkTo(item) : escapeMarkdown(name)} these would go:\n\n`);
  for (const one of shown) yield say(itemLine(one));
  const { focus: _focus, ...memory } = item ? withFocus(talk.memory, item) : talk.memory;
  yield remember({ ...memory, sought: answered?.map((one) => one.wish) ?? [], shown: shown.map(toShown) });
}

/** Yields goods that go with an item: of the kinds that a message names, else of the kinds that complete it. */
export async function* goesWith(talk: Talk): AsyncIterable<AnswerPart> {
  const isOpen = talk.open !== undefined || talk.memory.focus !== undefined;
  const item = isOpen ? itemBefore(talk) : ((await itemNamedWhole(talk)) ?? (await itemMeant(talk)));
  const name = termsOf(item?.name ?? '');
  const kinds = talk.reading.spans
    .filter((span) => namesThing(span) && !termsOf(span.text).some((term) => name.includes(term)))
    .map(({ text }) => text);
  const [thing, another] = kinds;
  if (!item && (thing === undefined || another !== undefined)) return yield* findNew(talk);
  if (!item || thing === undefined) return yield* completed(item?.name ?? thing ?? '', item, talk);
  const price = priceWords(talk.reading);
  const [{ refused } = wishFor({})] = wishesIn(talk.reading).wishes;
  const before = forWhomOf(item);
  const wishes = kinds.map((text) => wishFor({ text: `${text} ${price}`, before, refused, except: [item._id] }));
  yield* findFor({ wishes: wishes.slice(0, 3) }, talk);
}
