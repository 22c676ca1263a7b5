import { CATEGORIES, SIZES, SUB_CATEGORIES } from '@ethereal/contracts/fashion';
import fc from 'fast-check';
import { Catalog } from '../search/catalog.ts';
import type { Entry } from '../search/entry.ts';

const WORDS = 'linen cotton red blue shirt skirt coat boots Straße café kids lamp silk t-shirt 501 ΟΔΟΣ'.split(' ');
/** Brands, more than a number has bits. */
export const BRANDS = Array.from({ length: 40 }, (_, index) => `Maison ${index + 1}`);
/** Sizes of several systems. */
export const SOME_SIZES = [...SIZES, 'US 9', 'US 9.5', 'Ring 9', '32 × 34'];
const few = fc.nat(2);
const text = (max: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max }).map((words) => words.join(' '));

export const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** Generates items with few different words, times and prices, so that ties and near misses are common. */
export const entries = (minLength = 0) =>
  fc
    .array(
      fc.record({
        name: text(4),
        description: text(6),
        category: fc.constantFrom(...CATEGORIES),
        subCategory: fc.constantFrom(...SUB_CATEGORIES),
        sizes: fc.subarray(SOME_SIZES),
        priceCents: fc.integer({ min: 1, max: 20 }).map((price) => price * 50),
        reduction: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        created: fc.integer({ min: 1, max: 10 }),
        brand: fc.option(fc.constantFrom(...BRANDS), { nil: undefined }),
        inStock: fc.boolean(),
        seller: fc.constantFrom(idOf(901), idOf(902)),
        stars: fc.option(fc.tuple(few, few, few, few, few), { nil: undefined }),
      }),
      { minLength, maxLength: 40 },
    )
    .map((all) => all.map((entry, index): Entry => withCard({ ...entry, id: idOf(index + 1), version: 1 })));

type Bare = Omit<Entry, 'card' | 'seller'> & { seller?: string };

export const withCard = (entry: Bare): Entry => ({
  seller: idOf(901),
  ...entry,
  card: JSON.stringify({ _id: entry.id }),
});

export const searchText = text(3);

export function catalogOf(all: Entry[]): Catalog {
  const catalog = new Catalog();
  for (const entry of all) catalog.put(entry);
  return catalog;
}
