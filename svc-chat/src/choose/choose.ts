import { byDegree } from '../lexicon/measures.ts';
import type { Good } from '../shelf/good.ts';
import { createPerShelf } from '../shelf/per-shelf.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Wish } from '../understand/wish.ts';
import { likeness, meanOf } from '../words/vectors.ts';
import { excludedBy } from './exclude.ts';
import { judge, kindCosts, type Relaxed } from './judge.ts';
import { cheapestOf, compare, type Judged, mixed, ofEachKind } from './order.ts';
import { isForRain, isOpposed, scoreOf, servesLiking } from './suit.ts';

export type Chosen = {
  /** Best first. */
  goods: readonly Good[];
  relaxed: Relaxed[];
  /** The wish names nothing by which goods could be told apart but words that they may resemble. */
  vague: boolean;
};

const FORGIVEN_AT_MOST = 13;
/** Below it a good has nothing to do with what was said. */
const LIKE_ENOUGH = 0.42;
const FITTING_ENOUGH = 1.4;
/** A word that so few goods say tells them from all others. */
const RARE = 3;
const RARE_SHARE = 0.01;
const SELDOM_SHARE = 0.05;
/** What a kind must not be when it is named with one: a felt hat is no "hat for the beach". */
const EXACTING = new Set(['beach', 'summer', 'winter']);

/** Who names nobody, no age and no department asks for no child's things where there are others. */
const forNobody = ({ kinds, recipient, categories, age, described }: Wish): boolean =>
  kinds.length > 0 && !recipient && !categories && age === undefined && !described;

const chosenOf = createPerShelf<string, Chosen>(1000);

/** The goods for a wish. The same wish finds the same as long as the goods are the same. */
export const choose = (wish: Wish, shelf: Shelf, besides: ReadonlySet<string> = new Set()): Chosen =>
  chosenOf(shelf, JSON.stringify([wish, ...besides]), () => chooseAnew(wish, shelf, besides));

/** "Something warm" of a part of the shop: what has nothing of it is not shown beside what has. */
const CLEARLY = 2.5;
const SOMEWHAT = 0.6;
const leastOf = ({ kinds }: Wish, [best]: readonly Judged[]): number =>
  kinds.length === 0 && best && best.score >= CLEARLY ? SOMEWHAT : 0;

/** Those of whose descriptions two or more rare words are said: nothing else can be meant. */
function thoseQuoted(fits: readonly Judged[], wish: Wish, shelf: Shelf): Judged[] {
  const many = shelf.goods.length;
  const said = [...new Set([...wish.words, ...wish.interests])]
    .map((word) => shelf.having(word))
    .filter(({ size }) => size > 0 && size <= Math.max(2 * RARE, many * SELDOM_SHARE));
  if (said.length < 2) return [];
  const quoting = fits.flatMap((one) => {
    const by = said.filter((goods) => goods.has(one.good));
    const rare = by.some(({ size }) => size <= Math.max(RARE, many * RARE_SHARE));
    return by.length > 1 && rare ? [{ ...one, score: by.length }] : [];
  });
  const most = Math.max(...quoting.map(({ score }) => score));
  return cheapestOf(quoting.filter(({ score }) => score === most));
}

/** The goods for a wish. What is excluded never comes; of the rest as much gives way as must, and no more. */
function chooseAnew(wish: Wish, shelf: Shelf, besides: ReadonlySet<string>): Chosen {
  const excluded = excludedBy(wish.not, shelf);
  const firm =
    wish.kinds.length > 0 || wish.colours.length > 0 || wish.materials.length > 0 || wish.patterns.length > 0;
  const framed =
    firm ||
    wish.recipient !== undefined ||
    wish.categories !== undefined ||
    wish.subCategory !== undefined ||
    wish.size !== undefined ||
    wish.minPrice !== undefined ||
    wish.maxPrice !== undefined ||
    wish.sort !== undefined ||
    wish.gift === true ||
    wish.not.length > 0 ||
    wish.inStock === true ||
    wish.thrifty === true ||
    wish.likes !== undefined;
  const guided = wish.occasions.length > 0 || wish.words.length > 0 || wish.interests.length > 0;
  const meaning = meanOf([
    ...wish.interests.map((word) => [word, 1] as const),
    ...wish.words.map((word) => [word, 1.2] as const),
    ...wish.occasions.map((word) => [word, 0.6] as const),
  ]);

  const kindCost = kindCosts(wish);
  const fits = shelf.goods.flatMap((good): Judged[] => {
    if (excluded.has(good) || besides.has(good.item._id)) return [];
    const fromKind = kindCost(good);
    if (fromKind > FORGIVEN_AT_MOST) return [];
    const { cost, relaxed } = judge(good, wish, shelf, fromKind);
    return cost > FORGIVEN_AT_MOST ? [] : [{ good, cost, score: Number.NaN, relaxed }];
  });
  // Scoring costs most: where costs alone decide who stays, the others are not scored.
  const vague = !framed && guided;
  const scored = (vague ? fits : cheapestOf(fits)).map((one) => ({
    ...one,
    score: scoreOf(one.good, wish, shelf, meaning),
  }));
  const likely =
    wish.occasions.length > 0 || wish.words.length > 0
      ? ({ good, score }: Judged) =>
          score >= FITTING_ENOUGH ||
          (wish.sought === true &&
            score >= 1 &&
            wish.words.some((word) => shelf.having(word).has(good) && shelf.having(word).size <= RARE))
      : ({ good, score }: Judged) =>
          score >= FITTING_ENOUGH || likeness(meaning, good.vector) >= LIKE_ENOUGH + 0.16;
  const serves = servesLiking(wish, shelf);
  const serving = serves ? scored.filter(({ good }) => serves(good)) : [];
  const cheapest = serving.length > 0 ? serving : vague ? cheapestOf(scored.filter(likely)) : scored;
  const quoting = wish.kinds.length === 0 ? thoseQuoted(fits, wish, shelf) : [];
  const marked = wish.sort === 'bestseller' ? cheapest.filter(({ good }) => good.item.isBestseller) : [];
  const best = (marked.length > 0 ? marked : quoting.length > 0 ? quoting : cheapest).sort((one, other) =>
    compare(wish, one, other),
  );
  const fitting =
    wish.occasions.length > 0 && !wish.sort
      ? best.filter(({ score }) => score > Math.max(leastOf(wish, best), (best[0]?.score ?? 0) - 5))
      : best;
  // A wedding in July: what speaks for the one does not make up for what speaks against the other.
  // A suitcase is no bag for a night out.
  const isExacting =
    wish.kinds.includes('bag') || (wish.kinds.length > 0 && wish.occasions.some((id) => EXACTING.has(id)));
  const apt =
    (wish.occasions.length > 1 || isExacting) && !wish.sort
      ? fitting.filter(({ good }) => !isOpposed(good, wish))
      : fitting;
  // "a waterproof jacket": beside one that keeps the rain out another is none.
  const dry =
    wish.kinds.length > 0 && wish.occasions.includes('rain')
      ? apt.filter(({ good }) => isForRain(good, shelf))
      : [];
  const grown = forNobody(wish) ? apt.filter(({ good }) => good.item.category !== 'kids') : [];
  const fit = dry.length > 0 ? dry : grown.length > 0 ? grown : apt.length > 0 ? apt : fitting;
  const spread = wish.described
    ? ofEachKind(best, wish.kinds)
    : wish.kinds.length === 0 && !wish.sort && (guided || wish.gift) && !firm
      ? mixed(fit.length > 0 ? fit : best)
      : fit.length > 0
        ? fit
        : best;
  const goods = spread.map(({ good }) => good);
  return {
    goods: wish.most ? byDegree(goods, wish.most).goods : goods,
    relaxed: spread[0]?.relaxed ?? [],
    vague,
  };
}
