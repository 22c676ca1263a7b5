import type { CartCode } from '@ethereal/contracts/codes';
import { formatMoney } from '@ethereal/contracts/format-money';
import { appliedOf, discountOf, toPayOf } from './discounts.ts';

type Props = {
  subtotal: number;
  codes: readonly CartCode[];
  /** Class of each row, which has a term and a value. */
  row: string | undefined;
  /** Class of the last row. */
  total: string | undefined;
};

/** Renders the rows of the discount and of the sum to pay; nothing while no code applies. */
export function DiscountRows({ subtotal, codes, row, total }: Props) {
  if (appliedOf(codes).length === 0) return null;
  return (
    <>
      <div className={row}>
        <dt>Discount:</dt>
        <dd>−{formatMoney(discountOf(codes))}</dd>
      </div>
      <div className={total}>
        <dt>To pay</dt>
        <dd>{formatMoney(toPayOf(subtotal, codes))}</dd>
      </div>
    </>
  );
}
