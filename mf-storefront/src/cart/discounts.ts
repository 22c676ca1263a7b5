import type { CartCode } from '@ethereal/contracts/codes';
import type { PaymentMethod } from '@ethereal/contracts/payments';

/** Problem of a code of the shop while the buyer wants to pay on delivery. */
const NEEDS_CARD = 'Pay by card to use this code.';

/** Returns the codes as they apply with a payment method. In the cart, no method is chosen yet. */
export function codesWith(codes: readonly CartCode[], payment?: PaymentMethod): CartCode[] {
  return codes.map((code) =>
    payment === 'on-delivery' && code.needsCard && !code.problem ? { ...code, discount: 0, problem: NEEDS_CARD } : code,
  );
}

/** Returns the codes that reduce the cart. */
export const appliedOf = (codes: readonly CartCode[]): CartCode[] => codes.filter(({ problem }) => !problem);

/** Returns the sum of the discounts in dollars, computed in whole cents. */
export const discountOf = (codes: readonly CartCode[]): number =>
  appliedOf(codes).reduce((cents, { discount }) => cents + Math.round(discount * 100), 0) / 100;

/** Returns the sum to pay in dollars, computed in whole cents. */
export const toPayOf = (subtotal: number, codes: readonly CartCode[]): number =>
  Math.max(0, Math.round(subtotal * 100) - Math.round(discountOf(codes) * 100)) / 100;
