import { type Good, isOfKind } from '../shelf/good.ts';
import type { Wish } from '../understand/wish.ts';
import type { Relaxed } from './judge.ts';

/** A good with what the wish must give way for it, and how well it suits. */
export type Judged = { good: Good; cost: number; score: number; relaxed: Relaxed[] };

const ratingOf = ({ item }: Good) => item.rating?.average ?? 0;

/** Which of two comes first. */
export function compare(wish: Wish, one: Judged, other: Judged): number {
  switch (wish.sort) {
    case 'asc':
      return one.good.item.price - other.good.item.price;
    case 'desc':
      return other.good.item.price - one.good.item.price;
    case 'rating':
      return ratingOf(other.good) - ratingOf(one.good) || other.score - one.score;
    case 'bestseller':
      return (
        Number(other.good.item.isBestseller) - Number(one.good.item.isBestseller) || other.score - one.score
      );
    case 'newest':
      return one.good.item.createdAt < other.good.item.createdAt ? 1 : -1;
    default:
      return Math.abs(other.score - one.score) > 0.01
        ? other.score - one.score
        : one.good.item.createdAt < other.good.item.createdAt
          ? 1
          : -1;
  }
}

/** Spreads what is shown over several kinds where no kind was asked for. */
export function mixed(judged: readonly Judged[]): Judged[] {
  const rounds = new Map<string, number>();
  return judged
    .map((one) => {
      const kind = one.good.kind ?? one.good.item._id;
      const round = rounds.get(kind) ?? 0;
      rounds.set(kind, round + 1);
      return { one, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ one }) => one);
}

/** One of each of some kinds by turns, the first kind first. */
export function ofEachKind(judged: readonly Judged[], kinds: readonly string[]): Judged[] {
  const lists = kinds.map((kind) => judged.filter(({ good }) => isOfKind(good, kind)));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set([...turns.flat(), ...judged])];
}

/** Those for which the wish must give way least. */
export function cheapestOf(judged: readonly Judged[]): Judged[] {
  let least = Number.POSITIVE_INFINITY;
  for (const { cost } of judged) least = Math.min(least, cost);
  return judged.filter(({ cost }) => cost <= least + 0.001);
}
