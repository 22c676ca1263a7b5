import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import type { DeliveryState } from '@ethereal/contracts/delivery';
import { formatMoney } from '@ethereal/contracts/format-money';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import type { ReactNode } from 'react';
import { CodeField } from '../cart/CodeField.tsx';
import { countOf, subtotalOf } from '../cart/cart-sums.ts';
import { DiscountRows } from '../cart/DiscountRows.tsx';
import { appliedOf } from '../cart/discounts.ts';
import styles from './OrderSummary.module.css';
import { SummaryItems } from './SummaryItems.tsx';

type Props = {
  lines: readonly CartLine[];
  codes: readonly CartCode[];
  /** State of the delivery address, once it is chosen. */
  state: DeliveryState | undefined;
  busy: boolean;
  children?: ReactNode;
};

/** Text for shipping and taxes, which the shop does not calculate. */
const NOT_CALCULATED = '--';

/** Renders the lines and the sum of the order, and the button that places it. */
export function OrderSummary({ lines, codes, state, busy, children }: Props) {
  const isReduced = appliedOf(codes).length > 0;
  return (
    <section className={`stack-5 pad-5 panel ${styles.summary}`} aria-labelledby="order-summary">
      <div className="line-4 baseline spread">
        <h2 id="order-summary" className="text-xl">
          Order Summary
        </h2>
        <Link className="underlined text-sm strong" to="/ethereal/cart">
          Edit cart
        </Link>
      </div>
      <SummaryItems lines={lines} state={state} />
      <dl className="stack-3">
        <Row term="Items" value={String(countOf(lines))} />
        <Row term="Shipping & handling" value={NOT_CALCULATED} />
        <Row term="Total before tax" value={NOT_CALCULATED} />
        <Row term="Estimated tax" value={NOT_CALCULATED} />
        <div className={styles.total}>
          <dt>Total Price</dt>
          <dd>{formatMoney(subtotalOf(lines))}</dd>
        </div>
        <DiscountRows subtotal={subtotalOf(lines)} codes={codes} row={styles.row} total={styles.total} />
      </dl>
      <CodeField codes={codes} />
      <p className="quiet">
        Free shipping to New York and California. You pay the {isReduced ? 'sum to pay' : 'total price'}.
      </p>
      {children}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? 'Placing your order…' : 'Place Order'}
      </Button>
    </section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{term}:</dt>
      <dd>{value}</dd>
    </div>
  );
}
