import { formatCents } from '@ethereal/contracts/format-money';
import { percentOf, shareOf } from './commission.ts';
import { useSellingTerms } from './useSellingTerms.ts';

/** Names the commission beside a price, with what the seller receives of it. */
export function PriceShare({ price }: { price: string }) {
  const { data: terms } = useSellingTerms();
  if (!terms) return null;
  const { commissionBasisPoints: points } = terms;
  const cents = Math.round(Number(price) * 100);
  const commission = `after ${percentOf(points)} commission`;
  if (!Number.isFinite(cents) || cents <= 0) return <>You receive the price {commission}.</>;
  return (
    <>
      You receive {formatCents(shareOf(cents, points))} {commission}.
    </>
  );
}
