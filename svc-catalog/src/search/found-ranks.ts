import type { Matches } from './condition-bits.ts';
import { NAME } from './names.ts';

/**
 * Rank of an item whose name is the text. Ranks put items that meet every condition before names that merely have the
 * text.
 */
const NAME_EQUALS = 255;
/** Least rank of an item that meets every condition and whose name has the text. */
const MEETS_ALL_AND_IN_NAME = 130;
/** Least rank of an item that meets every condition. */
export const MEETS_ALL = 4;
/** Maximum number of points that the conditions of a query can add up to. */
const MAX_POINTS = 124;
/** Rank of a name that has the text as words. */
const IN_NAME = 3;
/** Rank of a name in which a word begins with the text. */
const BEGINS_IN_NAME = 2;
/** Rank of a name that has the text inside a word. */
const INSIDE_WORD = 1;

/** Least rank of the items before those that come close, when such items follow. */
export const BEFORE_CLOSE = 129;

/** How an item meets a query. */
type Met = { inName: number; meetsAll: boolean; isClose: boolean; points: number };

/** Returns the rank of an item from how its name has the text, whether it meets all conditions, and its points. */
function rankOf({ inName, meetsAll, points }: Met): number {
  if (inName === NAME.is) return NAME_EQUALS;
  const hasWord = inName === NAME.hasWord;
  if (meetsAll) return (hasWord ? MEETS_ALL_AND_IN_NAME : MEETS_ALL) + points;
  if (hasWord) return IN_NAME;
  if (inName === NAME.beginsWord) return BEGINS_IN_NAME;
  return inName === NAME.inside ? INSIDE_WORD : 0;
}

/** Returns the rank of an item in a list in which items that come close follow. */
function rankBeforeClose(met: Met): number {
  const { inName, meetsAll, isClose, points } = met;
  if (inName === NAME.is || (meetsAll && inName === NAME.hasWord)) return NAME_EQUALS;
  if (meetsAll) return MEETS_ALL_AND_IN_NAME + points;
  if (inName === NAME.hasWord) return BEFORE_CLOSE;
  return isClose ? MEETS_ALL + points : rankOf(met);
}

/**
 * Returns the rank of every item.
 * @param lacked conditions that items behind the others may lack; 0 for none
 */
export function ranksOf(
  names: readonly string[],
  { met, points }: Matches,
  required: number,
  inNames: Uint8Array,
  lacked: number,
): Uint8Array {
  const rank = lacked === 0 ? rankOf : rankBeforeClose;
  const least = required & ~lacked;
  const ranks = new Uint8Array(met.length);
  for (let ordinal = 0; ordinal < ranks.length; ordinal++) {
    const its = met[ordinal] ?? 0;
    const isClose = required !== 0 && (its & least) === least && names[ordinal] !== '';
    const inName = inNames[ordinal] ?? 0;
    if (!isClose && inName === 0) continue;
    const meetsAll = isClose && (its & required) === required;
    ranks[ordinal] = rank({ inName, meetsAll, isClose, points: Math.min(MAX_POINTS, points[ordinal] ?? 0) });
  }
  return ranks;
}
