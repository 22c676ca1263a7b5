import { CODE_NOT_VALID } from '@ethereal/contracts/codes';
import { formatCents, toCents } from '@ethereal/contracts/money';
import type { OrderRequest } from '@ethereal/contracts/orders';
import { conflict, DomainError } from '@ethereal/service-kit/errors';
import { lineIdOf } from '../cart/cart.rules.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { type Code, type CodeUse, codeIdOf, type OrderCode } from './code.ts';
import { type AppliedCode, applyCodes, type CodeLine, isUsable, labelOf } from './codes.rules.ts';
import type { FoundCodes } from './find-codes.ts';

/** Problem of a code of the shop in an order that is paid on delivery: the shop could not pay its discount. */
const NEEDS_CARD = 'This code needs payment by card.';

/** Creates the error for codes that do not apply as sent; `errors` has a text by code. */
export const codeChanged = (errors: Record<string, string>) =>
  conflict('A code in your order has changed. Please look at it again.', { code: 'CODE_CHANGED', errors });

/** Creates the error for an order that is not as sent; `errors` has a text by item, or one for the total. */
export const orderChanged = (errors: Record<string, string>) =>
  conflict('Something in your order has changed. Please look at it again.', { code: 'ORDER_CHANGED', errors });

/** Returns the number of codes that are not valid by a refusal of an order. */
export const invalidCodesIn = (refusal: unknown): number =>
  refusal instanceof DomainError
    ? Object.values(refusal.errors ?? {}).filter((message) => message === CODE_NOT_VALID).length
    : 0;

/** Returns the uses that an order reserves, takes, or gives back. */
export const usesOf = ({ _id: order, buyer: person, codes = [] }: Pick<Order, '_id' | 'buyer' | 'codes'>): CodeUse[] =>
  codes.map(({ code: text, seller, cents, once = false }) => ({
    code: codeIdOf({ text, seller }),
    order,
    person,
    cents,
    once,
  }));

const lineOf = (line: OrderLine & { category: CodeLine['category'] }): CodeLine => ({
  lineId: lineIdOf(line),
  product: line.product,
  category: line.category,
  seller: line.seller,
  priceCents: line.priceCents,
  quantity: line.quantity,
});

const orderCodeOf = ({ code, discountCents }: AppliedCode): OrderCode => ({
  code: code.text,
  label: labelOf(code.terms),
  cents: discountCents,
  ...(code.seller && { seller: code.seller }),
  ...(code.conditions.oncePerPerson && { once: true }),
  ...(code.conditions.firstOrder && { first: true }),
});

/** Returns the problem of each requested code that applies for no owner. `unpayable` are those that need a card. */
function faultsOf(codes: readonly string[], applied: readonly AppliedCode[], unpayable: readonly Code[]) {
  const errors: Record<string, string> = {};
  for (const name of codes) {
    const ofText = applied.filter(({ code }) => code.text === name);
    if (ofText.some(({ problem }) => !problem)) continue;
    const needsCard = unpayable.some(({ text }) => text === name) ? NEEDS_CARD : undefined;
    errors[name] = ofText[0]?.problem ?? needsCard ?? CODE_NOT_VALID;
  }
  return errors;
}

type Reduced = { lines: OrderLine[]; codes: OrderCode[]; toPayCents: number };

/**
 * Reduces the lines of a requested order by its codes. A code applies for every owner who has it. On delivery, codes of
 * the shop are left out.
 * @throws conflict `CODE_CHANGED` when a code does not apply, or the request's total is not the sum to pay
 * @throws conflict `ORDER_CHANGED` when the total of a request without codes is not the sum of its prices
 */
export function reduceOrder(
  request: Pick<OrderRequest, 'codes' | 'payment' | 'totalPrice'>,
  lines: readonly (OrderLine & { category: CodeLine['category'] })[],
  { codes, ...circumstances }: FoundCodes,
  now: Date,
): Reduced {
  const isPayable = ({ seller }: Code) => seller !== undefined || request.payment === 'card';
  const all = applyCodes(codes.filter(isPayable), lines.map(lineOf), { ...circumstances, now });
  const errors = faultsOf(
    request.codes ?? [],
    all.codes,
    codes.filter((code) => !isPayable(code) && isUsable(code, now)),
  );
  if (Object.keys(errors).length > 0) throw codeChanged(errors);
  const { toPayCents } = all;
  const applied = all.codes.filter(({ problem }) => !problem);
  if (toPayCents !== toCents(request.totalPrice)) {
    const total = { totalPrice: `The total is ${formatCents(toPayCents)}.` };
    if (applied.length > 0) throw codeChanged(total);
    throw orderChanged(total);
  }
  if (applied.length === 0) return { lines: [...lines], codes: [], toPayCents };
  return {
    lines: lines.map((line) => ({ ...line, ...all.lines.get(lineIdOf(line)) })),
    codes: applied.map(orderCodeOf),
    toPayCents,
  };
}
