import { z } from 'zod';
import { defineCall } from './call.ts';
import { color } from './colors.ts';
import { id, noneAsAbsent } from './common.ts';
import { category, size } from './fashion.ts';
import { dollars } from './money.ts';
import { stock } from './stock.ts';

export const MAX_QUANTITY = 10;

/** How many of an item one may order: a whole number from 1 to 10. */
export const quantity = z
  .number('Quantity must be a number.')
  .int('Quantity must be a whole number.')
  .min(1, 'Quantity must be at least 1.')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}.`);

export const cartLine = z.object({
  productId: z.object({
    _id: id,
    name: z.string(),
    price: dollars,
    category,
    colors: z.array(z.string()).optional(),
    size: z.array(size),
    image1: z.string(),
    user: id,
  }),
  quantity: z.int(),
  colorChosen: z.string().optional(),
  sizeChosen: z.string().nullable(),
  /** The price when the buyer last set this line; another than the item's means it changed since. */
  priceWhenAdded: dollars.optional(),
  /** What can still be sold of the item; absent or null when nobody counts. */
  available: stock.optional(),
  /** Why the line cannot be ordered as it is: 'Sold out.' or 'Only 2 left.' */
  shortage: z.string().optional(),
});
export type CartLine = z.output<typeof cartLine>;

const service = 'svc-orders';
const lines = z.object({ items: z.array(cartLine) });
const notInCart = 'The item is not in the cart.';

export const getCart = defineCall({
  id: 'getCart',
  service,
  method: 'GET',
  path: '/api/cart',
  auth: true,
  summary: "The caller's cart at current prices",
  success: { status: 200, body: lines.extend({ total: dollars }) },
});

export const addToCart = defineCall({
  id: 'addToCart',
  service,
  method: 'POST',
  path: '/api/cart/add',
  auth: true,
  summary: 'Put an item into the cart; the same item again adds up, to at most 10',
  body: z.strictObject({
    productId: id,
    quantity,
    colorChosen: noneAsAbsent(color),
    sizeChosen: size.or(z.literal('')).nullish(),
  }),
  success: { status: 200, body: lines },
  failures: {
    400: 'A color or size that the item does not have, or a bad quantity.',
    404: 'There is no such item.',
  },
});

export const updateCartQuantity = defineCall({
  id: 'updateCartQuantity',
  service,
  method: 'PUT',
  path: '/api/cart/itemQuantityUpdate',
  auth: true,
  summary: 'Set the quantity of an item in the cart',
  body: z.strictObject({ productId: id, quantity }),
  success: { status: 200, body: lines },
  failures: { 404: notInCart },
});

export const updateCartSize = defineCall({
  id: 'updateCartSize',
  service,
  method: 'PUT',
  path: '/api/cart/itemSizeUpdate',
  auth: true,
  summary: 'Set the size of an item in the cart',
  body: z.strictObject({ productId: id, sizeChosen: size }),
  success: { status: 200, body: lines },
  failures: { 404: notInCart },
});

export const updateCartColor = defineCall({
  id: 'updateCartColor',
  service,
  method: 'PUT',
  path: '/api/cart/itemColorUpdate',
  auth: true,
  summary: 'Set the color of an item in the cart',
  body: z.strictObject({ productId: id, colorChosen: color }),
  success: { status: 200, body: lines },
  failures: { 400: 'A color that the item does not have.', 404: notInCart },
});

export const deleteFromCart = defineCall({
  id: 'deleteFromCart',
  service,
  method: 'DELETE',
  path: '/api/cart/delete/{productId}',
  auth: true,
  summary: 'Take an item out of the cart, also when it is not in it',
  params: z.object({ productId: id }),
  success: { status: 200, body: lines },
});

export const clearCart = defineCall({
  id: 'clearCart',
  service,
  method: 'DELETE',
  path: '/api/cart',
  auth: true,
  summary: 'Empty the cart',
  success: { status: 200, body: lines },
});
