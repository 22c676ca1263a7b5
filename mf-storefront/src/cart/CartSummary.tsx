import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import { formatMoney } from '@ethereal/contracts/format-money';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import styles from './CartPage.module.css';
import { CodeField } from './CodeField.tsx';
import { countOf, subtotalOf } from './cart-sums.ts';
import { DiscountRows } from './DiscountRows.tsx';

type Props = { lines: readonly CartLine[]; codes: readonly CartCode[] };

/** Renders the sum of the cart, its codes, and the link to the checkout. */
export function CartSummary({ lines, codes }: Props) {
  return (
    <div className={styles.side}>
      <div className={`panel ${styles.codes}`}>
        <CodeField codes={codes} />
      </div>
      <section className={`stack-4 pad-5 panel ${styles.summary}`} aria-label="Subtotal">
        <p className={styles.subtotal} role="status">
          <span>
            Subtotal (<span>{countOfItems(countOf(lines))}</span>):
          </span>{' '}
          <strong>{formatMoney(subtotalOf(lines))}</strong>
        </p>
        <dl className={`stack-2 ${styles.rows}`}>
          <DiscountRows subtotal={subtotalOf(lines)} codes={codes} row={styles.row} total={styles.subtotal} />
        </dl>
        <p className={`quiet ${styles.note}`}>
          Free shipping to New York and California. Nothing is added at the checkout.
        </p>
        <ButtonLink to="/ethereal/cart/checkout" size="large" wide>
          Proceed to checkout
        </ButtonLink>
      </section>
    </div>
  );
}
