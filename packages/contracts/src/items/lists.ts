import { z } from 'zod';
import { ITEMS, SELLERS, sellerTag } from '../cache-tags.ts';
import { defineCall } from '../call.ts';
import { mustBe, oneOf } from '../choice.ts';
import { blankAsAbsent, id, limit, line, paging } from '../common.ts';
import { categoryInput, gender, subCategory } from '../fashion.ts';
import { anySize } from '../sizes.ts';
import { FILTER_FIELDS, type FilterName } from './field-lists.ts';
import { MAX_FILTER } from './fields.ts';
import { card, service } from './item.ts';
import { MAX_SEARCH, searchReading } from './search.ts';

type Filter = Pick<(typeof FILTER_FIELDS)[number], 'name' | 'choices' | 'max'>;

/**
 * Returns a schema with one more entry for each field by which lists are filtered.
 * @throws when the schema has an entry with the name of a field
 */
export function withFilters<Own extends z.ZodRawShape, Added extends z.ZodType>(
  own: z.ZodObject<Own>,
  schemaOf: (filter: Filter) => Added,
  filters: readonly Filter[] = FILTER_FIELDS,
) {
  const taken = filters.find(({ name }) => name in own.shape);
  if (taken)
    throw new Error(
      `packages/contracts/src/items/fields.ts: the field "${taken.name}" cannot have \`filter\`, because listItems has a parameter of this name. Rename the field.`,
    );
  return own.extend(
    Object.fromEntries(filters.map((filter) => [filter.name, schemaOf(filter)])) as Record<FilterName, Added>,
  );
}

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
const ownFacets = z.object({
  category: facet,
  gender: facet,
  subCategory: facet,
  size: facet,
  inStock: facet.optional(),
  type: facet.optional(),
  color: facet.optional(),
  material: facet.optional(),
  forWhom: facet.optional(),
  rating: facet.optional(),
  offers: facet.optional(),
});
export const itemPage = z.object({
  items: z.array(card),
  total: z.int(),
  nextCursor: z.string().nullable(),
  ...searchReading,
  facets: withFilters(ownFacets, () => facet.optional()),
});
export type ItemPage = z.output<typeof itemPage>;

const priceInQuery = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Must be an amount in dollars.')
  .transform(Number);

/** Sort orders: by price ascending or descending, newest first, best rated first, largest reduction first. */
export const SORTS = ['asc', 'desc', 'newest', 'rating', 'reduction'] as const;
export type Sort = (typeof SORTS)[number];

/** Maximum number of values of one filter in a query string. */
export const MAX_FILTER_VALUES = 20;

/** Groups of people that items are made for. */
export const GROUPS = ['men', 'women', 'boys', 'girls', 'kids', 'baby', 'unisex'] as const;

/** Accepts one or several values in a query string: `size=S&size=M`. */
function anyOf<S extends z.ZodType>(schema: S, message: string) {
  const single = schema.transform((value): z.output<S>[] => [value as z.output<S>]);
  return blankAsAbsent(z.union([single, z.array(schema).max(MAX_FILTER_VALUES)], message));
}

/** Accepts one or several values of a field with `filter` in `fields.ts`. */
const valuesOfField = ({ choices, max }: Filter) =>
  choices
    ? anyOf(z.enum(Object.keys(choices)), mustBe(Object.keys(choices)))
    : anyOf(line('Value', max), `Must be values of at most ${max} characters.`);

const ownQuery = z.object({
  search: blankAsAbsent(z.string().max(MAX_SEARCH, `May have at most ${MAX_SEARCH} characters.`)),
  /** `true` searches for the text as written, without correcting mistyped words. */
  exact: blankAsAbsent(oneOf(['true', 'false'])),
  category: blankAsAbsent(z.union([z.literal('all').transform(() => undefined), categoryInput])),
  gender: blankAsAbsent(gender),
  subCategory: blankAsAbsent(subCategory),
  sort: blankAsAbsent(oneOf(SORTS)),
  /** One or several sizes. Items with any of them match. */
  size: anyOf(anySize, 'Must be S, M, L, XL or XXL, or a size such as US 9.5, 5–6 years, Ring 7, 32 × 34 or One size.'),
  /** Kinds of items, as the facet `type` lists them; one or several. */
  type: anyOf(line('Type', MAX_FILTER), `Must be kinds of at most ${MAX_FILTER} characters.`),
  color: anyOf(line('Color', MAX_FILTER), `Must be colors of at most ${MAX_FILTER} characters.`),
  material: anyOf(line('Material', MAX_FILTER), `Must be materials of at most ${MAX_FILTER} characters.`),
  forWhom: anyOf(z.enum(GROUPS), mustBe(GROUPS)),
  /** Minimum average of stars. */
  rating: blankAsAbsent(z.enum(['1', '2', '3', '4'], 'Must be a whole number from 1 to 4.')),
  seller: blankAsAbsent(id),
  /** `true` filters items that can be bought; `false` means no filter. */
  inStock: blankAsAbsent(oneOf(['true', 'false'])),
  /** `1` filters items whose price is reduced now; `0` means no filter. */
  offers: blankAsAbsent(oneOf(['1', '0'])),
  minPrice: blankAsAbsent(priceInQuery),
  maxPrice: blankAsAbsent(priceInQuery),
  ...paging,
});

/** Filters of a list of items in a query string; `all` means no filter. */
const itemQuery = withFilters(ownQuery, valuesOfField);

export const listAllItems = defineCall(
  {
    id: 'listAllItems',
    service,
    method: 'GET',
    path: '/api',
    auth: false,
    summary: 'List all published items as cards, newest first',
    success: { status: 200, body: z.array(card) },
  },
  () => [ITEMS],
);

export const listItems = defineCall(
  {
    id: 'listItems',
    service,
    method: 'GET',
    path: '/api/items',
    auth: false,
    summary: 'List a page of items by filters and search, with facet counts',
    query: itemQuery,
    success: { status: 200, body: itemPage },
    failures: { 400: 'A filter, the limit or the cursor is malformed.' },
  },
  ({ query: { seller } }) => (seller ? [sellerTag(seller), SELLERS] : [ITEMS]),
);

export const randomItems = defineCall(
  {
    id: 'randomItems',
    service,
    method: 'GET',
    path: '/api/items/random',
    auth: false,
    summary: 'List up to n items at random',
    query: z.object({
      n: blankAsAbsent(limit),
      exclude: blankAsAbsent(id),
    }),
    success: { status: 200, body: z.array(card) },
  },
  () => [ITEMS],
);

export const suggestItems = defineCall(
  {
    id: 'suggestItems',
    service,
    method: 'GET',
    path: '/api/suggestions',
    auth: false,
    summary: 'Suggest up to 8 item names for what has been typed, best first',
    query: z.object({
      query: blankAsAbsent(z.string().max(MAX_SEARCH, `May have at most ${MAX_SEARCH} characters.`)),
    }),
    success: { status: 200, body: z.array(z.string()).max(8) },
  },
  () => [ITEMS],
);
