import type { Size } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import styles from './BuyForm.module.css';

type Props = { price: number; size: Size | undefined };

/**
 * On a phone, what the button in the bar would buy: its price and size, drawn by the style sheet, because both
 * stand in the page already for screen readers.
 */
export function BarFacts({ price, size }: Props) {
  return (
    <span
      className={styles.barFacts}
      aria-hidden="true"
      data-price={formatMoney(price)}
      data-size={size ? `Size ${size}` : undefined}
    />
  );
}
