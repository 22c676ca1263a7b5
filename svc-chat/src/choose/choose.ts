import type { Category } from '@ethereal/contracts/fashion';
import { isKindOf, lineage } from '../lexicon/kinds.ts';
import { PROFILES } from '../lexicon/occasions.ts';
import { type Good, isOfKind, kindDistance } from '../shelf/good.ts';
import { createPerShelf } from '../shelf/per-shelf.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Wish } from '../understand/wish.ts';
import { likeness, meanOf, type Vector } from '../words/vectors.ts';
import { excludedBy } from './exclude.ts';

/** A part of a wish that could not be kept. */
export type Relaxed =
  | 'kind'
  | 'recipient'
  | 'age'
  | 'category'
  | 'price'
  | 'size'
  | 'colour'
  | 'material'
  | 'pattern'
  | 'words'
  | 'stock';
export type Chosen = {
  /** Best first. */
  goods: readonly Good[];
  relaxed: Relaxed[];
  /** The wish names nothing by which goods could be told apart but words that they may resemble. */
  vague: boolean;
};

const WORN: readonly Category[] = ['men', 'women', 'kids'];
const WORN_KINDS = ['clothing', 'shoe', 'accessory'];
/** What one spends who does not want to spend much, in dollars. */
const THRIFTY = 50;
const FORGIVEN_AT_MOST = 13;
/** Below it a good has nothing to do with what was said. */
const LIKE_ENOUGH = 0.42;
const FITTING_ENOUGH = 1.4;
/** A word that so few goods say tells them from all others. */
const RARE = 3;

/** What only women look for here. */
const WOMENS = new Set(['dress', 'skirt', 'blouse', 'bikini', 'pump', 'flat', 'sundress', 'sari']);

/** What somebody of any age may do. */
const HOBBIES = new Set(['games', 'music', 'photo', 'craft']);

type Judged = { good: Good; cost: number; score: number; relaxed: Relaxed[] };

function forRecipient(
  { item, kind }: Good,
  { recipient, age, kinds, gift, occasions, interests, not }: Wish,
): number {
  if (!recipient || recipient.who === 'anyone') return 0;
  const { who, gender } = recipient;
  const { category } = item;
  if (category === who) {
    if (who !== 'kids') return 0;
    const dressy = kind === 'dress' || kind === 'skirt' || kind === 'sundress';
    return gender === 'm' && dressy ? 6 : 0;
  }
  if (kinds.length === 0 && !gift && who !== 'kids' && !WORN.includes(category)) {
    // Who browses for men wants menswear; for an occasion a watch or a bag may do, too.
    if (category !== 'accessories') return occasions.length > 0 || interests.length === 0 ? 3 : 2;
    return occasions.length > 0 ? 0 : 2;
  }
  // What is made for the other sex helps nobody who may not have the rest.
  if (not.some(({ always }) => always) && category !== 'kids' && who !== 'kids' && WORN.includes(category))
    return Number.POSITIVE_INFINITY;
  if (WORN.includes(category)) return who === 'kids' && age !== undefined && age >= 14 ? 3 : 6;
  // A child that plays video games may get what they are played with.
  if (
    who === 'kids' &&
    gift &&
    kind &&
    occasions.some((id) => HOBBIES.has(id) && PROFILES.get(id)?.kinds.has(kind))
  )
    return 0;
  if (who === 'kids')
    return kinds.length > 0
      ? 1
      : category === 'electronics' || category === 'home' || category === 'beauty'
        ? 5
        : 4;
  if (
    who === 'men' &&
    kinds.length === 0 &&
    kind &&
    ['lipstick', 'polish', 'hair-accessory', 'clutch', 'handbag', 'ring', 'fan', 'makeup', 'bracelet'].some(
      (one) => isKindOf(kind, one),
    )
  )
    return 4;
  if (who === 'men' && kinds.length === 0 && /\b(?:bow|rosewater)\b/i.test(item.name)) return 4;
  if (who === 'women' && kinds.length === 0 && kind === 'razor') return 3;
  return 0;
}

/** How much the wish must give way for a good to fit, and in what. Infinity when it can't. */
function judge(good: Good, wish: Wish, shelf: Shelf): { cost: number; relaxed: Relaxed[] } {
  const relaxed: Relaxed[] = [];
  let cost = 0;
  const give = (what: Relaxed, much: number) => {
    if (much <= 0) return;
    cost += much;
    if (!relaxed.includes(what)) relaxed.push(what);
  };
  const { item } = good;
  if (wish.kinds.length > 0) give('kind', Math.min(...wish.kinds.map((kind) => kindDistance(good, kind))));
  // Who looks for a blouse and finds none wants no men's shirt.
  if (
    cost > 0 &&
    (item.category === 'men' || (item.category === 'kids' && wish.age === undefined)) &&
    !wish.recipient &&
    wish.kinds.some((kind) => WOMENS.has(kind))
  )
    give('recipient', 4);
  give('recipient', forRecipient(good, wish));
  if (wish.categories && !wish.categories.includes(item.category)) give('category', 5);
  if (wish.kinds.some((kind) => kind === 'decor' || kind === 'homeware') && item.category !== 'home')
    give('category', 1);
  if (wish.subCategory && item.subCategory !== wish.subCategory) give('category', 5);
  if (wish.age !== undefined && good.ages && (wish.age < good.ages.from || wish.age > good.ages.to))
    give('age', 4);
  // What does not say from what age it is may have parts that the smallest put into their mouths.
  if (wish.age !== undefined && wish.age < 3 && !good.ages && isOfKind(good, 'toy')) give('age', 4);
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = wish;
  if (item.price > maxPrice) give('price', 3 + Math.min(3, (3 * (item.price - maxPrice)) / maxPrice));
  if (item.price < minPrice) give('price', 3 + Math.min(3, (3 * (minPrice - item.price)) / minPrice));
  if (wish.size && !item.size.includes(wish.size))
    give('size', item.size.length === 0 && wish.kinds.length === 0 ? 6 : 2.5);
  for (const colour of wish.colours)
    if (!shelf.withQuality('colour', colour).has(good)) give('colour', 1.2 / wish.colours.length);
  for (const material of wish.materials)
    if (!shelf.withQuality('material', material).has(good)) give('material', 1.6 / wish.materials.length);
  for (const pattern of wish.patterns)
    if (!shelf.withQuality('pattern', pattern).has(good)) give('pattern', 1 / wish.patterns.length);
  if (wish.kinds.length > 0)
    for (const word of wish.words) if (!shelf.having(word).has(good)) give('words', 0.5 / wish.words.length);
  if (wish.worn && wish.kinds.length === 0 && !WORN_KINDS.some((kind) => isOfKind(good, kind)))
    give('category', 5);
  if (wish.thrifty && wish.kinds.length === 0 && wish.maxPrice === undefined && item.price > THRIFTY)
    give('price', 1.5);
  if (wish.inStock && item.availability === 'sold-out') give('stock', 2);
  return { cost, relaxed };
}

/** How well a good suits what was said beside its hard facts. */
function suit(good: Good, wish: Wish, shelf: Shelf, meaning: Vector | undefined): number {
  let score = 0;
  for (const id of wish.occasions) {
    const profile = PROFILES.get(id);
    if (!profile) continue;
    const line = good.kind ? lineage(good.kind) : [];
    score += Math.max(0, ...line.map((kind) => profile.kinds.get(kind) ?? 0));
    let said = 0;
    for (const word of profile.words.keys()) if (shelf.having(word).has(good)) said += 1;
    score += Math.min(2, said * 0.6);
    const against = [...profile.against].some(
      (word) => line.includes(word) || good.item.category === word || good.nameStems.includes(word),
    );
    if (against) score -= 4;
    else if ([...profile.against].some((word) => shelf.having(word).has(good))) score -= 1;
  }
  for (const word of [...new Set([...wish.words, ...wish.interests])]) {
    if (!shelf.having(word).has(good)) continue;
    const share = shelf.having(word).size / Math.max(20, shelf.goods.length);
    score += (good.nameStems.includes(word) ? 2 : 1) * (share < 0.05 ? 1.2 : 0.5);
  }
  score += 3 * Math.max(0, likeness(meaning, good.vector) - 0.35);
  if (wish.likes?.some((kind) => isOfKind(good, kind))) score += 4;
  if (
    wish.age !== undefined &&
    wish.age <= 13 &&
    good.ages &&
    wish.age >= good.ages.from &&
    wish.age <= good.ages.to
  )
    score += 2;
  if (wish.colours.length > 0 && wish.colours.some((colour) => good.nameStems.includes(colour))) score += 0.5;
  for (const material of wish.materials) if (good.nameStems.includes(material)) score += 0.7;
  for (const pattern of wish.patterns)
    if (good.nameStems.some((stem) => pattern.startsWith(stem.slice(0, 5)))) score += 0.3;
  return score;
}

/** Gifts that need no size, and of a price that people give. */
function suitsAsGift({ item }: Good, { recipient, occasions, interests, likes }: Wish): number {
  // For somebody of whom nothing else is known: rather something to wear, to carry or to care for oneself with.
  const known = occasions.length + interests.length + (likes?.length ?? 0) > 0;
  const personal = recipient?.who === 'women' || recipient?.who === 'men';
  const far = item.category === 'electronics' ? 2 : item.category === 'home' ? 1.2 : 0;
  const noSize = item.size.length === 0 ? 1 : 0;
  const priced = item.price > 300 ? -1.5 : item.price < 12 ? -0.3 : 0.3;
  return noSize + priced + (item.isBestseller ? 0.4 : 0) - (personal && !known ? far : 0);
}

/** Whoever says nothing of a child shops for a grown-up: children's things come after theirs. */
const forChildren = ({ item }: Good, { recipient, age, categories, kinds }: Wish): number =>
  item.category === 'kids' && kinds.length > 0 && !recipient && age === undefined && !categories ? 1 : 0;

const ratingOf = ({ item }: Good) => item.rating?.average ?? 0;

function compare(wish: Wish, one: Judged, other: Judged): number {
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
function mixed(judged: readonly Judged[]): Judged[] {
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

/** Those for which the wish must give way least. */
function cheapestOf(judged: readonly Judged[]): Judged[] {
  let least = Number.POSITIVE_INFINITY;
  for (const { cost } of judged) least = Math.min(least, cost);
  return judged.filter(({ cost }) => cost <= least + 0.001);
}

const chosenOf = createPerShelf<string, Chosen>(1000);

/** The goods for a wish. The same wish finds the same as long as the goods are the same. */
export const choose = (wish: Wish, shelf: Shelf, besides: ReadonlySet<string> = new Set()): Chosen =>
  chosenOf(shelf, JSON.stringify([wish, ...besides]), () => chooseAnew(wish, shelf, besides));

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

  const scoreOf = (good: Good) =>
    suit(good, wish, shelf, meaning) + (wish.gift ? suitsAsGift(good, wish) : 0) - forChildren(good, wish);
  const fits = shelf.goods.flatMap((good): Judged[] => {
    if (excluded.has(good) || besides.has(good.item._id)) return [];
    const { cost, relaxed } = judge(good, wish, shelf);
    return cost > FORGIVEN_AT_MOST ? [] : [{ good, cost, score: Number.NaN, relaxed }];
  });
  // Scoring costs most: where costs alone decide who stays, the others are not scored.
  const vague = !framed && guided;
  const scored = (vague ? fits : cheapestOf(fits)).map((one) => ({ ...one, score: scoreOf(one.good) }));
  const likely =
    wish.occasions.length > 0 || wish.words.length > 0
      ? ({ good, score }: Judged) =>
          score >= FITTING_ENOUGH ||
          (wish.sought === true &&
            score >= 1 &&
            wish.words.some((word) => shelf.having(word).has(good) && shelf.having(word).size <= RARE))
      : ({ good, score }: Judged) =>
          score >= FITTING_ENOUGH || likeness(meaning, good.vector) >= LIKE_ENOUGH + 0.16;
  const cheapest = vague ? cheapestOf(scored.filter(likely)) : scored;
  const marked = wish.sort === 'bestseller' ? cheapest.filter(({ good }) => good.item.isBestseller) : [];
  const best = (marked.length > 0 ? marked : cheapest).sort((one, other) => compare(wish, one, other));
  const fit =
    wish.occasions.length > 0 && !wish.sort
      ? best.filter(({ score }) => score > Math.max(0, (best[0]?.score ?? 0) - 5))
      : best;
  const spread =
    wish.kinds.length === 0 && !wish.sort && (guided || wish.gift) && !firm
      ? mixed(fit.length > 0 ? fit : best)
      : fit.length > 0
        ? fit
        : best;
  return {
    goods: spread.map(({ good }) => good),
    relaxed: spread[0]?.relaxed ?? [],
    vague,
  };
}
