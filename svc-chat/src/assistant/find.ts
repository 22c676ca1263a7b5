import type { Item } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import type { AnswerPart } from '../answer/answer.ts';
import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { findGoods, inOrder, withFirst } from '../goods/find.ts';
import type { GoodsIndex } from '../goods/index.ts';
import { type Found, type Wish, wishFor } from '../goods/wish.ts';
import { say as saying, TEXTS } from '../language/texts.ts';
import { GROWN } from '../reading/for-whom.ts';
import { idOf } from '../reading/lexicon.ts';
import { wishesIn } from '../reading/wishes.ts';
import { ITEMS_SHOWN, ITEMS_SHOWN_EACH, pathOf, toShown } from '../reply/items.ts';
import { goOn, withAvoided } from './follow-up.ts';
import { foundWords } from './found-words.ts';
import { findForOccasion, varied } from './occasions.ts';
import { isKindFor, remember, say, type Talk } from './talk.ts';

const SEEN_AT_MOST = 200;
const EARLIER_AT_MOST = 6;
const SPOKEN_AT_MOST = 6;
/**
 * Maximum number of words of a message that is searched for as written if no word states a wish: it may be an item's
 * name.
 */
const BARE_WORDS = 2;

/** Maximum number of goods that meet a wish's conditions and from which some of each kind are shown. */
const WIDE = 500;

export type Answered = { wish: Wish; found: Found; shown: Item[] };

/** Returns the memory with one item in focus. */
export const withFocus = (memory: Memory, item: ShownItem): Memory => ({
  ...memory,
  focus: item,
  spoken: [item, ...(memory.spoken ?? []).filter(({ _id }) => _id !== item._id)].slice(0, SPOKEN_AT_MOST),
});

/** Returns the memory that follow-ups refer to after these items were shown. */
function remembering(memory: Memory, sought: readonly Wish[], items: readonly Item[]): Memory {
  const shown = items.map(toShown);
  const seen = [...(memory.seen ?? []), ...shown.map(({ _id }) => _id)].slice(-SEEN_AT_MOST);
  const { focus: _focus, ...rest } = memory;
  const before = memory.sought && memory.shown ? [{ sought: memory.sought, shown: memory.shown }] : [];
  const earlier = [...before, ...(memory.earlier ?? [])].slice(0, EARLIER_AT_MOST);
  const allergens = sought.flatMap((wish) => wish.allergens ?? []);
  const avoid = [...new Set([...(memory.avoid ?? []), ...allergens])];
  const now: Memory = {
    ...rest,
    sought: [...sought],
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(shown.length > 0 ? { shown, seen, earlier } : {}),
  };
  const [only] = shown;
  return only && shown.length === 1 ? withFocus(now, only) : now;
}

/** Returns the first hit of the site's search for the same words, undefined if the search is slow or down. */
async function firstSearched(wish: Wish, { tools, reading }: Talk): Promise<string | undefined> {
  const isBare = wish.words.trim() === '' && reading.tokens.length <= BARE_WORDS;
  const words = isBare || reading.isName ? reading.text : wish.words;
  return words.trim() === '' ? undefined : await tools.findFirst({ search: words });
}

/** Searches by conditions alone if the words that name no kind leave nothing: such words only affect the ranking. */
function findWide(wish: Wish, goods: GoodsIndex): Found {
  const found = findGoods(wish, goods);
  const isOpen = wish.kinds.length === 0 && wish.likeItem === undefined;
  const isMet = found.goods.length > 0 && found.dropped.length === 0;
  if (!isOpen || (isMet && wish.words !== '')) return found;
  const isBound =
    wish.price ?? wish.audience ?? wish.categories ?? wish.colours[0] ?? wish.materials[0] ?? wish.sizes[0];
  if (isBound === undefined && !isMet) return found;
  const wide = findGoods({ ...wish, words: '', count: WIDE }, goods);
  if (wide.goods.length === 0 || wide.dropped.length > found.dropped.length) return found;
  const theirs = wish.isGift ? [] : wide.goods.filter(({ item }) => item.category === wish.audience);
  return { ...wide, goods: varied(wish, theirs.length > 1 ? theirs : wide.goods) };
}

const saysChild = ({ words, quantities }: Wish): boolean =>
  quantities.some(({ type, max }) => type === 'age' && max !== undefined && max < GROWN) ||
  words.split(' ').some((word) => idOf('person', word)?.startsWith('kids'));

/** Removes children's things if the wish mentions no child, unless nothing else was found. */
function withoutKids(wish: Wish, found: Found): Found {
  if (wish.audience || saysChild(wish)) return found;
  const grown = found.goods.filter(({ item }) => item.category !== 'kids');
  return grown.length > 0 ? { ...found, goods: grown } : found;
}

/** Removes goods that are only related to a thing that the shop does not sell. */
function sold({ kinds }: Wish, found: Found): Found {
  const isNone = found.notSold.length > 0 && kinds.length > 0 && found.notSold.length >= kinds.length;
  if (!isNone) return found;
  return {
    ...found,
    goods: found.goods.filter(({ matched }) => matched.some(({ part }) => part === 'kind')),
  };
}

async function search(wishes: readonly Wish[], goods: GoodsIndex, talk: Talk): Promise<Answered[]> {
  const taken = new Set<string>();
  const firsts = await Promise.all(wishes.map((wish) => firstSearched(wish, talk)));
  return wishes.map((wish, at) => {
    const most = wishes.length > 1 ? ITEMS_SHOWN_EACH : (wish.count ?? ITEMS_SHOWN);
    const all = findForOccasion(wish, goods, most) ?? findWide(wish, goods);
    const near = sold(wish, withoutKids(wish, all));
    const found = withFirst(near, firsts[at], { wish, index: goods, most, isSure: talk.reading.isName });
    const shown = inOrder(wish, found.goods)
      .map(({ item }) => item)
      .filter(({ _id }) => !taken.has(_id))
      .slice(0, most);
    for (const { _id } of shown) taken.add(_id);
    return { wish, found, shown };
  });
}

/** Yields the goods found for one or several wishes. */
export async function* findFor(asked: readonly Wish[], talk: Talk): AsyncIterable<AnswerPart> {
  const wishes = asked.map((wish) => withAvoided(wish, talk.memory.avoid));
  yield {
    type: 'search_start',
    query: wishes
      .map(({ words }) => words)
      .join(', ')
      .slice(0, 200),
  };
  let answered: Answered[];
  try {
    answered = await search(wishes, await talk.tools.goods(), talk);
  } catch (error) {
    talk.signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    yield { type: 'search_error', error: saying('en', 'help', 'search-failed') };
    yield say(TEXTS[talk.language].away);
    return;
  }
  const items = answered.flatMap(({ shown }) => shown);
  yield { type: 'search_results', urls: items.map(pathOf) };
  for (const text of foundWords(answered, talk)) yield say(text);
  yield remember(remembering(talk.memory, wishes, items));
}

/** The two directions in which a price can be compared with the prices shown. */
const SIDES = {
  cheaper: {
    limitOf: (prices: readonly number[]) => Math.min(...prices),
    beyond: (limit: number) => ({ max: Math.max(0, limit - 0.01) }),
    order: 'cheapest',
    limitName: 'lowest',
  },
  dearer: {
    limitOf: (prices: readonly number[]) => Math.max(...prices),
    beyond: (limit: number) => ({ min: limit + 0.01 }),
    order: 'dearest',
    limitName: 'highest',
  },
} as const;

/** Returns the last wish with the additions of this message, else a wish for goods similar to the focused item. */
function wishBeside({ memory, reading, goods }: Talk, price: Wish['price'] & {}, order: Wish['order']): Wish {
  const [last] = memory.sought ?? [];
  if (!last) return { ...likeWish(memory.focus ?? memory.shown?.[0]), price };
  const [now] = wishesIn(reading, isKindFor(goods));
  return { ...(now ? goOn(last, { ...now, words: '' }) : last), price, order };
}

/** Yields goods that cost more or less than everything shown, or than the focused item. */
export async function* besidePrices(side: keyof typeof SIDES, talk: Talk): AsyncIterable<AnswerPart> {
  const { shown = [], focus, sought = [] } = talk.memory;
  const prices = (focus ? [focus] : shown).map(({ price }) => price);
  if (prices.length === 0) return yield* findFor(sought.slice(0, 1), talk);
  const { limitOf, beyond, order, limitName } = SIDES[side];
  const limit = limitOf(prices);
  const wish = wishBeside(talk, beyond(limit), order);
  const goods = await talk.tools.knownGoods();
  const found = sold(wish, findGoods(wish, goods));
  if (found.goods.length === 0 || found.dropped.some(({ part }) => part === 'price')) {
    yield { type: 'search_start', query: wish.words.slice(0, 200) };
    yield { type: 'search_results', urls: [] };
    return yield say(`$${limit.toFixed(2)} is the ${limitName} price that we have for that just now.`);
  }
  yield* findFor([wish], talk);
}

/** Returns a wish for goods similar to an item. */
export const likeWish = (item: ShownItem | undefined): Wish => wishFor(item ? { likeItem: item._id } : {});
