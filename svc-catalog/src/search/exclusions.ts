/** Values that the goods found must not have, as a query states them: `not leather`, `no wool or silk`. */
export type Exclusions = {
  kinds: string[];
  colors: string[];
  materials: string[];
  forWhom: string[];
  brands: string[];
  /** Words that the name must not contain: those without a known meaning, and those of kinds. */
  words: string[];
};

/** Returns the conditions of a search that excludes nothing. */
export const noExclusions = (): Exclusions => ({
  kinds: [],
  colors: [],
  materials: [],
  forWhom: [],
  brands: [],
  words: [],
});
