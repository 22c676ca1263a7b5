import type { CartLine } from '@ethereal/contracts/cart';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { bySeller } from './cart-sums.ts';
import { SellerLines } from './SellerLines.tsx';

type Props = { lines: readonly CartLine[]; onRemoved: () => void };

/** The lines of the cart, seller by seller, and beside them what they come to. */
export function CartLines({ lines, onRemoved }: Props) {
  return (
    <div className={styles.columns}>
      <ul className={styles.sellers} aria-label="Items in your cart">
        {bySeller(lines).map(([seller, theirs]) => (
          <li key={seller}>
            <SellerLines seller={seller} lines={theirs} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <CartSummary lines={lines} />
    </div>
  );
}
