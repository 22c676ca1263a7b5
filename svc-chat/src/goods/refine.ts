import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { type AnswerPart, say, type Talk } from '../assistant/talk.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { itemBefore } from '../item/item-meant.ts';
import { fill, say as saying, TEXTS } from '../language/texts.ts';
import { besideKind, namesOther } from './attached.ts';
import { findFor, findNew, likeWish, searchAll, searched, shownAs } from './find.ts';
import { droppedIn } from './missing-words.ts';
import { isNamedPerson } from './person.ts';
import { refined, type Wish } from './wish.ts';
import { type Wishes, wishesIn } from './wishes.ts';

const isSame = (shown: readonly Item[], before: readonly ShownItem[] = []): boolean =>
  shown.length > 0 && shown.length === before.length && shown.every(({ _id }) => before.some((one) => one._id === _id));

/** Tags of a condition. When all items shown meet it, they are listed again. */
const STATING = /^(?:SIZE|PRICE|WHOM|COLOR|MATERIAL|REFUSED|KIND|ITEM)$/;

/** Returns the sentence that replaces the same items as before. */
const SAME =
  'I have nothing that fits better than what I showed you. Shall I change the color, the price or the kind of thing?';

/** Yields that no other goods meet the wishes. */
function* nothingElse({ language }: Talk): Iterable<AnswerPart> {
  yield { type: 'search_results', urls: [] };
  yield say(language === 'en' ? SAME : TEXTS[language].again.words);
}

/** Returns the wishes without the items that were just shown. */
const withoutShown = ({ wishes, total }: Wishes, { shown = [] }: Memory): Wishes => {
  const except = shown.map(({ _id }) => _id);
  const others = wishes.map((wish) => ({ ...wish, except: [...(wish.except ?? []), ...except] }));
  return total === undefined ? { wishes: others } : { wishes: others, total };
};

/** Yields the goods for wishes that change an earlier search: others than before, or what none of them meets. */
async function* findRefined(wanted: Wishes, talk: Talk): AsyncIterable<AnswerPart> {
  const { reading, memory } = talk;
  const answered = yield* searched(wanted, talk);
  if (!answered) return;
  const items = answered.flatMap(({ shown }) => shown);
  if (items.length === 0 && namesOther(reading)) return yield* findFor(wishesIn(reading, { isSamePerson: true }), talk);
  if (items.length === 0 && wanted.wishes.every(({ except = [] }) => except.length > 0))
    return yield* nothingElse(talk);
  const isOrdered = answered.some(({ understood }) => understood.order !== undefined);
  const isStating = reading.spans.some(({ tag }) => STATING.test(tag));
  const isLacking = answered.some((found) => droppedIn(found, talk).length > 0);
  if (isOrdered || isStating || isLacking || !isSame(items, memory.shown))
    return yield* shownAs(answered, wanted.total, talk);
  const others = await searchAll(withoutShown(wanted, memory).wishes, talk, wanted.total).catch(() => []);
  if (others.some(({ shown, relaxed }) => shown.length > 0 && !relaxed.includes('kind')))
    return yield* shownAs(others, wanted.total, talk);
  yield* nothingElse(talk);
}

/** Yields other gifts at the price of the last one for a further person: "and for my mom". */
async function* findOtherGift(last: Wish, wishes: readonly Wish[], talk: Talk): AsyncIterable<AnswerPart> {
  const { forWhom: _forWhom, age: _age, ...before } = last.before;
  const others = wishes.map((wish) => refined({ ...last, before }, wish, true));
  yield* findRefined(withoutShown({ wishes: others }, talk.memory), talk);
}

/** Returns a wish for goods like the item that was open, shown or mentioned last. */
async function likeBefore(talk: Talk): Promise<Wish | undefined> {
  const item = itemBefore(talk);
  return item && (await likeWish(item, talk));
}

/** Yields the goods for the last wish with the changes of this message. */
export async function* findOn(talk: Talk): AsyncIterable<AnswerPart> {
  const { sought = [] } = talk.memory;
  const { wishes, total } = wishesIn(talk.reading, { isChange: true });
  const [now] = wishes;
  const last = sought.at(-1) ?? (await likeBefore(talk));
  if (!now || !last) return yield* findNew(talk);
  if (last.isGift && talk.reading.spans.some(isNamedPerson)) return yield* findOtherGift(last, wishes, talk);
  const isOther = namesOther(talk.reading);
  const changed =
    wishes.length > 1 || isOther
      ? wishes.map((wish) => refined(last, wish, true))
      : (sought.length > 0 ? sought : [last]).map((wish) => refined(wish, besideKind(now, wish, talk.reading), false));
  const sum = total ?? (isOther ? undefined : talk.memory.total);
  yield* findRefined(sum === undefined ? { wishes: changed } : { wishes: changed, total: sum }, talk);
}

/** Searches again for the last wish and leaves out the items already shown. */
export async function* findMore(talk: Talk): AsyncIterable<AnswerPart> {
  const { sought = [], seen = [] } = talk.memory;
  if (talk.reading.spans.some(({ tag }) => tag === 'OCCASION' || tag === 'KIND')) return yield* findOn(talk);
  const like = sought.length > 0 ? undefined : await likeBefore(talk);
  const wishes = (like ? [like] : sought).map((wish) => ({ ...wish, except: [...(wish.except ?? []), ...seen] }));
  yield* wishes.length > 0 ? findRefined({ wishes }, talk) : findNew(talk);
}

/** Returns the wish for what is cheaper or dearer than a price: for the named kind, else for what was searched for. */
async function besidePrice(limit: number, isCheaper: boolean, now: Wish, talk: Talk): Promise<Wish> {
  const [sought] = talk.open ? [] : (talk.memory.sought ?? []);
  const cents = Math.round(limit * 100);
  const range = isCheaper ? { priceMax: Math.max(0, cents - 1) / 100 } : { priceMin: (cents + 1) / 100 };
  const isNamed = talk.reading.spans.some(({ tag }) => tag === 'KIND');
  const like = sought ?? (await likeBefore(talk)) ?? now;
  const { order: _order, forWhom = [], ...others } = like.before;
  const last = { ...like, before: { ...(isNamed ? {} : others), forWhom, ...range } };
  // A price in the message itself applies instead of the one of what was shown.
  const text = isNamed || /\d/.test(now.text) ? now.text : like.text;
  return { ...refined(last, now, false), text, sort: isCheaper ? 'asc' : 'desc' };
}

/** Conditions that what costs more or less must meet. */
const NEEDED: ReadonlySet<string> = new Set(['price', 'kind']);

/** Yields goods that cost more or less than everything shown, or than the focused item. */
export async function* findBesidePrice(side: 'cheaper' | 'dearer', talk: Talk): AsyncIterable<AnswerPart> {
  const { shown = [], focus } = talk.memory;
  const one = talk.open ?? focus;
  const prices = (one ? [one] : shown).map(({ price }) => price);
  const [now] = wishesIn(talk.reading).wishes;
  if (prices.length === 0 || !now) return yield* findNew(talk);
  const isCheaper = side === 'cheaper';
  const limit = isCheaper ? Math.min(...prices) : Math.max(...prices);
  const answered = yield* searched({ wishes: [await besidePrice(limit, isCheaper, now, talk)] }, talk);
  if (!answered) return;
  if (answered.every((found) => found.shown.length > 0 && found.relaxed.every((of) => !NEEDED.has(of))))
    return yield* shownAs(answered, undefined, talk);
  yield { type: 'search_results', urls: [] };
  yield say(fill(saying(talk.language, 'item', isCheaper ? 'lowest' : 'highest'), { price: formatMoney(limit) }));
}
