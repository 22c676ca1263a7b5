import { itself, mentioned } from './attributes.ts';
import type { FacetColumn } from './facet-column.ts';
import { lexicon } from './language/lexicon.ts';
import type { Share } from './mix.ts';

/** Maximum points of a kind. */
const KIND = 26;
/** Maximum points of a color. */
const COLOR = 14;
/** Maximum points of a group of people. */
const WHOM = 12;
/** Points lost by a narrower color than the requested one: maroon where red is requested. */
const NARROWER = 3;
/** Points of a color that only the text of an item mentions. */
const MENTIONED = 5;
/** Points of a shade near the requested color. */
const NEAR_SHADE = 2;
/** Points of another color of the same family: more than `KIND_BELOW`, so that the color decides before the kind. */
const OF_FAMILY = 8;
/** Points lost by a kind below the requested one. */
const KIND_BELOW = 6;
/** Points for each further requested value that an item has: `black and white`, `baby boy`. */
const ALSO = 2;
/** Number of requested kinds of which each scores one point less than the one before. */
const MAX_KINDS_RANKED = 10;

/** Returns the best level of the values of each set in a column; levels are points plus one. */
export function levelsOf(column: FacetColumn, levelOf: ReadonlyMap<string, number>, without = 0): Uint8Array {
  const byNumber = new Map<number, number>();
  for (const [value, level] of levelOf) {
    const number = column.numberOf(value);
    if (number !== undefined) byNumber.set(number, Math.max(level, byNumber.get(number) ?? 0));
  }
  return Uint8Array.from(column.sets, (values) => {
    if (values.length === 0) return without;
    let best = 0;
    for (const value of values) best = Math.max(best, byNumber.get(value) ?? 0);
    return best;
  });
}

/** Kinds so wide that goods with no kind below them are seldom meant: `kidswear` is clothing and nothing else. */
export const TOO_WIDE = new Set(['clothing', 'accessory', 'beauty products', 'home goods', 'electronics']);

/**
 * Returns the points of an item plus one, by its kind, for a search that names these kinds.
 * @param areEqual whether the kinds are equally wanted, such as `shirt and jeans`, so that their goods mix
 * @param shares which goods of each kind come first
 */
export function kindLevels(
  kinds: readonly string[],
  areEqual = false,
  shares: readonly Share[] = [],
): Map<string, number> {
  const levels = new Map<string, number>();
  for (const [place, kind] of kinds.entries()) {
    const points = KIND - (areEqual ? 0 : Math.min(place, MAX_KINDS_RANKED));
    levels.set(itself(kind), points + 1);
    levels.set(kind, points - (shares[place]?.isItself === false || TOO_WIDE.has(kind) ? 0 : KIND_BELOW) + 1);
  }
  return levels;
}

/**
 * Returns the points plus one of each set of colors, for a search that names these colors. Sets with a narrower color
 * come after those with the requested color alone.
 */
export function colorLevels(column: FacetColumn, colors: readonly string[]): Uint8Array {
  const { colorsAbove, colorsNear } = lexicon();
  const near = colors.flatMap((color) => colorsNear.get(color) ?? []);
  const levels = levelsOf(
    column,
    new Map([
      ...near.map((color) => [color, NEAR_SHADE + 1] as const),
      ...colors.map((color) => [mentioned(color), MENTIONED + 1] as const),
      ...colors.map((color) => [color, COLOR + 1] as const),
    ]),
  );
  const isNarrower = ([color, ...above]: readonly string[]) =>
    !colors.includes(color ?? '') && above.some((family) => colors.includes(family));
  const narrower = [...colorsAbove.values()].filter(isNarrower).flatMap(([color = '']) => color);
  const narrowerOf = column.countInSets(narrower);
  return levels.map((level, set) => (level === COLOR + 1 && narrowerOf[set] ? level - NARROWER : level));
}

/** Returns the points plus one of sets with several of the requested values or their marks; none for one value. */
export const levelsOfSeveral = (
  column: FacetColumn,
  values: readonly string[],
  marks: readonly string[] = [],
): Uint8Array =>
  values.length < 2
    ? new Uint8Array()
    : column.countInSets([...values, ...marks]).map((count) => (count > 1 ? 1 + ALSO * (count - 1) : 0));

/**
 * Returns the points plus one of sets that have none of these colors, but one of the same family. They do not meet the
 * condition, and come first when no item meets it.
 * @param met levels of the sets that have one of the colors
 */
export function familyLevels(column: FacetColumn, colors: readonly string[], met: Uint8Array): Uint8Array {
  const families = colors.flatMap((color) => lexicon().colorsAbove.get(color)?.slice(1) ?? []);
  if (families.length === 0) return new Uint8Array();
  const levels = levelsOf(column, new Map(families.map((family) => [family, OF_FAMILY + 1])));
  return levels.map((level, set) => (met[set] ? 0 : level));
}

/** Minimum points of another group whose goods suit a requested one as well as its own. */
const LIKE = 7;
/** Points of goods for babies when older children are named. */
const FOR_BABY = 4;
/** Other groups whose goods also match a requested group, with their points. */
const ALSO_FOR: Readonly<Record<string, readonly [string, number][]>> = {
  men: [['unisex', LIKE]],
  women: [['unisex', LIKE]],
  boys: [
    ['kids', LIKE],
    ['baby', FOR_BABY],
  ],
  girls: [
    ['kids', LIKE],
    ['baby', FOR_BABY],
  ],
  kids: [
    ['boys', WHOM],
    ['girls', WHOM],
    ['baby', FOR_BABY],
  ],
  baby: [['kids', 2]],
  unisex: [],
};
/** Points of goods for other children than the requested ones: they come first when no item is for these. */
const OF_OTHER_CHILDREN = 7;
/** Groups whose goods have no age. */
export const ADULTS = new Set(['men', 'women', 'unisex']);
/** Groups of children. */
export const CHILDREN = ['boys', 'girls', 'kids', 'baby'];

/** Returns these groups and the others whose goods are right for them. */
export const groupsLike = (groups: readonly string[]): string[] => [
  ...groups,
  ...groups.flatMap((group) => ALSO_FOR[group] ?? []).flatMap(([also, points]) => (points >= LIKE ? also : [])),
];

/**
 * Returns the points plus one of each set of groups, for a search that names these groups. For children, goods for
 * adults that also name a child come late, and goods for babies last, also those that name a boy or a girl.
 */
export function whomLevels(column: FacetColumn, groups: readonly string[]): Uint8Array {
  const also = groups.flatMap((group) => ALSO_FOR[group] ?? []);
  const byGroup = new Map(
    [...also, ...groups.map((group) => [group, WHOM] as const)].map(([group, points]) => [group, points + 1]),
  );
  const ofUnknown = groups.some((group) => ADULTS.has(group)) ? 1 : 0;
  const levels = levelsOf(column, byGroup, ofUnknown);
  if (groups.includes('baby')) return levels;
  const isForBaby = column.countInSets(['baby']);
  const isForAdult = groups.some((group) => CHILDREN.includes(group)) ? column.countInSets(['men', 'women']) : [];
  return levels.map((level, set) =>
    isForBaby[set] ? Math.min(level, FOR_BABY + 1) : isForAdult[set] ? Math.min(level, LIKE + 1) : level,
  );
}

/**
 * Returns the points plus one of sets for other children than the requested ones. They do not meet the condition.
 * @param met levels of the sets that meet it
 */
export function otherChildrenLevels(column: FacetColumn, groups: readonly string[], met: Uint8Array): Uint8Array {
  if (!groups.some((group) => CHILDREN.includes(group))) return new Uint8Array();
  return column.countInSets(CHILDREN).map((count, set) => (count > 0 && !met[set] ? OF_OTHER_CHILDREN + 1 : 0));
}
