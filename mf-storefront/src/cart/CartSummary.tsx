import type { CartLine } from '@ethereal/contracts/cart';
import { formatMoney } from '@ethereal/contracts/format-money';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { countOfItems } from '../items/count-of-items.ts';
import styles from './CartPage.module.css';
import { countOf, subtotalOf } from './cart-sums.ts';

/** Renders the sum of the cart and the link to the checkout. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  return (
    <section className={styles.summary} aria-label="Subtotal">
      <p className={styles.subtotal} role="status">
        <span>
          Subtotal (<span>{countOfItems(countOf(lines))}</span>):
        </span>{' '}
        <strong>{formatMoney(subtotalOf(lines))}</strong>
      </p>
      <p className={styles.note}>Free shipping to New York and California. Nothing is added at the checkout.</p>
      <ButtonLink to="/ethereal/cart/checkout" size="large" wide>
        Proceed to checkout
      </ButtonLink>
    </section>
  );
}
