import {
  CATEGORIES,
  type Category,
  GENDERS,
  type Gender,
  genderOf,
  SIZES,
  type Size,
  SUB_CATEGORIES,
  type SubCategory,
} from '@ethereal/contracts/fashion';

/** What an item is filtered by, packed into nine bits: category (3), sub category (1), sizes (5). */
export const FACTS = 512;

export function packFacts(item: { category: Category; subCategory: SubCategory; sizes: Size[] }): number {
  const sizes = item.sizes.reduce((bits, size) => bits | sizeBit(size), 0);
  return CATEGORIES.indexOf(item.category) | (SUB_CATEGORIES.indexOf(item.subCategory) << 3) | sizes;
}

const sizeBit = (size: Size) => 16 << SIZES.indexOf(size);

export type Choice = { category?: Category; gender?: Gender; subCategory?: SubCategory; size?: Size };
const FACETS = ['category', 'gender', 'subCategory', 'size'] as const;
type Facet = (typeof FACETS)[number];
export type Facets = Record<Facet, { value: string; count: number }[]>;

const VALUES = { category: CATEGORIES, gender: GENDERS, subCategory: SUB_CATEGORIES, size: SIZES };

function hasValue(facts: number, facet: Facet, value: string): boolean {
  const category = CATEGORIES[facts & 7];
  switch (facet) {
    case 'category':
      return category === value;
    case 'gender':
      return category !== undefined && genderOf(category) === value;
    case 'subCategory':
      return SUB_CATEGORIES[(facts >> 3) & 1] === value;
    case 'size':
      return SIZES.some((size) => size === value && (facts & sizeBit(size)) !== 0);
  }
}

/** Each value of each facet with the combinations of facts that have it. */
const HAVING = FACETS.map((facet) =>
  VALUES[facet].map((value) => ({
    value,
    facts: Array.from({ length: FACTS }, (_, facts) => facts).filter((facts) =>
      hasValue(facts, facet, value),
    ),
  })),
);

/** For each combination of facts, one bit per facet whose choice it fails. */
export function failuresOf(choice: Choice): Uint8Array {
  const failures = new Uint8Array(FACTS);
  FACETS.forEach((facet, bit) => {
    const chosen = choice[facet];
    if (chosen === undefined) return;
    for (let facts = 0; facts < FACTS; facts++) {
      if (!hasValue(facts, facet, chosen)) failures[facts] = (failures[facts] ?? 0) | (1 << bit);
    }
  });
  return failures;
}

/**
 * How many items each value of a facet would leave, under the choices in the *other* facets: the count beside a value
 * is the total that choosing it gives, and the counts of category, gender and sub category add up to the total
 * without that choice. Values that would leave none are left out.
 */
export function countFacets(itemsByFacts: Uint32Array, failures: Uint8Array): Facets {
  const [category = [], gender = [], subCategory = [], size = []] = HAVING.map((values, bit) =>
    values.flatMap(({ value, facts: having }) => {
      const failsElsewhere = (facts: number) => ((failures[facts] ?? 0) & ~(1 << bit)) !== 0;
      const count = having.reduce(
        (sum, facts) => sum + (failsElsewhere(facts) ? 0 : (itemsByFacts[facts] ?? 0)),
        0,
      );
      return count > 0 ? [{ value, count }] : [];
    }),
  );
  return { category, gender, subCategory, size };
}
