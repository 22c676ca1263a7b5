import { CODE_NOT_VALID } from '@ethereal/contracts/codes';
import { formatMoney, toCents, toDollars } from '@ethereal/contracts/money';
import type { OrderRequest } from '@ethereal/contracts/orders';
import { conflict } from '@ethereal/service-kit/errors';
import { lineIdOf } from '../cart/cart.rules.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { CodeUse, OrderCode } from './code.ts';
import { type AppliedCode, applyCodes, type CodeLine, labelOf } from './codes.rules.ts';
import type { ReadCodes } from './read-codes.ts';

/** Problem of a code of the shop in an order that is paid on delivery: the shop could not pay its discount. */
const NEEDS_CARD = 'This code needs payment by card.';

/** Creates the error for codes that do not apply as sent; `errors` has a text by code. */
export const codeChanged = (errors: Record<string, string>) =>
  conflict('A code in your order has changed. Please look at it again.', { code: 'CODE_CHANGED', errors });

/** Returns the uses that an order reserves, takes, or gives back. */
export const usesOf = ({ _id: order, buyer: person, codes = [] }: Pick<Order, '_id' | 'buyer' | 'codes'>): CodeUse[] =>
  codes.map(({ code, cents, once = false }) => ({ code, order, person, cents, once }));

const lineOf = (line: OrderLine & { category: CodeLine['category'] }): CodeLine => ({
  lineId: lineIdOf(line),
  product: line.product,
  category: line.category,
  seller: line.seller,
  priceCents: line.priceCents,
  quantity: line.quantity,
});

const orderCodeOf = ({ code, discountCents }: AppliedCode): OrderCode => ({
  code: code._id,
  label: labelOf(code.terms),
  cents: discountCents,
  ...(code.seller && { seller: code.seller }),
  ...(code.conditions.oncePerPerson && { once: true }),
  ...(code.conditions.firstOrder && { first: true }),
});

/** Returns the problem of each requested code that does not apply. */
function faultsOf({ codes = [], payment }: Pick<OrderRequest, 'codes' | 'payment'>, applied: readonly AppliedCode[]) {
  const errors: Record<string, string> = {};
  for (const name of codes) {
    const one = applied.find(({ code }) => code._id === name);
    const isUnpayable = one !== undefined && !one.code.seller && payment !== 'card';
    const problem = one ? (one.problem ?? (isUnpayable ? NEEDS_CARD : undefined)) : CODE_NOT_VALID;
    if (problem) errors[name] = problem;
  }
  return errors;
}

type Reduced = { lines: OrderLine[]; codes: OrderCode[]; toPayCents: number };

/**
 * Reduces the lines of a requested order by its codes.
 * @throws conflict `CODE_CHANGED` when a code does not apply, or the request's total is not the sum to pay
 * @throws conflict `ORDER_CHANGED` when the total of a request without codes is not the sum of its prices
 */
export function reduceOrder(
  request: Pick<OrderRequest, 'codes' | 'payment' | 'totalPrice'>,
  lines: readonly (OrderLine & { category: CodeLine['category'] })[],
  { codes, ...circumstances }: ReadCodes,
  now: Date,
): Reduced {
  const applied = applyCodes(codes, lines.map(lineOf), { ...circumstances, now });
  const errors = faultsOf(request, applied.codes);
  if (Object.keys(errors).length > 0) throw codeChanged(errors);
  const { toPayCents } = applied;
  if (toPayCents !== toCents(request.totalPrice)) {
    const total = { totalPrice: `The total is ${formatMoney(toDollars(toPayCents))}.` };
    if (applied.codes.length > 0) throw codeChanged(total);
    throw conflict('Something in your order has changed. Please look at it again.', {
      code: 'ORDER_CHANGED',
      errors: total,
    });
  }
  if (applied.codes.length === 0) return { lines: [...lines], codes: [], toPayCents };
  return {
    lines: lines.map((line) => ({ ...line, ...applied.lines.get(lineIdOf(line)) })),
    codes: applied.codes.map(orderCodeOf),
    toPayCents,
  };
}
