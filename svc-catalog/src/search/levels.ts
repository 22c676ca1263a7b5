import { itself, mentioned } from './attributes.ts';
import type { FacetColumn } from './facet-column.ts';
import { lexicon } from './language/lexicon.ts';

/** Maximum points of a kind, a color and a group of people. */
const KIND = 26;
const COLOR = 14;
const WHOM = 12;
/** Points of a shade near the requested color. */
const NEAR_SHADE = 2;
/** Points of a color in the family of the requested one, which does not meet the condition. */
const OF_FAMILY = 1;
/** Points lost by a kind below the requested one. */
const KIND_BELOW = 6;
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

/** Returns the points of an item plus one, by its kind, for a search that names these kinds. */
export function kindLevels(kinds: readonly string[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const [place, kind] of kinds.entries()) {
    const points = KIND - Math.min(place, MAX_KINDS_RANKED);
    levels.set(itself(kind), points + 1);
    levels.set(kind, points - KIND_BELOW + 1);
  }
  return levels;
}

/** Returns the points of an item plus one, by its color, for a search that names these colors. */
export function colorLevels(colors: readonly string[]): Map<string, number> {
  const near = colors.flatMap((color) => lexicon().colorsNear.get(color) ?? []);
  return new Map([
    ...near.map((color) => [color, NEAR_SHADE + 1] as const),
    ...colors.flatMap((color) => [[color, COLOR + 1] as const, [mentioned(color), 3] as const]),
  ]);
}

/** Returns the points plus one of the families of these colors, which come closest when no item has the color. */
export function familyLevels(colors: readonly string[]): Map<string, number> {
  const families = colors.flatMap((color) => lexicon().colorsAbove.get(color)?.slice(1) ?? []);
  return new Map(families.map((family) => [family, OF_FAMILY + 1]));
}

/** Other groups whose goods also match a requested group, with their points. */
const ALSO_FOR: Readonly<Record<string, readonly [string, number][]>> = {
  men: [['unisex', 7]],
  women: [['unisex', 7]],
  boys: [
    ['kids', 7],
    ['baby', 4],
  ],
  girls: [
    ['kids', 7],
    ['baby', 4],
  ],
  kids: [
    ['boys', WHOM],
    ['girls', WHOM],
    ['baby', WHOM],
  ],
  baby: [['kids', 2]],
  unisex: [],
};
/** Groups whose goods have no age. */
export const ADULTS = new Set(['men', 'women', 'unisex']);

/** Returns the points of an item plus one, by the group that it is for, for a search that names these groups. */
export function whomLevels(groups: readonly string[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const group of groups) {
    for (const [also, points] of ALSO_FOR[group] ?? []) levels.set(also, points + 1);
  }
  for (const group of groups) levels.set(group, WHOM + 1);
  return levels;
}
