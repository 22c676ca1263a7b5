import { z } from 'zod';
import { ITEMS, SELLERS, sellerTag } from '../cache-tags.ts';
import { defineCall } from '../call.ts';
import { blankAsAbsent, id, line, paging } from '../common.ts';
import { categoryInput, gender, size, subCategory } from '../fashion.ts';
import { MAX_BRAND } from './fields.ts';
import { card, service } from './item.ts';

/** The longest search text, in characters. */
export const MAX_SEARCH = 200;

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
export const itemPage = z.object({
  items: z.array(card),
  total: z.int(),
  nextCursor: z.string().nullable(),
  /** What was searched for in place of words that no item has. */
  corrected: z.string().optional(),
  facets: z.object({
    category: facet,
    gender: facet,
    subCategory: facet,
    size: facet,
    brand: facet.optional(),
    inStock: facet.optional(),
  }),
});
export type ItemPage = z.output<typeof itemPage>;

const priceInQuery = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Must be an amount in dollars.')
  .transform(Number);

/** By price, rising or falling; newest first; best rated first. */
export const SORTS = ['asc', 'desc', 'newest', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

const MOST_VALUES = 20;

/** A value in a query string, or several: `size=S&size=M`. */
function anyOf<S extends z.ZodType>(schema: S, message: string) {
  const one = schema.transform((value): z.output<S>[] => [value as z.output<S>]);
  return blankAsAbsent(z.union([one, z.array(schema).max(MOST_VALUES)], message));
}

/** The filters of a list of items, as they stand in a query string; `all` means no filter. */
export const itemQuery = z.object({
  search: blankAsAbsent(z.string().max(MAX_SEARCH, `May have at most ${MAX_SEARCH} characters.`)),
  /** `true`: the search as it is written, without correcting mistyped words. */
  exact: blankAsAbsent(z.enum(['true', 'false'], 'Must be true or false.')),
  category: blankAsAbsent(z.union([z.literal('all').transform(() => undefined), categoryInput])),
  gender: blankAsAbsent(gender),
  subCategory: blankAsAbsent(subCategory),
  sort: blankAsAbsent(z.enum(SORTS, 'Must be asc, desc, newest or rating.')),
  /** One or several: what has any of them. */
  size: anyOf(size, 'Must be S, M, L, XL or XXL.'),
  brand: anyOf(line('Brand', MAX_BRAND), `Must be brands of at most ${MAX_BRAND} characters.`),
  seller: blankAsAbsent(id),
  /** `true`: only what can be bought; `false` means no filter. */
  inStock: blankAsAbsent(z.enum(['true', 'false'], 'Must be true or false.')),
  minPrice: blankAsAbsent(priceInQuery),
  maxPrice: blankAsAbsent(priceInQuery),
  ...paging,
});

export const listAllItems = defineCall(
  {
    id: 'listAllItems',
    service,
    method: 'GET',
    path: '/api',
    auth: false,
    summary: 'All published items as cards, newest first',
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
    summary: 'A page of items by filters and search, with facet counts',
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
    summary: 'Up to n items at random',
    query: z.object({
      n: blankAsAbsent(
        z
          .string()
          .regex(/^\d{1,2}$/, 'Must be a whole number from 1 to 60.')
          .transform(Number)
          .pipe(z.number().min(1).max(60)),
      ),
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
    summary: 'Up to 8 item names for what has been typed, best first',
    query: z.object({
      query: blankAsAbsent(z.string().max(MAX_SEARCH, `May have at most ${MAX_SEARCH} characters.`)),
    }),
    success: { status: 200, body: z.array(z.string()).max(8) },
  },
  () => [ITEMS],
);
