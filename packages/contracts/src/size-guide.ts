import { type Category, SIZES, type Size, type SubCategory } from './fashion.ts';
import { SIZE_SYSTEMS, systemOf } from './size-systems.ts';

/** Body measurement in inches, from and to. */
type Range = readonly [from: number, to: number];
/** Measurements by part of the body, and the age of kids in years, for each size from the smallest on. */
export type Measures = Readonly<Record<string, Readonly<Record<string, Range>>>>;
/** Measurements for the sizes from S to XXL. */
export type LetterMeasures = Readonly<Record<string, Readonly<Record<Size, Range>>>>;

/** Returns the measurements of the sizes from S to XXL, given in this order. */
const bySize = (...[S, M, L, XL, XXL]: readonly [Range, Range, Range, Range, Range]) => ({ S, M, L, XL, XXL });

const GUIDE: Partial<Record<Category, Readonly<Record<SubCategory, LetterMeasures>>>> = {
  men: {
    topW: {
      Chest: bySize([35, 37], [38, 40], [41, 43], [44, 46], [47, 49]),
      Waist: bySize([29, 31], [32, 34], [35, 37], [38, 40], [41, 43]),
    },
    bottomW: {
      Waist: bySize([29, 31], [32, 34], [35, 37], [38, 40], [41, 43]),
      Hip: bySize([35, 37], [38, 40], [41, 43], [44, 46], [47, 49]),
      Inseam: bySize([30, 31], [31, 32], [32, 33], [33, 34], [33, 34]),
    },
  },
  women: {
    topW: {
      Chest: bySize([33, 35], [36, 37], [38, 40], [41, 43], [44, 46]),
      Waist: bySize([26, 28], [29, 30], [31, 33], [34, 36], [37, 39]),
    },
    bottomW: {
      Waist: bySize([26, 28], [29, 30], [31, 33], [34, 36], [37, 39]),
      Hip: bySize([36, 38], [39, 40], [41, 43], [44, 46], [47, 49]),
      Inseam: bySize([29, 30], [29, 30], [30, 31], [30, 31], [31, 32]),
    },
  },
  kids: {
    topW: {
      Age: bySize([5, 6], [7, 8], [9, 11], [12, 13], [14, 15]),
      Chest: bySize([24, 25], [26, 27], [28, 30], [31, 33], [34, 36]),
      Waist: bySize([21, 22], [23, 24], [25, 26], [27, 29], [30, 32]),
    },
    bottomW: {
      Age: bySize([5, 6], [7, 8], [9, 11], [12, 13], [14, 15]),
      Waist: bySize([21, 22], [23, 24], [25, 26], [27, 29], [30, 32]),
      Hip: bySize([25, 26], [27, 28], [29, 31], [32, 34], [35, 37]),
      Inseam: bySize([20, 21], [22, 24], [25, 27], [28, 29], [30, 31]),
    },
  },
};

/** Returns the measurements for a kind of clothes, or undefined for other goods. */
export const measuresOf = (category: Category, kind: SubCategory): LetterMeasures | undefined =>
  GUIDE[category]?.[kind];

/** Usual US numbers of women's clothes, which are even, from and to, for each size. */
const US_WOMEN = bySize([0, 6], [8, 10], [12, 14], [16, 18], [20, 22]);
/** Least number of a size that is the waist of trousers in inches. */
const MIN_WAIST = 24;

function chartOf(category: Category, kind: SubCategory, number: number): LetterMeasures[string] | undefined {
  if (number >= MIN_WAIST) return kind === 'bottomW' ? GUIDE[category]?.bottomW.Waist : undefined;
  return category === 'women' && number % 2 === 0 ? US_WOMEN : GUIDE[category]?.[kind].Age;
}

/** Returns the sizes that a number without a system means for clothes: an age, a waist or a US size for women. */
export function sizesForNumber(category: Category, kind: SubCategory, number: number): Size[] {
  const chart = chartOf(category, kind, number);
  return SIZES.filter((size) => chart && number >= chart[size][0] && number <= chart[size][1]);
}

const toTenths = (value: number) => Math.round(value * 10) / 10;
/** Returns a table of one part by the sizes of a system. `rangeOf` reads the number in a size, such as 'US 9.5'. */
const byNumber = (sizes: readonly string[], rangeOf: (size: number, text: string) => Range) =>
  Object.fromEntries(sizes.map((size) => [size, rangeOf(Number.parseFloat(size.split(' ')[1] ?? ''), size)]));

/** Returns the length of a foot in inches for a number of a size whose zero is `offset` thirds of an inch long. */
function footRange(size: number, offset: number): Range {
  const length = toTenths((size + offset) / 3);
  return [toTenths(length - 0.1), length];
}

/** Returns a table of the feet: a size of shoes is a third of an inch longer than the one before. */
const feet = (offset: number): Measures => ({
  'Foot length': byNumber(SIZE_SYSTEMS.shoes.sizes, (size) => footRange(size, offset)),
});
/** Number of whole sizes of children, after which the sizes of youths begin again: 13.5C is followed by 1Y. */
const CHILD_SIZES = 13;
const KIDS_FEET: Measures = {
  'Foot length': byNumber(SIZE_SYSTEMS.kidsShoes.sizes, (size, text) =>
    footRange(text.endsWith('Y') ? size + CHILD_SIZES : size, 9.4),
  ),
};
/** Heights of kids in inches, by age. */
const HEIGHTS: readonly Range[] = [
  [20, 23],
  [24, 25],
  [26, 28],
  [29, 30],
  [31, 32],
  [33, 35],
  [36, 38],
  [39, 41],
  [42, 46],
  [47, 50],
  [51, 54],
  [55, 59],
  [60, 64],
];
/** Circumference of a ring of the US size 0, in millimeters. */
const RING_BASE_MM = 36.5;
/** Difference of the circumference from each US size of a ring to the next, in millimeters. */
const RING_STEP_MM = 2.55;
const MM_PER_INCH = 25.4;
const toHundredths = (value: number) => Math.round(value * 100) / 100;

const jeansPart = (at: number): Readonly<Record<string, Range>> =>
  Object.fromEntries(
    SIZE_SYSTEMS.jeans.sizes.map((size) => {
      const inch = Number(size.split(' × ')[at]);
      return [size, [inch, inch]];
    }),
  );

/** Returns the measurements for an item of a category: those of its system of sizes, or else of its kind of clothes. */
export function guideFor({ category, subCategory, otherSizes: [first] = [] }: GuidedItem): Measures | undefined {
  switch (first === undefined ? undefined : systemOf(first)) {
    case undefined:
      return measuresOf(category, subCategory);
    case 'shoes':
      // A number of kids' shoes means another length for toddlers than for teenagers.
      return category === 'kids' ? undefined : feet(category === 'women' ? 20.5 : 21.4);
    case 'kidsShoes':
      return KIDS_FEET;
    case 'kids':
      return { Height: Object.fromEntries(SIZE_SYSTEMS.kids.sizes.map((size, at) => [size, HEIGHTS[at] ?? [0, 0]])) };
    case 'rings':
      return {
        'Around the finger': byNumber(SIZE_SYSTEMS.rings.sizes, (size) => {
          const around = toHundredths((RING_BASE_MM + RING_STEP_MM * size) / MM_PER_INCH);
          return [toHundredths(around - 0.04), around];
        }),
      };
    case 'jeans':
      return { Waist: jeansPart(0), Inseam: jeansPart(1) };
    case 'one':
      return undefined;
  }
}
type GuidedItem = {
  category: Category;
  subCategory: SubCategory;
  otherSizes?: readonly string[] | undefined;
};

const CM_PER_INCH = 2.54;

const rangeText = (from: string | number, to: string | number) => (from === to ? `${to}` : `${from}–${to}`);
/** Whether a range is in whole inches; centimeters are then whole, too. */
const isWhole = (range: Range) => range.every(Number.isInteger);

/** Returns a range of inches as text, such as `33–35`. */
export const inches = ([from, to]: Range): string => rangeText(from, to);
/** Returns a range of inches as text in centimeters. */
export function centimeters(range: Range): string {
  const [from, to] = range.map((inch) => (inch * CM_PER_INCH).toFixed(isWhole(range) ? 0 : 1));
  return rangeText(from ?? '', to ?? '');
}

/** Whether a size is large enough for a length in inches. Whole ranges leave no gap: 38–40 reaches up to 41. */
export const isLargeEnough = (range: Range, length: number): boolean =>
  isWhole(range) ? length < range[1] + 1 : length <= range[1];
