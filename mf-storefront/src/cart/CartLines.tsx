import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { bySeller } from './cart-sums.ts';
import { SellerLines } from './SellerLines.tsx';

type Props = { lines: readonly CartLine[]; codes: readonly CartCode[]; onRemoved: () => void };

/** Renders the lines of the cart by seller, and the summary beside them. */
export function CartLines({ lines, codes, onRemoved }: Props) {
  return (
    <div className={styles.columns}>
      <ul className={styles.sellers} aria-label="Items in your cart">
        {bySeller(lines).map(([seller, theirs]) => (
          <li key={seller}>
            <SellerLines seller={seller} lines={theirs} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <CartSummary lines={lines} codes={codes} />
    </div>
  );
}
