import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { type AnswerPart, type Said, say, type Talk } from '../assistant/talk.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { itemBefore } from '../item/item-meant.ts';
import { fill, say as saying, TEXTS } from '../language/texts.ts';
import { bareOf } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { findFor, findNew, kindsOf, likeWish, searchAll, searched, shownAs } from './find.ts';
import { toShown } from './lines.ts';
import { droppedIn } from './missing-words.ts';
import { isForOnePerson } from './person.ts';
import { amountsIn } from './price.ts';
import type { Answered } from './search.ts';
import {
  forWhomOf,
  isForChild,
  namesOther,
  personBefore,
  refined,
  type Wish,
  wishFor,
  withoutConditions,
} from './wish.ts';
import { type Wishes, wishesIn } from './wishes.ts';

const isSame = (shown: readonly Item[], before: readonly ShownItem[] = []): boolean =>
  shown.length > 0 && shown.length === before.length && shown.every(({ _id }) => before.some((one) => one._id === _id));

/** Tags of a condition. When all items shown meet it, they are listed again. */
const STATING = /^(?:KIND|ITEM|SIZE|PRICE|WHOM|COLOR|MATERIAL|REFUSED)$/;

/** Yields that no other goods meet the wishes. */
function* nothingElse({ language }: Talk): Iterable<AnswerPart> {
  yield { type: 'search_results', urls: [] };
  yield say(language === 'en' ? saying('en', 'item', 'nothing-else') : TEXTS[language].again.words);
}

/** Returns the wishes without the items that were just shown. */
const withoutShown = ({ wishes, ...all }: Wishes, { shown = [] }: Memory): Wishes => {
  const except = shown.map(({ _id }) => _id);
  const others = wishes.map((wish) => ({ ...wish, except: [...(wish.except ?? []), ...except] }));
  return { ...all, wishes: others };
};

/** Conditions that other goods must meet to be shown instead of the same again. */
const OF_PERSON: ReadonlySet<string> = new Set(['kind', 'forWhom']);

/** Yields the goods for wishes that change an earlier search: others than before, or what none of them meets. */
async function* findRefined(wanted: Wishes, talk: Talk): AsyncIterable<AnswerPart> {
  const answered = yield* searched(wanted, talk);
  if (!answered) return;
  const items = answered.flatMap(({ shown }) => shown);
  const isForKid = wanted.wishes.some(({ before }) => isForChild(before));
  if (items.length === 0 && namesOther(talk.reading) && !isForKid)
    return yield* findFor(wishesIn(talk.reading, { isSamePerson: true }), talk);
  if (items.length === 0 && wanted.wishes.every(({ except = [] }) => except.length > 0))
    return yield* nothingElse(talk);
  const isOrdered = answered.some(({ understood }) => understood.order !== undefined);
  const isNew = !isSame(items, talk.memory.shown);
  const isStated =
    talk.reading.spans.some(({ tag }) => STATING.test(tag)) ||
    amountsIn(talk.reading).length > 0 ||
    answered.some((found) => droppedIn(found, talk).length > 0);
  if (isOrdered || isNew || isStated) return yield* shownAs(answered, wanted.total, talk);
  const others = await searchAll(withoutShown(wanted, talk.memory), talk).catch(() => []);
  const isOfWish = ({ shown, relaxed }: Answered) => shown.length > 0 && !relaxed.some((of) => OF_PERSON.has(of));
  if (others.some(isOfWish)) return yield* shownAs(others, wanted.total, talk);
  yield* nothingElse(talk);
}

/** Matches words that reject what was shown: "not that one", "these are too shiny", "show me others". */
const REJECTING =
  /\bnot (?:that|this|those|these)\b|^(?:(?:no|hm+|nah|ok|but|they|these|those|that|it)(?:'?s|'?re| is| are)?,? )*(?:all |a bit |way |a little |just )?too (?!please|pls)\p{L}+|\b(?:don'?t|do not) (?:like|want) (?:it|them|that|those|these)\b|\bhate (?:it|them|that|those|these)\b|\bothers\b|\b(?:more|other) (?:ideas|options|choices|ones)\b/iu;

/** Returns the wishes without those for a refused kind of thing: "no hats" after a hat and a scarf leaves the scarf. */
function withoutRefused(sought: readonly Wish[], { refused }: Wish): readonly Wish[] {
  const isRefused = (kind: string) => refused.some((text) => bareOf(text) === bareOf(kind));
  const left = sought.filter(({ before: { kinds = [] } }) => !kinds.some(isRefused));
  return left.length > 0 ? left : sought;
}

/** Whether a message asks for something else, or only rejects what was shown and states no condition. */
const rejectsShown = ({ text, spans }: Reading): boolean =>
  /\b(?:some|any)thing else\b/i.test(text) ||
  (REJECTING.test(text) && spans.every(({ tag }) => /^(?:WHOM|KIND|ITEM)$/.test(tag) || !STATING.test(tag)));

/** Yields the goods for the last wish with the changes of this message. */
export async function* findOn(talk: Talk): AsyncIterable<AnswerPart> {
  const { memory, reading } = talk;
  const known = memory.sought ?? [];
  const { shown = [] } = memory;
  const isOfSeveral = known.length > 1 || shown.length > 1;
  const { wishes, total, count } = wishesIn(reading, { isChange: true, isOfSeveral });
  const isForOther = isForOnePerson(reading);
  const sought = isForOther ? known.map((wish) => withoutConditions(wish, 'forWhom', 'age', 'sizes')) : known;
  const [now, last] = [wishes[0], sought.at(-1)];
  if (!now || !last) return yield* findNew(talk);
  const isOther = namesOther(reading);
  const person = isOther && !isForOther ? personBefore(memory, 1) : {};
  const isNew = wishes.length > 1 || isOther;
  // A gift for another person is sought anew.
  if (isForOther && last.isGift && !isNew) now.text = `gift ${now.text}`;
  const changed = isNew
    ? wishes.map((wish) => refined({ ...last, before: { ...last.before, ...person } }, wish, true))
    : withoutRefused(sought, now).map((wish) => refined(wish, now, false));
  const wanted = { wishes: changed, total: total ?? (isOther ? undefined : memory.total), count };
  yield* findRefined(rejectsShown(reading) ? withoutShown(wanted, memory) : wanted, talk);
}

/** Searches again for the last wish and leaves out the items already shown. */
export function findMore(talk: Talk): Said {
  const { sought = [], seen = [] } = talk.memory;
  const wishes = sought.length > 0 ? sought : [likeWish(itemBefore(talk))];
  return findRefined({ wishes: wishes.map((wish) => ({ ...wish, except: seen })) }, talk);
}

/** Returns a wish for what is like the items that the price of others is compared with. */
async function wishBeside(items: readonly ShownItem[], talk: Talk): Promise<Wish> {
  const { sought: [last] = [] } = talk.memory;
  const { kinds = [], brands = [], words = [] } = last?.before ?? {};
  if (last && !talk.open && [kinds, brands, words].some(({ length }) => length > 0)) return last;
  const [first] = items;
  const like = await kindsOf(
    items.map((item) => likeWish(item).text),
    talk,
  );
  if (like.length === 0 || !first) return likeWish(first);
  return wishFor({ before: { ...(talk.open ? forWhomOf(first) : last?.before), kinds: like } });
}

/** Yields goods of the kind of the open item with the conditions of the message: "similar but black". */
export async function* findLike(talk: Talk): AsyncIterable<AnswerPart> {
  const item = itemBefore(talk);
  const [now] = wishesIn(talk.reading, { isChange: true }).wishes;
  if (!item || !now) return yield* findNew(talk);
  const like = refined(await wishBeside([item], talk), { ...now, parts: [] }, false);
  yield* findRefined({ wishes: [{ ...like, except: [item._id] }] }, talk);
}

/** Returns the wish for what is cheaper or dearer than a price: for the named kind, else for what was searched for. */
function besidePrice(like: Wish, limit: number, isCheaper: boolean, { reading }: Talk): Wish {
  const [now = wishFor({})] = wishesIn(reading).wishes;
  const cents = Math.round(limit * 100);
  const range = isCheaper ? { priceMax: Math.max(0, cents - 1) / 100 } : { priceMin: (cents + 1) / 100 };
  const isNamed = reading.spans.some(({ tag }) => tag === 'KIND');
  const { forWhom = [], ...others } = withoutConditions(like, 'order').before;
  const last = { ...like, before: { ...(isNamed ? {} : others), forWhom, ...range } };
  // A price in the message itself applies instead of the one of what was shown.
  const text = isNamed || /\d/.test(now.text) ? now.text : like.text;
  return { ...refined(last, now, false), text, sort: isCheaper ? 'asc' : 'desc' };
}

/** Conditions that what costs more or less must meet. */
const NEEDED: ReadonlySet<string> = new Set(['price', 'kind', 'forWhom']);

/** Yields the goods that meet a limit of the price, or that the limit is the lowest or the highest price. */
async function* findWithin(wish: Wish, limit: number, side: 'lowest' | 'highest', talk: Talk) {
  const answered = yield* searched({ wishes: [wish] }, talk);
  if (!answered) return;
  const isMet = answered.every((found) => found.shown.length > 0 && found.relaxed.every((of) => !NEEDED.has(of)));
  if (isMet) return yield* shownAs(answered, undefined, talk);
  yield { type: 'search_results' as const, urls: [] };
  yield say(fill(saying(talk.language, 'item', side), { price: formatMoney(limit) }));
}

/** Yields goods that cost more or less than everything shown, or than the focused item. */
export async function* findBesidePrice(side: 'cheaper' | 'dearer', talk: Talk): AsyncIterable<AnswerPart> {
  const { shown = [], focus, sought = [] } = talk.memory;
  const one = talk.open ? toShown(talk.open) : focus;
  const items = one ? [one] : shown;
  // "Cheaper" after a thing of which there is none is about that thing.
  if (items.length === 0) return yield* sought.length > 0 ? findOn(talk) : findNew(talk);
  const isCheaper = side === 'cheaper';
  const prices = items.map(({ price }) => price);
  const limit = isCheaper ? Math.min(...prices) : Math.max(...prices);
  const wish = besidePrice(await wishBeside(items, talk), limit, isCheaper, talk);
  yield* findWithin(wish, limit, isCheaper ? 'lowest' : 'highest', talk);
}
