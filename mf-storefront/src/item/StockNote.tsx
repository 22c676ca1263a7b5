import type { Stock } from '@ethereal/contracts/stock';
import { LOW_STOCK, piecesIn } from '@ethereal/contracts/stock-rules';
import { type Choice, variantOf } from '@ethereal/contracts/variants';
import styles from './BuyForm.module.css';

type Props = { available: Stock | undefined; choice: Choice };

/** Renders the number of units left if they are few. Renders nothing if the stock is not counted or sufficient. */
export function StockNote({ available, choice }: Props) {
  const left = piecesIn(available, choice);
  const variant = variantOf(choice);
  if (left === null || left > LOW_STOCK) return null;
  return (
    <p className={styles.stock} data-sold-out={left === 0 || undefined}>
      {left === 0 ? 'Sold out' : `Only ${left} left${variant ? ` in ${variant}` : ''}`}
    </p>
  );
}
