import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { type AnswerPart, type Said, say, type Talk } from '../assistant/talk.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { itemBefore } from '../item/item-meant.ts';
import { fill, say as saying, TEXTS } from '../language/texts.ts';
import { idOf } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { findFor, findNew, likeWish, searchAll, searched, shownAs } from './find.ts';
import { toShown } from './lines.ts';
import { droppedIn } from './missing-words.ts';
import { isNamedPerson, personWords } from './person.ts';
import type { Answered } from './search.ts';
import { namesOther, refined, type Wish } from './wish.ts';
import { type Wishes, wishesIn } from './wishes.ts';

const isSame = (shown: readonly Item[], before: readonly ShownItem[] = []): boolean =>
  shown.length > 0 && shown.length === before.length && shown.every(({ _id }) => before.some((one) => one._id === _id));

/** Tags of a condition. When all items shown meet it, they are listed again. */
const STATING = /^(?:SIZE|PRICE|WHOM|COLOR|MATERIAL|REFUSED)$/;

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

/** Matches a question about what was shown, whose words name no other kind of thing. */
const ASKS_OF_SHOWN = /\b(?:any|some|one) (?:of (?:them|those|these) )?(?:have|has|come|got)\b/i;

/** Whether the search took a word of a refinement for another kind than the one before: "do any have a zip". */
const isOtherKind = ({ understood }: Answered, { before: { kinds = [] } }: Wish): boolean =>
  kinds.length > 0 && understood.kinds.length > 0 && understood.kinds.every((kind) => !kinds.includes(kind));

/** Yields the goods for wishes that change an earlier search: others than before, or what none of them meets. */
async function* findRefined(wanted: Wishes, talk: Talk): AsyncIterable<AnswerPart> {
  const answered = yield* searched(wanted, talk);
  if (!answered) return;
  const items = answered.flatMap(({ shown }) => shown);
  if (items.length === 0 && namesOther(talk.reading))
    return yield* findFor(wishesIn(talk.reading, { isSamePerson: true }), talk);
  if (
    ASKS_OF_SHOWN.test(talk.reading.text) &&
    answered.some((found, at) => isOtherKind(found, wanted.wishes[at] ?? found.wish))
  )
    return yield* nothingElse(talk);
  if (items.length === 0 && wanted.wishes.every(({ except = [] }) => except.length > 0))
    return yield* nothingElse(talk);
  const isOrdered = answered.some(({ understood }) => understood.order !== undefined);
  const isNew = !isSame(items, talk.memory.shown);
  if (isOrdered || isNew || answered.some((found) => droppedIn(found, talk).length > 0))
    return yield* shownAs(answered, wanted.total, talk);
  if (talk.reading.spans.some(({ tag }) => STATING.test(tag))) return yield* shownAs(answered, wanted.total, talk);
  const others = await searchAll(withoutShown(wanted, talk.memory).wishes, talk, wanted.total).catch(() => []);
  if (others.some(({ shown, relaxed }) => shown.length > 0 && !relaxed.includes('kind')))
    return yield* shownAs(others, wanted.total, talk);
  yield* nothingElse(talk);
}

/** Returns a wish without the people that it was for, because others are named. */
const forOthers = ({ before: { forWhom: _forWhom, age: _age, ...before }, ...wish }: Wish): Wish => ({
  ...wish,
  before,
});

/** Returns a wish without what applies to one person only. */
const withoutMeasures = ({ before: { age: _age, sizes: _sizes, ...before }, ...wish }: Wish): Wish => ({
  ...wish,
  before,
});

/** Words for groups of people, and pronouns, for which a size may have been stated. */
const GROUPS =
  /^(?:(?:wo)?m[ae]n|fe?males?|ladies|lady|gents?|guys?|boys?|girls?|kids?|child(?:ren)?|adults?|unisex|him|her|his)$/;
/** Number of words behind "for" among which the person stands: "for my 8 year old son". */
const DESCRIBED = 5;

/** Whether a message names one person, "for my mom too", and not only a group, "for men". */
const isForOnePerson = ({ tokens }: Reading): boolean =>
  tokens.some(
    ({ text }, at) =>
      idOf('person', text) !== undefined &&
      !GROUPS.test(text) &&
      tokens.slice(Math.max(0, at - DESCRIBED), at).some((token) => token.text === 'for'),
  );

/** Yields the goods for the last wish with the changes of this message: for a further person, other gifts. */
export async function* findOn(talk: Talk): AsyncIterable<AnswerPart> {
  const { wishes, total } = wishesIn(talk.reading, { isChange: true });
  const [now] = wishes;
  const isForOther = talk.reading.spans.some(isNamedPerson) && personWords(talk.reading, true) !== '';
  const before = (talk.memory.sought ?? []).map((wish) => (isForOther ? forOthers(wish) : wish));
  const sought = isForOnePerson(talk.reading) ? before.map(withoutMeasures) : before;
  const last = sought.at(-1);
  if (!now || !last) return yield* findNew(talk);
  const isOtherGift = isForOther && last.isGift !== undefined;
  const isOther = isOtherGift || namesOther(talk.reading);
  const changed =
    wishes.length > 1 || isOther
      ? wishes.map((wish) => refined(last, wish, true))
      : sought.map((wish) => refined(wish, now, false));
  const sum = total ?? (isOther ? undefined : talk.memory.total);
  const wanted = sum === undefined ? { wishes: changed } : { wishes: changed, total: sum };
  yield* findRefined(isOtherGift ? withoutShown(wanted, talk.memory) : wanted, talk);
}

/** Searches again for the last wish and leaves out the items already shown. */
export function findMore(talk: Talk): Said {
  const { sought = [], seen = [] } = talk.memory;
  if (talk.reading.spans.some(({ tag }) => tag === 'OCCASION' || tag === 'KIND')) return findOn(talk);
  const wishes = sought.length > 0 ? sought : [likeWish(itemBefore(talk))];
  return findRefined({ wishes: wishes.map((wish) => ({ ...wish, except: seen })) }, talk);
}

/** Returns the wish for what is cheaper or dearer than a price: for the named kind, else for what was searched for. */
function besidePrice(limit: number, isCheaper: boolean, now: Wish, talk: Talk): Wish {
  const { shown = [], focus, sought = [] } = talk.memory;
  const cents = Math.round(limit * 100);
  const range = isCheaper ? { priceMax: Math.max(0, cents - 1) / 100 } : { priceMin: (cents + 1) / 100 };
  const isNamed = talk.reading.spans.some(({ tag }) => tag === 'KIND');
  const like = talk.open ? likeWish(toShown(talk.open)) : (sought[0] ?? likeWish(focus ?? shown[0]));
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
  const answered = yield* searched({ wishes: [besidePrice(limit, isCheaper, now, talk)] }, talk);
  if (!answered) return;
  if (answered.every((found) => found.shown.length > 0 && found.relaxed.every((of) => !NEEDED.has(of))))
    return yield* shownAs(answered, undefined, talk);
  yield { type: 'search_results', urls: [] };
  yield say(fill(saying(talk.language, 'item', isCheaper ? 'lowest' : 'highest'), { price: formatMoney(limit) }));
}
