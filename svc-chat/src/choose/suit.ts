import { lineage } from '../lexicon/kinds.ts';
import { PROFILES } from '../lexicon/occasions.ts';
import { type Good, isOfKind } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Wish } from '../understand/wish.ts';
import { likeness, type Vector } from '../words/vectors.ts';

const CARRIED = ['backpack', 'suitcase', 'briefcase', 'purse', 'umbrella'];
const WEATHER = new Set(['winter', 'summer', 'autumn', 'spring', 'rain', 'beach']);

/** How well a good suits what was said beside its hard facts. */
function suit(good: Good, wish: Wish, shelf: Shelf, meaning: Vector | undefined): number {
  let score = 0;
  for (const id of wish.occasions) {
    const profile = PROFILES.get(id);
    if (!profile) continue;
    const line = good.kind ? lineage(good.kind) : [];
    // Who travels to Iceland in winter asks what to wear there rather than for a suitcase.
    const share = id === 'travel' && wish.occasions.some((other) => WEATHER.has(other)) ? 0.4 : 1;
    score += share * Math.max(0, ...line.map((kind) => profile.kinds.get(kind) ?? 0));
    let said = 0;
    for (const word of profile.words.keys()) if (shelf.having(word).has(good)) said += 1;
    score += Math.min(2, said * 0.6);
    const against = [...profile.against].some(
      (word) => line.includes(word) || good.item.category === word || good.nameStems.includes(word),
    );
    if (against) score -= 4;
    else if ([...profile.against].some((word) => shelf.having(word).has(good))) score -= 1;
  }
  // What one puts on comes before what one carries.
  if (wish.worn && good.kind && CARRIED.some((kind) => isOfKind(good, kind))) score -= 2.5;
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
const forChildren = ({ item }: Good, { recipient, age, categories, kinds, occasions, gift }: Wish): number =>
  item.category === 'kids' &&
  (kinds.length > 0 || (occasions.length > 0 && !gift)) &&
  !recipient &&
  age === undefined &&
  !categories
    ? 1
    : 0;

/** How well a good suits a wish in all. */
export const scoreOf = (good: Good, wish: Wish, shelf: Shelf, meaning: Vector | undefined): number =>
  suit(good, wish, shelf, meaning) + (wish.gift ? suitsAsGift(good, wish) : 0) - forChildren(good, wish);
