import { mentioned } from './attributes.ts';
import type { Catalog } from './catalog.ts';
import { CONDITION, type Matches } from './condition-bits.ts';
import type { FacetColumn } from './facet-column.ts';
import {
  CHILDREN,
  colorLevels,
  familyLevels,
  levelsOf,
  levelsOfSeveral,
  otherChildrenLevels,
  whomLevels,
} from './levels.ts';
import type { Understood } from './reading.ts';
import { isWorn } from './uses.ts';

/** Points of a wanted material. */
const MATERIAL = 6;
/** Points for clothes or shoes that are not for children when the query names no group: they decide between equals. */
const NOT_FOR_CHILDREN = 1;

/** Whether the items of each set of kinds count; all items without it. */
type Only = ArrayLike<number> | undefined;

/** Adds points to items by the sets of a column, and marks the items that meet a condition. Level 0 adds nothing. */
export type AddBySet = (column: FacetColumn, levels: Uint8Array, bit: number) => void;

/** Returns a function that adds the points of conditions to the items that count. */
export function adderOf({ facets: { type } }: Catalog, { met, points }: Matches, only?: Only): AddBySet {
  return ({ ofItem }, levels, bit) => {
    if (levels.length === 0) return;
    for (let ordinal = 0; ordinal < met.length; ordinal++) {
      const level = levels[ofItem[ordinal] ?? 0] ?? 0;
      if (level === 0 || (only && !only[type.ofItem[ordinal] ?? 0])) continue;
      met[ordinal] = (met[ordinal] ?? 0) | bit;
      points[ordinal] = (points[ordinal] ?? 0) + level - 1;
    }
  };
}

function addColors(add: AddBySet, color: FacetColumn, colors: readonly string[]): void {
  if (colors.length === 0) return;
  const levels = colorLevels(color, colors);
  add(color, levels, CONDITION.color);
  add(color, levelsOfSeveral(color, colors, colors.map(mentioned)), 0);
  add(color, familyLevels(color, colors, levels), 0);
}

function addMaterials(add: AddBySet, material: FacetColumn, materials: readonly string[]): void {
  if (materials.length === 0) return;
  add(material, levelsOf(material, new Map(materials.map((entry) => [entry, MATERIAL + 1]))), CONDITION.material);
}

function addGroups(add: AddBySet, forWhom: FacetColumn, groups: readonly string[]): void {
  if (groups.length === 0) return;
  const levels = whomLevels(forWhom, groups);
  add(forWhom, levels, CONDITION.forWhom);
  add(forWhom, otherChildrenLevels(forWhom, groups, levels), 0);
  add(forWhom, levelsOfSeveral(forWhom, groups), 0);
}

/** Adds the points of colors, materials and groups of people: those of all kinds, or those of each kind. */
export function addQualities(catalog: Catalog, matches: Matches, understood: Understood): void {
  const { color, material, forWhom, type } = catalog.facets;
  const { kinds, apart = [understood] } = understood;
  if (understood.forWhom.length === 0 && kinds.some(isWorn)) {
    const ofChildren = forWhom.countInSets(CHILDREN);
    const levels = ofChildren.map((count) => (count > 0 ? 0 : NOT_FOR_CHILDREN + 1));
    adderOf(catalog, matches)(forWhom, levels, 0);
  }
  for (const its of apart) {
    const add = adderOf(catalog, matches, understood.apart && type.countInSets(its.kinds));
    addColors(add, color, its.colors);
    addMaterials(add, material, its.materials);
    addGroups(add, forWhom, its.forWhom);
  }
}
