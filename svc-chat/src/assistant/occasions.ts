import type { Category } from '@ethereal/contracts/fashion';
import { findGoods } from '../goods/find.ts';
import { headPhrases } from '../goods/heads.ts';
import type { GoodsIndex } from '../goods/index.ts';
import { occasionKinds } from '../goods/score.ts';
import { tokensOf } from '../goods/tokens.ts';
import type { Found, FoundGood, Wish } from '../goods/wish.ts';

const KINDS_AT_MOST = 6;

/** Returns the kinds in the shop that serve the occasion of a wish which names no kind. */
function kindsServing({ kinds, likeItem, words }: Wish, goods: GoodsIndex): string[] {
  if (kinds.length > 0 || likeItem !== undefined) return [];
  const isOnShelf = (kind: string) => {
    const { scores, related } = goods.ofKind(tokensOf(kind));
    return scores.size > 0 && !related;
  };
  return [...new Set(occasionKinds(tokensOf(words)))].filter(isOnShelf).slice(0, KINDS_AT_MOST);
}

/** Takes one element of each group in turn and skips repetitions. */
function takeInTurn(groups: readonly (readonly FoundGood[])[]): FoundGood[] {
  const taken = new Map<string, FoundGood>();
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  for (let round = 0; round < longest; round += 1) {
    for (const good of groups.flatMap((some) => some[round] ?? []))
      if (!taken.has(good.item._id)) taken.set(good.item._id, good);
  }
  return [...taken.values()];
}

/** Things that a person wears or carries are suggested as presents before furniture. */
const PERSONAL: ReadonlySet<string> = new Set<Category>(['accessories', 'beauty']);

const kindOf = ({ item }: FoundGood): string => headPhrases(item.name)[0]?.at(-1) ?? item.category;
const ofKindsInTurn = (goods: readonly FoundGood[]): FoundGood[] =>
  takeInTurn([...Map.groupBy(goods, kindOf).values()]);

/**
 * Returns goods of all kinds, one of each, for a wish that names no kind. Half of the suggested gifts are worn by the
 * recipient and half suit any person.
 */
export function varied({ audience, order }: Wish, goods: readonly FoundGood[]): readonly FoundGood[] {
  if (order !== 'relevance') return goods;
  const theirs = goods.filter(({ item }) => item.category === audience);
  const others = Map.groupBy(
    goods.filter(({ item }) => item.category !== audience),
    ({ item }) => PERSONAL.has(item.category),
  );
  const [personal = [], rest = []] = [others.get(true), others.get(false)];
  return takeInTurn([ofKindsInTurn(theirs), [...ofKindsInTurn(personal), ...ofKindsInTurn(rest)]]);
}

/**
 * Returns goods of each kind that serves an occasion in turn, so that they differ. Returns undefined if no goods of the
 * shop serve an occasion of the wish.
 */
export function findForOccasion(wish: Wish, goods: GoodsIndex, most: number): Found | undefined {
  const each = kindsServing(wish, goods).map((kind) => {
    const found = findGoods({ ...wish, kinds: [kind], words: `${kind} ${wish.words}` }, goods);
    return found.dropped.length === 0 && found.notSold.length === 0 ? [...found.goods] : [];
  });
  const chosen = takeInTurn(each).slice(0, most);
  return chosen.length > 0 ? { goods: chosen, dropped: [], notSold: [] } : undefined;
}
