import { z } from 'zod';
import { AS_CHANGE, defineCall, messageBody } from '../call.ts';
import { colorImages } from '../colors.ts';
import { blankAsAbsent, id, line } from '../common.ts';
import { category, IMAGE_FIELDS } from '../fashion.ts';
import { pictureSent } from '../picture-sent.ts';
import { aboutFields } from '../rule.ts';
import { saleSent } from '../sale.ts';
import { sizesFault } from '../sizes.ts';
import { stock, stockFault } from '../stock.ts';
import { sizesOf } from '../variants.ts';
import { sentFields } from './field-lists.ts';
import { item, ownCard, ownPrice, service, unknownItem } from './item.ts';
import { GROUPS } from './lists.ts';

/** Forms send an empty slot as absent, as null or as an image with a blank url. All of them mean no image. */
const emptySlotAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'object' && value !== null && 'url' in value && value.url === '')
    ? undefined
    : value;
const optionalImage = z.preprocess(emptySlotAsAbsent, pictureSent.optional());

/** Message for an item without its first picture. */
export const MAIN_IMAGE_REQUIRED = 'Main image is required.';

const chosenKinds = z.array(line('Kind', 60)).max(3, 'Choose at most 3 kinds.');

/** An item as its seller sends it on create and edit. */
export const itemSent = z
  .strictObject({
    ...sentFields,
    image1: z.preprocess(
      emptySlotAsAbsent,
      pictureSent.optional().refine((image) => image !== undefined, MAIN_IMAGE_REQUIRED),
    ),
    image2: optionalImage,
    image3: optionalImage,
    image4: optionalImage,
    image5: optionalImage,
    /** Kinds that correct those that the name implies; empty for none. When absent, they stay as they are. */
    kinds: chosenKinds.optional(),
    /** When absent, the pictures of colors stay as they are. Colors and pictures that the item lacks are dropped. */
    colorImages: colorImages.optional(),
    /** Stock of the item. When absent, the stock stays as it is; the stock of a new item is not tracked. */
    stock: stock.optional(),
    /** Sale of the item. When absent, the sale stays as it is; null ends it. `price` is the regular price. */
    sale: saleSent.nullable().optional(),
    // Fields that are read with an item. They are accepted, so that a client can send back what it read, and have no
    // effect.
    rating: z.unknown().optional(),
    availability: z.unknown().optional(),
    available: z.unknown().optional(),
    formerPrice: z.unknown().optional(),
    saleEnds: z.unknown().optional(),
    percent: z.unknown().optional(),
    regularPrice: z.unknown().optional(),
  })
  .superRefine(
    ({ stock: counted = null, colors, size, otherSizes }, context) => {
      const fault = stockFault(counted, { colors, sizes: sizesOf({ size, otherSizes }) });
      if (fault) context.addIssue({ code: 'custom', path: ['stock'], message: fault });
    },
    aboutFields('stock', 'colors', 'size', 'otherSizes'),
  )
  .superRefine(
    ({ size, otherSizes }, context) => {
      const mixed = sizesFault(size, otherSizes);
      if (mixed) context.addIssue({ code: 'custom', path: ['otherSizes'], message: mixed });
    },
    aboutFields('size', 'otherSizes'),
  )
  .transform(
    ({
      rating: _rating,
      availability: _availability,
      available: _available,
      formerPrice: _former,
      saleEnds: _ends,
      percent: _percent,
      regularPrice: _regular,
      ...sent
    }) => sent,
  );
export type ItemSent = z.input<typeof itemSent>;

/** An item as its seller reads it for editing, at its regular price; `version` goes back in `If-Match`. */
export const itemToEdit = item.extend({
  version: z.int(),
  sale: ownPrice.sale,
  kinds: chosenKinds.optional(),
  ...Object.fromEntries(IMAGE_FIELDS.map((field) => [`${field}_public_id`, z.string().optional()])),
});
export type ItemToEdit = z.output<typeof itemToEdit>;

/** Maximum number of the caller's items in one answer. */
export const MAX_YOUR_ITEMS = 5000;

const notSeller = 'The item belongs to another seller.';
export const listYourItems = defineCall({
  id: 'listYourItems',
  service,
  method: 'GET',
  path: '/api/yourItems/get',
  auth: true,
  summary: "List the caller's published items as cards, newest first, up to `limit` of them",
  query: z.object({
    limit: blankAsAbsent(z.coerce.number().int().min(1).max(MAX_YOUR_ITEMS)),
    after: blankAsAbsent(id).describe('Item after which the list begins. A list of `limit` items may continue.'),
  }),
  success: { status: 200, body: z.array(ownCard) },
  failures: { 403: notSeller, 404: unknownItem },
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
  limitedBy: AS_CHANGE,
});

export const getItemToEdit = defineCall({
  id: 'getItemToEdit',
  service,
  method: 'GET',
  path: '/api/getYourItemToEdit/{id}',
  auth: true,
  summary: "Get one of the caller's items for editing",
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
  summary: 'Change one of the caller\'s items; with `If-Match: "version"` only when that version is current',
  params: z.object({ id }),
  body: itemSent,
  success: { status: 200, body: item },
  failures: {
    400: 'One message per faulty field.',
    403: notSeller,
    404: unknownItem,
    409: 'The item was changed since it was read.',
  },
  limitedBy: AS_CHANGE,
});

export const unpublishItem = defineCall({
  id: 'unpublishItem',
  service,
  method: 'DELETE',
  path: '/api/yourItem/delete/{productId}',
  auth: true,
  summary: "Unpublish one of the caller's items",
  params: z.object({ productId: id }),
  success: { status: 200, body: messageBody },
  failures: { 403: notSeller, 404: unknownItem },
  limitedBy: AS_CHANGE,
});

/** Maximum number of items in the list of unpublished items. */
export const MAX_UNPUBLISHED = 500;

export const listUnpublishedItems = defineCall({
  id: 'listUnpublishedItems',
  service,
  method: 'GET',
  path: '/api/yourItems/unpublished',
  auth: true,
  summary: `List the caller's unpublished items as cards, last unpublished first, at most ${MAX_UNPUBLISHED}`,
  success: { status: 200, body: z.array(ownCard) },
});

export const describeDraft = defineCall({
  id: 'describeDraft',
  service,
  method: 'POST',
  path: '/api/yourItem/found-as',
  auth: true,
  summary: 'Get the attributes by which searches find an item with this text, and the kinds that its seller can choose',
  body: z.strictObject({
    name: z.string().max(200),
    description: z.string().max(5000),
    category,
    colors: z.array(z.string().max(60)).max(20),
    kinds: chosenKinds,
  }),
  success: {
    status: 200,
    body: z.object({
      kinds: z.array(z.string()),
      colors: z.array(z.string()),
      materials: z.array(z.string()),
      forWhom: z.array(z.enum(GROUPS)),
      choices: z.array(z.string()),
    }),
  },
  limitedBy: AS_CHANGE,
});

export const republishItem = defineCall({
  id: 'republishItem',
  service,
  method: 'POST',
  path: '/api/yourItem/republish/{productId}',
  auth: true,
  summary: "Publish one of the caller's unpublished items again, unchanged; idempotent",
  params: z.object({ productId: id }),
  success: { status: 200, body: item },
  failures: {
    403: notSeller,
    404: unknownItem,
    409: 'Another published item of the caller has its item number, or the item is being changed elsewhere.',
  },
  limitedBy: AS_CHANGE,
});
