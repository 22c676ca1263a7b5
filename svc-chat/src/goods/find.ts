import type { Item } from '@ethereal/contracts/items';
import { type Condition, conditionsOf, refusalsOf, untoldOf, type Verdict } from './conditions.ts';
import { headPhrases } from './heads.ts';
import type { Good, GoodsIndex } from './index.ts';
import { type Candidate, isNamedBy, meant, relevant, scoreAll, sharesWord } from './score.ts';
import { phraseOf, tokensOf } from './tokens.ts';
import type { Found, FoundGood, Said, Wish } from './wish.ts';

const SHOWN = 6;
/** Where a place is kept for what the site's search finds first. */
const KEPT_PLACE = 3;

type Judged = Candidate & { verdicts: ReadonlyMap<Condition, Verdict> };
const withVerdict = ({ verdicts }: Judged, which: Verdict): Condition[] =>
  [...verdicts].filter(([, verdict]) => verdict === which).map(([condition]) => condition);
const saidOf = ({ part, said }: Said): Said => ({ part, said });

/** Goods that meet every condition; else those that leave one open; else those that break the fewest. */
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

/** Goods in the order that a wish asks for; as they are when it asks for none. */
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

/** The wish for what is like an item: its kind and its name's words. */
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

/** Of what the shop has none of, only what stands near it or bears a word of it is worth showing. */
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

/** Whether nothing that a wish says excludes an item. */
function isAllowed(wish: Wish, good: Good, index: GoodsIndex): boolean {
  if (wish.except?.includes(good.item._id) || refusalsOf(wish, index)(good)) return false;
  return conditionsOf(wish).every((condition) => condition.judge(good) !== 'unmet');
}

type Place = { wish: Wish; index: GoodsIndex; most: number; isSure?: boolean | undefined };

/**
 * What was found with a place kept for what the site's own search finds first: it is left out only where a condition
 * excludes it, or where another order is asked for.
 * @param most so many are shown
 * @param isSure no condition excludes it: it was called by its name
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
    // It meets what the others don't.
    dropped: others.length > 0 ? found.dropped : [],
    notSold: found.notSold.filter((span) => !isNamedBy(good, span, index)),
  };
}

/** Whether a wish says more than what it names: for whom, what it may cost, what it must not be. */
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
  // "A gift, no perfume": words that no goods have leave all of them, as long as something else is said.
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
