import type { CartLine } from '@ethereal/contracts/cart';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';

type Props = { lines: readonly CartLine[]; onRemoved: () => void };

/** The lines of the cart, and beside them what they come to. */
export function CartLines({ lines, onRemoved }: Props) {
  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label="Items in your cart">
        {lines.map((line) => (
          <li key={line.productId._id}>
            <CartLineRow line={line} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <CartSummary lines={lines} />
    </div>
  );
}
