import { z } from 'zod';
import { ITEMS } from '../cache-tags.ts';
import { defineCall } from '../call.ts';
import { blankAsAbsent, id } from '../common.ts';
import { dollars } from '../money.ts';
import { card, item, service } from './item.ts';

/** Maximum length of a search text, in characters. */
export const MAX_SEARCH = 200;

const values = z.array(z.string().max(60)).max(40);

/** The conditions that a search can have, in the order in which they are dropped when nothing meets all of them. */
export const SEARCH_CONDITIONS = [
  'occasion',
  'material',
  'size',
  'color',
  'forWhom',
  'words',
  'price',
  'kind',
] as const;
export type SearchCondition = (typeof SEARCH_CONDITIONS)[number];

/** A part of a search text that became a condition; `rest` is the text without it. */
export const searchPart = z.object({
  of: z.enum([...SEARCH_CONDITIONS, 'brand']),
  /** The words of the text, or how pages show them: `under $40`. */
  label: z.string(),
  rest: z.string(),
});
export type SearchPart = z.output<typeof searchPart>;

/** What a search text asks for. Within a list any value will do; `kinds` are in the order of how well they serve. */
export const understood = z.object({
  kinds: values,
  colors: values,
  materials: values,
  /** `men`, `women`, `boys`, `girls`, `kids`, `baby` or `unisex`. */
  forWhom: values,
  brands: values,
  sizes: values,
  priceMin: dollars.optional(),
  priceMax: dollars.optional(),
  /** Words of an occasion or a use: `wedding`, `running`. */
  occasion: values,
  /** Words that mean nothing in particular and must stand in an item's text. */
  words: values,
  /** Whether cheaper goods stand first. */
  isCheap: z.boolean().optional(),
});
export type UnderstoodSearch = z.output<typeof understood>;

const inWords = {
  parts: z.array(searchPart),
  /** What was understood in few words: `black dresses for women`; empty without a kind. */
  phrase: z.string(),
};

/** Beside what a list shows: how its search text was understood. */
export const searchReading = {
  /** What was searched for in place of mistyped words. */
  corrected: z.string().optional(),
  understood: understood.extend(inWords).optional(),
  /** The conditions that no item meets together with the others, and that were dropped therefore. */
  relaxed: z.array(z.enum(SEARCH_CONDITIONS)).optional(),
};

/** Search for other services, such as the assistant. Not reachable through the gateway. */
export const findItems = defineCall({
  id: 'findItems',
  service,
  method: 'POST',
  path: '/internal/search',
  auth: false,
  summary: 'Items for what a person wrote and what was understood so far, best first',
  body: z.strictObject({
    text: z.string().max(MAX_SEARCH),
    /** Conditions from before: each holds unless the text names another of its sort. */
    before: understood.partial().optional(),
    /** Items with any of these are left out. */
    without: understood.pick({ kinds: true, colors: true, materials: true, brands: true }).partial().optional(),
    /** Ids of items to leave out. */
    exclude: z.array(id).max(200).optional(),
    /** Whether only items that can be bought are found. */
    inStock: z.boolean().optional(),
    /** Takes no word for a mistyped one. */
    exact: z.boolean().optional(),
    sort: z.enum(['asc', 'desc', 'newest', 'rating']).optional(),
    limit: z.int().min(1).max(60).default(12),
  }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(item),
      total: z.int(),
      corrected: searchReading.corrected,
      understood: understood.extend(inWords),
      relaxed: z.array(z.enum(SEARCH_CONDITIONS)),
    }),
  },
  limitedBy: 'It is not reachable through the gateway.',
});

const marked = {
  label: z.string(),
  /** Ranges of the label's letters that were typed; `to` is exclusive. */
  marks: z.array(z.object({ from: z.int(), to: z.int() })),
};

/** Suggestions with counts, pictures and prices. */
export const searchSuggestions = defineCall(
  {
    id: 'searchSuggestions',
    service,
    method: 'GET',
    path: '/api/search-suggestions',
    auth: false,
    summary: 'Kinds with counts, items, brands and stores for what has been typed; popular kinds for nothing',
    query: z.object({
      query: blankAsAbsent(z.string().max(MAX_SEARCH, `May have at most ${MAX_SEARCH} characters.`)),
    }),
    success: {
      status: 200,
      body: z.object({
        /** Searches that find so many items: `dresses`, `dresses for women`. */
        kinds: z.array(z.object({ ...marked, search: z.string(), count: z.int() })).max(6),
        items: z
          .array(z.object({ ...marked, item: card.pick({ _id: true, category: true, price: true, itemImg: true }) }))
          .max(6),
        brands: z.array(z.object({ ...marked, count: z.int() })).max(3),
        stores: z.array(z.object({ ...marked, _id: id })).max(3),
      }),
    },
  },
  () => [ITEMS],
);
