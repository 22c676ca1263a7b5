import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { QUALITY_OF } from '../lexicon/attributes.ts';
import { isKindOf, KIND_NAMES } from '../lexicon/kinds.ts';
import type { Good } from '../shelf/good.ts';
import { createPerShelf } from '../shelf/per-shelf.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { isSmallWord } from './small-words.ts';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number 1|number one|no 1|top one)\b|# 1/, 0],
  [/\b(?:second|2nd|number 2|no 2)\b|# 2/, 1],
  [/\b(?:third|3rd|number 3|no 3)\b|# 3/, 2],
  [/\b(?:fourth|4th|number 4|no 4)\b|# 4/, 3],
  [/\b(?:fifth|5th|number 5)\b/, 4],
  [/\b(?:sixth|6th|number 6)\b/, 5],
];
const NOT_A_PLACE =
  /\b(?:first|second|third|fourth|fifth|sixth|top|last|[1-6](?:st|nd|rd|th)) (?:floor|store?y|grade|child|try|attempt|trip|glass|cup|anniversary|birthday|helping)\b|\b(?:first|last|second) (?:name|date|time|birthday|flat|apartment|thing|sums|wear|job|of all)\b|\bat first\b|\bsecond hand\b|\bfirst (?:date|communion|aid|class|visit|order|baby|child|marathon|half|night|meeting)\b|\b(?:cheapest|dearest|newest|best|lowest|highest|expensive|price|prices|rated|ones?) first\b/;
const IT = /\b(?:it|its|this|that|this one|that one|the item|they|them|those|these|he|one)\b/;
const EXTREME =
  /\b(?:(cheapest|least expensive|lowest priced?|most affordable)|(most expensive|priciest|dearest))\b/;

/** "the cheaper pair", of two. */
const OF_TWO =
  /\bthe (?:(cheaper|less expensive|more affordable)|(dearer|pricier|more expensive)) (?:one|pair|of (?:them|these|those|the two|both)|item)\b/;

/** The one of two items shown that a text means by its price: "the cheaper pair". */
export function oneOfTwo(text: string, shown: readonly ShownItem[]): ShownItem | undefined {
  const said = OF_TWO.exec(text);
  const byPrice = shown.toSorted((one, other) => one.price - other.price);
  return said && shown.length === 2 ? byPrice[said[1] ? 0 : 1] : undefined;
}

/** The place in the list that a text points at, from 0. */
export function placeMeant(text: string): number | undefined {
  if (NOT_A_PLACE.test(text)) return undefined;
  const found = ORDINALS.find(([pattern]) => pattern.test(text))?.[1];
  if (found !== undefined) return found;
  return /\b(?:the )?(?:last|final|bottom) (?:one|item|of (?:them|those|these))\b|^(?:the )?last[?!. ]*$/.test(
    text,
  )
    ? -1
    : undefined;
}

const PAIR =
  /\b(?:numbers? |no )?(\d) (?:and|or|vs|versus|with|to|against) (?:numbers? |no )?(\d)\b(?!.*\b(?:years?|people|dollars|cm)\b)/;

/** Two places of a list that are set side by side: "the first or the third", "how are 1 and 3 different". */
export function placesMeant(text: string): readonly number[] {
  if (NOT_A_PLACE.test(text)) return [];
  const pair = /\b(?:compare|differ\w*|better|which|vs|versus)\b/.test(text) ? PAIR.exec(text) : null;
  if (pair) return [Number(pair[1]) - 1, Number(pair[2]) - 1];
  if (!/\b(?:or|vs|versus|compare\w*|differ\w*|between|than)\b/.test(text)) return [];
  const places = ORDINALS.filter(([pattern]) => pattern.test(text)).map(([, place]) => place);
  return /\b(?:the|or|and) last\b/.test(text) ? [...places, -1] : places;
}

export const pointsAtShown = (text: string): boolean => IT.test(text) || placeMeant(text) !== undefined;

/** The item among those shown that a place, "it" or "the cheapest of those" means. */
export function shownItemMeant(text: string, { shown = [], focus }: Memory): ShownItem | undefined {
  if (shown.length === 0) return focus;
  const place = placeMeant(text);
  if (place !== undefined) return place < 0 ? shown.at(-1) : shown[place];
  // "the other one" of two.
  if (shown.length === 2 && /\bthe other(?: one)?\b/.test(text))
    return shown.find(({ _id }) => _id !== (focus ?? shown[0])?._id);
  const extreme = EXTREME.exec(text);
  const ofTwo = oneOfTwo(text, shown);
  if (ofTwo) return ofTwo;
  if (extreme && /\b(?:of (?:them|those|these|all)|one|those|these|which|that)\b/.test(text)) {
    const byPrice = shown.toSorted((one, other) => one.price - other.price);
    return extreme[1] ? byPrice[0] : byPrice.at(-1);
  }
  return focus ?? (shown.length === 1 ? shown[0] : undefined);
}

const SAYS_TWO =
  /\b(?:the|these|those|of) (?:2|two)(?= (?:of|is|are|do|does|can|takes?|has|have|would|will|holds?|fits?|comes?|costs?|goes|lasts?|together)\b|[?!., ]*$)|\bboth\b|\bwhich(?: one)? of the (?:2|two)\b/;
const WHICH_ONE =
  /^(?:(?:and|so|ok|but|then|,) ?)*which(?: one)? (?:is|are|has|have|does|do|would|will|can|costs?|holds?|lasts?|weighs?|fits?|takes?|goes)\b/;
const SAYS_THEM = /\b(?:which(?: one)?|either|neither|any|one) of (?:them|these|those)\b/;

/** The two that "both" and "which of the two" mean, where they were spoken of one after the other. */
export function twoSpokenOf(
  text: string,
  { shown = [], focus, spoken = [] }: Memory,
): readonly ShownItem[] | undefined {
  if (!focus || spoken.length < 2 || shown.length === 2) return undefined;
  return SAYS_TWO.test(text) || (shown.length < 2 && (SAYS_THEM.test(text) || WHICH_ONE.test(text)))
    ? spoken.slice(0, 2).toReversed()
    : undefined;
}

const lastOf = (stems: readonly string[]) => stems.at(-1) ?? '';

type NameWord = { stem: string; rarity: number };
const nameWordsOf = createPerShelf<Good, readonly NameWord[]>(100_000);

/** The telling words of a good's name, with how rare each is in the shop. */
const namesOf = (good: Good, shelf: Shelf): readonly NameWord[] =>
  nameWordsOf(shelf, good, () =>
    [...new Set(good.nameStems)]
      .filter((stem) => !isSmallWord(stem) || stem === 'one')
      .map((stem) => ({ stem, rarity: 1 / Math.sqrt(Math.max(1, shelf.having(stem).size)) })),
  );

/** "that enamel bath" of a bathtub: the first half of a compound, where that is no kind of goods by itself. */
const isHalfSaid = (stem: string, said: ReadonlySet<string>): boolean =>
  [...said].some(
    (half) =>
      half.length > 3 && stem.length > half.length + 2 && stem.startsWith(half) && !KIND_NAMES.has(half),
  );

/** How well a text names a good: the share of its name, the rarer words weighing more. 0 when it only brushes it. */
function naming(good: Good, stems: ReadonlySet<string>, kinds: readonly string[], shelf: Shelf): number {
  let named = 0;
  let all = 0;
  let hits = 0;
  for (const { stem, rarity } of namesOf(good, shelf)) {
    all += rarity;
    if (!stems.has(stem) && !isHalfSaid(stem, stems)) continue;
    named += rarity;
    hits += 1;
  }
  const kindNamed =
    good.kind !== undefined &&
    kinds.some((kind) => good.kind !== undefined && (isKindOf(good.kind, kind) || isKindOf(kind, good.kind)));
  // "the cashmere": where no kind is said, a material that only this good has will do. A colour names nothing: "what about red?"
  const alone =
    kinds.length === 0 &&
    namesOf(good, shelf).some(
      ({ stem, rarity }) =>
        rarity === 1 && stems.has(stem) && !['colour', undefined].includes(QUALITY_OF.get(stem)?.type),
    );
  if (!kindNamed && !stems.has(lastOf(good.nameStems)) && hits < 2 && !alone) return 0;
  const onlyOne = kindNamed && shelf.ofKind(good.kind ?? '').length === 1;
  return all === 0 ? 0 : named / all + (onlyOne ? 0.45 : kindNamed ? 0.25 : 0) + hits * 0.08;
}

/** The goods of the shop that a text names, the surest first, when one stands out or some are equal. */
export function goodsNamed(
  stems: readonly string[],
  shelf: Shelf,
  among: readonly Good[] = shelf.goods,
): Good[] {
  const said = new Set(stems);
  const kinds = kindsIn(stems);
  const telling = [...said].filter((stem) => !isSmallWord(stem) && shelf.knows(stem));
  const extra = (good: Good) =>
    telling.filter((stem) => !good.nameStems.includes(stem) && shelf.having(stem).has(good)).length * 0.06;
  // Only what shares a word of its name, or is of a kind that was said, can be meant.
  const candidates = new Set<Good>();
  const worth = among === shelf.goods ? undefined : new Set(among);
  const consider = (goods: Iterable<Good>) => {
    for (const good of goods) if (!worth || worth.has(good)) candidates.add(good);
  };
  for (const stem of telling) consider(shelf.having(stem));
  for (const kind of kinds)
    consider(among.filter((good) => good.kind && (isKindOf(good.kind, kind) || isKindOf(kind, good.kind))));
  const category = (good: Good) =>
    (said.has('man') || said.has('mens') || said.has('husband')) && good.item.category === 'men'
      ? 0.3
      : (said.has('woman') || said.has('womens') || said.has('lady')) && good.item.category === 'women'
        ? 0.3
        : said.has('kid') === (good.item.category === 'kids')
          ? 0.02
          : -0.2;
  const rated = [...candidates]
    .map((good) => ({ good, score: naming(good, said, kinds, shelf) }))
    .filter(({ score }) => score > 0.3)
    .map(({ good, score }) => ({ good, score: score + extra(good) + category(good) }))
    .sort((one, other) => other.score - one.score);
  const best = rated[0]?.score ?? 0;
  return rated.filter(({ score }) => score >= best - 0.07).map(({ good }) => good);
}

/** All kinds of goods that stand in a text. */
export function kindsIn(stems: readonly string[]): string[] {
  const kinds: string[] = [];
  for (let from = 0; from < stems.length; ) {
    let length = Math.min(4, stems.length - from);
    while (length > 0 && !KIND_NAMES.has(stems.slice(from, from + length).join(' '))) length -= 1;
    const kind = KIND_NAMES.get(stems.slice(from, from + length).join(' '));
    if (kind) kinds.push(kind);
    from += Math.max(1, length);
  }
  return kinds;
}
