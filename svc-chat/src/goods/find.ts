import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import { type AnswerPart, remember, type Said, say, type Talk } from '../assistant/talk.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { inTurn, say as saying, TEXTS } from '../language/texts.ts';
import { type Answered, foundWords, nothingElse } from './found-words.ts';
import { ITEMS_SHOWN, ITEMS_SHOWN_EACH, pathOf, toShown } from './lines.ts';
import { withRefused } from './refused.ts';
import { type Found, search } from './search.ts';
import { refined, type Wish, wishFor } from './wish.ts';
import { personIn, type Wishes, wishesIn } from './wishes.ts';

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
  return await search(await withRefused(safe, tools), tools, whom);
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

async function searchAll(wishes: readonly Wish[], talk: Talk, total: number | undefined): Promise<Answered[]> {
  const found: Found[] = [];
  for (const wish of wishes) found.push(await searchSafely(wish, talk));
  const sets = total === undefined ? undefined : within(total, found);
  const taken = new Set<string>();
  return found.map((one, at) => {
    const most = found.length > 1 ? ITEMS_SHOWN_EACH : ITEMS_SHOWN;
    const shown = (sets?.[at] ?? varied(one)).filter(({ _id }) => !taken.has(_id)).slice(0, most);
    for (const { _id } of shown) taken.add(_id);
    return { ...one, shown };
  });
}

const isSame = (shown: readonly Item[], before: readonly ShownItem[] = []): boolean =>
  shown.length > 0 && shown.length === before.length && shown.every(({ _id }) => before.some((one) => one._id === _id));

/** Returns the sentence that replaces the same items as before. */
const SAME =
  'Those that I showed you fit that, too; I have no others for it. Shall I change the color, the price or the kind of thing?';

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

/** Returns the wishes without the items that were just shown. */
const withoutShown = ({ wishes, total }: Wishes, { shown = [] }: Memory): Wishes => {
  const except = shown.map(({ _id }) => _id);
  const others = wishes.map((wish) => ({ ...wish, except: [...(wish.except ?? []), ...except] }));
  return total === undefined ? { wishes: others } : { wishes: others, total };
};

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

/** Yields the goods for wishes that change an earlier search: never the same items, but others, or a question. */
async function* findRefined(wanted: Wishes, talk: Talk): AsyncIterable<AnswerPart> {
  const answered = yield* searched(wanted, talk);
  if (!answered) return;
  const items = answered.flatMap(({ shown }) => shown);
  const own = wishesIn(talk.reading);
  const hasText = own.wishes.some(({ text }) => text !== '');
  if (items.length === 0 && hasText) return yield* findFor(own, talk);
  if (!isSame(items, talk.memory.shown)) return yield* shownAs(answered, wanted.total, talk);
  const others = await searchAll(withoutShown(wanted, talk.memory).wishes, talk, wanted.total).catch(() => []);
  if (others.some(({ shown }) => shown.length > 0)) return yield* shownAs(others, wanted.total, talk);
  yield { type: 'search_results', urls: [] };
  yield say(talk.language === 'en' ? (nothingElse(answered, talk) ?? SAME) : TEXTS[talk.language].again.words);
}

/** Returns the talk with the person that the message names. The person applies until another one is named. */
function forPerson(talk: Talk): Talk {
  const whom = personIn(talk.reading);
  return whom ? { ...talk, memory: { ...talk.memory, whom } } : talk;
}

/** Whether a wish states nothing to search for. */
const isOpen = ({ text, before, refused, sort, isBestselling, isGift }: Wish): boolean =>
  text === '' && Object.keys(before).length === 0 && refused.length === 0 && !sort && !isBestselling && !isGift;

/** Yields the goods for a new wish, or a question if it states nothing to search for. */
export function findNew(talk: Talk): Said {
  const { whom: _whom, seen: _seen, ...memory } = talk.memory;
  const wanted = wishesIn(talk.reading);
  if (wanted.wishes.every(isOpen)) return [say(inTurn(TEXTS[talk.language].talk.undecided ?? [], talk.turn))];
  return findFor(wanted, forPerson({ ...talk, memory }));
}

/**
 * Returns the last wish with a use, if a kind in the message states a use of the wanted thing: after "a bag", "a laptop
 * has to fit" means a bag for a laptop.
 */
async function asUse(last: Wish, now: Wish, { tools }: Talk): Promise<Wish | undefined> {
  const [kind] = last.before.kinds ?? [];
  if (kind === undefined || now.text === '') return undefined;
  const text = `${kind} for ${now.text}`.slice(0, 200);
  const { understood, relaxed } = await tools.search({ text, limit: 1 });
  const isUse = relaxed.every((of) => of === 'words') && understood.occasion.length > 0;
  return isUse ? { ...refined(last, now, true), text } : undefined;
}

/** Yields the goods for the last wish with the changes of this message. */
export async function* findOn(talk: Talk): AsyncIterable<AnswerPart> {
  const { sought = [] } = talk.memory;
  const { wishes, total } = wishesIn(talk.reading, true);
  const [now] = wishes;
  if (!now || sought.length === 0) return yield* findNew(talk);
  const isOther = talk.reading.spans.some(({ tag }) => tag === 'KIND' || tag === 'ITEM');
  const last = sought.at(-1) ?? now;
  const use = isOther && wishes.length === 1 ? await asUse(last, now, talk).catch(() => undefined) : undefined;
  const changed = use
    ? [use]
    : wishes.length > 1 || isOther
      ? wishes.map((wish) => refined(last, wish, true))
      : sought.map((wish) => refined(wish, now, false));
  const sum = total ?? (isOther ? undefined : talk.memory.total);
  yield* findRefined(sum === undefined ? { wishes: changed } : { wishes: changed, total: sum }, forPerson(talk));
}

/** Returns a wish for goods similar to an item. */
export const likeWish = (item: ShownItem | undefined): Wish =>
  wishFor(item ? { text: item.name.split(/ (?:in|with|for) /)[0] ?? item.name, except: [item._id] } : {});

/** Searches again for the last wish and leaves out the items already shown. */
export function findMore(talk: Talk): Said {
  const { sought = [], seen = [], focus } = talk.memory;
  if (talk.reading.spans.some(({ tag }) => tag === 'OCCASION' || tag === 'KIND')) return findOn(talk);
  const wishes = sought.length > 0 ? sought : [likeWish(focus)];
  return findRefined({ wishes: wishes.map((wish) => ({ ...wish, except: seen })) }, talk);
}
