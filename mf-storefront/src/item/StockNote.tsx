import type { Size } from '@ethereal/contracts/fashion';
import type { Stock } from '@ethereal/contracts/stock';
import { availableIn, LOW_STOCK, piecesOf } from '@ethereal/contracts/stock-rules';
import styles from './BuyForm.module.css';

type Props = { available: Stock | undefined; size: Size | undefined };

/** How many there are when there are few; nothing when nobody counts or there are plenty. */
export function StockNote({ available, size }: Props) {
  const left = size ? availableIn(available, size) : piecesOf(available);
  if (left === null || left > LOW_STOCK) return null;
  return (
    <p className={styles.stock} data-sold-out={left === 0 || undefined}>
      {left === 0 ? 'Sold out' : `Only ${left} left${size ? ` in ${size}` : ''}`}
    </p>
  );
}
