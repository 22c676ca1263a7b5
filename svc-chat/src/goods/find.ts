import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import { type AnswerPart, remember, type Said, say, type Talk } from '../assistant/talk.ts';
import { speaksOfHarm, withRefusals } from '../care/refusals.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { inTurn, say as saying, TEXTS } from '../language/texts.ts';
import { type Answered, foundWords, isBesideWish, withoutItems } from './found-words.ts';
import { ITEMS_SHOWN, ITEMS_SHOWN_EACH, pathOf, toShown } from './lines.ts';
import { personIn, refersToPerson } from './person.ts';
import { type Found, ranked, search } from './search.ts';
import { type Conditions, type Wish, wishFor } from './wish.ts';
import { type Wishes, wishesIn } from './wishes.ts';

const SEEN_AT_MOST = 200;
const SPOKEN_AT_MOST = 6;

/** Returns the memory with one item in focus. */
export const withFocus = (memory: Memory, item: ShownItem): Memory => ({
  ...memory,
  focus: item,
  spoken: [item, ...(memory.spoken ?? []).filter(({ _id }) => _id !== item._id)].slice(0, SPOKEN_AT_MOST),
});

/** Returns the memory that follow-ups refer to after these items were shown. */
function remembering(memory: Memory, answered: readonly Answered[], total: number | undefined): Memory {
  const shown = answered.flatMap((one) => one.shown).map(toShown);
  const seen = [...(memory.seen ?? []), ...shown.map(({ _id }) => _id)].slice(-SEEN_AT_MOST);
  const { focus: _focus, total: _total, ...rest } = memory;
  const harmful = answered.flatMap(({ wish }) => (wish.isHarm ? wish.refused : []));
  const avoid = [...new Set([...(memory.avoid ?? []), ...harmful])];
  const now: Memory = {
    ...rest,
    sought: answered.map(({ wish }) => wish),
    ...(avoid.length > 0 && { avoid }),
    ...(total !== undefined && { total }),
    ...(shown.length > 0 && { shown, seen }),
  };
  const [only] = shown;
  return only && shown.length === 1 ? withFocus(now, only) : now;
}

/** Searches for one wish without the things that it refuses and the substances that must not be shown any more. */
export async function searchSafely(wish: Wish, { tools, memory: { avoid = [], whom } }: Talk): Promise<Found> {
  const safe =
    avoid.length === 0 ? wish : { ...wish, refused: [...new Set([...wish.refused, ...avoid])], isHarm: true };
  return await search(safe, tools, whom);
}

/** Conditions that a gift must meet. Of others, such as its kind, another gift may be right. */
const OF_GIFTS: ReadonlySet<string> = new Set(['price', 'kind', 'occasion', 'forWhom']);

/**
 * Searches for one wish. Adds what people give each other when nothing of the named kind meets a wish for a gift, and
 * things for children when only one is a gift for a child.
 */
async function searchGifts(wish: Wish, talk: Talk): Promise<Found> {
  const found = await searchSafely(wish, talk);
  const isForChild = talk.memory.whom?.isChild === true;
  const isMet = found.items.length > (isForChild ? 1 : 0) && found.relaxed.every((of) => !OF_GIFTS.has(of));
  if (!wish.isGift || isMet) return found;
  const { kinds: _kinds, words: _words, occasion: _occasion, ...before } = found.wish.before;
  const { sort: _sort, ...gift } = wish;
  for (const text of isForChild ? [''] : ['gift', '']) {
    const others = await searchSafely({ ...gift, text, before }, talk);
    if (others.items.length === 0 || others.relaxed.some((of) => OF_GIFTS.has(of))) continue;
    if (!isForChild) return others;
    const named = found.relaxed.some((of) => OF_GIFTS.has(of)) ? [] : found.items;
    const all = [...new Map([...named, ...others.items].map((item) => [item._id, item])).values()];
    // Toys come before clothes.
    return { ...others, items: ranked(all, ({ size }) => -Math.sign(size.length)) };
  }
  return found;
}

/** Takes items of different kinds in turn, so that suggestions for a gift or an occasion differ. */
function varied({ items, understood, wish }: Found): Item[] {
  if (wish.sort || (understood.kinds.length < 3 && !wish.isGift)) return items;
  const groups = [
    ...Map.groupBy(items, ({ name }) =>
      name
        .split(/ (?:in|with|for|of) /)[0]
        ?.split(' ')
        .at(-1),
    ).values(),
  ];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => groups.flatMap((some) => some[round] ?? [])).flat();
}

/** Returns one item of each wish, the best that are within a total price; undefined if no combination is. */
function within(total: number, found: readonly Found[]): Item[][] | undefined {
  const cheapest = found.map(({ items }) => items.toSorted((one, other) => one.price - other.price)[0]);
  if (cheapest.some((item) => item === undefined)) return undefined;
  let left = total - cheapest.reduce((sum, item) => sum + (item?.price ?? 0), 0);
  if (left < 0) return undefined;
  return found.map(({ items }, at) => {
    const low = cheapest[at]?.price ?? 0;
    const best = items.find(({ price }) => price - low <= left) ?? items[0];
    left -= (best?.price ?? 0) - low;
    return best ? [best] : [];
  });
}

export async function searchAll(wishes: readonly Wish[], talk: Talk, total: number | undefined): Promise<Answered[]> {
  const found: Found[] = [];
  for (const wish of wishes) {
    const one = await searchGifts(wish, talk);
    const { missing: _missing, ...known } = one.wish;
    const isNone = one.items.length === 0 || isBesideWish(one, talk);
    found.push(isNone ? withoutItems(one) : { ...one, wish: known });
  }
  const sets = total === undefined ? undefined : within(total, found);
  const taken = new Set<string>();
  return found.map((one, at) => {
    const most = found.length > 1 ? ITEMS_SHOWN_EACH : ITEMS_SHOWN;
    const shown = (sets?.[at] ?? varied(one)).filter(({ _id }) => !taken.has(_id)).slice(0, most);
    for (const { _id } of shown) taken.add(_id);
    return { ...one, shown };
  });
}

function totalWords(answered: readonly Answered[], total: number): string {
  const sum = answered.reduce((all, { shown }) => all + (shown[0]?.price ?? 0), 0);
  if (answered.some(({ shown }) => shown.length !== 1) || sum > total)
    return `\nI found no combination under ${formatMoney(total)}.`;
  return `\nTogether **${formatMoney(sum)}**.`;
}

/** Searches for some wishes; undefined when the catalog is down. */
export async function* searched(
  { wishes, total }: Wishes,
  talk: Talk,
): AsyncGenerator<AnswerPart, Answered[] | undefined> {
  const query = wishes
    .map(({ text }) => text)
    .join(', ')
    .slice(0, 200);
  yield { type: 'search_start', query };
  try {
    return await searchAll(wishes, talk, total);
  } catch (error) {
    talk.signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    yield { type: 'search_error', error: saying('en', 'help', 'search-failed') };
    yield say(TEXTS[talk.language].away);
    return undefined;
  }
}

/** Yields the goods found for one or several wishes. */
export async function* findFor(wanted: Wishes, talk: Talk): AsyncIterable<AnswerPart> {
  const answered = yield* searched(wanted, talk);
  if (answered) yield* shownAs(answered, wanted.total, talk);
}

export function* shownAs(answered: readonly Answered[], total: number | undefined, talk: Talk): Iterable<AnswerPart> {
  yield { type: 'search_results', urls: answered.flatMap(({ shown }) => shown).map(pathOf) };
  for (const text of foundWords(answered, talk)) yield say(text);
  if (total !== undefined && talk.language === 'en') yield say(totalWords(answered, total));
  yield remember(remembering(talk.memory, answered, total));
}

/** Returns the talk with the person that the message names. The person applies until another one is named. */
export function forPerson(talk: Talk): Talk {
  const whom = talk.memory.whom && refersToPerson(talk.reading) ? talk.memory.whom : personIn(talk.reading);
  return whom ? { ...talk, memory: { ...talk.memory, whom } } : talk;
}

/** Whether a wish states nothing to search for. */
const isOpen = ({ text, before, refused, sort, isBestselling, isGift }: Wish): boolean =>
  text === '' && Object.keys(before).length === 0 && refused.length === 0 && !sort && !isBestselling && !isGift;

/** Asks which substance harms the shopper. The wish is stored, so that the answer completes it. */
async function* askSubstance({ wishes }: Wishes, talk: Talk): AsyncIterable<AnswerPart> {
  yield say(TEXTS[talk.language].substance);
  const found = await searchAll(wishes, talk, undefined).catch(() => []);
  yield remember({ ...talk.memory, sought: found.map(({ wish }) => wish) });
}

/** Yields the goods for a new wish, or a question if it states nothing to search for. */
export function findNew(talk: Talk): Said {
  const { whom, seen: _seen, ...rest } = talk.memory;
  // "He has enough toys. Clothes, maybe?" is for the same person with the same budget.
  const isSame = whom !== undefined && refersToPerson(talk.reading);
  const memory = isSame ? { ...rest, whom } : rest;
  const wanted = wishesIn(talk.reading);
  if (speaksOfHarm(talk.reading) && withRefusals(talk.reading).spans.every(({ tag }) => tag !== 'REFUSED'))
    return askSubstance(wanted, talk);
  if (wanted.wishes.every(isOpen)) return [say(inTurn(TEXTS[talk.language].talk.undecided ?? [], talk.turn))];
  const { forWhom, priceMin, priceMax }: Conditions = (isSame && rest.sought?.at(-1)?.before) || {};
  const wishes = wanted.wishes.map((wish) => ({ ...wish, before: { forWhom, priceMin, priceMax, ...wish.before } }));
  return findFor({ ...wanted, wishes }, forPerson({ ...talk, memory }));
}

/** Returns a wish for goods similar to an item. */
export const likeWish = (item: ShownItem | undefined): Wish =>
  wishFor(item ? { text: item.name.split(/ (?:in|with|for) /)[0] ?? item.name, except: [item._id] } : {});
