import type { Category } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { isKindOf, isWomens } from '../lexicon/kinds.ts';
import { PROFILES } from '../lexicon/occasions.ts';
import { type Good, isOfKind, kindDistance } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Wish } from '../understand/wish.ts';
import { isForHobby } from './suit.ts';

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

const WORN: readonly Category[] = ['men', 'women', 'kids'];
const WORN_KINDS = ['clothing', 'shoe', 'accessory'];
/** What one spends who does not want to spend much, in dollars. */
const THRIFTY = 50;

/** What somebody of any age may do. */
const HOBBIES = new Set(['games', 'music', 'music-making', 'photo', 'craft']);

/** What only children and those who have some speak of. */
const OF_CHILDREN = new Set(['outdoorplay', 'school', 'keepsake']);

/** Whether a present of the children's shelf is for somebody of whom nothing says that it is a child. */
const isForNoChild = ({ category }: Item, { kinds, age, categories, likes, occasions }: Wish): boolean =>
  category === 'kids' &&
  kinds.length === 0 &&
  age === undefined &&
  !categories &&
  !likes &&
  !occasions.some((id) => OF_CHILDREN.has(id));

function forRecipient({ item, kind }: Good, wish: Wish): number {
  const { recipient, age, kinds, gift, occasions, interests, not } = wish;
  if (recipient?.grown && item.category === 'kids') return 6;
  if (!recipient || recipient.who === 'anyone') return gift && isForNoChild(item, wish) ? 6 : 0;
  const { who, gender } = recipient;
  const { category } = item;
  if (category === who) {
    if (who !== 'kids') return 0;
    const dressy = kind === 'dress' || kind === 'skirt' || kind === 'sundress';
    return gender === 'm' && dressy ? 6 : 0;
  }
  if (
    who === 'men' &&
    kinds.length === 0 &&
    kind &&
    ['lipstick', 'polish', 'hair-accessory', 'clutch', 'handbag', 'ring', 'fan', 'makeup', 'bracelet'].some(
      (one) => isKindOf(kind, one),
    )
  )
    return 4;
  // Of bags a man is shown no handbags, unless it is one that is asked for.
  if (who === 'men' && kinds.includes('bag') && (kind === 'handbag' || kind === 'clutch')) return 4;
  if (who === 'women' && kinds.length === 0 && /\btop hat\b/i.test(item.name)) return 4;
  if (who === 'men' && kinds.length === 0 && /\b(?:bow|rosewater)\b/i.test(item.name)) return 4;
  const unworn = not.some(({ type, id }) => type === 'kind' && id === 'clothing');
  if (
    kinds.length === 0 &&
    !gift &&
    !unworn &&
    !isForHobby(wish) &&
    who !== 'kids' &&
    !WORN.includes(category)
  ) {
    // Who browses for men wants menswear; for an occasion a watch or a bag may do, too.
    if (category !== 'accessories') return occasions.length > 0 || interests.length === 0 ? 3 : 2;
    return occasions.length > 0 ? 0 : 2;
  }
  // What is made for the other sex helps nobody who may not have the rest.
  if (not.length > 0 && kinds.length > 0 && category !== 'kids' && who !== 'kids' && WORN.includes(category))
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
  if (who === 'women' && kinds.length === 0 && kind === 'razor') return 3;
  return 0;
}

/** How far goods are from the kinds of a wish, worked out once for each kind of goods; 0 where none is asked for. */
export function kindCosts({ kinds }: Wish): (good: Good) => number {
  const known = new Map<string | undefined, number>();
  return (good) => {
    if (kinds.length === 0) return 0;
    const found = known.get(good.kind) ?? Math.min(...kinds.map((kind) => kindDistance(good, kind)));
    known.set(good.kind, found);
    return found;
  };
}

/** How much the wish must give way for a good to fit, and in what. Infinity when it can't. */
export function judge(
  good: Good,
  wish: Wish,
  shelf: Shelf,
  fromKind: number,
): { cost: number; relaxed: Relaxed[] } {
  const relaxed: Relaxed[] = [];
  let cost = 0;
  const give = (what: Relaxed, much: number) => {
    if (much <= 0) return;
    cost += much;
    if (!relaxed.includes(what)) relaxed.push(what);
  };
  const { item } = good;
  give('kind', fromKind);
  // Who looks for a blouse and finds none wants no men's shirt.
  if (
    cost > 0 &&
    (item.category === 'men' || (item.category === 'kids' && wish.age === undefined)) &&
    (wish.recipient?.who ?? 'anyone') === 'anyone' &&
    wish.kinds.some(isWomens)
  )
    give('recipient', 4);
  give('recipient', forRecipient(good, wish));
  if (wish.categories && !wish.categories.includes(item.category)) give('category', 5);
  if (wish.kinds.some((kind) => kind === 'decor' || kind === 'homeware') && item.category !== 'home')
    give('category', 1);
  if (wish.subCategory && item.subCategory !== wish.subCategory) give('category', 5);
  if (wish.age !== undefined && good.ages && (wish.age < good.ages.from || wish.age > good.ages.to))
    // What is worn of the children's shelf is nearer to a smaller child than what adults wear.
    give('age', item.category === 'kids' && !isOfKind(good, 'toy') ? 0.9 : 4);
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
  if (wish.kinds.length > 0 || (wish.sort && wish.occasions.length > 0))
    for (const word of wish.words) if (!shelf.having(word).has(good)) give('words', 0.5 / wish.words.length);
  if (wish.worn && wish.kinds.length === 0 && !WORN_KINDS.some((kind) => isOfKind(good, kind)))
    give('category', 5);
  if (wish.thrifty && wish.kinds.length === 0 && wish.maxPrice === undefined && item.price > THRIFTY)
    give('price', 1.5);
  if (wish.inStock && item.availability === 'sold-out') give('stock', 2);
  return { cost, relaxed };
}
