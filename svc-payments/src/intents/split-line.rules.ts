import type { PaidGoods } from '@ethereal/contracts/payments';
import { divideCents } from '../ledger/ledger.rules.ts';
import { type Discounts, lineIdOf, type PaymentLine, type Split } from './intent.ts';

/** Returns the price of a line before discounts. */
const priceOf = ({ cents, discounts }: Pick<Split, 'cents' | 'discounts'>): number =>
  cents + (discounts?.seller ?? 0) + (discounts?.shop ?? 0);

/** Returns the amount of which seller and shop have their shares: that before the shop's discount. */
const sharedOf = ({ cents, discounts }: Pick<Split, 'cents' | 'discounts'>): number => cents + (discounts?.shop ?? 0);

const subtract = (whole: Discounts, part: Discounts = { seller: 0, shop: 0 }): Discounts => ({
  seller: whole.seller - part.seller,
  shop: whole.shop - part.shop,
});

/** Returns a line's goods in another quantity; none when either is unknown. */
const inQuantity = (goods: PaidGoods | undefined, quantity: number | undefined) =>
  goods && quantity ? { goods: { ...goods, quantity } } : {};

/**
 * Returns a part of a line with its amounts, and the rest. Both sum to the line. The shares of a captured line are
 * fixed, so that they sum to what was booked for the whole.
 * @throws Error when the part is not smaller than the line
 */
export function divideLine(
  whole: PaymentLine,
  { lineId, cents, quantity, discounts }: Omit<Split, 'step'>,
  commissionBasisPoints: number,
): { rest: PaymentLine; part: PaymentLine } {
  const isSmaller = cents <= whole.cents && priceOf({ cents, discounts }) < priceOf(whole);
  if (!isSmaller) throw new Error(`Line ${lineId} is not smaller than the line that it is split from.`);
  const { splits: _, goods, ...fields } = whole;
  const booked = whole.shareCents ?? divideCents(sharedOf(whole), commissionBasisPoints).seller;
  const share = divideCents(sharedOf({ cents, discounts }), commissionBasisPoints).seller;
  const isBooked = whole.capture === 'done';
  const rest = {
    ...fields,
    ...inQuantity(goods, goods && quantity && goods.quantity - quantity),
    cents: whole.cents - cents,
    ...(whole.discounts && { discounts: subtract(whole.discounts, discounts) }),
    ...(isBooked && { shareCents: booked - share }),
  };
  const part = {
    ...fields,
    ...inQuantity(goods, quantity),
    lineId,
    cents,
    ...(discounts && { discounts }),
    ...(isBooked && { shareCents: share }),
    ...(whole.mature && { maturedWith: lineIdOf(whole) }),
  };
  return { rest, part };
}
