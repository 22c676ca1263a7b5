import { findGoods } from '../goods/find.ts';
import type { GoodsIndex } from '../goods/index.ts';
import { occasionKinds } from '../goods/score.ts';
import { tokensOf } from '../goods/tokens.ts';
import type { Found, FoundGood, Wish } from '../goods/wish.ts';

const KINDS_AT_MOST = 6;

/** Kinds on the shelf that serve what a wish tells, where it names none. */
function kindsServing({ kinds, likeItem, words }: Wish, goods: GoodsIndex): string[] {
  if (kinds.length > 0 || likeItem !== undefined) return [];
  const isOnShelf = (kind: string) => {
    const { scores, related } = goods.ofKind(tokensOf(kind));
    return scores.size > 0 && !related;
  };
  return [...new Set(occasionKinds(tokensOf(words)))].filter(isOnShelf).slice(0, KINDS_AT_MOST);
}

/** Goods of each kind that serves an occasion in turn, so that they differ; nothing where no occasion is told. */
export function findForOccasion(wish: Wish, goods: GoodsIndex, most: number): Found | undefined {
  const each = kindsServing(wish, goods).map((kind) => {
    const found = findGoods({ ...wish, kinds: [kind], words: `${kind} ${wish.words}` }, goods);
    return found.dropped.length === 0 && found.notSold.length === 0 ? [...found.goods] : [];
  });
  const chosen = new Map<string, FoundGood>();
  const longest = Math.max(0, ...each.map(({ length }) => length));
  for (let round = 0; round < longest && chosen.size < most; round += 1) {
    for (const some of each) {
      const good = some[round];
      if (good && chosen.size < most && !chosen.has(good.item._id)) chosen.set(good.item._id, good);
    }
  }
  return chosen.size > 0 ? { goods: [...chosen.values()], dropped: [], notSold: [] } : undefined;
}
