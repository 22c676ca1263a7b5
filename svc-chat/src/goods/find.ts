import type { Item } from '@ethereal/contracts/items';
import { type Condition, conditionsOf, refusalsOf, untoldOf, type Verdict } from './conditions.ts';
import { headPhrases } from './heads.ts';
import type { Good, GoodsIndex } from './index.ts';
import { type Candidate, isNamedBy, meant, relevant, scoreAll, sharesWord } from './score.ts';
import { phraseOf, tokensOf } from './tokens.ts';
import type { Found, FoundGood, Said, Wish } from './wish.ts';

const SHOWN = 6;
/** Position that is reserved for the first hit of the site's search. */
const KEPT_PLACE = 3;

type Judged = Candidate & { verdicts: ReadonlyMap<Condition, Verdict> };
const withVerdict = ({ verdicts }: Judged, which: Verdict): Condition[] =>
  [...verdicts].filter(([, verdict]) => verdict === which).map(([condition]) => condition);
const saidOf = ({ part, said }: Said): Said => ({ part, said });

/**
 * Returns the goods that meet every condition; if there are none, those with an unstated condition; else those that
 * break the fewest.
 */
function choose(judged: readonly Judged[]): { chosen: Judged[]; dropped: Said[] } {
  const fits = judged.filter((one) => withVerdict(one, 'unmet').length === 0);
  const sure = fits.filter((one) => withVerdict(one, 'unstated').length === 0);
  if (sure.length > 0) return { chosen: sure, dropped: [] };
  if (fits.length > 0) return { chosen: fits, dropped: [] };
  const fewest = Math.min(...judged.map((one) => withVerdict(one, 'unmet').length));
  const nearest = judged.filter((one) => withVerdict(one, 'unmet').length === fewest);
  return { chosen: nearest, dropped: nearest[0] ? withVerdict(nearest[0], 'unmet').map(saidOf) : [] };
}

const ORDERS: Readonly<Record<Exclude<Wish['order'], 'relevance'>, (one: Item, other: Item) => number>> = {
  cheapest: (one, other) => one.price - other.price,
  dearest: (one, other) => other.price - one.price,
  'best-rated': (one, other) => (other.rating?.average ?? 0) - (one.rating?.average ?? 0),
  bestselling: (one, other) => Number(other.isBestseller) - Number(one.isBestseller),
  newest: (one, other) => (one.createdAt < other.createdAt ? 1 : -1),
};

/** Sorts goods in the order that the wish requests, or keeps their order if it requests none. */
export const inOrder = <G extends { item: Item }>({ order }: Wish, goods: readonly G[]): G[] =>
  order === 'relevance' ? [...goods] : goods.toSorted((one, other) => ORDERS[order](one.item, other.item));

function describe(wish: Wish, one: Judged, spans: readonly (readonly string[])[]): FoundGood {
  const kind: Said[] = one.kind > 0 ? spans.map((span) => ({ part: 'kind', said: span.join(' ') })) : [];
  const said = meant(tokensOf(wish.words)).filter((word) => one.good.text.includes(` ${phraseOf([word])} `));
  const words: Said[] = said.map((word) => ({ part: 'word', said: word }));
  return {
    item: one.good.item,
    matched: [...kind, ...withVerdict(one, 'met').map(saidOf), ...words],
    unmet: withVerdict(one, 'unmet').map(saidOf),
    unstated: [...withVerdict(one, 'unstated').map(saidOf), ...untoldOf(wish, one.good)],
  };
}

/** Returns the wish for goods similar to an item: the item's kind and the words of its name. */
function likened(wish: Wish, index: GoodsIndex): Wish {
  const good = wish.likeItem === undefined ? undefined : index.get(wish.likeItem);
  if (!good) return wish;
  const [head = []] = headPhrases(good.item.name);
  const kinds = head.slice(-1);
  return {
    ...wish,
    words: `${good.item.name} ${wish.words}`,
    kinds: wish.kinds.length > 0 ? wish.kinds : kinds,
    except: [...(wish.except ?? []), good.item._id],
  };
}

const unweighed = (good: Good): Candidate => ({ good, score: 0, kind: 0, near: 0, words: 0 });

/**
 * Keeps only goods of a related kind or with a word of the wish if the shop sells none of the kinds that the wish
 * names.
 */
function worthShowing(
  all: readonly Candidate[],
  missing: readonly string[],
  spans: number,
  index: GoodsIndex,
): Candidate[] {
  if (missing.length === 0 || missing.length < spans) return [...all];
  return all.filter(
    (one) =>
      one.near > 0 ||
      one.kind > 0 ||
      missing.some((span) => sharesWord(one.good, span) || isNamedBy(one.good, span, index)),
  );
}

/** Whether no part of a wish excludes an item. */
function isAllowed(wish: Wish, good: Good, index: GoodsIndex): boolean {
  if (wish.except?.includes(good.item._id) || refusalsOf(wish, index)(good)) return false;
  return conditionsOf(wish).every((condition) => condition.judge(good) !== 'unmet');
}

type Place = { wish: Wish; index: GoodsIndex; most: number; isSure?: boolean | undefined };

/**
 * Inserts the first hit of the site's search into the goods found. The hit is left out only if a condition excludes it
 * or the wish requests another order.
 * @param most maximum number of goods shown
 * @param isSure whether the item was named, so that no condition excludes it
 */
export function withFirst(
  found: Found,
  first: string | undefined,
  { wish: asked, index, most, isSure = false }: Place,
): Found {
  const wish = likened(asked, index);
  const good = first === undefined ? undefined : index.get(first);
  const place = Math.min(KEPT_PLACE, most) - 1;
  if (!good || wish.order !== 'relevance' || !(isSure || isAllowed(wish, good, index))) return found;
  if (found.goods.slice(0, place + 1).some(({ item }) => item === good.item)) return found;
  const { candidates, spans } = scoreAll(wish, index);
  const verdicts = new Map(conditionsOf(wish).map((condition) => [condition, condition.judge(good)] as const));
  const judged = { ...(candidates.get(good.item._id) ?? unweighed(good)), verdicts };
  const others = found.goods.filter(({ item }) => item !== good.item);
  return {
    goods: others.toSpliced(place, 0, describe(wish, judged, spans)),
    // Other goods may break conditions that this item meets.
    dropped: others.length > 0 ? found.dropped : [],
    notSold: found.notSold.filter((span) => !isNamedBy(good, span, index)),
  };
}

/** Whether a wish has conditions beyond the thing that it names, such as an audience, a price or a refusal. */
const isBound = ({ isGift, audience, price, categories, colours, materials, sizes, refused, order }: Wish) =>
  isGift === true ||
  (audience ?? price ?? categories ?? [...colours, ...materials, ...sizes, ...Object.values(refused).flat()][0]) !==
    undefined ||
  order !== 'relevance';

/** Finds goods for a wish. */
export function findGoods(asked: Wish, index: GoodsIndex): Found {
  const wish = likened(asked, index);
  const { candidates, missing, spans } = scoreAll(wish, index);
  const refuses = refusalsOf(wish, index);
  const except = new Set(wish.except);
  const conditions = conditionsOf(wish);
  const judge = (candidate: Candidate): Judged => ({
    ...candidate,
    verdicts: new Map(conditions.map((condition) => [condition, condition.judge(candidate.good)])),
  });

  const saysWhat = meant(tokensOf(wish.words)).length > 0 || spans.length > 0;
  // "A gift, no perfume": if no goods match the words, all goods are candidates, as long as the wish has other
  // conditions.
  const isOpen = !saysWhat || (candidates.size === 0 && missing.length === 0 && isBound(wish));
  const all = isOpen ? [...index.goods()].map(unweighed) : [...candidates.values()];
  const { chosen, dropped } = choose(
    relevant(worthShowing(all, missing, spans.length, index))
      .filter(({ good }) => !except.has(good.item._id) && refuses(good) === undefined)
      .map(judge),
  );
  const best = chosen.toSorted((one, other) => other.score - one.score);
  const shown = inOrder(
    wish,
    best.map((one) => ({ ...one, item: one.good.item })),
  ).slice(0, wish.count ?? SHOWN);
  return {
    goods: shown.map((one) => describe(wish, one, spans)),
    dropped,
    notSold: missing.filter((span) => !shown.some(({ good }) => isNamedBy(good, span, index))),
  };
}
