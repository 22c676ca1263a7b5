import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { blankAsAbsent, id, line, moment, paging } from './common.ts';
import { category, categoryInput, gender, IMAGE_FIELDS, size, subCategory } from './fashion.ts';
import { dollars, MAX_PRICE } from './money.ts';
import { rating } from './reviews.ts';
import { availability, stock, stockFault } from './stock.ts';

/** The longest search text, in characters. */
export const MAX_SEARCH = 200;

/** The longest brand, in characters. */
export const MAX_BRAND = 60;

/** An item as lists show it. */
export const card = z.object({
  _id: id,
  name: z.string(),
  price: dollars,
  category,
  subCategory,
  size: z.array(size),
  isBestseller: z.boolean(),
  itemImg: z.string(),
  image1: z.object({ url: z.string() }),
  image2: z.object({ url: z.string() }).optional(),
  user: id,
  brand: z.string().optional(),
  rating: rating.optional(),
  availability: availability.optional(),
});
export type Card = z.output<typeof card>;

const picture = z.object({ url: z.string(), public_id: z.string() });

/** An item as its own page shows it. */
export const item = card.extend({
  description: z.string(),
  image1: picture,
  image2: picture.optional(),
  image3: picture.optional(),
  image4: picture.optional(),
  image5: picture.optional(),
  /** What can still be sold; absent or null when nobody counts. */
  available: stock.optional(),
  createdAt: moment,
  updatedAt: moment,
});
export type Item = z.output<typeof item>;

const imageSent = z.strictObject({
  url: z.string().min(1).max(2000),
  public_id: z.string().min(1).max(300),
});

/** Forms send an empty slot as nothing, as null or as an image with a blank url: all mean no image. */
const emptySlotAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'object' && value !== null && 'url' in value && value.url === '')
    ? undefined
    : value;
const optionalImage = z.preprocess(emptySlotAsAbsent, imageSent.optional());

/** Forms send a field without a value as nothing, as null or as blank. */
function noneAsAbsent<S extends z.ZodType>(schema: S) {
  const isNone = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
  return z.preprocess((value) => (isNone(value) ? undefined : value), schema.optional());
}

/** The words for an item without its first picture. */
export const MAIN_IMAGE_REQUIRED = 'Main image is required.';

/** An item as its seller sends it on create and edit. */
export const itemSent = z
  .strictObject({
    name: line('Name', 200),
    description: z
      .string('Description is required.')
      .trim()
      .min(1, 'Description is required.')
      .max(5000, 'Description may have at most 5000 characters.'),
    price: z
      .number('Price must be a number.')
      .positive('Price must be above 0.')
      .max(MAX_PRICE, 'Price may be at most 1,000,000.')
      .pipe(dollars),
    category: categoryInput,
    subCategory,
    size: z.array(size).max(5, 'Choose each size once.').default([]),
    isBestseller: z.boolean().default(false),
    brand: noneAsAbsent(line('Brand', MAX_BRAND)),
    image1: z.preprocess(
      emptySlotAsAbsent,
      imageSent.optional().refine((image) => image !== undefined, MAIN_IMAGE_REQUIRED),
    ),
    image2: optionalImage,
    image3: optionalImage,
    image4: optionalImage,
    image5: optionalImage,
    /** Absent: stays as it is (a new item is not counted). */
    stock: stock.optional(),
    // Read with an item: a client that sends back what it read is not refused, and changes nothing by them.
    rating: z.unknown().optional(),
    availability: z.unknown().optional(),
    available: z.unknown().optional(),
  })
  .superRefine(({ stock: counted = null, size: sizes }, context) => {
    const fault = stockFault(counted, sizes);
    if (fault) context.addIssue({ code: 'custom', path: ['stock'], message: fault });
  })
  .transform(({ rating: _rating, availability: _availability, available: _available, ...sent }) => sent);
export type ItemSent = z.input<typeof itemSent>;

/** An item as its seller reads it for editing; `version` goes back in `If-Match`. */
export const itemToEdit = item.extend({
  version: z.int(),
  ...Object.fromEntries(IMAGE_FIELDS.map((field) => [`${field}_public_id`, z.string().optional()])),
});
export type ItemToEdit = z.output<typeof itemToEdit>;

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
export const itemPage = z.object({
  items: z.array(card),
  total: z.int(),
  nextCursor: z.string().nullable(),
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

const service = 'svc-catalog';
const itemId = z.object({ itemId: id });
const notSeller = 'The item belongs to another seller.';
const unknownItem = 'There is no such item.';

export const listAllItems = defineCall({
  id: 'listAllItems',
  service,
  method: 'GET',
  path: '/api',
  auth: false,
  summary: 'All published items as cards, newest first',
  success: { status: 200, body: z.array(card) },
});

export const listItems = defineCall({
  id: 'listItems',
  service,
  method: 'GET',
  path: '/api/items',
  auth: false,
  summary: 'A page of items by filters and search, with facet counts',
  query: itemQuery,
  success: { status: 200, body: itemPage },
  failures: { 400: 'A filter, the limit or the cursor is malformed.' },
});

export const randomItems = defineCall({
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
});

export const getItem = defineCall({
  id: 'getItem',
  service,
  method: 'GET',
  path: '/api/categories/{category}/{id}',
  auth: false,
  summary: 'One item',
  params: z.object({ category: categoryInput, id }),
  success: { status: 200, body: item },
  failures: { 404: 'There is none, it is unpublished or of another category.' },
});

export const countView = defineCall({
  id: 'countView',
  service,
  method: 'PATCH',
  path: '/api/increment-views/{itemId}',
  auth: false,
  summary: 'Count a view of an item',
  params: itemId,
  success: { status: 204, body: z.undefined() },
  failures: { 404: unknownItem },
});

export const suggestItems = defineCall({
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
});

export const listYourItems = defineCall({
  id: 'listYourItems',
  service,
  method: 'GET',
  path: '/api/yourItems/get',
  auth: true,
  summary: "The caller's published items as cards",
  success: { status: 200, body: z.array(card) },
});

export const uploadItem = defineCall({
  id: 'uploadItem',
  service,
  method: 'POST',
  path: '/api/upload-item',
  auth: true,
  summary: 'Publish an item',
  body: itemSent,
  success: { status: 201, body: item },
  failures: { 400: 'One message per faulty field.' },
});

export const getItemToEdit = defineCall({
  id: 'getItemToEdit',
  service,
  method: 'GET',
  path: '/api/getYourItemToEdit/{id}',
  auth: true,
  summary: "One of the caller's items, for editing",
  params: z.object({ id }),
  success: { status: 200, body: itemToEdit },
  failures: { 403: notSeller, 404: unknownItem },
});

export const editItem = defineCall({
  id: 'editItem',
  service,
  method: 'PUT',
  path: '/api/editYourItem/{id}',
  auth: true,
  summary: 'Change one of the caller\'s items; with `If-Match: "version"` only when nobody changed it since',
  params: z.object({ id }),
  body: itemSent,
  success: { status: 200, body: item },
  failures: {
    400: 'One message per faulty field.',
    403: notSeller,
    404: unknownItem,
    409: 'The item was changed since it was read.',
  },
});

export const unpublishItem = defineCall({
  id: 'unpublishItem',
  service,
  method: 'DELETE',
  path: '/api/yourItem/delete/{productId}',
  auth: true,
  summary: "Take one of the caller's items out of the shop",
  params: z.object({ productId: id }),
  success: { status: 200, body: messageBody },
  failures: { 403: notSeller, 404: unknownItem },
});

/** Items as the assistant keeps them; a page of them. Not reachable through the gateway. */
export const listItemsForShelf = defineCall({
  id: 'listItemsForShelf',
  service,
  method: 'GET',
  path: '/internal/items',
  auth: false,
  summary: 'Published items by id, or with `since` those that changed since then, unpublished ones too',
  query: z.object({ after: blankAsAbsent(id), since: blankAsAbsent(moment) }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(z.object({ item, published: z.boolean() })),
      /** Where the next page begins; null after the last. */
      next: id.nullable(),
      /** When this was read, for the next `since`. */
      now: moment,
    }),
  },
});

/** What a service that keeps a replica asks of the owner on a miss. Not reachable through the gateway. */
export const getItemForReplica = defineCall({
  id: 'getItemForReplica',
  service,
  method: 'GET',
  path: '/internal/items/{id}',
  auth: false,
  summary: 'An item as replicas keep it',
  params: z.object({ id }),
  success: {
    status: 200,
    body: z.object({
      item: z.object({
        name: z.string(),
        priceCents: z.int(),
        category,
        sizes: z.array(size),
        itemImg: z.string(),
        seller: id,
      }),
      version: z.int(),
      published: z.boolean(),
      /** As the seller last sent it with the item, and when. */
      stock: stock.optional(),
      stockAt: moment.optional(),
    }),
  },
  failures: { 404: unknownItem },
});
