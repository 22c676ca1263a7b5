import { formatCents } from '@ethereal/contracts/format-money';
import { orderNumber } from '@ethereal/contracts/orders';
import { fillPath } from '@ethereal/contracts/path-template';
import { downloadPayout, type Payout } from '@ethereal/contracts/payouts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { downloadFile } from '@ethereal/web-kit/files/save-file.ts';
import { localDay, longDay } from '@ethereal/web-kit/format/local-day.ts';
import { Download } from 'lucide-react';
import styles from './PayoutsPage.module.css';

const FAILURE = 'The statement could not be loaded. Please try again in a moment.';

/**
 * Saves a payout's statement, named by the day in the seller's own time zone. @throws Error with a message for people
 */
const downloadStatement = ({ _id, at }: Payout): Promise<void> =>
  downloadFile(fillPath(downloadPayout.path, { id: _id }), `payout-${localDay(new Date(at))}.csv`, FAILURE);

/** Returns the seller's discount of a line as a part of its sum; empty for a line without one. */
const discountText = ({ discountCents = 0 }: Payout['lines'][number]) =>
  discountCents === 0 ? '' : `${formatCents(discountCents)} discount and `;

/** Returns the discount of the shop, which the seller does not bear; empty for a line without one. */
const shopDiscountText = ({ shopDiscountCents = 0 }: Payout['lines'][number]) =>
  shopDiscountCents === 0 ? '' : ` (${formatCents(shopDiscountCents)} of it paid by the shop)`;

/** Renders one payout with its lines: price, discount, commission and share of each. Refunds are negative. */
export function PayoutCard({ payout }: { payout: Payout }) {
  const { at, cents, lines, returnedAt } = payout;
  const saving = useAction({ mutationFn: () => downloadStatement(payout), failed: (error) => error.message });
  return (
    <article className={styles.payout} aria-label={`Payout of ${longDay(at)}`}>
      <header className={`row-2-4 center ${styles.head}`}>
        <h2 className={styles.day}>
          <time dateTime={at}>{longDay(at)}</time>
        </h2>
        <strong className="numbers">{formatCents(cents)}</strong>
        <Button variant="quiet" size="small" busy={saving.isPending} onClick={() => saving.mutate()}>
          {!saving.isPending && <Download size={16} aria-hidden="true" />}
          CSV
        </Button>
      </header>
      {returnedAt && (
        <p className={styles.returned}>
          Your bank returned this payout on <time dateTime={returnedAt}>{longDay(returnedAt)}</time>. Check your account
          above; it is sent again.
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several refunds of one amount.
          <li key={index} className={`line-4 spread ${styles.line}`}>
            <span>
              <span dir="auto">{line.name ?? `Item ${line.productId}`}</span>
              <span className={styles.item}>
                {line.cents < 0 ? 'Refund, order' : 'Order'} {orderNumber(line.orderId)}
                {line.saleCents !== undefined &&
                  ` · ${formatCents(line.saleCents + (line.discountCents ?? 0))}${shopDiscountText(line)} less ${discountText(line)}${formatCents(line.saleCents - line.cents)} commission`}
              </span>
            </span>
            <span className="numbers">{formatCents(line.cents)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
