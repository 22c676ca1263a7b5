import type { Category, Size, SubCategory } from './fashion.ts';

/** Body measurement in inches, from and to. */
type Range = readonly [from: number, to: number];
/** Measurements by part of the body, and the age of kids in years, for each size. */
export type Measures = Readonly<Record<string, Readonly<Record<Size, Range>>>>;

const of = (S: Range, M: Range, L: Range, XL: Range, XXL: Range) => ({ S, M, L, XL, XXL });

const GUIDE: Partial<Record<Category, Readonly<Record<SubCategory, Measures>>>> = {
  men: {
    topW: {
      Chest: of([35, 37], [38, 40], [41, 43], [44, 46], [47, 49]),
      Waist: of([29, 31], [32, 34], [35, 37], [38, 40], [41, 43]),
    },
    bottomW: {
      Waist: of([29, 31], [32, 34], [35, 37], [38, 40], [41, 43]),
      Hip: of([35, 37], [38, 40], [41, 43], [44, 46], [47, 49]),
      Inseam: of([30, 31], [31, 32], [32, 33], [33, 34], [33, 34]),
    },
  },
  women: {
    topW: {
      Chest: of([33, 35], [36, 37], [38, 40], [41, 43], [44, 46]),
      Waist: of([26, 28], [29, 30], [31, 33], [34, 36], [37, 39]),
    },
    bottomW: {
      Waist: of([26, 28], [29, 30], [31, 33], [34, 36], [37, 39]),
      Hip: of([36, 38], [39, 40], [41, 43], [44, 46], [47, 49]),
      Inseam: of([29, 30], [29, 30], [30, 31], [30, 31], [31, 32]),
    },
  },
  kids: {
    topW: {
      Age: of([5, 6], [7, 8], [9, 11], [12, 13], [14, 15]),
      Chest: of([24, 25], [26, 27], [28, 30], [31, 33], [34, 36]),
      Waist: of([21, 22], [23, 24], [25, 26], [27, 29], [30, 32]),
    },
    bottomW: {
      Age: of([5, 6], [7, 8], [9, 11], [12, 13], [14, 15]),
      Waist: of([21, 22], [23, 24], [25, 26], [27, 29], [30, 32]),
      Hip: of([25, 26], [27, 28], [29, 31], [32, 34], [35, 37]),
      Inseam: of([20, 21], [22, 24], [25, 27], [28, 29], [30, 31]),
    },
  },
};

/** Returns the measurements for a kind of clothes, or undefined for other goods. */
export const measuresOf = (category: Category, kind: SubCategory): Measures | undefined => GUIDE[category]?.[kind];

const CM_PER_INCH = 2.54;

export const inches = ([from, to]: Range): string => `${from}–${to}`;
export const centimeters = ([from, to]: Range): string =>
  `${Math.round(from * CM_PER_INCH)}–${Math.round(to * CM_PER_INCH)}`;
