/** A bit for each condition of a query, in the order in which conditions are dropped when no item meets all of them. */
export const CONDITION = {
  occasion: 1,
  details: 256,
  material: 2,
  size: 4,
  color: 8,
  forWhom: 16,
  words: 32,
  price: 64,
  kind: 128,
} as const;
export type ConditionName = keyof typeof CONDITION;
export const CONDITIONS = Object.keys(CONDITION) as ConditionName[];

/** Bit of items whose names have some of the words of a query without a kind. It is above those of all conditions. */
export const SOME_WORDS = 512;

/** Conditions that each item meets, and points for how well, by ordinal. */
export type Matches = { met: Uint16Array; points: Uint8Array; required: number };
