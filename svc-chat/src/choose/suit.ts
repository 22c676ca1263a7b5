import { lineage } from '../lexicon/kinds.ts';
import { LIKINGS, OCCASION_NAMES, PROFILES, type Profile } from '../lexicon/occasions.ts';
import { type Good, isOfKind } from '../shelf/good.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Wish } from '../understand/wish.ts';
import { likeness, type Vector } from '../words/vectors.ts';

const CARRIED = ['backpack', 'suitcase', 'briefcase', 'purse', 'umbrella'];
const WEATHER = new Set(['winter', 'summer', 'autumn', 'spring', 'rain', 'beach']);

/** What a word of a profile weighs beside its kinds. */
const WORD = 0.6;

/** How much a profile makes of a kind: of those it belongs to the nearest that is named counts. */
const weightOf = (line: readonly string[], { kinds }: Profile): number =>
  kinds.get(line.find((kind) => kinds.has(kind)) ?? '') ?? 0;

/** How many words of a profile a good says. */
const wordsSaid = (good: Good, { words }: Profile, shelf: Shelf): number =>
  [...words.keys()].filter((word) => shelf.having(word).has(good)).length;

const isAgainst = ({ item, nameStems }: Good, line: readonly string[], { against }: Profile): boolean =>
  [...against].some((word) => line.includes(word) || item.category === word || nameStems.includes(word));

/** Whether one of the occasions of a wish speaks against a good, by what it is or is called. */
export const isOpposed = (good: Good, { occasions }: Wish): boolean =>
  occasions.some((id) => {
    const profile = PROFILES.get(id);
    return profile !== undefined && isAgainst(good, good.kind ? lineage(good.kind) : [], profile);
  });

/** Whether a good is for the rain by its kind or by what its seller writes. */
export function isForRain(good: Good, shelf: Shelf): boolean {
  const rain = PROFILES.get('rain');
  return (
    rain !== undefined &&
    (weightOf(good.kind ? lineage(good.kind) : [], rain) > 0 || wordsSaid(good, rain, shelf) > 0)
  );
}

/** How well a good suits what was said beside its hard facts. */
function suit(good: Good, wish: Wish, shelf: Shelf, meaning: Vector | undefined): number {
  let score = 0;
  for (const id of wish.occasions) {
    const profile = PROFILES.get(id);
    if (!profile) continue;
    const line = good.kind ? lineage(good.kind) : [];
    // Who travels to Iceland in winter asks what to wear there rather than for a suitcase.
    const share = id === 'travel' && wish.occasions.some((other) => WEATHER.has(other)) ? 0.4 : 1;
    score += share * weightOf(line, profile);
    score += Math.min(2, wordsSaid(good, profile, shelf) * WORD);
    if (isAgainst(good, line, profile)) score -= 4;
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

/** What is done at home with things, and in no clothes of its own. */
const HOBBIES_AT_HOME = new Set(
  'games broadcast punctual glare made-up photo reading shaving craft tea coffee wine'.split(' '),
);
/** "he shaves with a knife like a pirate": for what somebody is told to do, though no present is named. */
export const isForHobby = ({ recipient, kinds, occasions, worn }: Wish): boolean =>
  recipient !== undefined && !worn && kinds.length === 0 && occasions.some((id) => HOBBIES_AT_HOME.has(id));

/** So much of a profile must speak for a good to be for what somebody likes. */
const FOR_LIKING = 1;

/** Whether a present is for what its recipient is known to like or to do; undefined where nothing is known. */
export function servesLiking(wish: Wish, shelf: Shelf): ((good: Good) => boolean) | undefined {
  const profiles = wish.occasions.flatMap((id) => (LIKINGS.has(id) ? (PROFILES.get(id) ?? []) : []));
  const likes = wish.likes ?? [];
  if ((!wish.gift && !isForHobby(wish)) || wish.kinds.length > 0 || profiles.length + likes.length === 0)
    return undefined;
  return (good) => {
    const line = good.kind ? lineage(good.kind) : [];
    return (
      likes.some((kind) => line.includes(kind)) ||
      wish.interests.some((word) => good.nameStems.includes(word) && !OCCASION_NAMES.has(word)) ||
      profiles.some(
        (profile) =>
          !isAgainst(good, line, profile) &&
          weightOf(line, profile) + WORD * wordsSaid(good, profile, shelf) >=
            (profile.kinds.size === 0 ? WORD : FOR_LIKING),
      )
    );
  };
}

/** Gifts that need no size, and of a price that people give. */
function suitsAsGift({ item }: Good, { recipient, occasions, interests, likes }: Wish): number {
  // For somebody of whom nothing else is known: rather something to wear, to carry or to care for oneself with.
  const known = occasions.length + interests.length + (likes?.length ?? 0) > 0;
  const personal = recipient?.who === 'women' || recipient?.who === 'men';
  const far = item.category === 'electronics' ? 2 : item.category === 'home' ? 1.2 : 0;
  // Who does not say whether it is a man or a woman knows no size either.
  const noSize =
    item.size.length === 0 ? 1 : (personal && !recipient.grown) || item.category === 'kids' ? 0 : -1;
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
