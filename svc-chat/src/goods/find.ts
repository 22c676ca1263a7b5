import { type Item, MAX_SEARCH } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import { type AnswerPart, remember, type Said, say, type Talk } from '../assistant/talk.ts';
import { speaksOfHarm, withRefusals } from '../care/refusals.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { placeByPrice } from '../item/item-meant.ts';
import { inTurn, say as saying, TEXTS } from '../language/texts.ts';
import type { Reading } from '../reading/reading.ts';
import { hasForm } from '../text/mentions.ts';
import { isBesideWish, withoutItems } from './beside-wish.ts';
import { foundWords } from './found-words.ts';
import { ITEMS_SHOWN, ITEMS_SHOWN_EACH, pathOf, toShown } from './lines.ts';
import { nameOf, nameSaid } from './missing-words.ts';
import { isNamedPerson } from './person.ts';
import { type Answered, type Found, ranked, search } from './search.ts';
import { totalWords, within } from './total.ts';
import { isForChild, ofPerson, personBefore, type Wish, wishFor } from './wish.ts';
import { type Wishes, wishesIn } from './wishes.ts';

/** Maximum number of items that a conversation remembers as shown, so that a further search leaves them out. */
const MAX_SEEN = 200;
/** Maximum number of items that a conversation remembers as spoken of. */
const MAX_SPOKEN = 6;

/** Returns the memory with one item in focus. */
export const withFocus = (memory: Memory, item: ShownItem): Memory => ({
  ...memory,
  focus: item,
  spoken: [item, ...(memory.spoken ?? []).filter(({ _id }) => _id !== item._id)].slice(0, MAX_SPOKEN),
});

/** Returns the memory that follow-ups refer to after these items were shown. */
function remembering(memory: Memory, answered: readonly Answered[], total: number | undefined): Memory {
  const shown = answered.flatMap((one) => one.shown).map(toShown);
  const seen = [...(memory.seen ?? []), ...shown.map(({ _id }) => _id)].slice(-MAX_SEEN);
  const { focus: _focus, total: _total, ...rest } = memory;
  const harmful = answered.flatMap(({ wish }) => (wish.isHarm ? wish.refused : []));
  const avoid = [...new Set([...(memory.avoid ?? []), ...harmful])];
  // A thing that the shop lacks is not searched for again beside what it has.
  const found = answered.filter((one) => one.items.length > 0);
  const now: Memory = {
    ...rest,
    sought: (found.length > 0 ? found : answered).map(({ wish }) => wish),
    ...(avoid.length > 0 && { avoid }),
    ...(total !== undefined && { total }),
    ...(shown.length > 0 && { shown, seen }),
  };
  const [only] = shown;
  return only && shown.length === 1 ? withFocus(now, only) : now;
}

/** Searches for one wish without the substances that must not be shown any more. */
async function searchSafely(wish: Wish, { tools, memory: { avoid = [] } }: Talk): Promise<Found> {
  if (avoid.length === 0) return await search(wish, tools);
  const { materials = [], ...without } = wish.before.without ?? {};
  const before = { ...wish.before, without: { ...without, materials: [...new Set([...materials, ...avoid])] } };
  return await search({ ...wish, before, refused: [...new Set([...wish.refused, ...avoid])], isHarm: true }, tools);
}

/** Name of the kinds that may stand in for each other: a hoodie for a sweater. */
const TOPS = 'tops';

/** Whether a kind is one of tops: without it, there are fewer of them. */
async function isTop(kind: string, { tools }: Talk): Promise<boolean> {
  const all = { text: TOPS, limit: 1 };
  const [tops, others] = await Promise.all([tools.search(all), tools.search({ ...all, without: { kinds: [kind] } })]);
  return tops.total > others.total;
}

/** Searches for one wish; if a refusal leaves nothing of a kind of tops, for other tops. */
async function searchOrBeside(wish: Wish, talk: Talk): Promise<Found> {
  const found = await searchSafely(wish, talk);
  const [kind] = found.understood.kinds;
  if (found.items.length > 0 || found.wish.refused.length === 0 || kind === undefined) return found;
  if (!(await isTop(kind, talk))) return found;
  const { kinds: _kinds, ...before } = found.wish.before;
  const others = await searchSafely({ ...found.wish, text: TOPS, before }, talk);
  const isNone = others.items.length === 0 || others.relaxed.includes('forWhom');
  if (isNone) return found;
  return { ...others, wish: { ...others.wish, unmet: nameOf(found, talk) }, relaxed: [...others.relaxed, 'kind'] };
}

/** Conditions that a gift must meet. Where nothing meets them, another gift may be right. */
const OF_GIFTS: ReadonlySet<string> = new Set(['price', 'kind', 'forWhom']);

const suitsAsGift = ({ items, relaxed }: Found, least: number): boolean =>
  items.length >= least && relaxed.every((of) => !OF_GIFTS.has(of));

/** Whether the search found more in a wish than words without a meaning: a kind, a brand or an occasion. */
const isUnderstood = ({ understood: { words, kinds, brands, occasion } }: Found): boolean =>
  words.length === 0 || [kinds, brands, occasion].some((some) => some.length > 0);

/** Whether the name of a found item contains a word of the wish. */
const isCalled = ({ understood: { words }, items }: Found): boolean =>
  items.some(({ name }) => words.some((word) => hasForm(name, word)));

/** Whether a likely present is none: a named person wears or uses a known thing, and nobody gives "what is reduced". */
function isNoGift(found: Found, talk: Talk): boolean {
  const { wish, said, items, understood, relaxed } = found;
  if (wish.isGift !== 'likely' || understood.order !== undefined) return wish.isGift === 'likely';
  const isFound = said !== '' && items.length > 0 && (understood.kinds.length > 0 || isCalled(found));
  return isFound && (!relaxed.includes('price') || nameSaid(found, talk) !== '');
}

/** Searches for one wish, for a gift also for what people give each other if nothing of the named kind meets it. */
async function searchGifts(wish: Wish, talk: Talk): Promise<Found> {
  const found = await searchOrBeside(wish, talk);
  const { isGift, ...known } = found.wish;
  if (isGift && isNoGift(found, talk)) return { ...found, wish: known };
  const isChilds = isForChild(known.before) === true;
  if (!isGift || ((isUnderstood(found) || isCalled(found)) && suitsAsGift(found, isChilds ? 2 : 1))) return found;
  return await searchOtherGifts(found, talk);
}

/** Searches for what people give each other instead of what was found. */
async function searchOtherGifts(found: Found, talk: Talk): Promise<Found> {
  const isChilds = isForChild(found.wish.before) === true;
  for (const text of isChilds ? [''] : ['gift', '']) {
    const gifts = await searchSafely({ ...found.wish, text, before: ofPerson(found.wish.before) }, talk);
    if (!suitsAsGift(gifts, 1)) continue;
    if (!isChilds) return gifts;
    const named = suitsAsGift(found, 1) ? found.items : [];
    const all = [...new Map([...named, ...gifts.items].map((item) => [item._id, item])).values()];
    // Toys come before clothes.
    return { ...gifts, items: ranked(all, ({ size }) => -Math.sign(size.length)) };
  }
  return found;
}

/** Takes items of different kinds in turn, so that suggestions for a gift or an occasion differ. */
function varied({ items, understood, wish }: Found): Item[] {
  if (understood.kinds.length < 3 && !wish.isGift) return items;
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

export async function searchAll({ wishes, total, count }: Wishes, talk: Talk): Promise<Answered[]> {
  const found: Found[] = [];
  for (const wish of wishes) {
    const one = await searchGifts(wish, talk);
    const { missing: _missing, ...known } = one.wish;
    // A part of a list may be an exclamation, whose words occur in no name: "a teapot, c'mon".
    const isUnknown = wishes.length > 1 && !one.wish.isGift && !isUnderstood(one) && !isCalled(one);
    const isNone = one.items.length === 0 || isUnknown || isBesideWish(one, talk);
    const unmet = one.relaxed.includes('kind') ? nameOf(one, talk) : known.unmet;
    found.push(isNone ? withoutItems(one, talk) : { ...one, wish: { ...known, ...(unmet && { unmet }) } });
  }
  const lists = found.map(varied);
  if (total !== undefined) return within({ total, count, most: talk.memory.shown?.length ?? 1 }, found, lists);
  const taken = new Set<string>();
  return found.map((one, at) => {
    const most = found.length > 1 ? ITEMS_SHOWN_EACH : ITEMS_SHOWN;
    const free = (lists[at] ?? []).filter(({ _id }) => !taken.has(_id));
    const place = placeByPrice(talk.reading);
    const shown = place > 0 && free.length > place ? free.slice(place, place + 1) : free.slice(0, most);
    for (const { _id } of shown) taken.add(_id);
    return { ...one, shown };
  });
}

/** Searches for some wishes; undefined when the catalog is down. */
export async function* searched(wanted: Wishes, talk: Talk): AsyncGenerator<AnswerPart, Answered[] | undefined> {
  const query = wanted.wishes
    .map(({ text }) => text)
    .join(', ')
    .slice(0, 200);
  yield { type: 'search_start', query };
  try {
    return await searchAll(wanted, talk);
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

/** Whether a wish states nothing to search for. */
const isOpen = ({ text, before, isGift }: Wish): boolean => text === '' && Object.keys(before).length === 0 && !isGift;

/** Asks which substance harms the shopper. The wish is stored, so that the answer completes it. */
async function* askSubstance({ wishes }: Wishes, talk: Talk): AsyncIterable<AnswerPart> {
  yield say(TEXTS[talk.language].substance);
  const found = await searchAll({ wishes }, talk).catch(() => []);
  yield remember({ ...talk.memory, sought: found.map(({ wish }) => wish) });
}

/** Whether a message names a person, or the shopper, for whom something is. */
const namesPerson = ({ spans, tokens }: Reading): boolean =>
  spans.some(isNamedPerson) || tokens.some(({ text }) => /^(?:me|myself|gifts?|presents?)$/.test(text));

/** Yields the goods for a new wish, for the person of the last one, or a question if it states nothing. */
export function findNew(talk: Talk): Said {
  const { seen: _seen, ...memory } = talk.memory;
  const person = namesPerson(talk.reading) ? {} : personBefore(memory, 2);
  const { wishes, ...all } = wishesIn(talk.reading, { isSamePerson: person.forWhom !== undefined });
  const wanted = { ...all, wishes: wishes.map((wish) => (isOpen(wish) ? wish : { ...wish, before: person })) };
  if (speaksOfHarm(talk.reading) && withRefusals(talk.reading).spans.every(({ tag }) => tag !== 'REFUSED'))
    return askSubstance(wanted, talk);
  if (wanted.wishes.every(isOpen)) return [say(inTurn(TEXTS[talk.language].talk.undecided, talk.turn))];
  return findFor(wanted, { ...talk, memory });
}

/** Returns a wish for goods similar to an item, by its name. */
export const likeWish = (item: ShownItem | undefined): Wish =>
  wishFor(item ? { text: item.name.split(/ (?:in|with|for) /)[0] ?? item.name, except: [item._id] } : {});

/** Returns the kinds of the things that some names mean. */
export async function kindsOf(names: readonly string[], { tools }: Talk): Promise<string[]> {
  const texts = names.map((name) => name.slice(0, MAX_SEARCH));
  const found = await Promise.all(texts.map(async (text) => await tools.search({ text, limit: 1, spoken: true })));
  return [...new Set(found.flatMap(({ understood }) => understood.kinds))];
}
