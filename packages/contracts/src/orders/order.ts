import { z } from 'zod';
import { quantity } from '../cart.ts';
import { codeText, MAX_CODES, orderCode } from '../codes.ts';
import { color } from '../colors.ts';
import { id, moment, noneAsAbsent } from '../common.ts';
import { dollars } from '../money.ts';
import { orderPayment, PAYMENT_METHODS } from '../payments.ts';
import { anySize } from '../sizes.ts';
import { orderItem } from './line.ts';
import { userLocation } from './user-location.ts';

export const EMPTY_CART = 'Your cart is empty';

/** Maximum number of lines of one order. */
const MAX_ORDER_LINES = 200;

export const order = z.object({
  _id: id,
  buyer: id,
  items: z.array(orderItem),
  /** Sum that the buyer pays: the prices less the discount. */
  totalPrice: dollars,
  /** Codes that reduced the order; a seller receives their own. */
  codes: z.array(orderCode).optional(),
  discount: dollars.optional(),
  userLocation,
  createdAt: moment,
  payment: orderPayment.optional(),
});
export type Order = z.output<typeof order>;

/** Order as the buyer's client sees it. The server compares it with the stored items, prices and stock. */
export const orderRequest = z.strictObject({
  buyer: id,
  items: z
    .array(
      z.strictObject({
        productId: id,
        quantity,
        price: dollars,
        seller: id,
        colorChosen: noneAsAbsent(color),
        sizeChosen: anySize.or(z.literal('')).nullish(),
      }),
      'Items must be a list.',
    )
    .max(MAX_ORDER_LINES, `An order may hold at most ${MAX_ORDER_LINES} different items.`),
  /** Sum to pay: with `codes` the total less their discounts, without them the total. */
  totalPrice: dollars,
  /** Codes that the order uses, each for every owner in it who has the code. The cart need not have them. */
  codes: z.array(codeText).max(MAX_CODES, `An order may use at most ${MAX_CODES} codes.`).optional(),
  userLocation,
  /** Payment method; on delivery when absent. */
  payment: z.enum(PAYMENT_METHODS, "Must be 'card' or 'on-delivery'.").optional(),
});
export type OrderRequest = z.output<typeof orderRequest>;
