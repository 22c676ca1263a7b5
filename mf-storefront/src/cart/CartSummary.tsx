import type { CartLine } from '@ethereal/contracts/cart';
import { formatMoney } from '@ethereal/contracts/format-money';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import styles from './CartPage.module.css';
import { countLabel, countOf, subtotalOf } from './cart-sums.ts';

/** What the cart comes to, and the way to the checkout. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  return (
    <section className={styles.summary} aria-label="Subtotal">
      <p className={styles.subtotal} role="status">
        <span>
          Subtotal (<span>{countLabel(countOf(lines))}</span>):
        </span>{' '}
        <strong>{formatMoney(subtotalOf(lines))}</strong>
      </p>
      <p className={styles.note}>Shipping and taxes are settled at the checkout.</p>
      <ButtonLink to="/ethereal/cart/checkout" size="large" wide>
        Proceed to checkout
      </ButtonLink>
    </section>
  );
}
