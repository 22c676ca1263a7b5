import { z } from 'zod';
import { ITEMS } from '../cache-tags.ts';
import { defineCall } from '../call.ts';
import { blankAsAbsent, id, MAX_SEARCH } from '../common.ts';
import { dollars } from '../money.ts';
import { card, item, service } from './item.ts';

export { MAX_SEARCH };

const values = z.array(z.string().max(60)).max(40);

/** Conditions of a search, in the order in which they are dropped when no item meets all of them. */
const SEARCH_CONDITIONS = ['occasion', 'material', 'size', 'color', 'forWhom', 'words', 'price', 'kind'] as const;
export type SearchCondition = (typeof SEARCH_CONDITIONS)[number];

/** A part of a search text that became a condition; `rest` is the text without it. */
const searchPart = z.object({
  /** `without` is a part that excludes goods: `not leather`. */
  of: z.enum([...SEARCH_CONDITIONS, 'brand', 'without']),
  /** Words of the text, or the text that pages show for them: `under $40`. */
  label: z.string(),
  rest: z.string(),
});
export type SearchPart = z.output<typeof searchPart>;

/** Orders that a text may request: `the cheapest`, `best rated`, `on sale`. */
const ASKED_ORDERS = ['asc', 'desc', 'newest', 'rating', 'reduction', 'bestselling'] as const;

/**
 * Conditions that a search text was parsed into. Any value of a list matches; `kinds` are sorted by how well they
 * match.
 */
export const understood = z.object({
  kinds: values,
  colors: values,
  materials: values,
  /** Groups of people: `men`, `women`, `boys`, `girls`, `kids`, `baby` or `unisex`. */
  forWhom: values,
  brands: values,
  sizes: values,
  priceMin: dollars.optional(),
  priceMax: dollars.optional(),
  /** Words of an occasion or a use: `wedding`, `running`. */
  occasion: values,
  /** Words without a known meaning, which an item's text must contain. */
  words: values,
  /** Whether cheaper items come first. */
  isCheap: z.boolean().optional(),
  /** Age of the person that the goods are for, in years. */
  age: z.number().min(0).max(120).optional(),
  /** The order that the text requests. */
  order: z.enum(ASKED_ORDERS).optional(),
  /** Values that no item may have: `not leather`; `words` are words of names. */
  without: z
    .object({ kinds: values, colors: values, materials: values, forWhom: values, brands: values, words: values })
    .partial()
    .optional(),
});
export type UnderstoodSearch = z.output<typeof understood>;

const inWords = {
  parts: z.array(searchPart),
  /** Summary of the conditions: `black dresses for women`; empty without a kind. */
  phrase: z.string(),
};

/** Fields of a list's answer that state how its search text was parsed. */
export const searchReading = {
  /** Text that was searched for in place of mistyped words. */
  corrected: z.string().optional(),
  understood: understood.extend(inWords).optional(),
  /** Conditions that were dropped, because no item meets them together with the others. */
  relaxed: z.array(z.enum(SEARCH_CONDITIONS)).optional(),
  /** Number of items that meet all conditions not relaxed, when few do, and those that the items behind them lack. */
  close: z.object({ after: z.int(), lacks: z.array(z.enum(SEARCH_CONDITIONS)) }).optional(),
  /** Corrected and shorter texts that find something; only when nothing was found. */
  instead: z.array(z.string()).optional(),
};

/** Searches items for other services, such as the assistant. Not reachable through the gateway. */
export const findItems = defineCall({
  id: 'findItems',
  service,
  method: 'POST',
  path: '/internal/search',
  auth: false,
  summary: 'Find items for what a person wrote and what was understood so far, best first',
  body: z.strictObject({
    text: z.string().max(MAX_SEARCH),
    /** Conditions of the previous search. Each stays unless the text names another value for it. */
    before: understood.partial().optional(),
    /** Items with any of these values are left out. */
    without: understood
      .pick({ kinds: true, colors: true, materials: true, brands: true, forWhom: true })
      .partial()
      .optional(),
    /** Ids of items to leave out. */
    exclude: z.array(id).max(200).optional(),
    /** Whether the search finds only items that can be bought. */
    inStock: z.boolean().optional(),
    /** Whether mistyped words stay uncorrected. */
    exact: z.boolean().optional(),
    /**
     * Whether a person said the text in a conversation: a price or an order alone finds items, names that only resemble
     * the text do not, and the order that the text asks for applies.
     */
    spoken: z.boolean().optional(),
    sort: z.enum(['asc', 'desc', 'newest', 'rating', 'reduction']).optional(),
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

/** Returns suggestions with counts, pictures and prices. */
export const searchSuggestions = defineCall(
  {
    id: 'searchSuggestions',
    service,
    method: 'GET',
    path: '/api/search-suggestions',
    auth: false,
    summary: 'Suggest kinds with counts, items, brands and stores for what has been typed; popular kinds for nothing',
    query: z.object({
      query: blankAsAbsent(z.string().max(MAX_SEARCH, `May have at most ${MAX_SEARCH} characters.`)),
    }),
    success: {
      status: 200,
      body: z.object({
        /** Suggested searches with the number of items that each finds: `dresses`, `dresses for women`. */
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
