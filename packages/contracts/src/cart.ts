import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { cartCode, codeText } from './codes.ts';
import { color } from './colors.ts';
import { blankAsAbsent, id, noneAsAbsent } from './common.ts';
import { category, size } from './fashion.ts';
import { dollars } from './money.ts';
import { reduction } from './sale.ts';
import { anySize } from './sizes.ts';
import { stock } from './stock.ts';

/** Maximum quantity of one line of a cart or an order. */
export const MAX_QUANTITY = 10;

/** Quantity of one line: a whole number from 1 to 10. */
export const quantity = z
  .number('Quantity must be a number.')
  .int('Quantity must be a whole number.')
  .min(1, 'Quantity must be at least 1.')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}.`);

/**
 * Id of a line of a cart or an order. The first line of a product has the product's id; a further line, of another
 * variant of the same product, has an id of its own.
 */
export const lineId = id;

export const cartLine = z.object({
  /** Absent only in answers of a release that had one line per product: then it is the product's id. */
  lineId: lineId.optional(),
  productId: z.object({
    _id: id,
    name: z.string(),
    price: dollars,
    ...reduction,
    category,
    colors: z.array(z.string()).optional(),
    size: z.array(size),
    otherSizes: z.array(z.string()).optional(),
    image1: z.string(),
    user: id,
  }),
  quantity: z.int(),
  colorChosen: z.string().optional(),
  sizeChosen: z.string().nullable(),
  /** Price when the buyer last added to this line. It differs from the item's price when that changed since. */
  priceWhenAdded: dollars.optional(),
  /** Stock of the item that can still be sold; absent or null for an item whose stock is not tracked. */
  available: stock.optional(),
  /** Reason why the line cannot be ordered as it is: 'Sold out.', 'Only 2 left.', or that its item is not for sale. */
  shortage: z.string().optional(),
});
export type CartLine = z.output<typeof cartLine>;

const service = 'svc-orders';
const lines = z.object({
  items: z.array(cartLine),
  /**
   * Lines of items that are not for sale now. They are not part of `items` and of the total, and come back with the
   * item.
   */
  unavailable: z.array(cartLine).optional(),
  /** Lines that the caller saved for later, with variant and quantity. */
  saved: z.array(cartLine).optional(),
  /** Codes of the cart, in the order in which they were entered; an entry for each owner in the cart who has it. */
  codes: z.array(cartCode).optional(),
  /** Sum of the discounts of all codes. */
  discount: dollars.optional(),
  /** Total less the discount: the sum that an order of this cart costs. */
  toPay: dollars.optional(),
});
const outOfStock = 'Stock does not cover the quantity (`OUT_OF_STOCK`; `errors.quantity` states how many are left).';
const notInCart = 'The item is not in the cart.';
/** Names one of several lines of a product. Without it, a change applies to the line of the product added last. */
const whichLine = { lineId: lineId.optional() };

export const getCart = defineCall({
  id: 'getCart',
  service,
  method: 'GET',
  path: '/api/cart',
  auth: true,
  summary: "Get the caller's cart at current prices",
  success: { status: 200, body: lines.extend({ total: dollars }) },
});

export const addToCart = defineCall({
  id: 'addToCart',
  service,
  method: 'POST',
  path: '/api/cart/add',
  auth: true,
  summary: 'Add an item to the cart; the same variant adds up, to at most 10; another variant is another line',
  body: z.strictObject({
    productId: id,
    quantity,
    colorChosen: noneAsAbsent(color),
    sizeChosen: anySize.or(z.literal('')).nullish(),
  }),
  success: { status: 200, body: lines },
  failures: {
    400: 'A color or size that the item does not have, or a bad quantity.',
    404: 'There is no such item.',
    409: outOfStock,
  },
  limitedBy: AS_CHANGE,
});

export const updateCartQuantity = defineCall({
  id: 'updateCartQuantity',
  service,
  method: 'PUT',
  path: '/api/cart/itemQuantityUpdate',
  auth: true,
  summary: 'Set the quantity of a line of the cart',
  body: z.strictObject({ productId: id, ...whichLine, quantity }),
  success: { status: 200, body: lines },
  failures: { 404: notInCart, 409: outOfStock },
  limitedBy: AS_CHANGE,
});

export const updateCartSize = defineCall({
  id: 'updateCartSize',
  service,
  method: 'PUT',
  path: '/api/cart/itemSizeUpdate',
  auth: true,
  summary: 'Set the size of a line of the cart; a line that has this variant already is merged into it',
  body: z.strictObject({ productId: id, ...whichLine, sizeChosen: anySize }),
  success: { status: 200, body: lines },
  failures: { 404: notInCart },
  limitedBy: AS_CHANGE,
});

export const updateCartColor = defineCall({
  id: 'updateCartColor',
  service,
  method: 'PUT',
  path: '/api/cart/itemColorUpdate',
  auth: true,
  summary: 'Set the color of a line of the cart; a line that has this variant already is merged into it',
  body: z.strictObject({ productId: id, ...whichLine, colorChosen: color }),
  success: { status: 200, body: lines },
  failures: { 400: 'A color that the item does not have.', 404: notInCart },
  limitedBy: AS_CHANGE,
});

export const deleteFromCart = defineCall({
  id: 'deleteFromCart',
  service,
  method: 'DELETE',
  path: '/api/cart/delete/{productId}',
  auth: true,
  summary: 'Delete an item from the cart: all its lines, or the one with `lineId`; idempotent',
  params: z.object({ productId: id }),
  query: z.strictObject({ lineId: blankAsAbsent(lineId) }),
  success: { status: 200, body: lines },
  limitedBy: AS_CHANGE,
});

export const clearCart = defineCall({
  id: 'clearCart',
  service,
  method: 'DELETE',
  path: '/api/cart',
  auth: true,
  summary: 'Empty the cart',
  success: { status: 200, body: lines },
  limitedBy: AS_CHANGE,
});

export const saveForLater = defineCall({
  id: 'saveForLater',
  service,
  method: 'POST',
  path: '/api/cart/saved',
  auth: true,
  summary: 'Save a line of the cart for later, with its variant and quantity',
  body: z.strictObject({ productId: id, ...whichLine }),
  success: { status: 200, body: lines },
  failures: { 404: notInCart, 409: 'Too many lines are saved.' },
  limitedBy: AS_CHANGE,
});

export const moveSavedToCart = defineCall({
  id: 'moveSavedToCart',
  service,
  method: 'POST',
  path: '/api/cart/saved/move',
  auth: true,
  summary: 'Move a saved line back to the cart',
  body: z.strictObject({ productId: id, ...whichLine }),
  success: { status: 200, body: lines },
  failures: { 404: 'The item is not saved.', 409: 'The cart has too many lines.' },
  limitedBy: AS_CHANGE,
});

export const deleteSaved = defineCall({
  id: 'deleteSaved',
  service,
  method: 'DELETE',
  path: '/api/cart/saved/{productId}',
  auth: true,
  summary: 'Delete saved lines of an item: all, or the one with `lineId`; idempotent',
  params: z.object({ productId: id }),
  query: z.strictObject({ lineId: blankAsAbsent(lineId) }),
  success: { status: 200, body: lines },
  limitedBy: AS_CHANGE,
});

export const useCode = defineCall({
  id: 'useCode',
  service,
  method: 'POST',
  path: '/api/cart/code',
  auth: true,
  summary: 'Add a code to the cart, for every owner in it who has the code; it replaces other codes of these owners',
  body: z.strictObject({ code: codeText }),
  success: { status: 200, body: lines },
  failures: {
    404: 'No owner in the cart has the code, or it has ended, is used up or out of its time; the answer does not reveal which.',
    409: 'The cart has too many codes.',
  },
  rateLimit: { windowSeconds: 600, max: 40 },
});

export const removeCode = defineCall({
  id: 'removeCode',
  service,
  method: 'DELETE',
  path: '/api/cart/code/{code}',
  auth: true,
  summary: 'Remove a code from the cart, for all owners; idempotent',
  params: z.object({ code: codeText }),
  samples: { code: 'SUMMER10' },
  success: { status: 200, body: lines },
  limitedBy: AS_CHANGE,
});
